"""Chinatown for bots: the value of a deal to its parties, and the reasons for a bot's actions, one sentence each.

Reasons for everybody may mention public things: buildings, tiles, and the sums of the deal itself. A bot does not
reveal its money or secret promises: if one of these is the reason, it only says that a deal does not suit it. Advice is
for a person with the same view.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from .....bots import speech
from ...rules.material import NAMES, TYPES
from ...rules.shops import Shop
from ...rules.state import DONE, PLACE
from ..valuation.seat_value import POINTS
from .gain_split import MARGIN

GETS_OUT = speech("bot-release")
PROMISES_NOTHING, GONE, NOT_NOW = speech("bot-no-promise"), speech("bot-no-gone"), speech("bot-no")


@dataclass(frozen=True)
class Aim:
    """A shop that a deal lets a seat open or enlarge, and the additional income of its type in a round."""

    seat: int
    shop: Shop
    more: int


@dataclass(frozen=True)
class Things:
    """Buildings and types of tiles that a seat gets in a deal."""

    buildings: set[int]
    kinds: set[int]

    def serve(self, shop: Shop) -> bool:
        """Return whether a shop needs any of these things."""
        return shop.kind in self.kinds or bool(self.buildings & {*shop.buildings})


@dataclass(frozen=True)
class AppraisedDeal:
    """A deal as a bot judges it: gains and its demand in points, money in thousands."""

    seat: int
    gains: dict[int, int]  # by party
    demand: int
    money: int  # received by the bot; negative if it pays
    aims: tuple[Aim, ...]
    leader: int
    rounds: int  # remaining rounds with an income
    earns: int  # additional income of all parties in a round

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
    """Return the best shop that a seat opens or enlarges with its new things, unless it reveals a secret promise."""
    aims = [
        Aim(seat, shop, _income(after, shop.kind) - _income(before, shop.kind))
        for shop in after
        if shop not in before and things.serve(shop) and not hidden & {*shop.buildings}
    ]
    return max((each for each in aims if each.more > 0), key=lambda each: (each.more, each.shop.income), default=None)


def _income(shops: Iterable[Shop], kind: int) -> int:
    return sum(shop.income for shop in shops if shop.kind == kind)


class Explanation:
    """`reason` is for everybody; `advice` is for a person with the same view, and may mention hidden things."""

    def __init__(self) -> None:
        self.reason: Callable[[], str] = str
        self.advice: Callable[[], str] = str

    def clear(self) -> None:
        self.reason = self.advice = str

    def advise(self) -> str:
        """Return the advice, or the reason if there is none."""
        return self.advice() or self.reason()


Why = Callable[[AppraisedDeal | None], str]


# ------------------------------------------------------------------------------------------- for everybody


def offering(deal: AppraisedDeal | None) -> str:
    """Return the reason for a proposal: the resulting shop and the price."""
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


def sharing(deal: AppraisedDeal | None) -> str:
    """Return the income of a deal, its number of rounds, and the share of the gain offered to the others."""
    if deal is None or deal.earns <= 0 or not 0 < deal.part < 100:
        return offering(deal)
    shown = {"sum": _sum(deal.earns), "rounds": deal.rounds, "share": 100 - deal.part, "others": len(deal.gains) - 1}
    return speech("bot-offer-share", **shown)


def countering(deal: AppraisedDeal | None) -> str:
    """Return the changes to another's offer."""
    if deal is None or deal.money == 0:
        return speech("bot-counter")
    return speech("bot-counter-ask" if deal.money > 0 else "bot-counter-pay", sum=_sum(abs(deal.money)))


def accepting(deal: AppraisedDeal | None) -> str:
    """Return the bot's gain."""
    if deal is None:
        return speech("bot-yes")
    if deal.own is not None:
        return speech("bot-yes-shop", **_shop(deal.own.shop))
    return speech("bot-yes-money", sum=_sum(deal.money)) if deal.money > 0 else speech("bot-yes")


def taking(deal: AppraisedDeal | None) -> str:
    """Return the income of a deal and the bot's share of the gain."""
    if deal is None or deal.earns <= 0 or not 0 < deal.part < 100:
        return accepting(deal)
    return speech("bot-yes-share", sum=_sum(deal.earns), rounds=deal.rounds, share=deal.part)


def refusing(deal: AppraisedDeal | None) -> str:
    """Return the shortfall. If it is due to hidden information, return no details."""
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


# --------------------------------------------------------------------------------------- for the same view


def keeping(kept: set[int], draws: int, links: int) -> str:
    """Return the most valuable cards, and their number of neighbours."""
    buildings = ",".join(str(building + 1) for building in sorted(kept))
    return speech("bot-keep", buildings=buildings, draws=draws, links=links)


def placing(action: int, shops: Iterable[Shop], may_end: bool) -> str:
    """Return the shop that a tile becomes part of in the best placement of all tiles."""
    if action == DONE:
        return speech("bot-placed")
    building, kind = (action - PLACE) // TYPES, (action - PLACE) % TYPES
    shop = next((shop for shop in shops if building in shop.buildings and shop.kind == kind), None)
    if shop is None or not may_end:
        return speech("bot-place-promise")
    buildings = ",".join(str(each + 1) for each in shop.buildings)
    named = {"shop": f"shop:kind:{NAMES[kind]}", "buildings": buildings}
    size = {"size": len(shop.buildings), "most": shop.maximum}
    return speech("bot-place", **named, **size, sum=f"money:sum:{shop.income * 1000}")


def no_deal(looked: bool) -> str:
    """Nothing is left to propose."""
    return speech("bot-done", looked="yes" if looked else "no")


def dropping() -> str:
    """The bot drops a draft that another began."""
    return speech("bot-drop")
