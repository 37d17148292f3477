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
DOLLARS = 1000  # money of the rules is counted in thousands

Data = dict[str, Any]


class BoardView(View):
    """A view whose state is read often. Two are equal where all deals mean the same to the same viewer."""

    @functools.cached_property
    def state(self) -> Any:
        return plain(self.rows)

    @functools.cached_property
    def key(self) -> tuple[Any, ...]:
        """Everything that a deal depends on, and the viewer."""
        own = int(self["money"][self.viewer]) if self.viewer != SPECTATOR else 0
        return self.game, self.viewer, own, b"".join(self[name].tobytes() for name in MEANT)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardView) and self.key == other.key

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(self.key)


# ------------------------------------------------------------------------------------------------------ terms


def offer_id(author: int, name: int) -> str:
    """Return what an offer is called between the board and the server."""
    return f"{author}.{name}"


def deal_data(offer: Offer) -> Data:
    """Return a deal, whoever looks at it."""
    return {
        "author": offer.author,
        "parties": offer.parties,
        "secret": offer.secret,
        "moves": [*moves_data(offer.moves)],
    }


def moves_data(moves: Sequence[int]) -> Iterator[Data]:
    """Yield the moves of a deal; sums between the same two are one."""
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
    """Return what a proposal of one's draft, or a yes, would come to when all agree; None where it cannot."""
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
    """Return the offer that the viewer's draft would be."""
    moves = draft_of(view.state, view.viewer)
    parties = int(parties_of(moves, len(moves)))
    return Offer(view.viewer, parties * 2 + secret, 1 << view.viewer, tuple(moves))


def effect_of(view: BoardView, offer: Offer) -> Data | None:
    """Return what the viewer would have after a deal that can be settled, against now; None where they are no party."""
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
    """What a view would be after a deal, by the rules themselves; sums that it does not know stay meaningless."""
    after = copied_plain(view.state)
    settle(after, offer.moves, len(offer.moves), offer.name)
    return after


def _due(s: Any, seat: int) -> int:
    """Return what a seat will get of the others after the income of this round, less what it will give."""
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
    """Return what a seat's shops pay as they stand."""
    return _income(tuple(s.owner), tuple(s.shop), s.options[MAP], seat)


@functools.lru_cache(maxsize=2048)  # most deals change hands of nothing that is built
def _income(owner: tuple[int, ...], shop: tuple[int, ...], map_: int, seat: int) -> int:
    return int(shop_income(owner, shop, map_, seat))


def _both_placed(view: BoardView, before: Any, after: Any) -> list[int] | None:
    """What a round would pay with all tiles placed, before and after; interpreted rules would take too long for it."""
    if view.game.mode == "plain":
        return None
    return [placed(view.game, s, view.viewer) * DOLLARS for s in (before, after)]


def placed(game: Any, s: Any, seat: int) -> int:
    """Return what a seat's shops would pay with its loose tiles placed as well as possible, promises kept.

    It is what bots find: with the street variant they may miss a thousand.
    """
    owner, shop, loose = s.owner.copy(), s.shop.copy(), s.loose[seat].tolist()
    for building in range(BUILDINGS):
        promise = s.promise[building]
        if owner[building] != seat or shop[building] != NO_SHOP:
            continue
        if promise == LEAVE_EMPTY:
            owner[building] = NOBODY  # as good as not one's own
        elif promise < TYPES and loose[promise] and reaches_street(s, seat, building, promise, True):
            shop[building] = promise
            loose[promise] -= 1
    return _best(game, s.options[MAP], s.options[STREET], tuple(owner), tuple(shop), tuple(loose), seat)


def rehearse(game: Any) -> None:
    """Compile what the board needs before somebody waits for it."""
    _best(game, 0, 0, (NOBODY,) * BUILDINGS, (NO_SHOP,) * BUILDINGS, (0,) * TYPES, 0)


@functools.lru_cache(maxsize=2048)
def _best(
    game: Any, map_: int, street: int, owner: tuple[int, ...], shop: tuple[int, ...], loose: tuple[int, ...], seat: int
) -> int:
    """Return the income of the best placement: what the bots take a seat to be worth where no other round follows."""
    d = Workspace.rows()[0]
    d.map_, d.street, d.rounds = map_, street, 1
    d.owner[:], d.shop[:], d.loose[seat] = owner, shop, loose
    return int(game.bind(value)(d, seat)) // POINTS
