"""Chinatown for the drawn board of a browser: its data, computed from a view, and events as facts.

Seats, buildings and types are numbers from 0, as in actions; rounds count from 1, money is in dollars. The board draws;
it computes nothing.
"""

import functools
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np

from ....engine import SPECTATOR, UNKNOWN
from ....hooks.web import WebHooks
from ....i18n.catalogue import Words
from ....match.table import UNDO, Event, Table
from ....match.view import View, seats_of
from ..rules.material import (
    BUILDINGS,
    CARDS,
    CELLS,
    FINISHED,
    NO_SHOP,
    NOBODY,
    REFUSED,
    ROUNDS,
    SEATS,
    SIZE,
    TYPES,
    UNFINISHED,
)
from ..rules.offers import Offer, author_of, name_of, offers
from ..rules.phases import is_over
from ..rules.placement import tiles_held, within_reach
from ..rules.shops import Shop, explain
from ..rules.state import (
    ACTIONS,
    DEALT_TO,
    DRAFT,
    KEEPING,
    LEAVE_EMPTY,
    MAP,
    NEGOTIATING,
    NO,
    NO_CARD,
    NO_PROMISE,
    PLACEMENT,
    PROSPERITY_OFF,
    REFUSED_BY,
    WITHDRAW,
    YES,
)
from ..text.notation import PHASE
from ..text.offers import Name, deal, draft_of, has_hidden, obstacles, offer_of
from ..text.timing import late as late
from ..text.timing import move as move
from ..text.timing import timed as timed
from .deals import DOLLARS, BoardView, Data, deal_data, effect_of, moves_data, offer_id
from .deals import effect as effect
from .deals import rehearse as rehearse
from .preview import picture as picture

SIZES = SIZE.tolist()
PAYS = {
    "open": [income * DOLLARS for income in UNFINISHED],
    "finished": {size: income * DOLLARS for size, income in FINISHED.items()},
}

DRAFTING = ("draft", "give", "tile", "cash", "build", "empty", "owe", "drop")  # steps of a draft, hidden in the log


def board(view: View, words: Words, name: Name) -> Data:
    """Return the data of a viewer's board."""
    sight = BoardView(view.game, view.rows, view.viewer)
    s, over = sight.state, bool(is_over(sight.state))
    shops = _shops(view["owner"].tobytes(), view["shop"].tobytes(), s.options[MAP], s.players)
    return {
        "round": s.round_ + 1 - over,
        "rounds": ROUNDS,
        "phase": "over" if over else PHASE[s.phase],
        "marker": s.marker if s.options[PLACEMENT] == 1 and not over else None,
        "rows": _rows(s.options[MAP]),
        "sizes": SIZES,
        "pays": PAYS,
        "owner": [None if seat == NOBODY else seat for seat in s.owner],
        "shop": [None if kind == NO_SHOP else kind for kind in s.shop],
        "plan": [_planned(s, building, view.viewer) for building in range(BUILDINGS)],
        "promise": [_promise(s, place) for place in range(BUILDINGS) if s.promise[place] != NO_PROMISE],
        **_cards(s, view.viewer, over),
        "shops": shops,
        "seats": [_seat(s, seat, shops, view.viewer) for seat in range(s.players)],
        "cards": _prosperity(s),
        "owed": [*_debts(s)],
        **_bargaining(sight, words, name),
    }


@functools.cache
def _rows(map_: int) -> tuple[tuple[int, ...], ...]:
    """Return the content of a map: a building, a hole or a street, as in `map`."""
    cells = CELLS[map_]
    rows, columns = (max(places) + 1 for places in zip(*cells))
    return tuple(tuple(cells[row, column] for column in range(columns)) for row in range(rows))


def _planned(s: Any, building: int, viewer: int) -> int | None:
    """Return the tile that the viewer has prepared for a building."""
    kind: int = s.plan[building]
    return kind if s.owner[building] == viewer and 0 <= kind < NO_SHOP else None


def _promise(s: Any, building: int) -> Data:
    kind, audience = s.promise[building], s.audience[building]
    return {
        "building": building,
        "type": None if kind == LEAVE_EMPTY else kind,
        "secret": bool(audience & 1),
        "parties": seats_of(audience >> 1),
    }


