"""Chinatown for bots: a deal as the actions of a draft."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ...rules.drafts import NOTES, PAIRS, building_of, giver_of, parties_of
from ...rules.material import SEATS, TYPES
from ...rules.state import CASH, GIVE, OWE, SUMS, TILE
from .search import BEFORE, BEST

NO_DEBTS = np.zeros(SEATS, np.int64)


def moves_of(t: Any) -> tuple[int, ...]:
    """Return the best deal of a bargain as the actions of a draft; a party without enough money owes the rest."""
    tiles, debts = t.loose[BEST] - t.loose[BEFORE], _debts(t)
    return draft(t.owner[BEFORE], t.owner[BEST], tiles, t.best_gets - t.best_pays - debts, debts)


def _debts(t: Any) -> Any:
    """Return the debts of the best deal of a bargain: negative for the debtor."""
    debts = -np.minimum(t.credit, np.maximum(t.best_pays - t.purse + t.credit, 0))
    left = -int(debts.sum())
    for seat, gets in enumerate(t.best_gets.tolist()):
        if gets:
            debts[seat] = min(gets, left)
            left -= debts[seat]
    return debts


def draft(owner: Any, new_owner: Any, tiles: Any, money: Any, debts: Any = NO_DEBTS) -> tuple[int, ...]:
    """Return the actions of a draft with these effects, in ascending order: tiles by seat and type, sums by seat."""
    owners = zip(owner.tolist(), new_owner.tolist(), strict=True)
    gives = [GIVE + building * SEATS + to for building, (giver, to) in enumerate(owners) if giver != to]
    passed = [TILE + kind * PAIRS + pair for kind in range(TYPES) for pair in _tiles(tiles[:, kind])]
    return (*gives, *sorted(passed), *_sums(CASH, money), *_sums(OWE, debts))


def _tiles(changes: Any) -> Iterator[int]:
    """Yield giver and receiver of each tile of a type, as a pair."""
    for pair, tiles in _passed(changes):
        yield from [pair] * tiles


def _sums(start: int, changes: Any) -> list[int]:
    """Return the sums that are given, or owed, for these changes."""
    return sorted(start + pair * NOTES + note for pair, sum_ in _passed(changes) for note in _notes(sum_))


def _passed(changes: Any) -> Iterator[tuple[int, int]]:
    """Yield the transfers for these changes; a pair is giver * SEATS + receiver."""
    left = changes.tolist()
    for giver, to in itertools.permutations(range(SEATS), 2):
        amount = min(-left[giver], left[to])
        if amount > 0:
            left[giver] += amount
            left[to] -= amount
            yield giver * SEATS + to, amount


def _notes(sum_: int) -> Iterator[int]:
    """Yield a sum as one note for each of its digits."""
    for place, digit in enumerate(map(int, reversed(str(sum_)))):
        if digit:
            yield SUMS.index(digit * 10**place)


# ---------------------------------------------------------------------------------------- actions as moves


def with_giver(s: Any, action: int) -> int:
    """Return an action of a draft as a move of the state; not for promises."""
    return action * SEATS + int(s.owner[building_of(action)] if action < TILE else giver_of(action))


def given(s: Any, actions: Sequence[int]) -> tuple[int, ...]:
    """Return the actions of a draft as moves, each with its giver."""
    return tuple(with_giver(s, action) for action in actions)


def parties_in(s: Any, actions: Sequence[int]) -> int:
    """Return the parties of a draft, as bits."""
    moves = given(s, actions)
    return int(parties_of(moves, len(moves)))
