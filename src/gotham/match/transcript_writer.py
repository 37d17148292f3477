"""Writes matches and seats' records as text files that anyone can read, compare and replay."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ..engine import NOTHING, SPECTATOR
from .log import NOBODY, UNDO, Entry, Event
from .scene import Lines, heading, viewer_name, write_fields, write_value

if TYPE_CHECKING:
    from .types import Game, Table


def write_match(table: "Table", whole: bool) -> str:
    """A match: its start, its log, its result.

    Unless it is to be whole it is sealed until the match is over: without seed, and no more than a spectator saw.
    Notes on what a spectator did not see stay private for ever.
    """
    sealed = not whole and not table.over
    lines = ["gotham match 1", *heading(table.game, table.players, table.options), *_names(table), *_colours(table)]
    lines += [] if sealed else [f"seed {json.dumps(table.seed, ensure_ascii=False)}"]
    lines += [f"commitment {table.commitment}"]
    if table.start is not None:
        start = table.first_view(SPECTATOR).scene() if sealed else table.start.text
        lines += ["start", *("  " + line for line in Lines(start).lines)]
    if whole:
        lines += [line for seat in range(table.players) for line in _notes(table, seat)]
    log = table.log if whole else list(_public(table, sealed))
    lines += ["log", *(_entry(table.game, *entry) for entry in log)]
    if table.over:
        lines += ["result " + " ".join(map(str, table.returns)), "winners " + " ".join(map(str, table.winners))]
    return "\n".join([*lines, f"end {len(log)} {'sealed' if sealed else table.digest}"]) + "\n"


def _public(table: "Table", sealed: bool) -> Iterator[Entry]:
    """Return the public log: if sealed, only as a spectator saw it."""
    for entry, seen, _, _ in table.history(SPECTATOR):
        if not sealed:
            yield entry._replace(note=entry.note if seen == entry.action else "")
        elif seen != NOTHING:
            yield table.as_seen(entry, seen)


def _names(table: "Table") -> list[str]:
    return [f"name {seat} {json.dumps(name, ensure_ascii=False)}" for seat, name in enumerate(table.names)]


def _colours(table: "Table") -> list[str]:
    """Return the line of the colours, where somebody has another than that of their seat."""
    return ["colours " + " ".join(table.colours)] if table.paint else []


def _notes(table: "Table", seat: int) -> Iterator[str]:
    for about, text in table.notes[seat].items():
        yield f"note {seat} {json.dumps([about, text], ensure_ascii=False)}"


def _entry(game: "Game", seat: int, action: int, note: str) -> str:
    text = "undo" if action == UNDO else game.notation[action]
    return f"{'-' if seat == NOBODY else seat} {text}" + (f" ; {json.dumps(note, ensure_ascii=False)}" if note else "")


def write_record(table: "Table", viewer: int) -> str:
    """Write one viewer's match: the first view, then their events and the changes of their view."""
    first = table.first_view(viewer)
    lines = ["gotham record 1", *heading(table.game, table.players, table.options), *_names(table), *_colours(table)]
    lines += [f"view {viewer_name(viewer)}", f"commitment {table.commitment}"]
    lines += [] if viewer == SPECTATOR else _notes(table, viewer)
    lines += ["  " + line for line in write_fields(table.game, first.rows)]
    lines.append("log")
    events = list(table.events(viewer))
    for event in events:
        lines.append(_entry(table.game, event.seat, event.action, event.note))
        lines.append("  " + " ".join(changes(event)))
    return "\n".join([*lines, f"end {len(events)}"]) + "\n"


def changes(event: Event) -> Iterator[str]:
    """Return the changes of a view by an event, as `field.index=value`."""
    for name in event.after.game.rules.State.bounds:
        before, after = np.ravel(event.before.state[name]), np.ravel(event.after.state[name])
        for index in np.flatnonzero(before != after):
            yield f"{name}.{index}={write_value(after[index])}"
