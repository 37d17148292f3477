"""Prometheus metrics: totals only, nothing about people.

Metrics that change with what somebody does at a table are for the host: on a quiet server they would tell players of
actions that they cannot notice.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

public = CollectorRegistry()
failures = Counter("gotham_failures_total", "Errors of the server itself.", registry=public)
opened = Counter("gotham_tables_opened_total", "Tables that were opened.", registry=public)
alerts = Counter("gotham_alerts_total", "Alerts that were sent.", ["kind"], registry=public)
lost_alerts = Counter("gotham_alerts_lost_total", "Alerts that could not be sent.", ["kind"], registry=public)
rooms = Gauge("gotham_rooms", "Tables in memory.", registry=public)
sockets = Gauge("gotham_sockets", "Open sockets.", registry=public)
lease_changes = Counter("gotham_lease_changes_total", "Leases taken and lost.", ["change"], registry=public)
leases_taken, leases_lost = lease_changes.labels("taken"), lease_changes.labels("lost")

private = CollectorRegistry()
moves = Counter("gotham_moves_total", "Actions that were persisted.", registry=private)
refusals = Counter("gotham_refusals_total", "Requests that were refused.", registry=private)
overtaken = Counter("gotham_overtaken_total", "Writes that another server made first.", registry=private)
caught_up = Counter("gotham_caught_up_total", "Times that a table loaded what others had written.", registry=private)
commits = Histogram("gotham_commit_seconds", "Time to commit a group of writes.", registry=private)
renewals = Counter("gotham_lease_renewals_total", "Statements that renewed leases.", registry=private)
leased = Gauge("gotham_leases", "Shards whose lease this server holds.", registry=private)
announced = Counter("gotham_announcements_total", "Messages that were sent to other servers.", registry=private)
heard = Counter("gotham_announcements_heard_total", "Messages that came from other servers.", registry=private)
