"""New York New York drawn for a terminal: the skyline, the reserve, hands and scores.

Every card shows its letter beside its colour, so that no information depends on colour alone.
"""

from collections.abc import Callable, Iterator
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....hooks.terminal import TerminalHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.scoring import points_of, score
from ..rules.state import CARDS, DEALT, EMPTY, NUMBERS, RESERVED, SKYLINE, TAKEN
from ..text.notation import CARD, SUITS
from ..text.sentences import bonus, round_line, runs

INK = ("yellow", "red", "green", "blue")
PAINT = ("black on yellow", "bright_white on red", "black on green", "bright_white on blue")
EDGE, LOT = 4, 6  # columns before the first position, and of a position
SKY = 7  # rows: the tallest building with its roof
ROOFS = ("▗▄▄▄▖", "▗▟█▙▖", " ▗█▖ ")  # the higher the number, the taller the tower
NAME, HAND = 14, 23  # columns of a name and of a full hand

Name = Callable[[int], str]


def draw(view: View, name: Name, words: Words) -> RenderableType:
    """Draw a view, at most 79 columns wide."""
    return Group(
        _title(view, name, words),
        *_skyline(view),
        _bonuses(view),
        _reserve(view, words),
        Text(),
        _seats(view, name, words),
    )


def _title(view: View, name: Name, words: Words) -> Text:
    s = view.state
    if view.over:
        return Text(words("draw-over"), "bold")
    title = Text.assemble((round_line(s, words, "draw-round", "draw-to"), "bold"))
    return title.append(" · " + words("draw-take" if s.taking else "draw-play", who=name(int(s.turn))))


def _cards(view: View, cards: list[int], unknown: int = 0) -> Text:
    chips = [_card(view, card) for card in cards]
    return Text(" ").join([*chips, *[Text("?")] * unknown])


def _card(view: View, card: int) -> Text:
    """Return a card in the colour that its suit has at this table."""
    suit, number = divmod(card, NUMBERS)
    return Text(CARD[view.shown(suit) * NUMBERS + number], PAINT[view.shown(suit)])


def _at(s: Any, *places: int) -> list[int]:
    return [card for card in range(CARDS) if s.place[card] in places]


# --------------------------------------------------------------------------------------- the skyline


def _skyline(view: View) -> Iterator[Text]:
    """Yield the rows from the sky down to the position numbers, which wrap around the edge."""
    buildings = [list(_building(view, position)) for position in range(NUMBERS)]
    for height in range(SKY, 0, -1):
        lots = [building[-height] if height <= len(building) else " " * LOT for building in buildings]
        yield Text.assemble(" " * EDGE, *lots)
    numbers = "".join(f"{number:^{LOT - 1}} " for number in range(1, NUMBERS + 1))
    yield Text.assemble((f"{NUMBERS}↔".ljust(EDGE), "dim"), (numbers, "bold"), ("↔1", "dim"))


def _building(view: View, position: int) -> Iterator[Text]:
    """Yield a building from its roof down: the top card, a floor per covered card, and more for high numbers."""
    s = view.state
    top = int(s.top[position])
    if top == EMPTY:
        yield Text("▁" * (LOT - 1) + " ", "dim")
        return
    tower, suit = position * len(ROOFS) // NUMBERS, view.shown(top // NUMBERS)
    yield Text(ROOFS[tower] + " ", INK[suit])
    yield _floor(f"{_card(view, top).plain:^3}", suit, "bold" if suit % 2 else "")
    for card in _at(s, SKYLINE):
        if card % NUMBERS == position and card != top:
            yield _floor(f"┄{SUITS[view.shown(card // NUMBERS)].lower()}┄", suit)
    for _ in range(tower):
        yield _floor("▪▪▪", suit)


def _floor(text: str, suit: int, style: str = "") -> Text:
    """Return a floor between its walls, which are visible without colour too."""
    wall = ("│", f"{INK[suit]} on {INK[suit]}")
    return Text.assemble(wall, (text, f"{style} {PAINT[suit]}"), wall, " ")


