"""The chat of a table, and who may read each message."""

from typing import Any

from ...engine import SPECTATOR
from ...i18n.errors import Conflict
from ...match.table import Table
from ..ws.protocol import TalkMessage

ChatRow = dict[str, Any]  # a row of the database table `talks`


class ChatLog:
    """All messages, as rows of the database."""

    def __init__(self, rows: list[ChatRow]) -> None:
        self.rows = rows

    def heard_by(self, viewer: int, token: str | None) -> list[TalkMessage]:
        """Return what the person with this token may read, as the viewer they are now, numbered for them."""
        heard = [row for row in self.rows if _may_read(row, viewer, token)]
        return [_message(number, row) for number, row in enumerate(heard, 1)]

    def latest(self, viewer: int, token: str | None) -> TalkMessage | None:
        """Return the latest message, if this person may read it."""
        row = self.rows[-1]
        if not _may_read(row, viewer, token):
            return None
        return _message(sum(_may_read(each, viewer, token) for each in self.rows), row)


def chat_row(
    match: str, seq: int, seat: int, name: str, text: str, readers: list[int] | None, about: str = ""
) -> ChatRow:
    """Return a message as a row; `about` is set where the table itself announces something about a name. Where it is
    private, `people` are the tokens of those who may read it."""
    said = {"match": match, "seq": seq, "seat": seat, "name": name}
    return {**said, "text": text, "hearers": readers, "about": about, "people": None}


def readers_of(table: Table | None, seats: int, seat: int | None, to: list[int] | None) -> list[int] | None:
    """Return the seats that may read what a seat says; None for all. A game may forbid some pairs to talk."""
    may_tell = None if table is None else table.game.text.may_tell
    if table is None or may_tell is None or seat is None or table.over:
        return None if to is None else sorted(set(to))
    view = table.view(SPECTATOR)
    allowed = [other for other in range(seats) if other == seat or may_tell(view, seat, other)]
    if to is None:
        return None if len(allowed) == seats else allowed
    if not set(to) <= set(allowed):
        raise Conflict("error-silent")
    return sorted(set(to))


def _may_read(row: ChatRow, viewer: int, token: str | None) -> bool:
    """Return whether a person may read a message. A private one belongs to the people who had the seats when it was
    sent, and not to whoever sits there next; older releases recorded the seats alone."""
    if row["hearers"] is None:
        return True
    if row["people"] is None:
        return viewer in row["hearers"] or viewer == row["seat"]
    return token in row["people"]


def _message(number: int, row: ChatRow) -> TalkMessage:
    return TalkMessage(number, row["seat"], row["name"], row["text"], row["hearers"], row["about"])
