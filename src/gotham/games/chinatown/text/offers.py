"""Chinatown: sums, things and offers in sentences, and the obstacles to an offer from a viewer's side."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from ....engine import UNKNOWN
from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.drafts import building_of, heir, kind_of, move_hindrance, promise_hindrance, receiver, sum_of
from ..rules.material import NAMES, NO_SHOP, SEATS, TYPES
from ..rules.offers import Offer, offers
from ..rules.placement import tiles_held
from ..rules.shops import Shop, explain
from ..rules.state import ACTIONS, BUILD, CASH, EMPTY, GIVE, OWE, TILE

Name = Callable[[int], str]

PROMISED = 25  # the clause of a promise as an obstacle


# ----------------------------------------------------------------------------------------- parts of sentences


def money(thousands: int, words: Words) -> str:
    return words("money", sum=int(thousands) * 1000)


def shop_name(kind: int, words: Words) -> str:
    """Return a type of shop as people call it."""
    return words("shop", kind=NAMES[kind])


def listed(parts: Iterable[str], words: Words) -> str:
    """Return a list in words: one, two and three."""
    *others, last = [*parts] or [words("nothing")]
    return words("list-and", first=", ".join(others), last=last) if others else last


def numbers(buildings: Iterable[int], words: Words) -> str:
    """Return buildings by their numbers alone."""
    return listed([str(building + 1) for building in buildings], words)


def buildings_named(s: Any, buildings: Sequence[int], words: Words) -> str:
    """Return buildings with the shops on them: buildings 12 (Sea Food) and 14."""
    parts = [_building(s, building, words) for building in buildings]
    return words("buildings", count=len(parts), buildings=listed(parts, words))


def _building(s: Any, building: int, words: Words) -> str:
    kind, number = int(s.shop[building]), str(building + 1)
    return number if kind == NO_SHOP else f"{number} ({shop_name(kind, words)})"


def tiles_named(tiles: Sequence[int], words: Words) -> list[str]:
    """Return tiles as things, from the number of each type."""
    return [words("tiles", count=int(count), shop=shop_name(kind, words)) for kind, count in enumerate(tiles) if count]


def tiles_counted(tiles: Sequence[int], words: Words) -> str:
    """Return the same in a context of tiles: 2 Sea Food, 1 Radios."""
    parts = [f"{int(count)} {shop_name(kind, words)}" for kind, count in enumerate(tiles) if count]
    return ", ".join(parts) or words("nothing")


def tiles_of(s: Any, seat: int, words: Words) -> str:
    """Return the loose tiles of a seat, or only their number where they are hidden.  CT-41"""
    if has_hidden(s, seat):
        return words("tiles-hidden", count=int(tiles_held(s, seat)))
    return tiles_counted(s.loose[seat], words)


def has_hidden(s: Any, seat: int) -> bool:
    """Return whether a view hides a seat's loose tiles."""
    return bool(s.loose[seat, 0] == UNKNOWN)


def tiles_gained(before: Any, after: Any, seat: int, words: Words) -> list[str]:
    """Return the loose tiles that a seat has more than before, as things; hidden ones by their number."""
    if has_hidden(before, seat) or has_hidden(after, seat):
        more = int(tiles_held(after, seat)) - int(tiles_held(before, seat))
        return [words("tiles-hidden", count=more)] if more > 0 else []
    return tiles_named(np.maximum(after.loose[seat] - before.loose[seat], 0).tolist(), words)


def shops_on(places: Iterable[tuple[int, int]], words: Words) -> str:
    """Return tiles with their buildings: Sea Food on 12 and 13, and Radios on 14."""
    buildings: dict[int, list[int]] = {}
    for building, kind in sorted(places):
        buildings.setdefault(kind, []).append(building)
    parts = [
        words("shop-on", shop=shop_name(kind, words), buildings=numbers(found, words))
        for kind, found in buildings.items()
    ]
    return listed(parts, words)


