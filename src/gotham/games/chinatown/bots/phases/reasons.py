"""Chinatown for bots: why a bot proposes and answers as it does, in one sentence without hidden information.

It may speak of what lies open: buildings, tiles, and the sums of the deal itself. Its money and what is promised in
secret it keeps to itself: where one of these is why, it says no more than that a deal does not suit it.
"""

from collections.abc import Callable

from .....bots import speech
from ...rules.material import NAMES
from ...rules.shops import Shop
from ..deals.appraised_deal import AppraisedDeal
from ..deals.gain_split import MARGIN

GETS_OUT = speech("bot-release")
PROMISES_NOTHING, GONE, NOT_NOW = speech("bot-no-promise"), speech("bot-no-gone"), speech("bot-no")


Why = Callable[[AppraisedDeal | None], str]


# ------------------------------------------------------------------------------------------- in a sentence


def offering(deal: AppraisedDeal | None) -> str:
    """Return why it proposes a deal: what shop comes of it, and for what price."""
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
    """Return what a deal earns, how long, and what part of the gain the others are offered."""
    if deal is None or deal.earns <= 0 or not 0 < deal.part < 100:
        return offering(deal)
    shown = {"sum": _sum(deal.earns), "rounds": deal.rounds, "share": 100 - deal.part, "others": len(deal.gains) - 1}
    return speech("bot-offer-share", **shown)


def countering(deal: AppraisedDeal | None) -> str:
    """Return what it has changed in the offer of another."""
    if deal is None or deal.money == 0:
        return speech("bot-counter")
    return speech("bot-counter-ask" if deal.money > 0 else "bot-counter-pay", sum=_sum(abs(deal.money)))


def accepting(deal: AppraisedDeal | None) -> str:
    """Return what it gains."""
    if deal is None:
        return speech("bot-yes")
    if deal.own is not None:
        return speech("bot-yes-shop", **_shop(deal.own.shop))
    return speech("bot-yes-money", sum=_sum(deal.money)) if deal.money > 0 else speech("bot-yes")


def taking(deal: AppraisedDeal | None) -> str:
    """Return what a deal earns, and what part of the gain is its own."""
    if deal is None or deal.earns <= 0 or not 0 < deal.part < 100:
        return accepting(deal)
    return speech("bot-yes-share", sum=_sum(deal.earns), rounds=deal.rounds, share=deal.part)


def refusing(deal: AppraisedDeal | None) -> str:
    """Return what it lacks. Where it lacks nothing that can be seen, it does not say more."""
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
