"""Chinatown for bots: weights of values beyond the income of the next round.

They are a field of the workspace: bots that judge differently share the same compiled rules.
"""

from typing import NamedTuple


class ValueWeights(NamedTuple):
    """Weights of potential growth. Chances are in per cent, the rest in points a round."""

    # The chance that a shop grows by a tile is its room times the supply of its type, up to `likely`.
    room_free: int  # for each adjacent building
    room_unowned: int
    room_foreign: int
    room_like: int
    supply_hand: int  # for each tile
    supply: int
    likely: int
    # Unused things have a value for each tile, each ordered pair of a type, and each empty building.
    tile_kept: int
    pair_kept: int
    building_kept: int


(
    ROOM_FREE,
    ROOM_UNOWNED,
    ROOM_FOREIGN,
    ROOM_LIKE,
    SUPPLY_HAND,
    SUPPLY,
    LIKELY,
    TILE_KEPT,
    PAIR_KEPT,
    BUILDING_KEPT,
) = range(len(ValueWeights._fields))

TRADER = ValueWeights(40, 10, 5, 40, 40, 12, 55, 3, 2, 65)  # tuned by play
