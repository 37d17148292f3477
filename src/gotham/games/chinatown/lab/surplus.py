"""Chinatown: how much of the possible gain by trading the bots realise.

The possible income of a seat in a round with all its things is exact, and so is that of all together; the difference
between the sum of the first and the second is the surplus of that round.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from ....arena.paired_comparison import ratio
from ....arena.statistics import Figure
from ....engine import SPECTATOR
from ....match.table import Table
from ..bots.valuation.joint_income import JointIncome
from ..rules.material import ROUNDS
from ..rules.state import KEEPING, NEGOTIATING
from .samples import Setting, played


class RoundSurplus(NamedTuple):
    """The possible income of all in a round: each alone before and after the negotiation, and all together."""

    before: int
    after: int
    together: int

    @property
    def gained(self) -> int:
        return self.after - self.before

    @property
    def attainable(self) -> int:
        return self.together - self.before


Surpluses = tuple[RoundSurplus, ...]


def measure(this: Setting, number: int) -> Surpluses:
    """Play a deal and return its rounds."""
    return tuple(rounds_of(played(this, number)))


def rounds_of(table: Table) -> Iterator[RoundSurplus]:
    """Yield the rounds of a finished match."""
    pooling = JointIncome(table.game)
    before = together = 0
    for _, _, old, new in table.history(SPECTATOR):
        if old[0].phase == KEEPING and new[0].phase == NEGOTIATING:
            before, together = apart(pooling, new[0]), pooling.income((1 << table.players) - 1)
        elif old[0].phase == NEGOTIATING and new[0].phase != NEGOTIATING:
            yield RoundSurplus(before, apart(pooling, old[0]), together)


def apart(pooling: JointIncome, s: Any) -> int:
    """Return the possible income of all seats, each with its own things."""
    pooling.lay_out(s)
    return sum(pooling.income(1 << seat) for seat in range(int(s.players)))


def share(matches: Sequence[Surpluses], rounds: Sequence[int] = range(ROUNDS), by_rounds: bool = False) -> Figure:
    """Return the share of the surplus that was gained in these rounds; the interval is over deals.

    By rounds, a surplus counts once for each coming round that pays it.
    """
    weights = [ROUNDS - round_ if by_rounds else 1 for round_ in rounds]
    gained = [sum(match[round_].gained * weight for round_, weight in zip(rounds, weights)) for match in matches]
    attainable = [
        sum(match[round_].attainable * weight for round_, weight in zip(rounds, weights)) for match in matches
    ]
    return ratio(np.array(gained), np.array(attainable))
