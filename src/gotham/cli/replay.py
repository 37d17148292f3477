"""`gotham replay`: a match as one viewer saw it."""

import contextlib
import functools
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import typer

from ..errors import Unknown, Unreadable
from ..kernel import SPECTATOR, UNKNOWN, cells
from ..scene import viewer_name
from ..table import UNDO, Event, Table, View
from ..transcript import read_record
from ..transcript import replay as replayed
from ..words import Words
from .files import read_text
from .play import language_of, seat_of
from .screen import Plain, clean, outcome, screen


class Story(NamedTuple):
    """What one viewer saw: how it began, what they noticed, and the table whose names and words tell it."""

    table: Table
    first: View
    events: list[Event]

    @property
    def last(self) -> View:
        return self.events[-1].after if self.events else self.first


def replay(
    file: Annotated[str, typer.Argument(help="A transcript or a seat's record; - reads the standard input.")],
    seat: Annotated[int | None, typer.Option(help="Whose eyes, from 0; without one, a spectator's.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, fr, nl or de.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers and programs.")] = False,
    upto: Annotated[int | None, typer.Option(help="Stop behind so many steps.")] = None,
    scene: Annotated[bool, typer.Option("--scene", help="Only print the position, for gotham play --scene.")] = False,
) -> None:
    """Show a match step by step as a seat or a spectator saw it, and how it stood then."""
    language = language_of(lang)
    if upto is not None and upto < 0:
        raise Unknown("error-upto")
    text = read_text(file)
    is_record = text.startswith("gotham record ")
    with _doubt() if is_record else contextlib.nullcontext():
        story = _record(text, seat) if is_record else _match(text, seat)
        shown = story._replace(events=story.events[:upto])
        if scene:
            print(shown.last.scene(), end="")
        else:
            _show(shown, len(story.events), screen(story.table.game.words(language), plain))


@contextlib.contextmanager
def _doubt() -> Iterator[None]:
    """A record proves nothing: who changed it may have made views that no words fit."""
    try:
        yield
    except (LookupError, RuntimeError, ValueError):
        raise Unreadable("error-record") from None


def _show(story: Story, total: int, shown: Plain) -> None:
    """Prints a story, of which there may be more than is shown."""
    words, view = shown.words, story.last
    name = functools.partial(_name, story.table, words)
    shown.say("note", viewer(view.viewer, words))
    for step, event in enumerate(story.events, 1):
        shown.say("log", f"{step:>{len(str(total))}}  {' '.join(story.table.tell(event, words))}")
    shown.show(view, name)
    if view.over:
        shown.say("result", *outcome(view, name, words))
    elif len(story.events) < total:
        shown.say("note", words("replay-step", count=len(story.events), total=str(total)))


def viewer(seat: int, words: Words) -> str:
    """Whose eyes these are."""
    return words("replay-spectator") if seat == SPECTATOR else words("replay-seat", seat=seat + 1)


def _name(table: Table, words: Words, seat: int) -> str:
    return clean(table.name(seat, words))


# --------------------------------------------------------------------------------- reading the file


def _match(text: str, seat: int | None) -> Story:
    table = replayed(text)
    who = SPECTATOR if seat is None else seat_of(seat, table.players)
    events = list(table.events(who))
    return Story(table, events[0].before if events else table.view(who), events)


def _record(text: str, seat: int | None) -> Story:
    views, actions = read_record(text)
    game, who = views[0].game, views[0].viewer
    if seat not in (None, who):
        raise Unknown("error-record-seat", viewer=viewer_name(who))
    for view in views:
        _check_range(view)
    events = [_event(*step) for step in zip(views, actions, views[1:], strict=False)]
    return Story(game.table(views[0].players, 0), views[0], events)


def _event(before: View, entry: str, after: View) -> Event:
    seat, _, action = entry.partition(" ")
    return Event(before, int(seat), UNDO if action == "undo" else before.game.read(action), "", after)


def _check_range(view: View) -> None:
    """Compiled rules trust what they are given, so a value out of its range must not reach them."""
    low, high = view.game.rules.State.limits
    values = cells(view.rows)[0]
    if ((values != UNKNOWN) & ((values < low) | (values > high))).any() or view.state.players == UNKNOWN:
        raise Unreadable("error-scene-range")
