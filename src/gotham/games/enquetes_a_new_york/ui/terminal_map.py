"""The city drawn for a terminal: districts with walls, and on every square its kind, places and pawns.

Districts have colours as well as walls and names: no information depends on colour alone. All text on a colour is
black, so that it is readable in light and dark terminals.
"""

from collections.abc import Iterator

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.board import COLUMNS, DISTRICT_OF, DISTRICTS, KIND_OF, KINDS, PLACES, PLACES_AT, ROWS, SIDE
from ..rules.state import PILE
from ..text.deduction import accused

LOT, EDGE, LEGEND = 11, 2, 15  # columns of a square inside, before the map, and of the legend
WIDTH = EDGE + SIDE * (LOT + 1) + 1  # of the map
GROUND = tuple(f"color({number})" for number in (229, 217, 151, 153, 216, 183, 252))  # by district
PAWN = tuple(
    f"bold {paint}"
    for paint in (
        *("bright_white on red", "bright_white on blue", "black on bright_yellow"),
        *("bright_white on magenta", "black on green", "bright_white on black"),
    )
)
WALLS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"  # by walls going up (1), right (2), down (4) and left (8)
SEAM, SEAM_DOWN, CROSSING = "┈", "┊", "·"  # between squares of a district
ANSWER, WRONG = "◆", "×"  # the square of thief and diamond, and wrong accusations
OUTSIDE = -1  # as a district


def city(view: View, title: str, words: Words) -> Iterator[Text]:
    """Yield the map with its legend beside it, line by line; the title is in its frame."""
    beside = [*_compass(words), *_legend(words), *_piles(view, words)]
    for line, more in zip([_letters(), *_rows(view, title, words)], beside, strict=True):
        yield Text.assemble(line, " ", more)


def pawn(view: View, seat: int) -> Text:
    """Return the pawn of a seat, in the colour of its player."""
    return Text(f"{seat}", PAWN[view.shown(seat)])


def cards(view: View, holder: int, words: Words) -> list[str]:
    """Return how many cards of each kind a player or the piles have."""
    kinds = zip(KINDS, view.state.held[holder])  # the first two kinds; the others give no cards
    return [f"{words('draw-kind', kind=kind)} {count}" for kind, count in kinds]


def _letters() -> Text:
    return Text(" " * (EDGE + 1) + "".join(f"{letter:^{LOT}} " for letter in COLUMNS), "bold")


def _compass(words: Words) -> list[Text]:
    """Return the compass; north is up."""
    north, west, east, south = (words("draw-wind", wind=wind) for wind in ("north", "west", "east", "south"))
    rose = [f"  {north}", f"{west} ┼ {east}", f"  {south}"]
    return [Text(f"     {line}", "bold") for line in rose]


def _legend(words: Words) -> list[Text]:
    names = (words("draw-place", id=place) for place in PLACES)
    return [Text.assemble((_code(place, words), "bold"), " ", name) for place, name in enumerate(names)]


def _piles(view: View, words: Words) -> list[Text]:
    """Return how many cards of each kind are left to draw."""
    title, (first, second) = words("draw-piles"), cards(view, PILE, words)
    return [Text(title + first.rjust(LEGEND - cell_len(title))), Text(second.rjust(LEGEND))]


def _code(place: int, words: Words) -> str:
    """Return the two letters of a place."""
    return words("draw-code", id=PLACES[place])


# ---------------------------------------------------------------------------------------------- districts


def _district(row: int, column: int) -> int:
    inside = 0 <= row < SIDE and 0 <= column < SIDE
    return DISTRICT_OF[row * SIDE + column] if inside else OUTSIDE


def _is_wall_above(row: int, column: int) -> bool:
    return _district(row - 1, column) != _district(row, column)


def _is_wall_left(row: int, column: int) -> bool:
    return _district(row, column - 1) != _district(row, column)


def _ground(district: int) -> str:
    return f"black on {GROUND[district]}"


# ------------------------------------------------------------------------------------------------- the map


