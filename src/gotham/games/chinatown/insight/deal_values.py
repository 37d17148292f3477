"""Chinatown: the surplus of a match, and the value of every deal to its parties.

All incomes are exact: the possible income of a seat, or of some seats together, in a round with all their things.
"""

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

from ....insight import Frame
from ....match.game import Game
from ..bots.valuation.joint_income import UNKNOWN, JointIncome
from ..rules.drafts import receiver, sum_of
from ..rules.material import ROUNDS, SEATS
from ..rules.offers import author_of, name_of
from ..rules.state import BUILD, CASH, KEEPING, NEGOTIATING, NO, OWE, YES
from ..text.offers import offer_of
from .missed_deals import MissedDeal, best_missed


class NegotiationStart(NamedTuple):
    """The start of a negotiation: the possible income of all, each alone and together."""

    round_: int
    apart: int
    together: int


class NegotiationEnd(NamedTuple):
    """The end of a negotiation: the possible income of each seat alone, and the best missed deal."""

    round_: int
    apart: int
    missed: MissedDeal | None


class StruckDeal(NamedTuple):
    """A settled deal: each party's additional income in a round, money and debts."""

    round_: int
    parties: tuple[int, ...]
    more: tuple[int, ...]
    money: tuple[int, ...]
    moves: tuple[int, ...]

    @property
    def gains(self) -> list[int]:
        """The total value for each party: the income of every round to come, and money."""
        return [more * (ROUNDS - self.round_) + money for more, money in zip(self.more, self.money, strict=True)]


NegotiationStudy = NegotiationStart | NegotiationEnd | StruckDeal


@functools.cache
def _pooling(game: Game) -> JointIncome:
    return JointIncome(game)


def studied(game: Game, frame: Frame) -> NegotiationStudy | None:
    """Return the study of an action."""
    before, after = frame.before[0], frame.after[0]
    if before.phase == KEEPING and after.phase == NEGOTIATING:
        return _opening(_pooling(game), after)
    if before.phase == NEGOTIATING and after.phase != NEGOTIATING:
        return _closing(_pooling(game), before)
    if YES <= frame.action < NO and after.struck.sum() > before.struck.sum():
        return _deal(_pooling(game), frame)
    return None


def _opening(pooling: JointIncome, s: Any) -> NegotiationStart | None:
    apart, everybody = _apart(pooling, s), (1 << int(s.players)) - 1
    together = pooling.most(everybody)
    return None if UNKNOWN in (*apart, together) else NegotiationStart(int(s.round_), sum(apart), together)


def _closing(pooling: JointIncome, s: Any) -> NegotiationEnd | None:
    apart = _apart(pooling, s)
    return None if UNKNOWN in apart else NegotiationEnd(int(s.round_), sum(apart), best_missed(pooling, s))


def _apart(pooling: JointIncome, s: Any) -> list[int]:
    """Return the possible income of each seat with its own things."""
    pooling.lay_out(s)
    return [pooling.most(1 << seat) for seat in range(int(s.players))]


def _deal(pooling: JointIncome, frame: Frame) -> StruckDeal | None:
    before, after = frame.before[0], frame.after[0]
    offer = offer_of(before, int(author_of(frame.action)), int(name_of(frame.action)))
    earlier, later = _apart(pooling, before), _apart(pooling, after)
    if UNKNOWN in (*earlier, *later):
        return None
    more = tuple(later[seat] - earlier[seat] for seat in offer.parties)
    return StruckDeal(int(before.round_), offer.parties, more, _money(offer.moves, offer.parties), offer.moves)


def _money(moves: Sequence[int], parties: Sequence[int]) -> tuple[int, ...]:
    """Return the money of each party, at once and after the income."""
    sums = [move for move in moves if CASH <= move // SEATS < BUILD or move // SEATS >= OWE]
    got = {seat: sum(int(sum_of(move // SEATS)) for move in sums if receiver(move) == seat) for seat in parties}
    return tuple(
        got[seat] - sum(int(sum_of(move // SEATS)) for move in sums if move % SEATS == seat) for seat in parties
    )