def _cards(s: Any, viewer: int, over: bool) -> Data:
    """Return the viewer's cards, and how many must still be given back."""
    dealt = [place for place, card in enumerate(s.card) if card == DEALT_TO + viewer]
    refused = [place for place, card in enumerate(s.card) if card == REFUSED_BY + viewer]
    chooses = s.phase == KEEPING and not over and viewer != SPECTATOR
    return {"dealt": dealt, "refused": refused, "give": REFUSED - len(refused) if chooses else 0}


def _prosperity(s: Any) -> list[Data] | None:
    """Return the prosperity cards of the rounds so far, or None without that option."""
    if s.options[PROSPERITY_OFF]:
        return None
    return [{"sizes": CARDS[card]} for card in s.turned if card != NO_CARD]


def _debts(s: Any) -> Iterator[Data]:
    """Yield the debts due after the income of this round, as far as the viewer knows."""
    for secret, giver, to in np.argwhere(s.owed > 0).tolist():
        yield {"from": giver, "to": to, "sum": int(s.owed[secret, giver, to]) * DOLLARS, "secret": bool(secret)}


# ------------------------------------------------------------------------------------------- shops and seats


@functools.lru_cache(maxsize=512)  # the same for all viewers, and tiles are seldom placed
def _shops(owner: bytes, shop: bytes, map_: int, players: int) -> tuple[Data, ...]:
    """Return all shops with their explained incomes, seat by seat."""
    owners, kinds = (np.frombuffer(field, np.int64).tolist() for field in (owner, shop))
    return tuple(_shop(seat, each) for seat in range(players) for each in explain(owners, kinds, map_, seat))


def _shop(seat: int, shop: Shop) -> Data:
    return {
        "seat": seat,
        "type": shop.kind,
        "buildings": shop.buildings,
        "most": shop.maximum,
        "finished": shop.finished,
        "income": shop.income * DOLLARS,
        "clauses": [f"CT-{clause}" for clause in shop.clauses],
        "split": 33 in shop.clauses,
    }


def _seat(s: Any, seat: int, shops: tuple[Data, ...], viewer: int) -> Data:
    """Return a seat's things and incomes; until the end only the seat itself gets its money."""
    money, left, hidden = s.money[seat], s.left[seat], has_hidden(s, seat)
    return {
        "loose": [0] * TYPES if hidden else s.loose[seat].tolist(),
        "hidden": int(tiles_held(s, seat)) if hidden else 0,
        "asks": _asks(s, seat, viewer) if hidden else None,
        "income": sum(shop["income"] for shop in shops if shop["seat"] == seat),
        "incomes": [income * DOLLARS for income in s.income[seat, : s.round_].tolist()],
        "bonuses": [bonus * DOLLARS for bonus in s.bonus[seat, : s.round_].tolist()],
        "money": None if money == UNKNOWN else money * DOLLARS,
        "seen": (s.got[seat] - s.gave[seat]) * DOLLARS,
        "ready": bool(s.ready[seat]),
        "left": None if left == UNKNOWN else left,
    }


def _asks(s: Any, seat: int, viewer: int) -> list[int]:
    """Return how many hidden tiles of each type a viewer may ask of a seat.  CT-41"""
    return [int(within_reach(s, viewer, kind, seat)) if viewer < SEATS else 0 for kind in range(TYPES)]


# ------------------------------------------------------------------------------------------------- the offers


def _bargaining(view: BoardView, words: Words, name: Name) -> Data:
    """Return the open offers, and the viewer's remaining options for offers."""
    s, viewer = view.state, view.viewer
    talks = s.phase == NEGOTIATING and viewer != SPECTATOR
    mask = view.mask if talks else None
    names = tuple(map(name, range(s.players)))
    return {
        "offers": [_offer(view, mask, offer, words, names) for offer in offers(s)],
        "draft": [*moves_data(draft_of(s, viewer))] if talks and s.drafting[viewer] else None,
        "left": s.left[viewer] if talks else None,
        "canDraft": mask is not None and bool(mask[DRAFT]),
    }


def _offer(view: BoardView, mask: Any, offer: Offer, words: Words, names: tuple[str, ...]) -> Data:
    return {
        "id": offer_id(offer.author, offer.name),
        "yes": seats_of(offer.yes),
        "own": offer.author == view.viewer,
        "answers": _answers(mask, offer, view.viewer),
        **_terms(view, Offer(offer.author, offer.name, 0, offer.moves), words, names),
    }