def shops_of(s: Any, map_: int, seat: int, words: Words) -> str:
    """Return the shops of a seat, with how many tiles each has and could have."""
    return ", ".join(_shop(shop, words) for shop in explain(s.owner, s.shop, map_, seat)) or words("nothing")


def _shop(shop: Shop, words: Words) -> str:
    place = words("shop-on", shop=shop_name(shop.kind, words), buildings=numbers(shop.buildings, words))
    return f"{place} ({len(shop.buildings)}/{shop.maximum})"


def income_lines(shops: Iterable[Shop], words: Words) -> list[str]:
    """Return the income of each shop with its clauses, a sentence each."""
    return [
        words(
            "income-of",
            shop=shop_name(shop.kind, words),
            buildings=numbers(shop.buildings, words),
            size=len(shop.buildings),
            most=shop.maximum,
            finished="yes" if shop.finished else "no",
            income=money(shop.income, words),
            split="yes" if 33 in shop.clauses else "no",
            clauses=", ".join(f"CT-{clause}" for clause in shop.clauses),
        )
        for shop in shops
    ]


# ------------------------------------------------------------------------------------------- offers and moves


def offer_of(s: Any, author: int, name: int) -> Offer:
    """Return an author's offer of that name."""
    return next(offer for offer in offers(s) if (offer.author, offer.name) == (author, name))


def draft_of(s: Any, seat: int) -> list[int]:
    """Return the moves of a draft."""
    moves: list[int] = s.draft[seat, : max(int(s.drafting[seat]) - 1, 0)].tolist()
    return moves


def move_of(s: Any, action: int, draft: Sequence[int] = ()) -> int:
    """Return an action as a move of a deal, with its giver or promiser after the moves of a draft."""
    kind, operands = ACTIONS.parts(action)
    if kind in ("build", "empty"):
        return action * SEATS + int(heir(s, draft, len(draft), operands[0]))
    return action * SEATS + (int(s.owner[operands[0]]) if kind == "give" else operands[-2 if kind == "tile" else 0])


# -------------------------------------------------------------------------------------------- in sentences


