"""Reports to who hosts the server: of whom, why, and what they had said as the reporter may read it."""

import time

from ...i18n.errors import Conflict
from ..db import tables as schema
from ..db.store import ADD, Store, Write
from ..http.schemas import Report
from ..live.room import Room
from ..live.seats import Person

SAID = 30  # lines that go along
AN_HOUR = 5  # reports that one person may make


async def keep_report(store: Store, room: Room, reporter: Person, wish: Report) -> None:
    """Keeps a report for the host of the server; nobody at the table is told."""
    async with room.lock:
        chair, who = room.people.chair(wish.seat), _reported(room, wish.seat)
        if who is None and not chair.left:
            raise Conflict("error-report-bot")
        if who is not None and who.token == reporter.token:
            raise Conflict("error-report-self")
        heard = [line for line in room.talks.heard_by(room.viewer_of(reporter)) if line.seat == wish.seat]
        row = {
            "match": room.match.id,
            "at": time.time(),
            "seat": wish.seat,
            "name": chair.left if who is None else who.name,
            "mark": "" if who is None else room.presence.marks.get(who.token, ""),
            "reason": " ".join(wish.reason.split()),
            "said": [f"{line.name}: {line.text}" for line in heard if not line.about][-SAID:],
        }
    await store.write(Write(ADD[schema.reports], row))


def _reported(room: Room, seat: int) -> Person | None:
    """Whose seat it is, or who has stood up from it last."""
    known, holder = room.people.known, room.people.chairs[seat].holder
    return known.get(holder) if holder else next((each for each in known.values() if each.seat == seat), None)