def _rows(view: View, title: str, words: Words) -> Iterator[Text]:
    """Yield all lines below the letters: a border above every row, and two lines of squares."""
    for row in range(SIDE):
        yield _border(row, words)
        yield from _squares(view, row, words)
    yield _title(_border(SIDE, words), title)


def _border(row: int, words: Words) -> Text:
    """Return the walls, seams and names above a row."""
    line = Text(" " * EDGE)
    for column in range(SIDE + 1):
        line.append_text(_corner(row, column))
        if column < SIDE:
            line.append_text(_edge(row, column, words))
    return line


def _corner(row: int, column: int) -> Text:
    """Return the corner where four squares meet."""
    up, right = _is_wall_left(row - 1, column), _is_wall_above(row, column)
    down, left = _is_wall_left(row, column), _is_wall_above(row, column - 1)
    walls = up + 2 * right + 4 * down + 8 * left
    return Text(WALLS[walls]) if walls else Text(CROSSING, _ground(_district(row, column)))


def _edge(row: int, column: int, words: Words) -> Text:
    """Return the edge above a square: a seam, or the wall of a district, which shows its name once."""
    district = _district(row, column)
    if not _is_wall_above(row, column):
        return Text(SEAM * LOT, _ground(district))
    if district == OUTSIDE or (_district(row, column - 1) == district and _is_wall_above(row, column - 1)):
        return Text(WALLS[10] * LOT)
    name = f" {_shortened(words('district', id=DISTRICTS[district]))} "[:LOT]
    return Text.assemble((name, f"bold {_ground(district)}"), WALLS[10] * (LOT - cell_len(name)))


def _shortened(name: str) -> str:
    """Shorten a name that does not fit above a square: Staten I."""
    start, _, last = name.rpartition(" ")
    return name if cell_len(name) < LOT else f"{start} {last[0]}."


def _title(border: Text, title: str) -> Text:
    """Return the bottom frame, with a title if it fits."""
    if cell_len(title) > WIDTH - EDGE - 4:
        return border
    at = EDGE + (WIDTH - EDGE - cell_len(title)) // 2 - 1
    return Text.assemble(border[:at], (f" {title} ", "bold"), border[at + cell_len(title) + 2 :])


def _squares(view: View, row: int, words: Words) -> Iterator[Text]:
    """Yield the two lines of a row of squares: kinds and pawns, then places."""
    for number, inside in enumerate((_upper, _lower)):
        line = Text.assemble((f"{' ' if number else ROWS[row]} ".rjust(EDGE), "bold"))
        for column in range(SIDE):
            square, ground = row * SIDE + column, _ground(_district(row, column))
            line.append_text(_seam(row, column))
            line.append_text(_on(inside(view, square, words), ground))
        yield line.append_text(_seam(row, SIDE))


def _seam(row: int, column: int) -> Text:
    """Return the edge left of a square."""
    return Text(WALLS[5]) if _is_wall_left(row, column) else Text(SEAM_DOWN, _ground(_district(row, column)))


def _on(text: Text, ground: str) -> Text:
    """Put a text on the colour of a district; parts with their own colour keep it."""
    text.pad_right(LOT - text.cell_len)
    text.stylize_before(ground)
    return text


def _upper(view: View, square: int, words: Words) -> Text:
    """Return the kind of a square, with pawns and marks at the right."""
    there = _there(view, square)
    kind = words("draw-kind", kind=KINDS[KIND_OF[square]])
    room = LOT - there.cell_len - bool(there)
    return Text.assemble((set_cell_size(kind, room), "bold"), " " * bool(there), there)


def _there(view: View, square: int) -> Text:
    s = view.state
    answer = [Text(ANSWER, "bold bright_white on black")] if s.answer == square else []
    wrong = [Text(WRONG, "bold")] if square in accused(view) else []
    pawns = [pawn(view, seat) for seat in range(view.players) if s.pawn[seat] == square]
    return Text().join([*answer, *wrong, *pawns])


def _lower(_: View, square: int, words: Words) -> Text:
    """Return the places of a square, without gaps if there are many."""
    codes = [_code(place, words) for place in PLACES_AT[square]]
    spaced = " ".join(codes)
    return Text(spaced if cell_len(spaced) <= LOT else "".join(codes))
