"""The list of choices, whole or grouped by first words, and parsing a typed line."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...i18n.catalogue import Words
from ...i18n.errors import Invalid, Unknown, Unreadable
from ...match.view import View
from .screen import FEW, Item, Name

HANDFUL = 3  # choices of a kind that are listed all the same


class TypedActions(NamedTuple):
    """A parsed line: the actions of a run, and a note."""

    actions: list[int]
    note: str


class ChoiceList:
    """The legal actions of a view. Each has a fixed number in the list, from 1."""

    def __init__(self, view: View, name: Name, words: Words, short: bool = False) -> None:
        self.view, self.game, self.name, self.words = view, view.game, name, words
        self.label = self.game.text.label
        if short:  # the board shows the rest
            self.label = self.game.terminal.label or self.label
        self.numbers = view.numbers
        self.notation = [self.game.written(number, view.paint) for number in self.numbers]

    # ------------------------------------------------------------------------------------------- listing

    def items(self, fits: Callable[[Sequence[Item]], bool] | None = None) -> list[Item]:
        """Return all choices; kinds that a game folds are grouped, and all kinds if they do not fit otherwise."""
        folded = self.game.terminal.folded
        places = range(len(self.numbers))
        rest = [place for place in places if self.notation[place].split()[0] in folded]
        items = self._items([place for place in places if place not in rest], 0) + self._groups(rest, 0)
        return items if fits is None or fits(items) else self._groups(places, 0)

    def beginning_with(self, start: str) -> list[Item]:
        """Return the choices that begin with these words; too many are grouped by their next word."""
        return self._items(self.beginning(start), len(start.split()))

    def beginning(self, start: str) -> list[int]:
        """Return the indices of the choices that begin with these words."""
        return [place for place, notation in enumerate(self.notation) if _begins(notation, start)]

    def _items(self, places: Sequence[int], depth: int) -> list[Item]:
        if len(places) > FEW:
            return self._groups(places, depth)
        return [Item(f"{place + 1}", self._label(place)) for place in places]

    def _groups(self, places: Sequence[int], depth: int) -> list[Item]:
        groups: dict[str, list[int]] = {}
        for place in places:
            groups.setdefault(" ".join(self.notation[place].split()[: depth + 1]), []).append(place)
        return [item for start, group in groups.items() for item in self._group(start, group, depth)]

    def _group(self, start: str, places: Sequence[int], depth: int) -> list[Item]:
        """Return one line for choices that begin alike; a line for each if there are few."""
        if len(places) <= (1 if depth else HANDFUL):
            return self._items(places, depth)
        if depth:
            return [Item(start, f"({len(places)})")]
        example, label = self.notation[places[0]], self._label(places[0])
        text = self.words("play-group", count=len(places), action=example)
        return [Item(start, text if label == example else f"{text} – {label}")]

    def _label(self, place: int) -> str:
        number = self.numbers[place]
        return self.label(self.view, number, self.words, self.name) if self.label else self.notation[place]

    # ------------------------------------------------------------------------------------------- reading

    def read(self, line: str) -> TypedActions | list[Item]:
        """Parse a line: a number of the list, or actions separated by semicolons, and a note after #.

        A common beginning of several choices asks for the list of them.
        """
        text, _, note = line.partition("#")
        parts = [*filter(None, map(str.strip, text.split(";")))] or [""]
        if len(parts) == 1 and parts[0].isascii() and parts[0].isdigit():
            return TypedActions([self._numbered(parts[0])], note.strip())
        parts = self._composed(parts)
        if len(parts) == 1 and not self._is_whole(parts[0]) and self.beginning(parts[0]):
            return self.beginning_with(parts[0])
        return TypedActions([self._action(part) for part in parts], note.strip())

    def _composed(self, parts: list[str]) -> list[str]:
        """Translate typed text into the rules' notation: a game may accept more."""
        compose = self.game.terminal.compose
        return list(compose(parts)) if compose else parts

    def _numbered(self, text: str) -> int:
        if len(text) > 9 or not 1 <= int(text) <= len(self.numbers):
            raise Unknown("error-choice", number=text[:20], most=str(len(self.numbers)))
        return self.numbers[int(text) - 1]

    def _is_whole(self, text: str) -> bool:
        return not text or any(_words(notation) == _words(text) for notation in self.notation)

    def _action(self, text: str) -> int:
        """Parse an action; an incomplete one has another error than an unknown one."""
        try:
            return self.game.read(text, self.view.paint)
        except Unreadable:
            whole = next((notation for notation in self.game.notation if text and _begins(notation, text)), None)
            if whole is None:
                raise
            raise Invalid("error-beginning", text=text[:80], action=whole) from None


def _words(text: str) -> list[str]:
    return text.lower().split()


def _begins(notation: str, start: str) -> bool:
    words = _words(start)
    return _words(notation)[: len(words)] == words
