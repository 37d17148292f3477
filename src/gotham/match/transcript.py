"""Reads matches and seats' records from text files: a match is replayed and checked."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from ..engine import UNKNOWN, commitment_of
from ..i18n.errors import GothamError, Unreadable
from .colours import check_colours, paint_of
from .game import Game
from .game import game as find_game
from .log import NOBODY, UNDO, Entry
from .scene import (
    Lines,
    check_range,
    check_view,
    read_fields,
    read_heading,
    read_scene,
    read_value,
    read_viewer,
)
from .table import Table
from .transcript_writer import write_match as write_match
from .transcript_writer import write_record as write_record
from .view import View

MOST_VERSIONS = 10_000  # that rules may have had


def replay(text: str, upto: int | None = None, game: Game | None = None) -> Table:
    """Replay and check a transcript; return its table. That of a running match is sealed and cannot be replayed.

    Stop after `upto` entries; use the rules of `game`, if given, instead of the installed game of that name.
    """
    lines = Lines(text)
    lines.expect("gotham match 1")
    table = _open(lines, game)
    for seat, action, note in _entries(table.game, lines, table.players):
        if len(table.log) == upto:
            return table
        _again(table, lines, seat, action, note)
    _check_end(table, lines)
    return table


def _open(lines: Lines, game: Game | None) -> Table:
    this = _game_of(lines, game)
    players, options = read_heading(this, lines)
    names, colours = _read_names(lines, players), _read_colours(this, lines, players)
    if lines.starts("commitment"):
        raise Unreadable("error-sealed")
    seed = _string(lines, lines.rest("seed"))
    if commitment_of(seed) != lines.rest("commitment"):
        raise Unreadable("error-commitment")
    start = None
    if lines.starts("start"):
        lines.rest("start")
        start = read_scene(this, *_indented(lines))
    table = Table(this, players, options, seed, start, names, colours)
    for seat, about, text in _read_notes(lines, players):
        table.write_note(seat, about, text)
    lines.expect("log")
    return table


def _read_notes(lines: Lines, players: int) -> Iterator[tuple[int, str, str]]:
    while lines.starts("note"):
        seat, _, note = lines.rest("note").partition(" ")
        yield lines.whole(seat, 0, players - 1), *_pair(lines, note)


def _pair(lines: Lines, text: str) -> tuple[str, str]:
    """Read the subject and the text of a note."""
    try:
        about, note = json.loads(text)
        (about + note).encode()
    except (ValueError, TypeError, AttributeError, RecursionError):
        raise lines.error("error-quoted", back=1) from None
    return str(about), str(note)


def _read_names(lines: Lines, players: int) -> tuple[str, ...]:
    names: list[str] = []
    while lines.starts("name"):
        seat, _, name = lines.rest("name").partition(" ")
        lines.whole(seat, len(names), min(len(names), players - 1))
        names.append(_string(lines, name))
    return tuple(names)


def _read_colours(game: Game, lines: Lines, players: int) -> tuple[str, ...]:
    """Read the colours of the seats, if the file has them."""
    if not lines.starts("colours"):
        return ()
    colours = lines.rest("colours").split()
    if len(colours) != players:
        raise lines.error("error-count", back=1, expected=str(players))
    try:
        return check_colours(game, players, colours)
    except GothamError as error:
        raise lines.error("error-replay", back=1, reason=error) from None


def _game_of(lines: Lines, game: Game | None) -> Game:
    words = lines.line.split()
    if len(words) != 3 or words[0] != "game":
        raise lines.error("error-expected", expected="game")
    this = game or find_game(words[1])
    return this.of_version(lines.whole(words[2], 0, MOST_VERSIONS))


def _string(lines: Lines, text: str) -> str:
    try:
        value = json.loads(text)
        value.encode()
    except (ValueError, AttributeError, RecursionError):
        raise lines.error("error-quoted", back=1) from None
    return str(value)


def _indented(lines: Lines) -> tuple[str, int]:
    """Return the indented lines that follow, and the number of the first."""
    taken, first = [], lines.at + 1
    while lines.line.startswith("  "):
        taken.append(lines.line[2:])
        lines.at += 1
    return "\n".join(taken) + "\n", first


def _entries(game: Game, lines: Lines, players: int) -> Iterator[Entry]:
    while lines.line[:1].isdigit() or lines.line.startswith("- "):
        lines.at += 1
        head, found, note = lines.lines[lines.at - 1].partition(" ; ")
        seat, _, action = head.partition(" ")
        number = UNDO if action == "undo" else _action(game, lines, action)
        who = NOBODY if seat == "-" else lines.whole(seat, 0, players - 1)
        yield Entry(who, number, _string(lines, note) if found else "")


def _action(game: Game, lines: Lines, text: str) -> int:
    try:
        return game.read(text)
    except Unreadable as error:
        raise lines.error("error-replay", back=1, reason=error) from None


def _again(table: Table, lines: Lines, seat: int, action: int, note: str) -> None:
    try:
        if action == UNDO:
            table.undo(seat)
        else:
            table.act(seat, action, note=note)
    except GothamError as error:
        raise Unreadable("error-replay", line=str(lines.at), reason=error) from error


def _check_end(table: Table, lines: Lines) -> None:
    if table.over:
        lines.expect("result " + " ".join(map(str, table.returns)))
        lines.expect("winners " + " ".join(map(str, table.winners)))
    lines.expect(f"end {len(table.log)} {table.digest}")
    lines.finish()


# --------------------------------------------------------------------------------- records of seats


class SeatRecord(NamedTuple):
    """What a viewer has seen: the names of the seats, the views from first to last, the entries between them, and
    the viewer's private notes."""

    names: tuple[str, ...]
    views: list[View]
    entries: list[Entry]
    notes: dict[str, str]


def read_record(text: str, game: Game | None = None) -> SeatRecord:
    """Read a seat's record. It proves nothing: it may have been edited."""
    lines = Lines(text)
    lines.expect("gotham record 1")
    this = _game_of(lines, game)
    players, options = read_heading(this, lines)
    names, colours = _read_names(lines, players), _read_colours(this, lines, players)
    viewer = read_viewer(lines.rest("view"), players)
    lines.rest("commitment")
    notes = {about: text for _, about, text in _read_notes(lines, players)}
    rows = this.rules.State.rows(fill=UNKNOWN)
    read_fields(this, rows, Lines(*_indented(lines)), unknown=True)
    lines.expect("log")
    paint = paint_of(this.text.colours, colours)
    views, entries = [View(this, rows, viewer, paint)], []
    for entry in _entries(this, lines, players):
        views.append(View(this, _changed(this, views[-1].rows, lines), viewer, paint))
        entries.append(entry)
    lines.expect(f"end {len(entries)}")
    lines.finish()
    for view in views:
        check_range(this, view.rows, (players, options), holes=True)
    for view in (views[0], views[-1]):  # each takes milliseconds, and the others lie between
        check_view(this, view.rows, viewer, (players, options))
    return SeatRecord(names, views, entries, notes)


def _changed(game: Game, rows: Any, lines: Lines) -> Any:
    rows = rows.copy()
    for change in _indented(lines)[0].split():
        place, _, value = change.partition("=")
        name, _, index = place.partition(".")
        if name not in game.rules.State.bounds:
            raise lines.error("error-change", back=1, change=change[:40])
        rows[name].reshape(-1)[lines.whole(index, 0, rows[name].size - 1)] = read_value(value, lines)
    return rows
