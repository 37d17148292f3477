"""Prometheus metrics: totals only, nothing about people."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

registry = CollectorRegistry()
moves = Counter("gotham_moves_total", "Actions that were persisted.", registry=registry)
refusals = Counter("gotham_refusals_total", "Requests that were refused.", registry=registry)
failures = Counter("gotham_failures_total", "Errors of the server itself.", registry=registry)
opened = Counter("gotham_tables_opened_total", "Tables that were opened.", registry=registry)
alerts = Counter("gotham_alerts_total", "Alerts that were sent.", ["kind"], registry=registry)
lost_alerts = Counter("gotham_alerts_lost_total", "Alerts that could not be sent.", ["kind"], registry=registry)
overtaken = Counter("gotham_overtaken_total", "Writes that another server made first.", registry=registry)
caught_up = Counter("gotham_caught_up_total", "Times that a table loaded what others had written.", registry=registry)
rooms = Gauge("gotham_rooms", "Tables in memory.", registry=registry)
sockets = Gauge("gotham_sockets", "Open sockets.", registry=registry)
commits = Histogram("gotham_commit_seconds", "Time to commit a group of writes.", registry=registry)
