"""Enquêtes à New York drawn for a terminal: the city, the dice, the players, the clues; names the terminal hooks."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from ....engine import UNKNOWN
from ....hooks.terminal import TerminalHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..rules.board import KIND_OF, KINDS, SQUARE
from ..rules.state import ACTIONS, BESIDE, NO_DIE, PILE
from ..rules.turns import most_rounds
from ..text.deduction import cards_read
from ..text.notation import CARD, KIND, LETTER, NUMBER
from ..text.phrases import Name, result_lines, square_name, text_of
from ..text.sentences import case_line, doing, start_lines
from ..text.sentences import label as in_full
from .note_sheet import sheet as sheet
from .terminal_commands import COMMANDS as COMMANDS
from .terminal_map import cards, city, pawn

WIDTH = 79  # columns of the drawing
NAME, CARDS = 15, 17  # columns of a name and of a player's cards
BOARD = 24  # lines of the drawing on a low screen
BELOW = 16  # lines for news and choices on a higher one
FOLDED = ("accuse",)  # 25 of them at the start and the end of every turn
FEWEST = 4  # lines for clues, however many players there are


def draw(view: View, name: Name, words: Words) -> RenderableType:
    """Draw a view, at most 79 columns wide."""

    def short(seat: int) -> str:
        return _cut(name(seat), NAME)

    lines = [*city(view, _title(view, words), words), *_now(view, short, words), *_seats(view, short, words)]
    height = sum(-(-line.cell_len // WIDTH) for line in lines)
    return Group(*lines) if view.over else Group(*lines, Clues(view, short, words, height))


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else set_cell_size(text, room - 1) + "…"


def _title(view: View, words: Words) -> str:
    s = view.state
    if view.over:
        return f"{case_line(s, words)} {words('round-over')}"
    rounds = words("round-of", number=int(s.round_) + 1, total=int(most_rounds(s)))
    return f"{case_line(s, words)} {rounds}"


# -------------------------------------------------------------------------------------------------- now


def _now(view: View, name: Name, words: Words) -> Iterator[Text]:
    """Yield the dice and the next step, the answer if the viewer knows it, and at the end the result."""
    s = view.state
    if view.over:
        yield from (Text(line, "bold") for line in result_lines(s, name, words))
        return
    yield from map(Text, start_lines(s, name, words))
    yield Text.assemble(*_dice(s), (doing(s, name, words), "bold"))
    if s.answer != UNKNOWN:
        yield Text(words("answer-is", square=square_name(int(s.answer), words)))


def _dice(s: Any) -> Iterator[tuple[str, str]]:
    """Yield both dice once they are rolled."""
    if s.number != NO_DIE:
        for face in (LETTER[s.letter], NUMBER[s.number]):
            yield f"[{face}]", "bold reverse"
            yield " ", ""


# ---------------------------------------------------------------------------------------------- the players


def _seats(view: View, name: Name, words: Words) -> Iterator[Text]:
    """Yield the players in two columns."""
    seats = [_seat(view, seat, name, words) for seat in range(view.players)]
    height = (len(seats) + 1) // 2
    for row in range(height):
        yield Text(" ").join(seats[row::height])


def _seat(view: View, seat: int, name: Name, words: Words) -> Text:
    """Return a player: turn mark, square and cards of each kind, or the wrong accusation."""
    s, is_next = view.state, not view.over and seat == view.state.turn
    mark = "▸" if is_next else "★" if view.over and seat == s.winner else " "
    who = Text(set_cell_size(_who(view, seat, name, words), NAME), "bold" if is_next else "")
    rest = set_cell_size(_rest(view, seat, words), CARDS + 3)
    return Text.assemble(mark, pawn(view, seat), " ", who, " ", rest)


def _who(view: View, seat: int, name: Name, words: Words) -> str:
    if seat != view.viewer:
        return name(seat)
    return words("you", who=_cut(name(seat), NAME - cell_len(words("you", who=""))))


def _rest(view: View, seat: int, words: Words) -> str:
    s = view.state
    if s.accused[seat] != BESIDE:
        return words("draw-out", square=SQUARE[s.accused[seat]])
    where = "– " if s.pawn[seat] == BESIDE else SQUARE[s.pawn[seat]]
    return " ".join([where, *cards(view, seat, words)])


# ------------------------------------------------------------------------------------------------- the clues


@dataclass
class Clues:
    """The clues of a viewer, as many as fit on the screen."""

    view: View
    name: Name
    words: Words
    above: int  # lines of the drawing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        clues = [self._lines(card, console) for card in cards_read(self.view)]
        room = max(FEWEST, BOARD - self.above, console.height - self.above - BELOW)
        shown = _fitting([*map(len, clues)], room)
        yield from itertools.chain(*clues[:shown])
        if shown < len(clues):
            yield Text(self.words("draw-more", count=len(clues) - shown), "dim")

    def _lines(self, card: int, console: Console) -> list[Text]:
        """Return the lines of a clue: its label, its holder unless it is in hand, and its text."""
        label = f"{CARD[card]:<3} "
        text = Text.assemble(self._place(card), text_of(self.view.state, card, self.words))
        lines = [str(line).rstrip() for line in text.wrap(console, WIDTH - len(label))]
        starts = itertools.chain([label], itertools.repeat(" " * len(label)))
        return [Text.assemble((start, "bold"), line) for start, line in zip(starts, lines)]

    def _place(self, card: int) -> str:
        holder = int(self.view.state.holder[card])
        if holder == self.view.viewer:
            return ""
        place = {PILE: "pile", UNKNOWN: "lost"}.get(holder, "seat")
        return f"[{self.words('draw-where', place=place, who=self.name(holder) if place == 'seat' else '')}] "


def _fitting(heights: Sequence[int], room: int) -> int:
    """Return how many fit one below the other; if not all do, one line stays free to say so."""
    if sum(heights) <= room:
        return len(heights)
    return sum(end < room for end in itertools.accumulate(heights))


# ------------------------------------------------------------------------------------------------ the choices


def label(view: View, action: int, words: Words, name: Name) -> str:
    """Return a short choice: squares and cards by name, as the board shows the rest."""
    kind, operands = ACTIONS.parts(action)
    if kind == "go":
        return words("draw-go", square=SQUARE[operands[0]], kind=KINDS[KIND_OF[operands[0]]])
    if kind == "accuse":
        return words("draw-accuse", square=SQUARE[operands[0]])
    if kind == "swap":
        card, partner, taken = operands
        return words("draw-swap", card=CARD[card], who=_cut(name(partner), NAME), kind=KIND[taken])
    return in_full(view, action, words, name)


HOOKS = TerminalHooks(draw=draw, label=label, commands=COMMANDS, folded=FOLDED, sheet=sheet)
