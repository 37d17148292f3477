"""Output and prompt: plain lines that a program can parse, or drawn for a terminal."""

import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.control import Control
from rich.table import Table
from rich.text import Text

from ...i18n.catalogue import Words
from ...match.view import View

Name = Callable[[int], str]
STYLES = {"error": "bold red", "note": "dim", "turn": "dim", "result": "bold"}
BOARD = 79  # columns that a drawing may need
NEWS = 8  # lines of the log on a page
COLUMNS, GAP = 3, 3  # of choices: the most columns, and the space between them
FEW, LINES = 40, 12  # choices that may be listed whole; lines of them that any screen has room for


class Item(NamedTuple):
    """A line in a list of choices: one choice with its number, or the common beginning of several."""

    mark: str
    text: str


class PlainScreen:
    """Lines of text with a label first. Nothing is coloured, nothing moves."""

    is_drawn = False

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, kind: str, *lines: str) -> None:
        """Print lines of a kind: log, view, more, error, help, hint, rule, note, saved, task or result."""
        for line in lines:
            print(f"{kind}: {clean(line)}", flush=True)

    def note(self, line: str) -> None:
        """Print something before the next page."""
        self.say("note", line)

    def read(self, kind: str, lines: Sequence[str]) -> None:
        """Print text that may be longer than the screen."""
        self.say(kind, *lines)

    def page(self, turns: Sequence[str], view: View, name: Name) -> None:
        """Show the news and the position."""
        self.say("log", *turns)
        self.show(view, name)

    def show(self, view: View, name: Name) -> None:
        """Show the position."""
        self.say("view", *view.describe(self.words.language, name))

    def offer(self, items: Sequence[Item]) -> None:
        """Show the choices."""
        for mark, text in items:
            print(f"{mark} {clean(text)}" if mark.isdigit() else f"more: {mark} {clean(text)}")

    def fits(self, items: Sequence[Item]) -> bool:
        """Return whether these choices fit below the position."""
        return len(items) <= FEW

    def hint(self, line: str) -> None:
        """Show the available commands; a program knows them."""

    def wait(self) -> None:
        """Show that the other seats are acting, which may take a while."""

    def busy(self, line: str) -> contextlib.AbstractContextManager[object]:
        """Show the work in progress until it is done."""
        self.say("note", line)
        return contextlib.nullcontext()

    def ask(self) -> str:
        """Read a line; raise EOFError at the end of input."""
        print("> ", end="", flush=True)
        try:
            line = sys.stdin.readline()
        except OSError:  # the terminal is gone
            line = ""
        if not line or not sys.stdin.isatty():
            print(clean(line))  # so that what is written reads as if it had been typed
        if not line:
            raise EOFError
        return clean(line).strip()


class DrawnScreen(PlainScreen):
    """The board as the game draws it, a page at a time; earlier pages can be scrolled back to."""

    is_drawn = True

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.notes: list[str] = []
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives input() its arrow keys

    def say(self, kind: str, *lines: str) -> None:
        for line in lines:
            self.console.print(Text(clean(line), STYLES.get(kind, "")))

    def note(self, line: str) -> None:
        self.notes.append(line)

    def read(self, kind: str, lines: Sequence[str]) -> None:
        room = max(1, self.console.height - 2)
        wrapped = [part for line in lines for part in Text(clean(line)).wrap(self.console, self.console.width)]
        for start in range(0, len(wrapped), room):
            self.console.print(*wrapped[start : start + room], sep="\n")
            if start + room < len(wrapped) and self._ask(self.words("play-more") + " ").lower() == "q":
                return

    def page(self, turns: Sequence[str], view: View, name: Name) -> None:
        self.console.print("\n" * (self.console.height - 1))
        self.console.control(Control.home())
        self.console.print(self._board(view, name), "", sep="\n")
        self.say("note", *self.notes)
        if len(turns) > NEWS:
            self.say("note", self.words("play-earlier"))
        self.say("log", *turns[-NEWS:])
        if turns or self.notes:
            self.console.print()
        self.notes.clear()

    def show(self, view: View, name: Name) -> None:
        self.console.print("", self._board(view, name), "", sep="\n")

    def _board(self, view: View, name: Name) -> RenderableType:
        """Return the game's drawing (`terminal.draw`); sentences if it has none, or if it does not fit."""
        draw = view.game.terminal.draw
        if draw is None or self.console.width < BOARD:
            return Text("\n".join(map(clean, view.describe(self.words.language, name))))
        board: RenderableType = draw(view, name, self.words)
        return board

    def offer(self, items: Sequence[Item]) -> None:
        self.console.print(self._listed(items))

    def fits(self, items: Sequence[Item]) -> bool:
        return self._listed(items).row_count <= max(LINES, self.console.height // 2)

    def _listed(self, items: Sequence[Item]) -> Table:
        width = max([2, *(len(item.mark) for item in items)])
        marked = [Text.assemble((f"{mark:>{width}} ", "bold"), clean(text)) for mark, text in items]
        return _columns(marked, self.console.width) or _hanging(items, width)

    def hint(self, line: str) -> None:
        self.say("turn", line)

    def wait(self) -> None:
        self.say("note", self.words("play-thinking"))

    def busy(self, line: str) -> contextlib.AbstractContextManager[object]:
        return self.console.status(line)

    def ask(self) -> str:
        return self._ask("> ")

    def _ask(self, prompt: str) -> str:
        try:
            return clean(input(prompt)).strip()
        except (EOFError, OSError):
            print()
            raise EOFError from None


def _columns(texts: Sequence[Text], width: int) -> Table | None:
    """Lay out texts in as many columns as fit; None if each needs a line of its own."""
    for count in range(min(COLUMNS, len(texts)), 1, -1):
        rows = -(-len(texts) // count)
        columns = [texts[start : start + rows] for start in range(0, len(texts), rows)]
        if sum(max(text.cell_len for text in column) + GAP for column in columns) <= width + GAP:
            break
    else:
        return None
    grid = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for row in range(rows):
        grid.add_row(*texts[row::rows])
    return grid


def _hanging(items: Sequence[Item], width: int) -> Table:
    """Return a line for each item, wrapped with a hanging indent."""
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(justify="right", no_wrap=True, style="bold", width=width)
    for mark, text in items:
        grid.add_row(mark, Text(clean(text)))
    return grid


def screen(words: Words, plain: bool) -> PlainScreen:
    """Return a drawn screen on a capable terminal, else a plain one."""
    sys.stdin, sys.stdout = sys.stdin or io.StringIO(), sys.stdout or io.StringIO()  # closed ones are None
    for stream in (sys.stdin, sys.stdout):
        with contextlib.suppress(AttributeError, io.UnsupportedOperation):  # the second: it has been read from
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    drawn = sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and "utf" in sys.stdout.encoding.lower()
    return DrawnScreen(words) if drawn and not plain else PlainScreen(words)


def result_lines(
    returns: Sequence[int], winners: Sequence[int], name: Name, words: Words, person: int | None = None
) -> list[str]:
    """Return the result: each seat's points, and the winners."""
    results = [words("play-result", who=name(seat), points=points) for seat, points in enumerate(returns)]
    message = "play-you-won" if person in winners else "play-winners"
    return [*results, words(message, winners=", ".join(map(name, winners)), count=len(winners))]


def clean(text: str) -> str:
    """Return the text in one line without control characters: names and notes are untrusted."""
    return "".join(letter if letter.isprintable() else " " for letter in text.rstrip("\n"))
