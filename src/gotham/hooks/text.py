"""Hooks of `text.sentences` (flat: `text`): notation, sentences and the text of scenes."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from ..i18n.catalogue import Phrase, Words
from .declaration import constant, hooks
from .types import Name, State

if TYPE_CHECKING:
    from .types import Event, Lines, View


@hooks("text")
class TextHooks:
    """How a game reads. `operands`, `describe` and `tell` are required.

    `describe` and `tell` take `name` before `words`, the others after: version 0.2 fixed both orders.
    """

    operands: Mapping[str, Sequence[Sequence[str]]] = constant()
    """Kind of action -> for each operand, the text of every value; the notation is built from these."""

    describe: "Callable[[View, Name, Words], Iterable[str]]"
    """Describe a view in sentences, one per line: `describe(view, name, words)`."""

    tell: "Callable[[Event, Name, Words], Iterable[str]]"
    """Report an event in sentences for the log: `tell(event, name, words)`."""

    label: "Callable[[View, int, Words, Name], str] | None" = None
    """Name a choice in lists: `label(view, action, words, name)`; its notation otherwise."""

    phrases: Mapping[str, Phrase] = constant(factory=dict)
    """Kind -> a function of a text and the words that names something of the game for which a message is not enough,
    such as `clue:near-park` in a remark or a puzzle; `None` where the text names nothing."""

    told_alike: Collection[str] = constant(default=())
    """Kinds of action that `tell` reports in the same sentences to everyone who sees the action itself, so that a
    server writes them once."""

    may_tell: "Callable[[View, int, int], bool] | None" = None
    """Whether a seat may chat with another at a web table: `may_tell(view, seat, other)`, asked of the spectator's
    view; everyone may otherwise."""

    propose: "Callable[[View, Sequence[str], bool], Sequence[str]] | None" = None
    """The run of actions that proposes a deal to other seats, openly or in secret: `propose(view, terms, secret)`, with
    the terms as people type them, in any order. For programs that compose a deal in one call."""

    answers: Collection[str] = constant(default=())
    """Kinds of action that answer a deal which another seat has proposed."""

    guide: Mapping[str, int] = constant(factory=dict)
    """Kind of action -> the number of the clause that explains it best, for the guided mode."""

    colours: Sequence[str] = constant(default=())
    """The colours of the seats, by name, the first of seat 0; people choose among them, and there may be more than
    seats. The message `colour-NAME` names each in a language."""

    marks: str = constant(default="")
    """A letter for each colour, where cards have colours too: in messages, a detail `suit` is one of these letters, and
    is shown as that of the chosen colour."""

    repaint: Callable[[int, Sequence[int]], int] | None = None
    """The action that is shown for an action when colours are chosen: `repaint(action, paint)`, where `paint` is colour
    -> chosen colour; with the inverse paint it reads what is typed. Needed where notation names colours."""

    write_scene: Callable[[State], list[str]] | None = None
    """Write a position as lines of your own: `write_scene(s)`; its fields are listed otherwise."""

    read_scene: "Callable[[State, Lines, int, Words], None] | None" = None
    """Read such lines into a state: `read_scene(s, lines, viewer, words)`."""
