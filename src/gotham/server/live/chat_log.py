"""The chat of a table, and who may read each message."""

from collections import defaultdict
from typing import Any

import msgspec

from ...engine import SPECTATOR
from ...i18n.errors import Conflict
from ...match.table import Table
from .. import limits
from ..http.rate_limit import RateLimiter
from ..ws.protocol import TalkMessage

encoder = msgspec.json.Encoder()
ChatRow = dict[str, Any]  # a row of the database table `talks`


class ChatLog:
    """All messages, as rows of the database, with their sizes as they are sent."""

    def __init__(self, rows: list[ChatRow]) -> None:
        self.rows: list[ChatRow] = []
        self.size = 0  # bytes
        self.sizes = defaultdict[int, int](int)  # bytes, by the seat that spoke
        self.often = RateLimiter(limits.rate(limits.TALKS), limits.TALK_BURST.value)
        self._heard: dict[tuple[int, str | None], int] = {}  # rows that each viewer and token may read, once counted
        for row in rows:
            self.add(row)

    def add(self, row: ChatRow) -> None:
        """Append a message that is persisted."""
        self.rows.append(row)
        self.size += size_of(row)
        if not row["about"]:
            self.sizes[row["seat"]] += size_of(row)
        for viewer in self._heard:
            self._heard[viewer] += _may_read(row, *viewer)

    def has_room(self, row: ChatRow) -> bool:
        """Return whether the table, and the seat that speaks, may add a message of this size."""
        size, own = size_of(row), 0 if row["about"] else self.sizes[row["seat"]]
        return self.size + size <= limits.CHAT_OF_TABLE.value and own + size <= limits.CHAT_OF_SEAT.value

    def heard_by(self, viewer: int, token: str | None) -> list[TalkMessage]:
        """Return what the person with this token may read, as the viewer they are now, numbered for them. Of more than
        the limit, which older versions did not have, only the latest messages."""
        found, left = list[TalkMessage](), limits.CHAT_OF_TABLE.value
        number = self._count(viewer, token)
        for row in reversed(self.rows):
            if _may_read(row, viewer, token):
                left -= size_of(row)
                if left < 0:
                    break
                found.append(_message(number, row))
                number -= 1
        return found[::-1]

    def length(self, viewer: int, token: str | None) -> int:
        """Return how many messages `heard_by` has, which needs no look at them unless there are too many."""
        is_whole = self.size <= limits.CHAT_OF_TABLE.value
        return self._count(viewer, token) if is_whole else len(self.heard_by(viewer, token))

    def latest(self, viewer: int, token: str | None) -> TalkMessage | None:
        """Return the latest message, if this person may read it."""
        row = self.rows[-1]
        return _message(self._count(viewer, token), row) if _may_read(row, viewer, token) else None

    def _count(self, viewer: int, token: str | None) -> int:
        """Return how many messages a person may read, counted once."""
        if (viewer, token) not in self._heard:
            self._heard[viewer, token] = sum(_may_read(each, viewer, token) for each in self.rows)
        return self._heard[viewer, token]


def size_of(row: ChatRow) -> int:
    """Return the bytes of a message as it is sent, but for its number."""
    return len(encoder.encode(_message(0, row)))


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
