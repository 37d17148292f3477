"""What a server counts, for Prometheus: sums only, nothing about anybody."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
moves = Counter("gotham_moves_total", "Actions that were kept.", registry=registry)
refusals = Counter("gotham_refusals_total", "What was asked and refused.", registry=registry)
failures = Counter("gotham_failures_total", "Errors of the server itself.", registry=registry)
opened = Counter("gotham_tables_opened_total", "Tables that were opened.", registry=registry)
alerts = Counter("gotham_alerts_total", "Alerts that were sent.", ["kind"], registry=registry)
lost_alerts = Counter("gotham_alerts_lost_total", "Alerts that could not be sent.", ["kind"], registry=registry)
overtaken = Counter("gotham_overtaken_total", "Changes that another server had made before.", registry=registry)
caught_up = Counter("gotham_caught_up_total", "Times that a table took in what others had kept.", registry=registry)
rooms = Gauge("gotham_rooms", "Tables in memory.", registry=registry)
sockets = Gauge("gotham_sockets", "Open sockets.", registry=registry)
commits = Histogram("gotham_commit_seconds", "How long it takes to keep a group of writes.", registry=registry)