def sentences(s: Any, moves: Sequence[int], name: Name, words: Words) -> list[str]:
    """Return the moves of a deal as sentences: gifts by giver and receiver, then promises."""
    pairs = sorted({(move % SEATS, int(receiver(move))) for move in moves if move // SEATS < BUILD})
    givers = sorted({move % SEATS for move in moves})
    parts = [_gives(s, _between(moves, *pair), pair, name, words) for pair in pairs]
    parts += [part for giver in givers for part in _promises(s, moves, giver, name, words)]
    return [f"{part}." for part in parts]


def deal(s: Any, moves: Sequence[int], name: Name, words: Words) -> str:
    """Return the same as one text."""
    return " ".join(sentences(s, moves, name, words))


def _between(moves: Sequence[int], giver: int, to: int) -> list[int]:
    return [move for move in moves if move // SEATS < BUILD and (move % SEATS, receiver(move)) == (giver, to)]


def _actions(moves: Sequence[int], giver: int, first: int, stop: int) -> list[int]:
    return [move // SEATS for move in moves if move % SEATS == giver and first <= move // SEATS < stop]


def _gives(s: Any, moves: Sequence[int], pair: tuple[int, int], name: Name, words: Words) -> str:
    """Return all gifts of one seat to another."""
    giver, to = pair
    buildings = [int(building_of(action)) for action in _actions(moves, giver, GIVE, TILE)]
    kinds = [int(kind_of(action)) for action in _actions(moves, giver, TILE, CASH)]
    cash = sum(int(sum_of(action)) for action in _actions(moves, giver, CASH, BUILD))
    who = {"giver": name(giver), "receiver": name(to)}
    if not buildings and not kinds:
        return words("do-cash", **who, sum=money(cash, words))
    tiles = tiles_named([kinds.count(kind) for kind in range(TYPES)], words)
    if not buildings and not cash:
        return words("do-tile", **who, tiles=listed(tiles, words))
    named = [buildings_named(s, buildings, words)] if buildings else []
    sums = [money(cash, words)] if cash else []
    return words("do-give", **who, things=listed([*named, *tiles, *sums], words))


def _promises(s: Any, moves: Sequence[int], giver: int, name: Name, words: Words) -> Iterator[str]:
    """Yield all promises of a seat."""
    places = [(int(building_of(action)), int(kind_of(action))) for action in _actions(moves, giver, BUILD, EMPTY)]
    if places:
        yield words("do-build", who=name(giver), tiles=shops_on(places, words))
    empty = [int(building_of(action)) for action in _actions(moves, giver, EMPTY, OWE)]
    if empty:
        yield words("do-empty", who=name(giver), buildings=buildings_named(s, empty, words))
    owed = [move for move in moves if move % SEATS == giver and move // SEATS >= OWE]
    for to in sorted({int(receiver(move)) for move in owed}):
        sum_ = sum(int(sum_of(move // SEATS)) for move in owed if receiver(move) == to)
        yield words("do-owe", giver=name(giver), receiver=name(to), sum=money(sum_, words))


def offer_name(offer: Offer, name: Name, words: Words) -> str:
    """Return an offer by its author, parties and openness, as part of a sentence."""
    others = [name(seat) for seat in offer.parties if seat != offer.author]
    return words("offer", author=name(offer.author), others=listed(others, words), secret=yes_no(offer.secret))


def yes_no(value: Any) -> str:
    return "yes" if value else "no"


# ------------------------------------------------------------------------------------------------- obstacles


def obstacles(view: View, offer: Offer, name: Name, words: Words) -> list[str]:
    """Return why an offer is impossible in a viewer's view, a sentence each. They see only their own money.  CT-27"""
    s, moves = view.state, offer.moves
    found = [
        _obstacle(s, offer, index, clause, name, words)
        for index in range(len(moves))
        if (clause := int(move_hindrance(s, moves, len(moves), offer.name, index)))
    ]
    if view.viewer in offer.parties and s.money[view.viewer] < _cost(moves, view.viewer):
        found.append(words("lacks-money"))
    return list(dict.fromkeys(found))


def _cost(moves: Sequence[int], seat: int) -> int:
    """Return a seat's payments minus its receipts.  CT-26"""
    sums = [move for move in moves if CASH <= move // SEATS < BUILD]
    paid = sum(int(sum_of(move // SEATS)) for move in sums if move % SEATS == seat)
    return paid - sum(int(sum_of(move // SEATS)) for move in sums if receiver(move) == seat)


def _obstacle(s: Any, offer: Offer, index: int, clause: int, name: Name, words: Words) -> str:
    """Return the obstacle to one move."""
    moves = offer.moves
    action, giver = moves[index] // SEATS, moves[index] % SEATS
    if TILE <= action < CASH:
        return _no_tiles(moves, action, giver, clause, name, words)
    building = int(building_of(action))
    if action >= BUILD:
        clause = int(promise_hindrance(s, moves, len(moves), offer.name, giver, building))
        if clause == 0:
            return words("lacks-spare", who=name(giver), shop=shop_name(int(kind_of(action)), words))
    lack = "lacks-freedom" if clause == PROMISED else "lacks-building" if action < TILE else "lacks-plot"
    return words(lack, who=name(giver), building=building + 1)


def _no_tiles(moves: Sequence[int], action: int, giver: int, clause: int, name: Name, words: Words) -> str:
    kind = int(kind_of(action))
    shop = shop_name(kind, words)
    if clause == PROMISED:
        return words("lacks-spare", who=name(giver), shop=shop)
    count = [int(kind_of(other)) for other in _actions(moves, giver, TILE, CASH)].count(kind)
    return words("lacks-tiles", who=name(giver), tiles=words("tiles", count=count, shop=shop))
