"""What is wrong with a running server, by its metrics: read twice, so that totals become what happened meanwhile."""

import http.client
import re
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ...i18n.errors import Unavailable
from .health import NOTE, OK, WRONG, Check

LINE = re.compile(r"^(\w+)(?:\{([^}]*)\})? (\S+)$", re.MULTILINE)
LABEL = re.compile(r'(\w+)="([^"]*)"')
LATE, VERY_LATE = 0.05, 0.25  # seconds that the event loop may be late
LONG_QUEUE = 500  # writes; as many fit into a transaction
SLOW_COMMIT = 0.1  # seconds, on average
PATIENCE = 4.0  # seconds that a person may wait for a worker
SMALL_SHARE = 0.1  # of a budget
FLAPPING = 0.2  # leases lost a second
UNREAD = 64_000_000  # bytes of unsent messages
LARGE = 2_000_000_000  # bytes of memory
TIMEOUT = 20.0  # seconds for an answer
LONGEST = 1_000_000  # bytes of metrics
FEW = 10  # observations that a rate needs
Figures = Mapping[tuple[str, str], float]  # (name, label) -> value; of several labels, the one beside `le`


class MetricsReading(NamedTuple):
    """The metrics of a server at a moment, and whether it is ready."""

    figures: Figures
    ready: bool = True

    def value(self, name: str, label: str = "") -> float:
        return self.figures.get((f"gotham_{name}", label), 0.0)

    @property
    def complete(self) -> bool:
        """Whether the figures of what happens at tables are there: they need the host's token."""
        return ("gotham_moves_total", "") in self.figures


def read(text: str, ready: bool = True) -> MetricsReading:
    """Read an exposition of Prometheus; of a histogram's bucket, the label is its bound."""
    figures = dict[tuple[str, str], float]()
    for name, labels, value in LINE.findall(text):
        found = dict(LABEL.findall(labels))
        label = ",".join(found[each] for each in sorted(found))
        figures[name, label] = float(value)
    return MetricsReading(figures, ready)


def fetch(address: str, token: str = "") -> MetricsReading:
    """Read the metrics of a running server; refuse an address where there is none."""
    status, _ = _get(f"{address}/ready")
    found, text = _get(f"{address}/metrics", token)
    if found != 200 or "gotham_rooms" not in text:
        raise Unavailable("error-doctor-server", address=address, reason=f"/metrics answers {found}")
    return read(text, status == 200)


def _get(address: str, token: str = "") -> tuple[int, str]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=TIMEOUT) as response:
            return response.status, response.read(LONGEST).decode("utf-8", "replace")
    except urllib.error.HTTPError as error:
        return error.code, ""
    except (OSError, ValueError, http.client.HTTPException) as error:
        reason = " ".join(str(getattr(error, "reason", error)).split())[:200]
        raise Unavailable("error-doctor-server", address=address, reason=reason) from None


def diagnose(before: MetricsReading, after: MetricsReading, seconds: float) -> Iterator[Check]:
    """Yield what two readings tell, so many seconds apart: each finding is one sentence."""
    yield from _database(after)
    yield from _failures(before, after)
    yield from _leases(before, after, seconds)
    yield from _games(after)
    if not after.complete:
        yield Check("metrics", NOTE, "queues, lag and bots are shown only with the token of GOTHAM_METRICS")
        return
    yield from _loop(before, after)
    yield from _writes(before, after)
    yield from _bots(before, after)
    yield from _memory(after)


def _database(now: MetricsReading) -> Iterator[Check]:
    if not now.value("writable"):
        yield Check("writes", WRONG, "the database refuses writes: the disk may be full or read-only; the log says why")
    elif not now.ready:
        yield Check("ready", WRONG, "not ready: the database does not answer or is damaged; the log says why")
    else:
        yield Check("ready", OK, "the database answers and writes succeed")


def _failures(before: MetricsReading, now: MetricsReading) -> Iterator[Check]:
    new = _grown(before, now, "failures_total")
    if new:
        yield Check("failures", WRONG, f"{new:,.0f} errors of the server while it was watched; the log has them")
    elif total := now.value("failures_total"):
        yield Check("failures", NOTE, f"{total:,.0f} errors since the start, none while it was watched")
    lost = sum(value for (name, _), value in now.figures.items() if name == "gotham_alerts_lost_total")
    if lost:
        yield Check("alerts", NOTE, f"{lost:,.0f} alerts were not delivered since the start")


