"""Hooks of `ui.web` (flat: `web`): what the browser shows beyond the view, and how clocks treat a table."""

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING

from ..i18n.catalogue import Words
from .declaration import constant, hooks
from .types import Actions, JsonObject, Name, Options

if TYPE_CHECKING:
    from .types import Event, Game, Table, View


def _compile_nothing(game: "Game") -> None:
    """A game whose hooks call no compiled rules."""


def _show_nothing(words: Words) -> JsonObject | None:
    return None


@hooks("web")
class WebHooks:
    """What a game adds to the web client. Whatever a hook returns must follow from the view alone."""

    board: "Callable[[View, Words, Name], JsonObject] | None" = None
    """Data for the drawn board beyond the view, such as scores and explanations: `board(view, words, name)`."""

    picture: "Callable[[View, Words, Callable[[str], str]], str] | None" = None
    """The position as an SVG drawing, for link previews: `picture(view, words, drawing)`, asked of the view of a
    spectator or of a puzzle's solver; `drawing(name)` is one of the game, and `words.paint` has the chosen colours."""

    effect: "Callable[[View, int, Words, Name], JsonObject | None] | None" = None
    """What an action would do to its seat, before it is taken: `effect(view, action, words, name)`."""

    fact: "Callable[[Event], JsonObject | None] | None" = None
    """An event as data, sent with the sentences of the log: `fact(event)`."""

    story: "Callable[[Table], JsonObject] | None" = None
    """A summary of a finished match: `story(table)`."""

    rehearse: "Callable[[Game], None]" = _compile_nothing
    """Compile what these hooks need before anyone waits for it: `rehearse(game)`."""

    proposed: Options = constant(factory=dict)
    """Option -> the value a web table has unless its host chooses another, where that is not the default."""

    setup: Callable[[Words], JsonObject | None] = _show_nothing
    """Data for the page of a new table beyond the options: `setup(words)`."""

    minutes: int = constant(default=0)
    """How long a match takes, roughly, for the home page; 0 shows nothing."""

    age: int = constant(default=0)
    """The age from which people can play it, for the home page; 0 shows nothing."""

    authors: Sequence[str] = constant(default=())
    """Who invented the game, for its page and for paper; nobody is named where it is empty."""

    published: str = constant(default="")
    """Who published it first, and when, as in `F.X. Schmid, 1989`."""

    timed: "Callable[[View], Hashable] | None" = None
    """Name the decision that all seats take at once now, which the table's clock measures, or `None`: `timed(view)`,
    asked of the spectator's view."""

    move: "Callable[[View], Hashable] | None" = None
    """Name the awaited move, such as round and turn: `move(view)`, asked of the spectator's view. A clock per move
    restarts when it changes; otherwise whenever a seat becomes awaited."""

    late: "Callable[[View], Actions] | None" = None
    """The actions that a seat takes when its time is up, the plainest it may: `late(view)`, asked again until its
    move is made. The message `late` describes them in a sentence."""
