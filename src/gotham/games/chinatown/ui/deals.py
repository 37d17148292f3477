"""Chinatown for the drawn board of a browser: a deal as data, its terms and its effect for one of its parties.

Seats, buildings and types are numbers from 0, as in actions; money is in dollars.
"""

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import SPECTATOR, copied_plain, plain
from ....i18n.catalogue import Words
from ....match.view import View
from ..bots.valuation.seat_value import POINTS, value
from ..bots.valuation.workspace import Workspace
from ..rules.drafts import building_of, kind_of, parties_of, receiver, sum_of
from ..rules.material import BUILDINGS, NO_SHOP, NOBODY, SEATS, TYPES
from ..rules.offers import Offer, settle
from ..rules.placement import reaches_street
from ..rules.shops import shop_income
from ..rules.state import ACTIONS, BUILD, CASH, EMPTY, LEAVE_EMPTY, MAP, OWE, STREET, TILE
from ..text.offers import Name, draft_of, obstacles, offer_of

MEANT = ("players", "options", "round_", "owner", "shop", "loose", "promise", "audience", "owed")
DOLLARS = 1000  # the rules count money in thousands

Data = dict[str, Any]


class BoardView(View):
    """A view whose state is read often. Two are equal if all deals mean the same to the same viewer."""

    @functools.cached_property
    def state(self) -> Any:
        return plain(self.rows)

    @functools.cached_property
    def key(self) -> tuple[Any, ...]:
        """All data that a deal depends on, and the viewer."""
        own = int(self["money"][self.viewer]) if self.viewer != SPECTATOR else 0
        return self.game, self.viewer, own, b"".join(self[name].tobytes() for name in MEANT)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardView) and self.key == other.key

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self.key)


# ------------------------------------------------------------------------------------------------------ terms


def offer_id(author: int, name: int) -> str:
    """Return the id of an offer between the board and the server."""
    return f"{author}.{name}"


def deal_data(offer: Offer) -> Data:
    """Return a deal, the same for all viewers."""
    return {
        "author": offer.author,
        "parties": offer.parties,
        "secret": offer.secret,
        "moves": [*moves_data(offer.moves)],
    }


def moves_data(moves: Sequence[int]) -> Iterator[Data]:
    """Yield the moves of a deal; sums between the same two seats are added up."""
    sums: dict[tuple[str, int, int], int] = {}
    for move in moves:
        action, giver, to = move // SEATS, move % SEATS, int(receiver(move))
        if action < TILE:
            yield {"kind": "give", "building": int(building_of(action)), "from": giver, "to": to}
        elif action < CASH:
            yield {"kind": "tile", "type": int(kind_of(action)), "from": giver, "to": to}
        elif BUILD <= action < EMPTY:
            yield {"kind": "build", "building": int(building_of(action)), "type": int(kind_of(action)), "from": giver}
        elif EMPTY <= action < OWE:
            yield {"kind": "empty", "building": int(building_of(action)), "from": giver}
        else:
            pair = ("cash" if action < BUILD else "owe", giver, to)
            sums[pair] = sums.get(pair, 0) + int(sum_of(action))
    for (kind, giver, to), sum_ in sums.items():
        yield {"kind": kind, "from": giver, "to": to, "sum": sum_ * DOLLARS}


# ----------------------------------------------------------------------------------------------------- effect


def effect(view: View, action: int, words: Words, name: Name) -> Data | None:
    """Return the effect of proposing the own draft, or of accepting, if all agree; None if it is impossible."""
    sight = BoardView(view.game, view.rows, view.viewer)
    kind, operands = ACTIONS.parts(action)
    if kind == "propose":
        offer = _drafted(sight, operands[0])
    elif kind == "yes":
        author, parties, secret = operands
        offer = offer_of(sight.state, author, parties * 2 + secret)
    else:
        return None
    return None if obstacles(sight, offer, name, words) else effect_of(sight, offer)


def _drafted(view: BoardView, secret: int) -> Offer:
    """Return the viewer's draft as an offer."""
    moves = draft_of(view.state, view.viewer)
    parties = int(parties_of(moves, len(moves)))
    return Offer(view.viewer, parties * 2 + secret, 1 << view.viewer, tuple(moves))


