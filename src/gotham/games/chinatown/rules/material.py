"""The contents of the box as data: shop types, incomes, the deal, prosperity cards, and the maps as arrays.

Buildings and types are numbered from 0, money is counted in thousands. The arrays are constants of the rules. A set of
buildings of one block is a mask: bit i is the building FIRST[block] + i.
"""

from itertools import combinations
from typing import Any

import numpy as np

from .map import DRAWINGS, Cells, blocks, check_map, fronts, neighbours, read

SEATS, BUILDINGS, TYPES, ROUNDS, BLOCKS = 5, 85, 12, 6, 6
NOBODY = SEATS  # the owner of an unowned building
NO_SHOP = TYPES  # the tile of an empty building
SIZES = range(3, 7)  # that a type can have
SPARE = 3  # tiles of a type beyond its size  CT-03
REFUSED = 2  # of the buildings dealt  CT-10
START = 5  # money of everybody  CT-06
BONUS = 1  # for each tile of a size on the prosperity card  CT-20

# The types of each size; words for them come from the catalogues.  CT-04
TYPES_OF = {
    3: ("sea-food", "pharmacy", "jeans"),
    4: ("restaurant", "laundry", "sports"),
    5: ("antiques", "fireworks", "sewing"),
    6: ("detective", "watches", "radios"),
}

# The income of an unfinished shop of 1 to 5 tiles, and of a finished one by its size.  CT-32
UNFINISHED = (1, 2, 4, 6, 8)
FINISHED = {3: 5, 4: 8, 5: 11, 6: 14}

# By number of players, round by round: buildings dealt and kept, tiles drawn.  CT-10 CT-13
DEALS = {
    3: ((7, 5, 7), (6, 4, 4), (6, 4, 4), (6, 4, 4), (6, 4, 4), (6, 4, 4)),
    4: ((6, 4, 6), (5, 3, 3), (5, 3, 3), (5, 3, 3), (5, 3, 3), (5, 3, 3)),
    5: ((5, 3, 5), (5, 3, 3), (5, 3, 3), (4, 2, 2), (4, 2, 2), (4, 2, 2)),
}

# The sizes on each prosperity card.  CT-05
CARDS: tuple[tuple[int, ...], ...] = ((3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6), (), (), ())

# Expected results.  CT-03 CT-10
ALL_TILES = 90
LAST_PILE = {3: 22, 4: 21, 5: 20}  # buildings before the last round, by number of players
LAST_TILES = {3: 9, 4: 6, 5: 5}  # tiles after it

# ----------------------------------------------------------------------------------------------- checking


def check() -> None:
    """Raise ValueError if the material does not have the expected data."""
    _check_types()
    _check_incomes()
    _check_deals()
    _demand("prosperity cards", sorted(CARDS) == sorted([*combinations(SIZES, 2), (), (), ()]))
    for name in DRAWINGS:
        check_map(name, read(DRAWINGS[name]))


def _check_types() -> None:
    names = [name for size in SIZES for name in TYPES_OF.get(size, ())]
    _demand("types", len(set(names)) == len(names) == TYPES)
    _demand("types of each size", {size: len(TYPES_OF[size]) for size in TYPES_OF} == dict.fromkeys(SIZES, 3))
    _demand("tiles", sum((size + SPARE) * len(TYPES_OF[size]) for size in SIZES) == ALL_TILES)


def _check_incomes() -> None:
    """Check the assumptions of the best split of a group, see `shops.finished`."""
    _demand("incomes", len(UNFINISHED) == SIZES[-1] - 1 and list(FINISHED) == list(SIZES))
    one, two, three = UNFINISHED[:3]
    _demand("incomes of one, two and three tiles", two == one + one and FINISHED[3] > three > two + one)
    for size, income in FINISHED.items():
        best = [0]  # of so many tiles, none of them in a finished shop
        for tiles in range(1, size + SPARE + 1):
            best.append(max(UNFINISHED[part - 1] + best[tiles - part] for part in range(1, min(tiles, size - 1) + 1)))
        rests = range(SPARE + 1)
        _demand("incomes of finished shops", all(income + rest * one > best[size + rest] for rest in rests))


def _check_deals() -> None:
    """Two buildings are refused, and neither buildings nor tiles run out."""
    _demand("players of the deal", list(DEALS) == list(LAST_PILE) == list(LAST_TILES))
    for players, rounds in DEALS.items():
        _demand("rounds of the deal", len(rounds) == ROUNDS)
        pile, tiles = [BUILDINGS], ALL_TILES
        for dealt, kept, drawn in rounds:
            _demand("buildings refused", dealt - kept == REFUSED)
            _demand("buildings dealt", players * dealt <= pile[-1])
            pile.append(pile[-1] - players * kept)
            tiles -= players * drawn
        _demand("buildings left", pile[-2] == LAST_PILE[players])
        _demand("tiles left", tiles == LAST_TILES[players])


def _demand(what: str, right: bool) -> None:
    if not right:
        raise ValueError(f"the material is broken: {what}")


check()

# ------------------------------------------------------------------------------------------------- arrays


def _constant(values: Any) -> Any:
    """Return a read-only array."""
    array = np.array(values, np.int64)
    array.setflags(write=False)
    return array


def _figures(column: int) -> Any:
    """Return a figure of the deal by number of players and round; 0 for impossible numbers."""
    none = ((0, 0, 0),) * ROUNDS
    return _constant([[figure[column] for figure in DEALS.get(players, none)] for players in range(SEATS + 1)])


def _incomes(size: int) -> list[int]:
    """Return the incomes of a type by the tiles in a shop; 0 for impossible shops."""
    paid = [0, *UNFINISHED[: size - 1], FINISHED[size]] if size in SIZES else []
    return paid + [0] * (SIZES.stop - len(paid))


def _adjacent(cells: Cells) -> list[int]:
    """Return the mask of the neighbours of each building."""
    near = neighbours(cells)
    return [sum(1 << (other - FIRST[BLOCK[one]]) for other in near[one]) for one in range(BUILDINGS)]


def _fronts(cells: Cells) -> list[bool]:
    found = fronts(cells)
    return [building in found for building in range(BUILDINGS)]


MAPS = tuple(DRAWINGS)
BY_COUNT = len(MAPS)  # in the place of a map: the last one, where groups above the maximum are paid by count  CT-40
CELLS = tuple(read(DRAWINGS[name]) for name in (*MAPS, MAPS[-1]))  # by map: the content of each row and column
NAMES = tuple(name for size in SIZES for name in TYPES_OF[size])  # of the types, in data and notation

SIZE = _constant([size for size in SIZES for _ in TYPES_OF[size]])  # by type
TILES = _constant(SIZE + SPARE)  # by type
INCOME = _constant([_incomes(size) for size in range(SIZES.stop)])  # by size of the type, tiles in the shop
DEALT, KEPT, DRAWN = (_figures(column) for column in range(3))  # by number of players, round
PROSPERITY = _constant([[size in card for size in range(SIZES.stop)] for card in CARDS])  # by card, size

FIRST = _constant([*(block[0] for block in blocks(CELLS[0])), BUILDINGS])  # by block, and one after the last
BLOCK = _constant([block for block in range(BLOCKS) for _ in range(FIRST[block], FIRST[block + 1])])  # by building
ADJACENT = _constant([_adjacent(cells) for cells in CELLS])  # by map, building: a mask
FRONT = _constant([_fronts(cells) for cells in CELLS])  # by map, building
