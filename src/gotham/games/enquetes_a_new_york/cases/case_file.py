"""Cases and boxes as text files: a case as readable lines, a box as JSON."""

from collections.abc import Collection, Iterator
from pathlib import Path

from ....i18n.catalogue import Words
from ....i18n.errors import Unreadable
from ....match.scene import Lines
from ..rules.board import SQUARE
from . import box_file
from .certificate import KIND, NUMBERS, Box, Case
from .clues import CLUES, LEVELS, NAMES
from .wording import clue_text

HEADER = "gotham case 1"
REMARK = "#"  # starts a comment
CATALOGUES = Path(__file__).parents[1] / "locale"


class UnreadableCase(Unreadable):
    """A text that is not a case or box; the message is in the game's own catalogue."""

    def say(self, words: Words) -> str:
        return super().say(Words(words.language, CATALOGUES))


def write_case(case: Case, words: Words | None = None) -> str:
    """Return a case as text; with words, each clue is followed by its sentence."""
    lines = [HEADER, f"level {case.level}"]
    if case.number:
        lines.append(f"number {case.number}")
    if case.symbol:
        lines.append(f"symbol {case.symbol}")
    lines += [f"answer {SQUARE[case.answer]}", " ".join(["decoys", *(SQUARE[square] for square in case.decoys)])]
    return "\n".join([*lines, *_clue_lines(case, words)]) + "\n"


def _clue_lines(case: Case, words: Words | None) -> Iterator[str]:
    lines = [f"{KIND[CLUES[clue].kind]} {CLUES[clue].name}" for clue in case.clues]
    if words is None:
        return iter(lines)
    width = max(map(len, lines), default=0)
    return (f"{line:{width}} {REMARK} {clue_text(clue, words)}" for line, clue in zip(lines, case.clues, strict=True))


def read_case(text: str) -> Case:
    """Return the case that a text describes; its guarantees are not checked."""
    lines = _Lines(text)
    lines.expect(HEADER)
    level = lines.whole(lines.rest("level"), min(LEVELS), max(LEVELS))
    number = lines.whole(lines.rest("number"), min(NUMBERS), max(NUMBERS)) if lines.starts("number") else 0
    symbol = lines.named("symbol", box_file.GLYPHS) if lines.starts("symbol") else ""
    answer = SQUARE.index(lines.named("answer", SQUARE))
    decoys = tuple(SQUARE.index(name) for name in lines.all_named("decoys", SQUARE))
    clues = tuple(clue for kind in KIND for clue in lines.clues(kind))
    lines.finish()
    return Case(level, answer, clues, decoys, number, symbol)


class _Lines(Lines):
    """The lines of a case, without comments and empty lines."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.lines = [line.partition(REMARK)[0].rstrip() for line in self.lines]

    def starts(self, word: str) -> bool:
        while self.at < len(self.lines) and not self.line:
            self.at += 1
        return super().starts(word)

    def named(self, word: str, names: Collection[str]) -> str:
        """Return the only name on a line."""
        found = self.all_named(word, names)
        if len(found) != 1:
            raise self.error("error-count", back=1, expected="1")
        return found[0]

    def all_named(self, word: str, names: Collection[str]) -> list[str]:
        """Return all names on a line; refuse unknown ones."""
        found = self.rest(word).split()
        for name in found:
            if name not in names:
                raise self.unknown(word, name)
        return found

    def clues(self, kind: int) -> Iterator[int]:
        """Yield the clues of one kind, one per line."""
        while self.starts(KIND[kind]):
            clue = NAMES[self.named(KIND[kind], NAMES)]
            if CLUES[clue].kind != kind:
                raise self.unknown(KIND[kind], CLUES[clue].name)
            yield clue

    def unknown(self, word: str, name: str) -> UnreadableCase:
        """Return the error for an unknown name on the line just read."""
        error = self.error("error-name", back=1, word=word, text=name[:40])
        return UnreadableCase(error.message, **error.details)


def write_box(box: Box) -> str:
    """Return a box as JSON, one line per card and case."""
    return box_file.write(box)


def read_box(text: str) -> Box:
    """Return the box that a text describes; its guarantees are not checked."""
    try:
        return box_file.read(text)
    except box_file.Flaw as flaw:
        raise UnreadableCase(flaw.message, **flaw.details) from None


def read(text: str) -> Case | Box:
    """Return the case or box that a text describes."""
    return read_box(text) if text.lstrip().startswith("{") else read_case(text)
