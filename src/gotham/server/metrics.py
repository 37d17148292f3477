"""What a server counts, for Prometheus: sums only, nothing about anybody."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
moves = Counter("gotham_moves_total", "Actions that were kept.", registry=registry)
refusals = Counter("gotham_refusals_total", "What was asked and refused.", registry=registry)
failures = Counter("gotham_failures_total", "Errors of the server itself.", registry=registry)
opened = Counter("gotham_tables_opened_total", "Tables that were opened.", registry=registry)
rooms = Gauge("gotham_rooms", "Tables in memory.", registry=registry)
sockets = Gauge("gotham_sockets", "Open sockets.", registry=registry)
commits = Histogram("gotham_commit_seconds", "How long it takes to keep a group of writes.", registry=registry)
