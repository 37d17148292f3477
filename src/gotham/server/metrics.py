"""Prometheus metrics: totals only, nothing about people.

Metrics that change with what somebody does at a table are for the host: on a quiet server they would tell players of
actions that they cannot notice. Lengths of queues, lag and the waiting times of bots are such metrics.
"""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

LAGS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
WAITS = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 60.0)

public = CollectorRegistry()
failures = Counter("gotham_failures_total", "Errors of the server itself.", registry=public)
opened = Counter("gotham_tables_opened_total", "Tables that were opened.", registry=public)
alerts = Counter("gotham_alerts_total", "Alerts that were sent.", ["kind"], registry=public)
lost_alerts = Counter("gotham_alerts_lost_total", "Alerts that could not be sent.", ["kind"], registry=public)
rooms = Gauge("gotham_rooms", "Tables in memory.", registry=public)
sockets = Gauge("gotham_sockets", "Open sockets.", registry=public)
lease_changes = Counter("gotham_lease_changes_total", "Leases taken and lost.", ["change"], registry=public)
leases_taken, leases_lost = lease_changes.labels("taken"), lease_changes.labels("lost")
writable = Gauge("gotham_writable", "1 while writes succeed, 0 after one that the database refused.", registry=public)
preparing = Gauge("gotham_preparing", "Games whose bots are being prepared.", registry=public)

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
lag = Histogram("gotham_loop_lag_seconds", "How late the event loop runs a timer.", registry=private, buckets=LAGS)
write_queue = Gauge("gotham_write_queue", "Writes that wait to be committed.", registry=private)
backlog = Gauge("gotham_backlog_bytes", "Unsent messages of all sockets.", registry=private)
memory = Gauge("gotham_memory_bytes", "Memory of the server's own process.", registry=private)
jobs = Gauge("gotham_jobs_queue", "Unfinished analyses and uploads.", ["kind"], registry=private)
bot_queue = Gauge("gotham_bot_queue", "Questions to bots that wait for a worker.", ["urgency"], registry=private)
bot_workers = Gauge("gotham_bot_workers", "Workers that think for bots.", ["state"], registry=private)
bot_share = Gauge("gotham_bot_share", "The share of its budget that the next slow bot gets.", registry=private)
bot_waits = Histogram(
    "gotham_bot_wait_seconds", "Time that a question waits for a worker.", ["urgency"], registry=private, buckets=WAITS
)
bot_thoughts = Histogram("gotham_bot_think_seconds", "Time that a bot thinks.", registry=private, buckets=WAITS)


def observe(gauge: Gauge, read: Callable[[], float], **labels: str) -> None:
    """Have a gauge read its value when metrics are requested, so that counting costs nothing meanwhile."""
    (gauge.labels(**labels) if labels else gauge).set_function(read)