def effect_of(view: BoardView, offer: Offer) -> Data | None:
    """Return the viewer's values before and after a settled deal; None if they are no party."""
    seat = view.viewer
    if seat not in offer.parties:
        return None
    before, after = view.state, settled(view, offer)
    return {
        "now": [income(s, seat) * DOLLARS for s in (before, after)],
        "placed": _both_placed(view, before, after),
        "money": [s.money[seat] * DOLLARS for s in (before, after)],
        "owed": (_due(after, seat) - _due(before, seat)) * DOLLARS,
        "gets": _things([move for move in offer.moves if receiver(move) == seat != move % SEATS]),
        "gives": _things([move for move in offer.moves if receiver(move) != seat == move % SEATS]),
    }


def settled(view: BoardView, offer: Offer) -> Any:
    """Return the view after a deal, by the rules themselves; unknown sums stay meaningless."""
    after = copied_plain(view.state)
    settle(after, offer.moves, len(offer.moves), offer.name)
    return after


def _due(s: Any, seat: int) -> int:
    """Return a seat's receipts minus payments of debts after the income of this round."""
    return int(s.owed[:, :, seat].sum() - s.owed[:, seat].sum())


def _things(moves: Sequence[int]) -> Data:
    """Return the buildings and tiles among moves."""
    actions = [move // SEATS for move in moves]
    kinds = [int(kind_of(action)) for action in actions if TILE <= action < CASH]
    return {
        "buildings": [int(building_of(action)) for action in actions if action < TILE],
        "tiles": [kinds.count(kind) for kind in range(TYPES)],
    }


# ---------------------------------------------------------------------------------------------------- incomes


def income(s: Any, seat: int) -> int:
    """Return the income of a seat's shops."""
    return _income(tuple(s.owner), tuple(s.shop), s.options[MAP], seat)


@functools.lru_cache(maxsize=2048)  # most deals transfer no built shop
def _income(owner: tuple[int, ...], shop: tuple[int, ...], map_: int, seat: int) -> int:
    return int(shop_income(owner, shop, map_, seat))


def _both_placed(view: BoardView, before: Any, after: Any) -> list[int] | None:
    """Return the income of a round with all tiles placed, before and after; too slow with interpreted rules."""
    if view.game.mode == "plain":
        return None
    return [placed(view.game, s, view.viewer) * DOLLARS for s in (before, after)]


def placed(game: Any, s: Any, seat: int) -> int:
    """Return the income of a seat's shops with its loose tiles placed optimally and promises fulfilled.

    The bots' search finds it: with the street variant it may miss a thousand.
    """
    owner, shop, loose = s.owner.copy(), s.shop.copy(), s.loose[seat].tolist()
    for building in range(BUILDINGS):
        promise = s.promise[building]
        if owner[building] != seat or shop[building] != NO_SHOP:
            continue
        if promise == LEAVE_EMPTY:
            owner[building] = NOBODY  # as if it belonged to another seat
        elif promise < TYPES and loose[promise] and reaches_street(s, seat, building, promise, True):
            shop[building] = promise
            loose[promise] -= 1
    return _best(game, s.options[MAP], s.options[STREET], tuple(owner), tuple(shop), tuple(loose), seat)


def rehearse(game: Any) -> None:
    """Compile the functions of the board in advance."""
    _best(game, 0, 0, (NOBODY,) * BUILDINGS, (NO_SHOP,) * BUILDINGS, (0,) * TYPES, 0)


@functools.lru_cache(maxsize=2048)
def _best(
    game: Any, map_: int, street: int, owner: tuple[int, ...], shop: tuple[int, ...], loose: tuple[int, ...], seat: int
) -> int:
    """Return the income of the best placement: the bots' value of a seat without later rounds."""
    d = Workspace.rows()[0]
    d.map_, d.street, d.rounds = map_, street, 1
    d.owner[:], d.shop[:], d.loose[seat] = owner, shop, loose
    return int(game.bind(value)(d, seat)) // POINTS
