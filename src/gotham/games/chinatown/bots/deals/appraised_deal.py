"""Chinatown for bots: an appraised deal, with everything that a reason for it may mention."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...rules.shops import Shop
from ..valuation.seat_value import POINTS


@dataclass(frozen=True)
class Aim:
    """A shop that a deal lets a seat open or enlarge, and how much more its type then pays in a round."""

    seat: int
    shop: Shop
    more: int


@dataclass(frozen=True)
class Things:
    """Buildings and types of tiles that a seat gets in a deal."""

    buildings: set[int]
    kinds: set[int]

    def serve(self, shop: Shop) -> bool:
        """Whether a shop needs any of these things."""
        return shop.kind in self.kinds or bool(self.buildings & {*shop.buildings})


@dataclass(frozen=True)
class AppraisedDeal:
    """A deal as a bot judges it: gains and its demand in points, money in thousands."""

    seat: int
    gains: dict[int, int]  # by party
    demand: int
    money: int  # what the bot gets; negative where it pays
    aims: tuple[Aim, ...]
    leader: int
    rounds: int  # rounds left that pay
    earns: int  # how much more all parties earn in a round

    @property
    def gain(self) -> int:
        return self.gains[self.seat]

    @property
    def part(self) -> int:
        """The bot's part of the joint gain, in per cent."""
        return round(100 * self.gain / max(sum(self.gains.values()), 1))

    @property
    def missing(self) -> int:
        """The additional money for which the bot would accept."""
        return -((self.gain - self.demand) // POINTS)

    @property
    def own(self) -> Aim | None:
        """The bot's own aim, unless it gets more in money."""
        found = next((aim for aim in self.aims if aim.seat == self.seat), None)
        return None if found is None or found.more * self.rounds < self.money else found


def aim(seat: int, before: Sequence[Shop], after: Sequence[Shop], things: Things, hidden: set[int]) -> Aim | None:
    """Return the best shop that a seat opens or enlarges with what it gets, if that reveals no secret promise."""
    aims = [
        Aim(seat, shop, _income(after, shop.kind) - _income(before, shop.kind))
        for shop in after
        if shop not in before and things.serve(shop) and not hidden & {*shop.buildings}
    ]
    return max((each for each in aims if each.more > 0), key=lambda each: (each.more, each.shop.income), default=None)


def _income(shops: Iterable[Shop], kind: int) -> int:
    return sum(shop.income for shop in shops if shop.kind == kind)
