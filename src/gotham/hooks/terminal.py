"""Hooks of `ui.terminal` (flat: `terminal`): how `gotham play` draws a board and reads what is typed."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ..i18n.catalogue import Words
from .declaration import constant, hooks
from .types import Name, Notes

if TYPE_CHECKING:
    from rich.console import RenderableType

    from .types import View


@hooks("terminal")
class TerminalHooks:
    """What a game adds to `gotham play`. `draw` and commands take `name` before `words`, as in version 0.2."""

    draw: "Callable[[View, Name, Words], RenderableType] | None" = None
    """Draw the board, as anything that rich can print: `draw(view, name, words)`; `text.describe` otherwise."""

    label: "Callable[[View, int, Words, Name], str] | None" = None
    """Name a choice below that board, in short: `label(view, action, words, name)`; `text.label` otherwise."""

    compose: Callable[[Sequence[str]], Sequence[str]] | None = None
    """Turn a run of actions as typed, abbreviated and in any order, into one that the rules take: `compose(texts)`."""

    commands: "Mapping[str, Callable[[View, Name, Words, str], Iterable[str]]]" = constant(factory=dict)
    """Word -> a function of the view, name, words and the rest of the line that returns lines to print. The message
    `command-WORD` describes it in the help."""

    folded: Collection[str] = constant(default=())
    """Kinds of action that are listed in one line, because there are many and they are seldom chosen."""

    sheet: "Callable[[View, Notes, Words], Iterable[str]] | None" = None
    """Lay out a player's private notes in lines, in place of the one-letter notes: `sheet(view, notes, words)`."""
