"""Chinatown for the drawn board of a browser: what happened, as data."""

from collections.abc import Iterator
from typing import Any

from ....engine import SPECTATOR
from ....match.table import UNDO, Event, Table
from ....match.view import View
from ..rules.material import CARDS, ROUNDS, SEATS
from ..rules.offers import Offer, author_of, name_of, offers
from ..rules.state import ACTIONS, KEEPING, NO, NO_CARD, YES
from ..text.offers import offer_of
from .deals import DOLLARS, BoardView, Data, deal_data, effect_of, offer_id


def fact(event: Event) -> Data | None:
    """Return what an entry of a viewer's log is about; None where its sentences say all."""
    if event.action == UNDO:
        return None
    kind, operands = ACTIONS.parts(event.action)
    if kind == "propose":
        return _answered("offer", event, _proposed(event))
    if kind in ("yes", "no", "withdraw"):
        *author, parties, secret = operands
        offer = offer_of(event.before.state, author[0] if author else event.seat, parties * 2 + secret)
        is_last = kind == "yes" and offer.yes | 1 << event.seat == offer.group
        return _settled(event, offer) if is_last else _answered(kind, event, offer)
    if kind == "hands":
        return {"kind": "hands", "round": _round(event)}
    if kind in ("refuse", "chosen"):
        return {"kind": "kept", "round": _round(event)} if event.after["phase"] != KEEPING else None
    return _income(event) if event.after["round_"] > event.before["round_"] else None


def _round(event: Event) -> int:
    return int(event.before["round_"]) + 1


def _proposed(event: Event) -> Offer:
    """Return the offer of its author that was not there before."""
    before = {offer.name for offer in offers(event.before.state) if offer.author == event.seat}
    return next(offer for offer in offers(event.after.state) if offer.author == event.seat and offer.name not in before)


def _answered(kind: str, event: Event, offer: Offer) -> Data:
    return {"kind": kind, "id": offer_id(offer.author, offer.name), "seat": event.seat, "note": event.note}


def _settled(event: Event, offer: Offer) -> Data:
    """Return what came of the last yes: a deal, or nothing.  CT-27"""
    kind = "deal" if _struck(event.after, offer) > _struck(event.before, offer) else "void"
    return {**_answered(kind, event, offer), "round": _round(event), **deal_data(offer)}


def _struck(view: View, offer: Offer) -> int:
    """Return how many deals like this one its viewer knows to be struck in this round."""
    return int(view["struck"][view.viewer if offer.secret else SEATS])


def _income(event: Event) -> Data:
    """Return what a finished round has paid."""
    after, round_ = event.after, int(event.before["round_"])
    card = int(after["turned"][round_])
    return {
        "kind": "income",
        "round": round_ + 1,
        "income": _paid(after["income"], round_, after.players),
        "bonus": _paid(after["bonus"], round_, after.players),
        "card": None if card == NO_CARD else CARDS[card],
    }


def _paid(sums: Any, round_: int, players: int) -> list[int]:
    return [int(sums[seat, round_]) * DOLLARS for seat in range(players)]


# ---------------------------------------------------------------------------------------------- the whole match


def story(table: Table) -> Data:
    """Return a finished match: what everybody earned, and every deal with what it was worth to its parties."""
    last, players = table.view(), table.players
    return {
        "incomes": [[sum_ * DOLLARS for sum_ in last["income"][seat].tolist()] for seat in range(players)],
        "bonuses": [[sum_ * DOLLARS for sum_ in last["bonus"][seat].tolist()] for seat in range(players)],
        "money": [sum_ * DOLLARS for sum_ in last["money"][:players].tolist()],
        "deals": [*_deals(table)],
    }


def _deals(table: Table) -> Iterator[Data]:
    """Yield the deals that were struck, open and secret ones. The last yes shows something: nobody can take it back."""
    for entry, _, before, after in table.history(SPECTATOR):
        if YES <= entry.action < NO and after["struck"].sum() > before["struck"].sum():
            offer = offer_of(before[0], int(author_of(entry.action)), int(name_of(entry.action)))
            gains = [_gain(BoardView(table.game, before, seat), offer) for seat in range(table.players)]
            yield {"round": int(before[0].round_) + 1, **deal_data(offer), "gain": gains}


def _gain(state: BoardView, offer: Offer) -> int:
    """What a deal was worth to a seat: its money, and what shops with all tiles placed pay more in every round to come.

    Where rules are interpreted, what they pay as they stand.
    """
    effect = effect_of(state, offer)
    if effect is None:
        return 0
    (poor, rich), (less, more) = effect["money"], effect["placed"] or effect["now"]
    return int(rich - poor + effect["owed"] + (more - less) * (ROUNDS - state.state.round_))
