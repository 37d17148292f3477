"""Chinatown: the offers on the table, as far as a state or a view shows them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..material import SEATS
from ..state import LIVE, SECRET


@dataclass(frozen=True)
class Offer:
    """An offer. Moves are those of the state: action * SEATS + who gives or promises; who has said yes are bits."""

    author: int
    name: int
    yes: int
    moves: tuple[int, ...]

    @property
    def secret(self) -> bool:
        return self.name & 1 == SECRET

    @property
    def group(self) -> int:
        """The parties as bits."""
        return self.name >> 1

    @property
    def parties(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if self.group >> seat & 1)


def offers(s: Any) -> Iterator[Offer]:
    """Yield the offers in a state or view."""
    for author in range(int(s.players)):
        for slot in range(LIVE):
            if s.name[author, slot] > 0:
                moves = s.moves[author, slot, : int(s.count[author, slot])].tolist()
                yield Offer(author, int(s.name[author, slot]), int(s.yes[author, slot]), tuple(moves))
