"""What a table plays: game, options, seed. Kept once, when it is opened."""

import json
import secrets
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ...engine import commitment_of
from ...i18n.errors import Unknown
from ...match.game import Game, seed_text
from ...match.scene import read_scene
from ...match.table import UNDO, Table
from ..db import tables as schema
from ..db.store import ADD, SET_MATCH_VALUES, Write

HOUR = 3600.0


@dataclass
class Match:
    """A row of the database. `state` says what its log does not: that the host ended it; `over` is for the lobby."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    seed: str
    start: str | None
    secret: str
    listed: bool
    state: str
    next: str | None
    opened: float
    clock: int = 0
    until: float | None = None
    timing: dict[str, Any] | None = None
    times: dict[str, Any] | None = None
    hints: bool = False
    touched: float = 0.0

    reason = ""  # why it cannot go on, where its rules are gone

    @property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    def added(self) -> Write:
        return Write(ADD[schema.matches], asdict(self))

    def touch(self) -> bool:
        """Somebody has acted; says whether that was long ago, so that it is worth a write."""
        before, now = self.touched, time.time()
        if now - before > HOUR:
            self.touched = now
        return self.touched != before

    def kept(self) -> Write:
        kept = {"state": self.state, "next": self.next, "until": self.until, "times": self.times}
        return Write(SET_MATCH_VALUES, {"match_": self.id, "touched": self.touched, **kept})


def new_match(game: Game, players: int | None, options: dict[str, str], listed: bool, start: str = "") -> Match:
    """A match that nobody has played; its chance is drawn from the machine."""
    id, secret = secrets.token_urlsafe(12), secrets.token_hex(32)
    table = _started(game, start, players, options) if start else game.table(players, None, options)
    return match_at(table, id, secret, listed, time.time())


def _started(game: Game, start: str, players: int | None, options: dict[str, str]) -> Table:
    """A table at a start that the game knows by name."""
    started = game.opening.started
    if started is None:
        raise Unknown("error-start", name=start)
    seed = seed_text(None)
    count = game.check_players(min(game.rules.PLAYERS) if players is None else players)
    scene = started(game, start, count, game.check_options(options), seed)
    return game.scene(scene, seed) if scene else game.table(count, seed, options)


def match_at(table: Table, id: str, secret: str, listed: bool, opened: float) -> Match:
    """The match that is played at a table."""
    return Match(
        id=id,
        game=table.game.name,
        version=table.game.rules.VERSION,
        players=table.players,
        options=table.options,
        seed=table.seed,
        start=None if table.start is None else table.start.text,
        secret=secret,
        listed=listed,
        state="over" if table.over else "running",
        next=None,
        opened=opened,
        touched=opened,
    )


def match_of(row: Any) -> Match:
    """A row as it was read."""
    values = dict(row)
    for name in ("options", "timing", "times"):
        values[name] = json.loads(values[name]) if isinstance(values[name], str) else values[name]
    return Match(**values)


def played(game: Game, match: Match, entries: list[Any], notes: list[Any]) -> Table:
    """The match as far as its log goes."""
    start = None if match.start is None else read_scene(game, match.start)
    table = Table(game, match.players, match.options, match.seed, start)
    play_again(table, ((entry["seat"], entry["action"], entry["note"]) for entry in entries))
    for note in notes:
        table.write_note(note["seat"], note["about"], note["text"])
    return table


def replayed(game: Game, table: Table, length: int | None = None) -> Table:
    """The same match, as far as its log goes or up to a length; perhaps on the same rules, loaded another way."""
    again = Table(game, table.players, table.options, table.seed, table.start)
    play_again(again, table.log[:length])
    again.notes = table.notes
    return again


def play_again(table: Table, log: Iterable[tuple[int, int | str, str]]) -> None:
    """Has everything of a log happen at a table."""
    for seat, action, note in log:
        if action in (UNDO, "undo"):
            table.undo(seat)
        else:
            table.act(seat, action, note=note)
