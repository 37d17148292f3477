"""What a server sends in numbered pieces, events and chat: the latest of each number, in bounded memory."""

from typing import Generic, TypeVar

import msgspec

from ..server.ws.protocol import LogEntry, TalkMessage

MOST = 64 * 2**20  # bytes of JSON, some times more than the longest match has
Piece = TypeVar("Piece", LogEntry, TalkMessage)
encoder = msgspec.json.Encoder()


class Numbered(Generic[Piece]):
    """Pieces in order, counted from 1. A piece with a known number replaces that one and all after it."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._ends: list[int] = []  # bytes up to and with each piece

    def put(self, piece: Piece) -> None:
        """Add a piece; raise ValueError for a number below 1, and where there is too much."""
        if piece.number < 1:
            raise ValueError(f"{piece.number} is no number of a piece")
        del self.pieces[piece.number - 1 :], self._ends[piece.number - 1 :]
        end = (self._ends[-1] if self._ends else 0) + len(encoder.encode(piece))
        if end > MOST:
            raise ValueError("there are too many events or lines of chat")
        self.pieces.append(piece)
        self._ends.append(end)
