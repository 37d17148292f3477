"""The two maps as drawings, and the data read from them: blocks, adjacent buildings, street fronts."""

from itertools import count

HOLE, STREET = -1, -2

# A number is a building, `.` a place without one, `S` a street.  CT-07
DRAWINGS = {
    "default": """
         .  1  2  .  S 16 17 18  S 28 29 30  .
         .  3  4  5  S 19 20 21  S 31 32 33  .
         6  7  8  9  S 22 23  .  S 34 35 36  .
         . 10 11 12  S 24 25  .  S  . 37 38 39
         . 13 14 15  S 26 27  .  S  . 40 41 42
         S  S  S  S  S  S  S  S  S  S  S  S  S
        43 44 45 46  S 59 60  .  S 71 72 73 74
        47 48 49 50  S 61 62  .  S 75 76 77 78
        51 52 53 54  S 63 64 65  S 79 80 81 82
         .  . 55 56  S 66 67 68  S 83 84 85  .
         .  . 57 58  S  . 69 70  S  .  .  .  .
    """,
    "reprint": """
         .  1  2  .  S 16 17 18  S 28 29 30  .
         .  3  4  5  S 19 20 21  S 31 32 33  .
         6  7  8  9  S 22 23  .  S 34 35 36  .
        10 11 12  .  S 24 25  .  S  . 37 38 39
        13 14 15  .  S 26 27  .  S  . 40 41 42
         S  S  S  S  S  S  S  S  S  S  S  S  S
        43 44 45 46  S 59 60  .  S 71 72 73 74
        47 48 49 50  S 61 62  .  S 75 76 77 78
        51 52 53 54  S 63 64 65  S 79 80 81 82
         .  . 55 56  S 66 67 68  S 83 84 85  .
         .  . 57 58  S  . 69 70  S  .  .  .  .
    """,
}

# Expected results; buildings have their printed numbers.  CT-07 CT-35
BLOCKS = [15, 12, 15, 16, 12, 15]  # buildings of each
PAIRS = 119  # of adjacent buildings
NORTH_OF_10 = {"default": 7, "reprint": 6}
LINK, LINKED = 20, (21, 23)  # only it touches both, which do not touch each other
NO_FRONT = {1, 3, 4, 7, 8, 10, 11, 17, 20, 29, 30, 32, 33, 35, 36, 38, 39, 47, 48, 49, 51, 52, 53, 55, 57, 64, 67}
NO_FRONT |= {76, 77, 78, 80, 81, 82, 84, 85}
NO_FRONT_TOO = {"default": set(), "reprint": {6}}

Cells = dict[tuple[int, int], int]  # by row and column from the north-west: a building from 0, HOLE or STREET


def read(drawing: str) -> Cells:
    """Return the cells of a drawing."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    if len({len(row) for row in rows}) != 1:
        raise ValueError("the rows of the map are not equally long")
    return {(row, column): _cell(word) for row, words in enumerate(rows) for column, word in enumerate(words)}


def _cell(word: str) -> int:
    if word.isdecimal() and int(word):
        return int(word) - 1
    if word not in (".", "S"):
        raise ValueError(f"the map has {word!r} in the place of a number, . or S")
    return HOLE if word == "." else STREET


def _beside(place: tuple[int, int]) -> list[tuple[int, int]]:
    row, column = place
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def blocks(cells: Cells) -> list[list[int]]:
    """Return the buildings of each block: areas within streets and the edge, holes included."""
    left = {place for place, cell in cells.items() if cell != STREET}
    found = []
    while left:
        reached, block = [left.pop()], []
        while reached:
            place = reached.pop()
            block.append(cells[place])
            near = left.intersection(_beside(place))
            left -= near
            reached += near
        found.append(sorted(cell for cell in block if cell != HOLE))
    return sorted(filter(None, found))


def neighbours(cells: Cells) -> dict[int, set[int]]:
    """Return the buildings that share a side with each.  CT-02"""
    buildings = {place: cell for place, cell in cells.items() if cell >= 0}
    return {
        cell: {buildings[beside] for beside in _beside(place) if beside in buildings}
        for place, cell in buildings.items()
    }


def fronts(cells: Cells) -> set[int]:
    """Return the buildings with a street front; the edge of the map is no street.  CT-35"""
    return {cell for place, cell in cells.items() if cell >= 0 and STREET in _first_seen(cells, place)}


def _first_seen(cells: Cells, place: tuple[int, int]) -> set[int | None]:
    """Return the first thing in each of the four directions across holes: a building, STREET, or None at the edge."""
    row, column = place
    lines = (
        (cells.get((row + down * step, column + right * step)) for step in count(1))
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
    )
    return {next(cell for cell in line if cell != HOLE) for line in lines}


def check_map(name: str, cells: Cells) -> None:
    """Raise ValueError if a map does not have the expected data."""
    everything = range(sum(BLOCKS))
    _demand(name, "numbers", [building for block in blocks(cells) for building in block] == list(everything))
    _demand(name, "blocks", [len(block) for block in blocks(cells)] == BLOCKS)
    near = neighbours(cells)
    _demand(name, "adjacent pairs", sum(map(len, near.values())) == 2 * PAIRS)
    _demand(name, "north of 10", NORTH_OF_10[name] - 1 in near[9])
    one, other = (number - 1 for number in LINKED)
    _demand(name, f"link of {LINKED}", near[one] & near[other] == {LINK - 1} and one not in near[other])
    inner = {building + 1 for building in everything} - {building + 1 for building in fronts(cells)}
    _demand(name, "street fronts", inner == NO_FRONT | NO_FRONT_TOO[name])


def _demand(name: str, what: str, right: bool) -> None:
    if not right:
        raise ValueError(f"the map {name!r} is broken: {what}")
