"""What was said at a table, and who may read it."""

from typing import Any

from ...engine import SPECTATOR
from ...i18n.errors import Unknown
from ...match.table import Table
from ..ws.protocol import TalkMessage


class Talks:
    """Everything that was said, as rows of the database."""

    def __init__(self, rows: list[Any]) -> None:
        self.rows = rows

    def heard_by(self, viewer: int) -> list[TalkMessage]:
        """What a viewer may read, counted for them."""
        heard = [row for row in self.rows if _hears(row, viewer)]
        return [_message(number, row) for number, row in enumerate(heard, 1)]

    def latest(self, viewer: int) -> TalkMessage | None:
        """What was said last, if this viewer may read it."""
        row = self.rows[-1]
        return _message(sum(_hears(each, viewer) for each in self.rows), row) if _hears(row, viewer) else None


def row_of(match: str, seq: int, seat: int, name: str, text: str, hearers: list[int] | None, about: str = "") -> Any:
    """Something said, as a row; or told by the table itself about a name."""
    said = {"match": match, "seq": seq, "seat": seat, "name": name}
    return {**said, "text": text, "hearers": hearers, "about": about}


def hearers(table: Table | None, seats: int, seat: int | None, to: list[int] | None) -> list[int] | None:
    """Who may hear what a seat says; all, or those it names. A game may keep some from each other."""
    may_tell = None if table is None else table.game.text.may_tell
    if table is None or may_tell is None or seat is None or table.over:
        return None if to is None else sorted(set(to))
    view = table.view(SPECTATOR)
    allowed = [other for other in range(seats) if other == seat or may_tell(view, seat, other)]
    if to is None:
        return None if len(allowed) == seats else allowed
    if not set(to) <= set(allowed):
        raise Unknown("error-silent")
    return sorted(set(to))


def _hears(row: Any, viewer: int) -> bool:
    """Whether a viewer may read something that was said."""
    return row["hearers"] is None or viewer in row["hearers"] or viewer == row["seat"]


def _message(number: int, row: Any) -> TalkMessage:
    return TalkMessage(number, row["seat"], row["name"], row["text"], row["hearers"], row["about"])
