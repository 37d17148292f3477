"""Chinatown for bots: why a bot keeps cards, places tiles and stops trading, for somebody with the same view.

Reasons for everybody are in `reasons`.
"""

from collections.abc import Iterable

from .....bots import speech
from ...rules.material import NAMES, TYPES
from ...rules.shops import Shop
from ...rules.state import DONE, PLACE


def keeping(kept: set[int], draws: int, links: int) -> str:
    """Return which cards were worth most, and how many neighbours they make."""
    buildings = ",".join(str(building + 1) for building in sorted(kept))
    return speech("bot-keep", buildings=buildings, draws=draws, links=links)


def placing(action: int, shops: Iterable[Shop], may_end: bool) -> str:
    """Return the shop that a tile becomes part of, in the best placement of all tiles."""
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
    """It does not go on with what another has begun to write."""
    return speech("bot-drop")
