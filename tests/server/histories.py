"""A model of what clients, servers and the database did: a list of records in, the faults in it out.

A stream is the log of one match, or its chat. Every accepted action is in the truth once, actions of a seat are in the
order in which they were asked for, and an action that was accepted before another was asked for is before it. Each
viewer is told the truth as far as they may notice it, in order, nothing twice and without gaps.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Asked(NamedTuple):
    """A client asks for an action; the order of the records is the order in time."""

    id: int
    stream: str
    seat: int
    what: str


class Answered(NamedTuple):
    """A client has the answer to a request. A request without one may have happened or not."""

    id: int
    accepted: bool


class Told(NamedTuple):
    """A client is told the `number`-th event of its viewer."""

    client: str
    stream: str
    viewer: int
    number: int
    seat: int
    what: str


class Stored(NamedTuple):
    """An entry of the truth, and how each viewer notices it: the seat and the action as shown; missing where not."""

    stream: str
    seat: int
    what: str
    noticed: dict[int, tuple[int, str]]


Record = Asked | Answered | Told | Stored


class Request(NamedTuple):
    """A request with its times, which are numbers of records."""

    seat: int
    what: str
    asked: int
    answered: int | None  # None where no answer came
    accepted: bool


def faults(records: Sequence[Record]) -> list[str]:
    """Return what is wrong in a history."""
    streams = {record.stream for record in records if not isinstance(record, Answered)}
    return [fault for stream in sorted(streams) for fault in _faults(stream, records)]


def _faults(stream: str, records: Sequence[Record]) -> list[str]:
    truth = [record for record in records if isinstance(record, Stored) and record.stream == stream]
    requests = _requests(stream, records)
    told = [record for record in records if isinstance(record, Told) and record.stream == stream]
    seats = sorted({request.seat for request in requests})
    found, places = list[str](), dict[Request, int]()
    for seat in seats:
        own = [request for request in requests if request.seat == seat]
        entries = [(place, entry.what) for place, entry in enumerate(truth) if entry.seat == seat]
        matched = _match(own, entries)
        found += _why(stream, seat, own, [what for _, what in entries]) if matched is None else []
        places |= matched or {}
    return [*found, *_late(stream, places), *_mistold(stream, told, truth)]


def _requests(stream: str, records: Sequence[Record]) -> list[Request]:
    answers = {record.id: (at, record.accepted) for at, record in enumerate(records) if isinstance(record, Answered)}
    found = []
    for at, record in enumerate(records):
        if isinstance(record, Asked) and record.stream == stream:
            answered, accepted = answers.get(record.id, (None, False))
            found.append(Request(record.seat, record.what, at, answered, accepted))
    return found


# -------------------------------------------------------------------------------- requests and truth


def _match(requests: Sequence[Request], entries: Sequence[tuple[int, str]]) -> dict[Request, int] | None:
    """Return the place of each request in the truth: accepted ones have one, refused ones none, others perhaps. None
    where that is impossible. Entries must all be used, in order."""
    reached: dict[int, dict[Request, int]] = {0: {}}  # how many entries are used -> places so far
    for request in requests:
        is_optional = request.answered is None
        skipped = reached if is_optional or not request.accepted else {}
        used_up = {
            used + 1: places | {request: entries[used][0]}
            for used, places in reached.items()
            if (is_optional or request.accepted) and used < len(entries) and entries[used][1] == request.what
        }
        reached = used_up | skipped  # an entry belongs to the earliest request that it may belong to
    return reached.get(len(entries))


def _why(stream: str, seat: int, requests: Sequence[Request], entries: Sequence[str]) -> list[str]:
    """Name what is wrong where requests and truth do not match."""
    accepted = Counter(request.what for request in requests if request.accepted)
    possible = accepted + Counter(request.what for request in requests if request.answered is None)
    stored = Counter(entries)
    lost, more = [*(accepted - stored)], [*(stored - possible)]
    found = [f"{stream}: lost {what!r} of seat {seat}" for what in lost]
    asked = {request.what for request in requests}
    for what in more:
        kind = "stored twice" if possible[what] else "refused and stored" if what in asked else "unasked"
        found.append(f"{stream}: {kind}: {what!r} of seat {seat}")
    return found or [f"{stream}: actions of seat {seat} out of order"]


def _late(stream: str, places: dict[Request, int]) -> list[str]:
    """Return the actions that are in the truth before one that was accepted before they were asked for."""
    moments = [(request.asked, False, place, request) for request, place in places.items()]
    moments += [
        (request.answered, True, place, request)
        for request, place in places.items()
        if request.answered is not None and request.accepted
    ]
    found, last = list[str](), -1
    for _, is_answer, place, request in sorted(moments, key=lambda moment: moment[:3]):
        if is_answer:
            last = max(last, place)
        elif place < last:
            found.append(f"{stream}: {request.what!r} of seat {request.seat} is before what was accepted earlier")
    return found


# ----------------------------------------------------------------------------------------- viewers


def _mistold(stream: str, told: Iterable[Told], truth: Sequence[Stored]) -> list[str]:
    heard = defaultdict[tuple[str, int], list[Told]](list)
    for record in told:
        heard[record.client, record.viewer].append(record)
    found = []
    for (client, viewer), records in sorted(heard.items()):
        events = [entry.noticed[viewer] for entry in truth if viewer in entry.noticed]
        found += [f"{stream}: {client} {fault}" for fault in _misheard(records, events)]
    return found


def _misheard(records: Sequence[Told], events: Sequence[tuple[int, str]]) -> list[str]:
    found, numbers = list[str](), [record.number for record in records]
    for before, number in itertools.pairwise([0, *numbers]):
        if number <= before:
            found.append(f"was told {number} twice or after {before}")
        elif number > before + 1:
            found.append(f"was not told {before + 1}")
    for record in records:
        event = events[record.number - 1] if 0 < record.number <= len(events) else None
        if event != (record.seat, record.what):
            found.append(f"was told {record.what!r} of seat {record.seat} as {record.number}, which is {event}")
    return found
