"""Chinatown for bots: what a search has found, as the moves of a draft."""

import itertools
from collections.abc import Iterator
from typing import Any

from .material import SEATS, TYPES
from .moves import NOTES, PAIRS
from .state import CASH, GIVE, SUMS, TILE
from .trading import BEFORE, BEST


def moves_of(t: Any) -> tuple[int, ...]:
    """The best deal of a bargain as the actions of a draft, in rising order."""
    owners = zip(t.owner[BEFORE].tolist(), t.owner[BEST].tolist(), strict=True)
    gives = [GIVE + building * SEATS + to for building, (giver, to) in enumerate(owners) if giver != to]
    tiles = [TILE + kind * PAIRS + pair for kind in range(TYPES) for pair in _tiles(t, kind)]
    sums = [CASH + pair * NOTES + note for pair, sum_ in _passed(t.best_gets - t.best_pays) for note in _notes(sum_)]
    return (*gives, *sorted(tiles), *sorted(sums))


def _tiles(t: Any, kind: int) -> Iterator[int]:
    """Who gives whom a tile of a type, a pair for each tile."""
    for pair, tiles in _passed(t.loose[BEST, :, kind] - t.loose[BEFORE, :, kind]):
        yield from [pair] * tiles


def _passed(changes: Any) -> Iterator[tuple[int, int]]:
    """Who gives whom how much to bring these changes about; a pair is giver * SEATS + receiver."""
    left = changes.tolist()
    for giver, to in itertools.permutations(range(SEATS), 2):
        amount = min(-left[giver], left[to])
        if amount > 0:
            left[giver] += amount
            left[to] -= amount
            yield giver * SEATS + to, amount


def _notes(sum_: int) -> Iterator[int]:
    """A sum as one note for each of its digits."""
    for place, digit in enumerate(map(int, reversed(str(sum_)))):
        if digit:
            yield SUMS.index(digit * 10**place)
