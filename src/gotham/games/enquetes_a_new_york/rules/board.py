"""The city: 25 squares with their districts, kinds and places (EN-06), as data, checked on import.

A square is row * 5 + column, both from 0: A1, in the north-west, is 0. A set of squares is a number, a bit for each.
"""

SIDE = 5
SQUARES = SIDE * SIDE
ALL = (1 << SQUARES) - 1
COLUMNS, ROWS = "ABCDE", "12345"
SQUARE = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)

DISTRICTS = ("manhattan", "bronx", "brooklyn", "queens", "staten-island", "new-jersey", "brentwood")
DISTRICT_MAP = """
    new-jersey    new-jersey  bronx      bronx   brentwood
    new-jersey    manhattan   manhattan  queens  brentwood
    new-jersey    manhattan   queens     queens  brentwood
    staten-island brooklyn    brooklyn   queens  queens
    staten-island brooklyn    brooklyn   queens  queens
"""

KINDS = ("informants", "experts", "swap", "go")
INFORMANTS, EXPERTS, SWAP, GO = range(4)
KIND_MAP = """
    I X X I G
    X I I S I
    I I G X S
    I S I G X
    S X X I I
"""

PLACE_SQUARES = {
    "jfk": "D4 E4",
    "laguardia": "C2 D2",
    "factory": "A1 A3 C1 C4 D2 E3",
    "subway": "B2 B3 C2 C3 B4 C4 D3 C1",
    "park": "B2 D1 D3 B5 A4 E2",
    "museum": "B2 C2 C4 A4",
    "harbour": "A3 B3 A5 B4 C5",
    "bridge": "B1 C1 B3 B4 A5 B5 C2 D2",
    "stadium": "C1 D3 E1",
    "hospital": "A2 C2 D2 C5 E5",
    "beach": "C5 D5 A5 E5",
    "liberty": "A4 B4",
}
PLACES = tuple(PLACE_SQUARES)


def squares_of(names: str) -> int:
    """Return the set of the named squares."""
    return sum(1 << SQUARE.index(name) for name in names.split())


def row(index: int) -> int:
    """Return the squares of a row, counted from 0 in the north."""
    return sum(1 << index * SIDE + column for column in range(SIDE))


def column(index: int) -> int:
    """Return the squares of a column, counted from 0 in the west."""
    return sum(1 << line * SIDE + index for line in range(SIDE))


def neighbours(square: int) -> int:
    """Return the squares that share an edge with a square."""
    line, place = divmod(square, SIDE)
    around = ((line - 1, place), (line + 1, place), (line, place - 1), (line, place + 1))
    return sum(1 << y * SIDE + x for y, x in around if 0 <= y < SIDE and 0 <= x < SIDE)


def is_connected(squares: int) -> bool:
    """Return whether each of the squares can be reached from every other without leaving the set."""
    reached, before = squares & -squares, 0
    while reached != before:
        before = reached
        for square in range(SQUARES):
            if before >> square & 1:
                reached |= neighbours(square) & squares
    return reached == squares


DISTRICT_OF = tuple(DISTRICTS.index(name) for name in DISTRICT_MAP.split())
KIND_OF = tuple("IXSG".index(letter) for letter in KIND_MAP.split())
DISTRICT = tuple(sum(1 << square for square in range(SQUARES) if DISTRICT_OF[square] == i) for i in range(7))
PLACE = tuple(map(squares_of, PLACE_SQUARES.values()))
PLACES_AT = tuple(tuple(i for i, where in enumerate(PLACE) if where >> square & 1) for square in range(SQUARES))

if len(DISTRICT_OF) != SQUARES or len(KIND_OF) != SQUARES:
    raise ValueError("the map does not have 25 squares")
if not all(map(is_connected, DISTRICT)):
    raise ValueError("a district is in pieces")  # EN-06
