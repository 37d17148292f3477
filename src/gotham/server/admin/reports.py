"""Reports to the host of the server: who, why, and their chat messages as far as the reporter may read them."""

import time

from ...i18n.errors import Conflict
from ..db.store import ADD, Store, Write
from ..db.tables import reports
from ..http.schemas import Report
from ..live.room import Room
from ..live.state import Participant

SAID = 30  # chat messages in a report


async def save_report(store: Store, room: Room, reporter: Participant, wish: Report) -> None:
    """Persist a report for the host of the server; nobody at the table sees it."""
    async with room.lock:
        chair, who = room.people.chair(wish.seat), _reported(room, wish.seat)
        if who is None and not chair.left:
            raise Conflict("error-report-bot")
        if who is not None and who.token == reporter.token:
            raise Conflict("error-report-self")
        heard = [line for line in room.heard_by(room.viewer_of(reporter)) if line.seat == wish.seat]
        row = {
            "match": room.setup.id,
            "at": time.time(),
            "seat": wish.seat,
            "name": chair.left if who is None else who.name,
            "mark": "" if who is None else room.presence.marks.get(who.token, ""),
            "reason": " ".join(wish.reason.split()),
            "said": [f"{line.name}: {line.text}" for line in heard if not line.about][-SAID:],
        }
    await store.write(Write(ADD[reports], row))


def _reported(room: Room, seat: int) -> Participant | None:
    """Return the holder of a seat, or the person who left it."""
    known, holder = room.people.known, room.people.chairs[seat].holder
    return known.get(holder) if holder else next((each for each in known.values() if each.seat == seat), None)