def _leases(before: MetricsReading, now: MetricsReading, seconds: float) -> Iterator[Check]:
    lost = _grown(before, now, "lease_changes_total", "lost") / max(seconds, 1e-9)
    if lost > FLAPPING:
        yield Check(
            "leases",
            WRONG,
            f"leases flap: {lost:.1f} a second are lost to other servers; one of them is too slow or its clock jumps",
        )


def _games(now: MetricsReading) -> Iterator[Check]:
    if left := now.value("preparing"):
        yield Check("bots", NOTE, f"the bots of {left:.0f} games are being prepared and answer slowly until then")


def _loop(before: MetricsReading, now: MetricsReading) -> Iterator[Check]:
    late = _slowest(before, now, "loop_lag_seconds")
    verdict = WRONG if late > VERY_LATE else NOTE if late > LATE else OK
    why = f"the event loop is up to {late * 1000:,.0f} ms late"
    yield Check("lag", verdict, why if verdict == OK else f"{why}: the server has more to do than one core can")


def _writes(before: MetricsReading, now: MetricsReading) -> Iterator[Check]:
    queued = now.value("write_queue")
    if queued > LONG_QUEUE and before.value("write_queue") > LONG_QUEUE:
        yield Check("write queue", WRONG, f"{queued:,.0f} writes wait: the disk or database is too slow for the tables")
    count = _grown(before, now, "commit_seconds_count")
    if count and (each := _grown(before, now, "commit_seconds_sum") / count) > SLOW_COMMIT:
        yield Check("commits", NOTE, f"a commit takes {each * 1000:,.0f} ms: every action waits for the disk that long")
    if (unread := now.value("backlog_bytes")) > UNREAD:
        yield Check("backlog", NOTE, f"{unread / 1e6:,.0f} MB of messages are unsent: clients read too slowly")


def _bots(before: MetricsReading, now: MetricsReading) -> Iterator[Check]:
    queued, share = now.value("bot_queue", "person"), now.value("bot_share")
    wait = _slowest(before, now, "bot_wait_seconds", ",person")
    if wait > PATIENCE:
        yield Check(
            "bots", WRONG, f"people wait {wait:.0f} s for bots, {queued:.0f} in the queue: add workers (--bots)"
        )
    elif share and share < SMALL_SHARE:
        yield Check("bots", NOTE, f"bots think with {share:.0%} of their time, so many play: add workers (--bots)")
    else:
        yield Check("bots", OK, f"{now.value('bot_workers', 'busy'):.0f} think, {queued:.0f} wait")


def _memory(now: MetricsReading) -> Iterator[Check]:
    used, rooms = now.value("memory_bytes"), now.value("rooms")
    verdict = NOTE if used > LARGE else OK
    yield Check(
        "memory", verdict, f"{used / 1e6:,.0f} MB with {rooms:,.0f} tables and {now.value('sockets'):,.0f} sockets"
    )


def _grown(before: MetricsReading, now: MetricsReading, name: str, label: str = "") -> float:
    """Return by how much a total has grown; a server that was started again began at nothing."""
    grown = now.value(name, label) - before.value(name, label)
    return grown if grown >= 0 else now.value(name, label)


def _slowest(before: MetricsReading, now: MetricsReading, name: str, label: str = "") -> float:
    """Return the bound of the slowest observation but one in a hundred; the largest bound beyond all others."""
    buckets = sorted(
        (float(bound.removesuffix(label)), _grown(before, now, f"{name}_bucket", bound))
        for kind, bound in now.figures
        if kind == f"gotham_{name}_bucket" and bound.endswith(label)
    )
    if not buckets or not buckets[-1][1]:
        return 0.0
    enough = buckets[-1][1] * 0.99 if buckets[-1][1] >= FEW else buckets[-1][1]
    found = next(bound for bound, count in buckets if count >= enough)
    return found if found != float("inf") else buckets[-2][0]
