"""`gotham replay`: a match as one viewer saw it."""

import functools
from collections.abc import Callable
from typing import Annotated, NamedTuple

import typer

from ....engine import SPECTATOR
from ....i18n.catalogue import Words
from ....i18n.errors import Invalid, Unavailable
from ....match.scene import check_view, viewer_name
from ....match.table import Event, Table
from ....match.transcript import read_record
from ....match.transcript import replay as replayed
from ....match.view import View, seats_of
from ...files import read_text
from ...options import complete_language, language_of, seat_of
from ...terminal.screen import PlainScreen, clean, result_lines, screen


class ViewedMatch(NamedTuple):
    """A match as one viewer saw it: the first view, the events, and the table that supplies names and texts."""

    table: Table
    first: View
    events: list[Event]
    is_record: bool  # then the table is not that of the match

    @property
    def last(self) -> View:
        return self.events[-1].after if self.events else self.first

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the returns and the winners; of a record, as far as its viewer saw."""
        if not self.is_record:
            return self.table.returns, self.table.winners
        game, rows = self.last.game, self.last.rows
        return game.returns(rows), seats_of(game.ask("winners", rows))


def replay(
    file: Annotated[str, typer.Argument(help="A transcript or a seat's record; - reads standard input.")],
    seat: Annotated[int | None, typer.Option(help="The viewing seat, from 0; default: a spectator.")] = None,
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print plain lines, for screen readers and programs.")] = False,
    upto: Annotated[int | None, typer.Option(help="Stop after so many steps.")] = None,
    scene: Annotated[bool, typer.Option("--scene", help="Print only the position, for gotham play --scene.")] = False,
) -> None:
    """Show a match step by step as a seat or a spectator saw it, and its last position."""
    language = language_of(lang)
    if upto is not None and upto < 0:
        raise Invalid("error-upto")
    text = read_text(file)
    is_record = text.startswith("gotham record ")
    story = _record(text, seat) if is_record else _match(text, seat)
    shown = story._replace(events=story.events[:upto])
    if scene and seat is None and not is_record:  # the match is over, so the whole position may be seen
        print(replayed(text, upto).scene(), end="")
    elif scene:
        print(shown.last.scene(), end="")
    else:
        _show(shown, len(story.events), screen(story.table.words(language), plain))


def _show(story: ViewedMatch, total: int, shown: PlainScreen) -> None:
    """Print the events shown out of `total`, and the last position."""
    words, view = shown.words, story.last
    name = functools.partial(_name, story.table, words)
    shown.say("note", viewer(view.viewer, name, words))
    for step, event in enumerate(story.events, 1):
        shown.say("log", f"{step:>{len(str(total))}}  {' '.join(story.table.tell(event, words))}")
    shown.show(view, name)
    if view.over:
        shown.say("result", *result_lines(*story.result(), name, words))
    elif len(story.events) < total:
        shown.say("note", words("replay-step", count=len(story.events), total=str(total)))


def viewer(seat: int, name: Callable[[int], str], words: Words) -> str:
    """Name the viewer."""
    return words("replay-spectator") if seat == SPECTATOR else words("replay-seat", who=name(seat))


def _name(table: Table, words: Words, seat: int) -> str:
    return clean(table.name(seat, words))


# --------------------------------------------------------------------------------- reading the file


def _match(text: str, seat: int | None) -> ViewedMatch:
    table = replayed(text)
    who = SPECTATOR if seat is None else seat_of(seat, table.players)
    events = list(table.events(who))
    return ViewedMatch(table, events[0].before if events else table.view(who), events, is_record=False)


def _record(text: str, seat: int | None) -> ViewedMatch:
    names, views, entries, _ = read_record(text)
    game, who = views[0].game, views[0].viewer
    if seat not in (None, who):
        raise Unavailable("error-record-seat", viewer=viewer_name(who))
    for view in views[1:-1]:  # reading checks the first and the last; here all are shown
        check_view(game, view.rows, who, (view.players, game.options(view.rows)))
    steps = zip(views, entries, views[1:], strict=False)
    events = [Event(before, *entry, after) for before, entry, after in steps]
    colours = [game.text.colours[colour] for colour in views[0].paint[: views[0].players]]
    table = game.table(views[0].players, 0, names=names, colours=colours)
    return ViewedMatch(table, views[0], events, is_record=True)
