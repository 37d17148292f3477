"""The clue language (EN-02, EN-04, EN-12, EN-15): every clue, with the set of squares where it is true.

A clue is a form with operands, such as `or` with `near-park` and `in-queens`. The meaning of a form is defined once, as
a function of sets, so truth is always computed from the board. `wording` has the sentences.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import combinations, permutations, product
from operator import or_
from typing import NamedTuple

import numpy as np

from ..rules import board
from ..rules.board import ALL, COLUMNS, ROWS, SIDE, SQUARES

INFORMANT, EXPERT = 0, 1
LEVELS = (1, 2)
FEWEST, MOST = 2, 23  # squares where a clue is true: no card settles a case, none is useless


class Clue(NamedTuple):
    """A clue: its name is its notation, its truth the set of squares where it is true."""

    name: str
    level: int
    kind: int
    truth: int
    form: str
    operands: tuple[str, ...]


# ---------------------------------------------------------------------------------------- sets of squares


def _where(holds: Callable[[int, int], bool]) -> int:
    """Return the squares whose row and column, from 0, satisfy a condition."""
    return sum(1 << square for square in range(SQUARES) if holds(*divmod(square, SIDE)))


def _members(squares: int) -> list[int]:
    return [square for square in range(SQUARES) if squares >> square & 1]


def _walk(square: int, squares: int) -> int:
    """Return the number of steps from a square to the nearest square of a set."""
    row, column = divmod(square, SIDE)
    return min(abs(row - other // SIDE) + abs(column - other % SIDE) for other in _members(squares))


def _grown(squares: int, steps: int = 1) -> int:
    """Return the squares at most `steps` away from a set."""
    return sum(1 << square for square in range(SQUARES) if _walk(square, squares) <= steps)


def _nearer(one: int, other: int) -> int:
    """Return the squares that are nearer to one set than to the other."""
    return sum(1 << square for square in range(SQUARES) if _walk(square, one) < _walk(square, other))


def _touching(lines: Iterable[int], squares: int) -> int:
    """Return all squares of the lines or districts that contain a square of a set."""
    return sum(line for line in lines if line & squares)


def _beyond(squares: int, wind: str) -> int:
    """Return the squares strictly beyond a set in a direction; a line itself is excluded (EN-02)."""
    rows = [square // SIDE for square in _members(squares)]
    columns = [square % SIDE for square in _members(squares)]
    return _where(
        {
            "north": lambda row, _: row < min(rows),
            "south": lambda row, _: row > max(rows),
            "west": lambda _, column: column < min(columns),
            "east": lambda _, column: column > max(columns),
        }[wind]
    )


def _showing(count: Callable[[int], bool]) -> int:
    """Return the squares whose number of places satisfies a condition."""
    return sum(1 << square for square in range(SQUARES) if count(len(board.PLACES_AT[square])))


# --------------------------------------------------------------------------------------------------- atoms

PLACE = dict(zip(board.PLACES, board.PLACE, strict=True))
DISTRICT = dict(zip(board.DISTRICTS, board.DISTRICT, strict=True))
ROW = {f"row-{name}": board.row(index) for index, name in enumerate(ROWS)}
COLUMN = {f"column-{name.lower()}": board.column(index) for index, name in enumerate(COLUMNS)}
NORTH_SOUTH = {f"{wind}-of-{line[-1]}": _beyond(ROW[line], wind) for wind in ("north", "south") for line in ROW}
WEST_EAST = {f"{wind}-of-{line[-1]}": _beyond(COLUMN[line], wind) for wind in ("west", "east") for line in COLUMN}
NEAR = {f"near-{place}": squares for place, squares in PLACE.items()}
NEAR |= {"near-airport": PLACE["jfk"] | PLACE["laguardia"]}
IN = {f"in-{district}": squares for district, squares in DISTRICT.items()}
SHAPE = {
    "edge": _where(lambda row, column: 0 in (row, column) or SIDE - 1 in (row, column)),
    "inside": _where(lambda row, column: 0 < row < SIDE - 1 and 0 < column < SIDE - 1),
    "corner": _where(lambda row, column: {row, column} <= {0, SIDE - 1}),
}
PARITY = {
    "odd-row": _where(lambda row, _: row % 2 == 0),
    "even-row": _where(lambda row, _: row % 2 == 1),
    "odd-column": _where(lambda _, column: column % 2 == 0),
    "even-column": _where(lambda _, column: column % 2 == 1),
}
DIAGONAL = {  # falling from A1 to E5, rising from A5 to E1
    "falling": _where(lambda row, column: row == column),
    "rising": _where(lambda row, column: row + column == SIDE - 1),
    "above-falling": _where(lambda row, column: column > row),
    "below-falling": _where(lambda row, column: column < row),
    "above-rising": _where(lambda row, column: row + column < SIDE - 1),
    "below-rising": _where(lambda row, column: row + column > SIDE - 1),
}
COUNT = {
    "only-1": _showing(lambda count: count == 1),
    "exactly-3": _showing(lambda count: count == 3),
    "at-least-2": _showing(lambda count: count >= 2),
    "at-least-3": _showing(lambda count: count >= 3),
    "at-least-4": _showing(lambda count: count >= 4),
    "at-most-3": _showing(lambda count: count <= 3),
    "at-most-2": _showing(lambda count: count <= 2),
}
EVIDENCE: dict[str, tuple[str, ...]] = {
    "kerosene": ("jfk", "laguardia"),
    "salt": ("harbour", "beach"),
    "soot": ("factory",),
    "pollen": ("park",),
    "brake-dust": ("subway",),
    "disinfectant": ("hospital",),
    "varnish": ("museum",),
    "verdigris": ("liberty",),
    "rust": ("bridge",),
    "chalk": ("stadium",),
    "sand": ("beach",),
    "feather": ("harbour", "beach", "liberty"),
    "grass": ("park", "stadium"),
    "ticket": ("museum", "stadium"),
    "grease": ("factory", "subway"),
}
TRACE = {trace: reduce(or_, (PLACE[place] for place in places)) for trace, places in EVIDENCE.items()}
SETS = PLACE | DISTRICT | ROW | COLUMN | NORTH_SOUTH | WEST_EAST | NEAR | IN | SHAPE | PARITY | DIAGONAL | COUNT | TRACE

# --------------------------------------------------------------------------------------------------- forms

ROWS_OF, COLUMNS_OF, DISTRICTS_OF = tuple(ROW.values()), tuple(COLUMN.values()), board.DISTRICT


def _same(one: int) -> int:
    return one


def _not(one: int) -> int:
    return ALL & ~one


def _or(one: int, other: int) -> int:
    return one | other


def _and(one: int, other: int) -> int:
    return one & other


def _but_not(one: int, other: int) -> int:
    return one & ~other


def _neither(one: int, other: int) -> int:
    return ALL & ~(one | other)


def _if(one: int, other: int) -> int:
    return ALL & ~one | other


def _either(one: int, other: int) -> int:
    """Exactly one of the two; for disjoint sets an `or` says the same."""
    return one ^ other if one & other else 0


def _of_three(wanted: Callable[[int], bool]) -> Callable[[int, int, int], int]:
    def squares(*sets: int) -> int:
        return sum(1 << square for square in range(SQUARES) if wanted(sum(one >> square & 1 for one in sets)))

    return squares


FORMS: dict[str, tuple[str, Callable[..., int]]] = {  # form -> the pattern of its names, and its meaning
    # informants
    "is": ("{}", _same),
    "or": ("{}-or-{}", _or),
    "and": ("{}-and-{}", _and),
    "not": ("not-{}", _not),
    "neither": ("neither-{}-nor-{}", _neither),
    "but-not": ("{}-but-not-{}", _but_not),
    "either": ("either-{}-or-{}", _either),
    "if": ("if-{}-then-{}", _if),
    "within": ("within-1-of-{}", lambda one: _grown(one, 1)),
    "within-two": ("within-2-of-{}", lambda one: _grown(one, 2)),
    "outside": ("not-within-1-of-{}", lambda one: _not(_grown(one, 1))),
    "outside-two": ("not-within-2-of-{}", lambda one: _not(_grown(one, 2))),
    "beside": ("beside-{}", lambda one: _grown(one) & ~one),
    "nearer": ("nearer-{}-than-{}", _nearer),
    "row-with": ("row-with-{}", lambda one: _touching(ROWS_OF, one)),
    "row-without": ("row-without-{}", lambda one: _not(_touching(ROWS_OF, one))),
    "column-with": ("column-with-{}", lambda one: _touching(COLUMNS_OF, one)),
    "column-without": ("column-without-{}", lambda one: _not(_touching(COLUMNS_OF, one))),
    "district-with": ("district-with-{}", lambda one: _touching(DISTRICTS_OF, one)),
    "district-without": ("district-without-{}", lambda one: _not(_touching(DISTRICTS_OF, one))),
    "north": ("further-north-than-{}", lambda one: _beyond(one, "north")),
    "south": ("further-south-than-{}", lambda one: _beyond(one, "south")),
    "west": ("further-west-than-{}", lambda one: _beyond(one, "west")),
    "east": ("further-east-than-{}", lambda one: _beyond(one, "east")),
    # experts who explain their evidence
    "trace": ("trace-of-{}", _same),
    "trace-or": ("trace-of-{}-or-{}", _or),
    "trace-and": ("trace-of-{}-and-{}", _and),
    "trace-where": ("trace-of-{}-{}", _and),
    "bearing": ("bearing-{}", _same),
    "mast": ("mast-{}", _same),
    "masts": ("masts-{}-{}", _or),
    "soil": ("soil-{}", _same),
    "soils": ("soil-{}-or-{}", _or),
    "image": ("image-{}", _same),
    # experts who do not
    "found": ("found-{}", _same),
    "absent": ("no-{}", _not),
    "found-both": ("{}-and-{}", _and),
    "found-but-no": ("{}-but-no-{}", _but_not),
    "absent-both": ("no-{}-no-{}", _neither),
    "found-one": ("one-of-{}-{}", _either),
    "never-without": ("{}-never-without-{}", _if),
    "one-of-three": ("one-of-{}-{}-{}", _of_three(lambda count: count == 1)),
    "at-most-one": ("at-most-one-of-{}-{}-{}", _of_three(lambda count: count <= 1)),
    "found-where": ("{}-{}", _and),
    "absent-where": ("no-{}-{}", lambda one, where: where & ~one),
    "absent-if-where": ("no-{}-if-{}", lambda one, where: _not(one & where)),
    "silent": ("silent-{}", _not),
    "silent-both": ("silent-{}-{}", _neither),
    "stronger": ("stronger-{}-than-{}", _nearer),
    "in-range": ("in-range-of-{}", lambda one: _grown(one, 1)),
    "out-of-range": ("out-of-range-of-{}", lambda one: _not(_grown(one, 1))),
}


# --------------------------------------------------------------------------------------------------- decks

Operands = tuple[str, ...]


class Family(NamedTuple):
    """Clues of one form: their operands, and how many squares such a clue may leave."""

    form: str
    operands: Iterable[Operands]
    low: int = FEWEST
    high: int = MOST


def _each(*groups: Iterable[str]) -> list[Operands]:
    return [(name,) for group in groups for name in group]


def _touching_pairs() -> list[Operands]:
    """Return the pairs of districts with a common border."""
    return [(one, other) for one, other in combinations(IN, 2) if _grown(IN[one]) & IN[other]]


WINDS = (*NORTH_SOUTH, *WEST_EAST)
LINES = (*ROW, *COLUMN)
SIDES = ("north-of-3", "south-of-3", "west-of-c", "east-of-c")
HALVES = ("north-of-3", "north-of-4", "south-of-2", "south-of-3", "west-of-c", "west-of-d", "east-of-b", "east-of-c")
OUTLINE = ("edge", "inside", "corner")
TWO_LINES = (*combinations(ROW, 2), *combinations(COLUMN, 2))
PLACES = tuple(name for name in NEAR if name != "near-airport")  # which combines two of them
KNOWN = ("jfk", "laguardia", "liberty")  # unique places
BASIC = tuple(EVIDENCE)[:10]  # enough to distinguish the places
TRACES = tuple(EVIDENCE)

DECKS = {
    (1, INFORMANT): (
        Family("is", _each(LINES, WINDS, IN, NEAR, OUTLINE)),
        Family("or", TWO_LINES),
        Family("or", combinations(IN, 2)),
        Family("or", combinations(PLACES, 2), 5, 11),
        Family("and", product(HALVES[:4], HALVES[4:])),
        Family("and", product(PLACES, SIDES), 3, 4),
        Family("and", product(("near-subway", "in-queens"), HALVES), 3, 6),  # otherwise too few clues concern C3
    ),
    (1, EXPERT): (
        Family("trace", _each(TRACES)),
        Family("mast", _each(LINES)),
        Family("bearing", _each(WINDS)),
        Family("image", _each(OUTLINE)),
        Family("soil", _each(IN)),
        Family("soils", _touching_pairs()),
        Family("masts", TWO_LINES),
        Family("trace-and", combinations(BASIC, 2), 2, 5),
        Family("trace-where", product(TRACES, SIDES), 3, 4),
        Family("trace-where", product(("brake-dust",), HALVES), 3, 6),
        Family("trace-or", combinations(BASIC, 2), 8, 9),
    ),
    (2, INFORMANT): (
        Family("not", _each(LINES, IN, NEAR, ("corner", "falling", "rising"))),
        Family("is", _each(PARITY, DIAGONAL, COUNT)),
        *(Family(wind, _each(KNOWN, DISTRICT)) for wind in ("north", "south", "west", "east")),
        Family("within", _each(PLACE, DISTRICT), 6, 18),
        Family("outside", _each(PLACE, DISTRICT), 3),
        Family("within-two", _each(KNOWN, DISTRICT)),
        Family("outside-two", _each(KNOWN, DISTRICT)),
        Family("beside", _each(DISTRICT)),
        Family("row-with", _each(PLACE)),
        Family("row-without", _each(PLACE)),
        Family("column-with", _each(PLACE)),
        Family("column-without", _each(PLACE)),
        Family("district-with", _each(PLACE)),
        Family("district-without", _each(PLACE)),
        Family("nearer", permutations((*KNOWN, "beach", "stadium"), 2)),
        Family("either", combinations((*PLACES, *IN), 2), 8, 13),
        Family("neither", combinations(PLACES, 2), 14, 16),
        Family("neither", combinations(IN, 2), 16, 19),
        Family("but-not", product((*IN, *LINES), PLACES), 3, 3),
        Family("but-not", product(HALVES, PLACES), 10, 11),
        Family("if", product((*SIDES, *IN), PLACES), 18, 21),
    ),
    (2, EXPERT): (
        Family("found", _each(TRACES)),
        Family("absent", _each(TRACES)),
        Family("silent", _each(LINES)),
        Family("silent-both", product(ROW, COLUMN)),
        Family("stronger", permutations(KNOWN, 2)),
        Family("in-range", _each(PLACE), 6, 17),
        Family("out-of-range", _each(PLACE), 5, 17),
        Family("found-both", combinations(BASIC, 2), 2, 5),
        Family("found-but-no", permutations(BASIC, 2), 4, 6),
        Family("found-one", combinations(BASIC, 2), 8, 11),
        Family("absent-both", combinations(BASIC, 2), 15, 16),
        Family("never-without", permutations(BASIC, 2), 20, 21),
        Family("one-of-three", combinations(BASIC, 3), 9, 9),
        Family("at-most-one", combinations(BASIC, 3), 18, 19),
        Family("found-where", product(TRACES, SIDES), 3, 4),
        Family("absent-where", product(BASIC, HALVES), 10, 11),
        Family("absent-if-where", product(TRACES, SIDES), 19, 21),
    ),
}


def _clue(level: int, kind: int, form: str, operands: Operands) -> Clue:
    name, meaning = FORMS[form]
    truth = meaning(*(SETS[operand] for operand in operands))
    return Clue(name.format(*operands), level, kind, truth, form, operands)


def _says_more(clue: Clue) -> bool:
    """Return whether no operand alone means the same: otherwise a shorter clue would do."""
    parts = [SETS[operand] for operand in clue.operands]
    return len(parts) == 1 or not any(clue.truth in (part, ALL & ~part) for part in parts)


def _deck(level: int, kind: int) -> Iterator[Clue]:
    """Yield the clues of a level and kind, in order; of equivalent clues only the first."""
    known = set()
    for form, operands, low, high in DECKS[level, kind]:
        for each in operands:
            clue = _clue(level, kind, form, each)
            if low <= clue.truth.bit_count() <= high and clue.truth not in known and _says_more(clue):
                known.add(clue.truth)
                yield clue


_PARTS = [tuple(_deck(level, kind)) for level in LEVELS for kind in (INFORMANT, EXPERT)]
CLUES = tuple(clue for part in _PARTS for clue in part)
NAMES = {clue.name: number for number, clue in enumerate(CLUES)}
EDGES = tuple(sum(map(len, _PARTS[:part])) for part in range(len(_PARTS) + 1))
TRUTH = np.array([clue.truth for clue in CLUES], np.int64)
TRUTH.flags.writeable = False

if len(NAMES) != len(CLUES):
    raise ValueError("two clues have the same name")
if not all(FEWEST <= clue.truth.bit_count() <= MOST for clue in CLUES):
    raise ValueError("a clue settles a case, or is for nothing")
if any(len({clue.truth for clue in part}) != len(part) for part in _PARTS):
    raise ValueError("two cards of a pile say the same")