@functools.lru_cache(maxsize=512)  # they stay the same during a negotiation
def _terms(view: BoardView, offer: Offer, words: Words, names: tuple[str, ...]) -> Data:
    """Return the terms of an offer, without the acceptances."""
    hindered = obstacles(view, offer, names.__getitem__, words)
    return {
        **deal_data(offer),
        "line": _line(view["shop"].tobytes(), offer.moves, words, names),
        "obstacles": hindered,
        "effect": None if hindered else effect_of(view, offer),
    }


@functools.lru_cache(maxsize=512)  # `shop` is for the names of shops on buildings
def _line(shop: bytes, moves: tuple[int, ...], words: Words, names: tuple[str, ...]) -> str:
    return deal(SimpleNamespace(shop=np.frombuffer(shop, np.int64)), moves, names.__getitem__, words)


def _answers(mask: Any, offer: Offer, viewer: int) -> dict[str, int | None]:
    """Return the viewer's possible answers to an offer, as actions."""
    answer = offer.answer
    actions = {"yes": YES + answer, "no": NO + answer}
    if offer.author == viewer:
        actions = {"withdraw": WITHDRAW + offer.name}
    legal = {kind: action for kind, action in actions.items() if mask is not None and mask[action]}
    return {kind: legal.get(kind) for kind in ("yes", "no", "withdraw")}


# ------------------------------------------------------------------------------------------ events


def fact(event: Event) -> Data | None:
    """Return the fact of an entry in a viewer's log, or None if its sentences are enough."""
    if event.action == UNDO:
        return None
    kind, operands = ACTIONS.parts(event.action)
    if kind in DRAFTING:
        return {"kind": "draft", "quiet": True}
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
    """Return the new offer of its author."""
    before = {offer.name for offer in offers(event.before.state) if offer.author == event.seat}
    return next(offer for offer in offers(event.after.state) if offer.author == event.seat and offer.name not in before)


def _answered(kind: str, event: Event, offer: Offer) -> Data:
    return {"kind": kind, "id": offer_id(offer.author, offer.name), "seat": event.seat, "note": event.note}


def _settled(event: Event, offer: Offer) -> Data:
    """Return the outcome of the last acceptance: a deal, or nothing.  CT-27"""
    kind = "deal" if _struck(event.after, offer) > _struck(event.before, offer) else "void"
    return {**_answered(kind, event, offer), "round": _round(event), **deal_data(offer)}


def _struck(view: View, offer: Offer) -> int:
    """Return how many such deals of this round its viewer knows to be settled."""
    return int(view["struck"][view.viewer if offer.secret else SEATS])


def _income(event: Event) -> Data:
    """Return the income of a finished round."""
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
    """Return a finished match: the incomes of all, and every deal with its value to its parties."""
    last, players = table.view(), table.players
    return {
        "incomes": [[sum_ * DOLLARS for sum_ in last["income"][seat].tolist()] for seat in range(players)],
        "bonuses": [[sum_ * DOLLARS for sum_ in last["bonus"][seat].tolist()] for seat in range(players)],
        "money": [sum_ * DOLLARS for sum_ in last["money"][:players].tolist()],
        "deals": [*_deals(table)],
    }


def _deals(table: Table) -> Iterator[Data]:
    """Yield the settled deals, open and secret ones. The last acceptance cannot be undone, as it reveals something."""
    for entry, _, before, after in table.history(SPECTATOR):
        if YES <= entry.action < NO and after["struck"].sum() > before["struck"].sum():
            offer = offer_of(before[0], int(author_of(entry.action)), int(name_of(entry.action)))
            gains = [_gain(BoardView(table.game, before, seat), offer) for seat in range(table.players)]
            yield {"round": int(before[0].round_) + 1, **deal_data(offer), "gain": gains}


def _gain(state: BoardView, offer: Offer) -> int:
    """Return the value of a deal to a seat: its money, and the additional income of coming rounds with all tiles.

    With interpreted rules, the additional income of the shops as they are.
    """
    effect = effect_of(state, offer)
    if effect is None:
        return 0
    (poor, rich), (less, more) = effect["money"], effect["placed"] or effect["now"]
    return int(rich - poor + effect["owed"] + (more - less) * (ROUNDS - state.state.round_))


HOOKS = WebHooks(
    board=board,
    picture=picture,
    effect=effect,
    fact=fact,
    story=story,
    rehearse=rehearse,
    minutes=60,
    age=12,
    authors=("Karsten Hartwig",),
    published="alea / Ravensburger, 1999",
    timed=timed,
    move=move,
    late=late,
)
