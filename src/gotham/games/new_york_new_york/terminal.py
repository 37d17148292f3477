"""New York New York drawn for a terminal: the skyline, the reserve, and who holds and scores what.

Every card shows its letter beside its colour, so that nothing is told by colour alone.
"""

from collections.abc import Callable, Iterator
from typing import Any

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...table import View
from ...words import Words
from . import rules
from .rules import BONUS, BONUSES, CARDS, DEALT, EMPTY, NUMBERS, RESERVED, SKYLINE, TAKEN
from .text import CARD, SUITS

PAINT = ("black on yellow", "bright_white on red", "black on green", "bright_white on blue")
INK = ("yellow", "red", "green", "blue")

LOT, STREET = 6, 4  # columns of a position, and of the edge before the first
FLOORS = 7  # rows of the sky: the tallest building and its roof
ROOFS = ("▗▄▄▄▖", "▗▟█▙▖", " ▟▲▙ ")  # the higher the numbers, the taller the towers
LOWER = "┄┄┄"

Name = Callable[[int], str]


def draw(view: View, name: Name, words: Words) -> RenderableType:
    """What a viewer knows, at most 79 columns wide."""
    s = view.state
    return Group(_title(view, name, words), *_skyline(s), _bonuses(s), _reserve(s, words), _seats(view, name, words))


def _title(view: View, name: Name, words: Words) -> Text:
    s = view.state
    if view.over:
        return Text(words("draw-over"), "bold")
    title = Text(words("draw-round", number=int(s.round_) + 1, total=int(rules.rounds(s))), "bold")
    return title.append(" · " + words("draw-take" if s.taking else "draw-play", who=name(int(s.turn))), "not bold")


def _card(card: int) -> Text:
    return Text(CARD[card], PAINT[card // NUMBERS])


def _cards(cards: list[int]) -> Text:
    return Text(" ").join(map(_card, cards))


def _at(s: Any, *places: int) -> list[int]:
    return [card for card in range(CARDS) if s.place[card] in places]


# --------------------------------------------------------------------------------------- the skyline


def _skyline(s: Any) -> Iterator[Text]:
    """The rows from the sky down to the numbers of the positions."""
    buildings = [list(_building(s, position)) for position in range(NUMBERS)]
    for row in range(FLOORS, 0, -1):
        line = Text(" " * STREET)
        for building in buildings:
            line.append_text(building[-row] if row <= len(building) else Text(" " * (LOT - 1))).append(" ")
        yield line
    yield Text("12↔".rjust(STREET - 1), "dim").append(" ").append_text(_numbers()).append("↔1", "dim")


def _numbers() -> Text:
    return Text("".join(f"{number:^{LOT - 1}} " for number in range(1, NUMBERS + 1)), "bold")


def _building(s: Any, position: int) -> Iterator[Text]:
    """A building from its roof down: the top card, a floor for each card it covers, and more for high numbers."""
    top = int(s.top[position])
    if top == EMPTY:
        yield Text("▁" * (LOT - 1), "dim")
        return
    tower, suit = position * 3 // NUMBERS, top // NUMBERS
    yield Text(ROOFS[min(tower, 2)], INK[suit])
    yield Text(f"│{CARD[top]:^3}│", PAINT[suit])
    for card in _at(s, SKYLINE):
        if card % NUMBERS == position and card != top:
            yield Text(f"│┄{SUITS[card // NUMBERS].lower()}┄│", PAINT[suit])
    for _ in range(tower):
        yield Text("│▪▪▪│", PAINT[suit])


def _bonuses(s: Any) -> Text:
    """What runs score, below them; a run over the edge of the ring shows at both ends."""
    line = [Text(" ")] * 0
    return Text("")


def _reserve(s: Any, words: Words) -> Text:
    line = Text(words("draw-reserve"), "bold").append("  ").append_text(_cards(_at(s, RESERVED)))
    line.append("   ").append(words("draw-pile", count=int(s.pile)))
    return line


def _seats(view: View, name: Name, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    return table