# ------------------------------------------------------------------------------------------- the runs


def _bonuses(view: View) -> Text:
    """Draw a bracket below every run; one across the edge of the ring continues at the other end."""
    cells = [(" ", "")] * (LOT * NUMBERS)
    for seat in range(view.players):
        for first, length in runs(view.state, seat):
            _bracket(cells, view.shown(seat), first * LOT, length)
    return Text.assemble(" " * EDGE, *cells)


def _bracket(cells: list[tuple[str, str]], suit: int, first: int, length: int) -> None:
    """Draw a bracket from the column `first`, with the bonus in its wider part."""
    width = length * LOT - 1
    part = min(width, len(cells) - first)  # the part left of the edge
    for column, line in enumerate("└" + "─" * (width - 2) + "┘", first):
        cells[column % len(cells)] = line, INK[suit]
    label = f"{SUITS[suit]}+{bonus(length)}"
    middle = part // 2 if 2 * part >= width else (part + width) // 2
    for column, letter in enumerate(label, first + middle - len(label) // 2):
        cells[column % len(cells)] = letter, PAINT[suit]


# ------------------------------------------------------------------------------- cards and players


def _reserve(view: View, words: Words) -> Text:
    """Draw the reserve, the pile and the neutral colours."""
    s = view.state
    line = Text.assemble((words("draw-reserve"), "bold"), "  ", _cards(view, _at(s, RESERVED)) if s.reserve else "-")
    line.append(f"   {words('draw-pile', count=int(s.pile))}")
    if s.players < len(SUITS):
        line.append(f"   {words('draw-neutral')} ")
        line.append_text(Text(" ").join(_suit(view, suit) for suit in range(s.players, len(SUITS))))
    return line


def _seats(view: View, name: Name, words: Words) -> Table:
    """Draw a row per seat: its known cards, and its points now, before and in total."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(min_width=2, no_wrap=True)
    table.add_column(words("draw-player"), no_wrap=True, overflow="ellipsis")
    table.add_column(words("draw-cards"), no_wrap=True, min_width=HAND)
    for points in ("draw-now", "draw-before", "draw-total"):
        table.add_column(words(points), justify="right", no_wrap=True)
    totals = view.game.returns(view.rows)
    for seat in range(view.players):
        table.add_row(*_seat(view, seat, name, words), f"{totals[seat]}")
    return table


def _seat(view: View, seat: int, name: Name, words: Words) -> Iterator[Text]:
    s = view.state
    turn = not view.over and s.turn == seat
    yield Text.assemble("▸" if turn else " ", _suit(view, seat))
    yield Text(_who(view, seat, name, words), "bold" if turn else "dim" if s.passed[seat] else "")
    known = _at(s, TAKEN + seat, DEALT + seat)
    yield _cards(view, known, int(s.held[seat]) - len(known))
    yield Text(_now(s, seat))
    last = int(s.round_) - view.over  # after the match the skyline still shows the last round
    yield Text("+".join(str(points_of(s, round_, seat)) for round_ in range(last)) or "-")


def _suit(view: View, suit: int) -> Text:
    """Return the letter of a suit in its colour at this table."""
    return Text(SUITS[view.shown(suit)], PAINT[view.shown(suit)])


def _who(view: View, seat: int, name: Name, words: Words) -> str:
    """Return a name, shortened to fit, with marks for the viewer's own seat and for a pass."""
    who = name(seat)
    who = who if cell_len(who) <= NAME else set_cell_size(who, NAME - 1) + "…"
    about = [words("draw-you")] * (seat == view.viewer) + [words("draw-out")] * bool(view.state.passed[seat])
    return f"{who} ({', '.join(about)})" if about else who


def _now(s: Any, seat: int) -> str:
    """Return the points of the skyline: cards, and runs if there are any."""
    bonuses = sum(bonus(length) for _, length in runs(s, seat))
    cards = int(score(s, seat)) - bonuses
    return f"{cards}+{bonuses}" if bonuses else f"{cards}"


HOOKS = TerminalHooks(draw=draw)
