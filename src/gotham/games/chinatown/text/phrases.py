"""Chinatown: the small parts of sentences: sums, buildings, tiles, shops, and lists of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ....i18n.catalogue import Words
from ..rules.material import NAMES, NO_SHOP
from ..rules.shops import Shop, explain

Name = Callable[[int], str]


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
    """Return tiles as things: from how many there are of each type."""
    return [words("tiles", count=int(count), shop=shop_name(kind, words)) for kind, count in enumerate(tiles) if count]


def tiles_counted(tiles: Sequence[int], words: Words) -> str:
    """Return the same where it is clear that they are tiles: 2 Sea Food, 1 Radios."""
    parts = [f"{int(count)} {shop_name(kind, words)}" for kind, count in enumerate(tiles) if count]
    return ", ".join(parts) or words("nothing")


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
    """Return what each shop pays and by which clauses, a sentence each."""
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
