"""Chinatown for bots: why a trader proposes and answers what it does, in one sentence that tells nothing hidden.

It may speak of what lies open: buildings, tiles, and the sums of the deal itself. Its money and what is promised in
secret it keeps to itself: where one of these is why, it says no more than that a deal does not suit it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .....bots import speech
from ...rules.material import NAMES
from ...rules.shops import Shop
from ..deals.gain_split import MARGIN
from ..valuation.seat_value import POINTS

GETS_OUT = speech("bot-release")
PROMISES_NOTHING, GONE, NOT_NOW = speech("bot-no-promise"), speech("bot-no-gone"), speech("bot-no")


@dataclass(frozen=True)
class Aim:
    """A shop that a deal lets a seat open or enlarge, and what its type then pays more in a round."""

    seat: int
    shop: Shop
    more: int


@dataclass(frozen=True)
class Things:
    """What a seat gets in a deal: buildings, and tiles by their types."""

    buildings: set[int]
    kinds: set[int]

    def serve(self, shop: Shop) -> bool:
        """Whether a shop needs any of it."""
        return shop.kind in self.kinds or bool(self.buildings & {*shop.buildings})


@dataclass(frozen=True)
class Weighed:
    """A deal as a trader sees it: gains and what it demands in points, money in thousands."""

    seat: int
    gains: dict[int, int]  # by party
    demand: int
    money: int  # that it gets, or pays where it is less than 0
    aims: tuple[Aim, ...]
    leader: int
    rounds: int  # that will yet pay
    earns: int  # what all earn more in a round

    @property
    def gain(self) -> int:
        return self.gains[self.seat]

    @property
    def part(self) -> int:
        """Its part of what all gain, in per cent."""
        return round(100 * self.gain / max(sum(self.gains.values()), 1))

    @property
    def missing(self) -> int:
        """The money for which it would say yes."""
        return -((self.gain - self.demand) // POINTS)

    @property
    def own(self) -> Aim | None:
        """Its own aim, unless it gets more in money."""
        found = next((aim for aim in self.aims if aim.seat == self.seat), None)
        return None if found is None or found.more * self.rounds < self.money else found


Why = Callable[[Weighed | None], str]


def aim(seat: int, before: Sequence[Shop], after: Sequence[Shop], things: Things, hidden: set[int]) -> Aim | None:
    """The shop that a seat is after: the best it opens or enlarges with what it gets, if it may be spoken of."""
    aims = [
        Aim(seat, shop, _income(after, shop.kind) - _income(before, shop.kind))
        for shop in after
        if shop not in before and things.serve(shop) and not hidden & {*shop.buildings}
    ]
    return max((each for each in aims if each.more > 0), key=lambda each: (each.more, each.shop.income), default=None)


def _income(shops: Iterable[Shop], kind: int) -> int:
    return sum(shop.income for shop in shops if shop.kind == kind)


# ------------------------------------------------------------------------------------------- in a sentence


def offering(deal: Weighed | None) -> str:
    """Why it proposes a deal: what shop comes of it, and for what price."""
    if deal is None or not deal.aims:
        return speech("bot-offer")
    best = max(deal.aims, key=lambda each: (each.more, each.seat == deal.seat))
    details = _shop(best.shop)
    if best.seat == deal.seat:
        if deal.money < 0:
            return speech("bot-offer-buy", **details, sum=_sum(-deal.money))
        return speech("bot-offer-swap", **details)
    if deal.money > 0:
        return speech("bot-offer-sell", who=f"seat:{best.seat}", **details, sum=_sum(deal.money))
    return speech("bot-offer-help", who=f"seat:{best.seat}", **details)


def sharing(deal: Weighed | None) -> str:
    """What a deal earns, how long, and what part of the gain the others are offered."""
    if deal is None or deal.earns <= 0 or not 0 < deal.part < 100:
        return offering(deal)
    shown = {"sum": _sum(deal.earns), "rounds": deal.rounds, "share": 100 - deal.part, "others": len(deal.gains) - 1}
    return speech("bot-offer-share", **shown)


def countering(deal: Weighed | None) -> str:
    """What it has changed in the offer of another."""
    if deal is None or deal.money == 0:
        return speech("bot-counter")
    return speech("bot-counter-ask" if deal.money > 0 else "bot-counter-pay", sum=_sum(abs(deal.money)))


def accepting(deal: Weighed | None) -> str:
    """What it gains."""
    if deal is None:
        return speech("bot-yes")
    if deal.own is not None:
        return speech("bot-yes-shop", **_shop(deal.own.shop))
    return speech("bot-yes-money", sum=_sum(deal.money)) if deal.money > 0 else speech("bot-yes")


def taking(deal: Weighed | None) -> str:
    """What a deal earns, and what part of the gain is its own."""
    if deal is None or deal.earns <= 0 or not 0 < deal.part < 100:
        return accepting(deal)
    return speech("bot-yes-share", sum=_sum(deal.earns), rounds=deal.rounds, share=deal.part)


def refusing(deal: Weighed | None) -> str:
    """What it lacks. Where it lacks nothing that can be seen, it does not say more."""
    if deal is None or deal.missing <= 0:
        return NOT_NOW
    if sum(deal.gains.values()) < MARGIN:
        return speech("bot-no-gain")
    paid, needed = -deal.money, _sum(deal.missing)
    if deal.gain < MARGIN:
        if paid > deal.missing:
            return speech("bot-no-dear", sum=_sum(paid - deal.missing))
        return speech("bot-no-price", sum=needed)
    if deal.leader != deal.seat and deal.gains.get(deal.leader, 0) > deal.gain:
        return speech("bot-no-leader", who=f"seat:{deal.leader}", sum=needed)
    return speech("bot-no-share", sum=needed)


def _shop(shop: Shop) -> dict[str, object]:
    buildings = ",".join(str(building + 1) for building in shop.buildings)
    kind = f"shop:kind:{NAMES[shop.kind]}"
    return {"shop": kind, "buildings": buildings, "size": len(shop.buildings), "most": shop.maximum}


def _sum(thousands: int) -> str:
    return f"money:sum:{thousands * 1000}"
