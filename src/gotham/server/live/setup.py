"""The setup of a table: game, options, seed, and the state that is not in its log. One row of the database."""

import functools
import json
import secrets
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ...engine import commitment_of
from ...i18n.errors import Unknown
from ...match.game import Game, seed_text
from ...match.scene import read_scene
from ...match.table import UNDO, Table
from .. import steady
from ..cluster.shards import beside
from ..db.store import ADD, SET_MATCH_VALUES, Write
from ..db.tables import matches
from ..settings import Settings


@dataclass
class TableSetup:
    """A row of `matches`. `state` tells that the host ended the match, which the log does not; `over` is for lists."""

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
    programs: int | None = None

    reason = ""  # why it is frozen

    @functools.cached_property
    def commitment(self) -> str:
        return commitment_of(self.seed)

    def added(self) -> Write:
        return Write(ADD[matches], asdict(self))

    def is_due(self, settings: Settings) -> bool:
        """Return whether a time runs out before the registry is swept again."""
        return self.until is not None and self.until < steady.now() + 2 * settings.sweep

    def programs_allowed(self, settings: Settings) -> int | None:
        """Return how many seats programs may take: the hosts of the table and of the server may limit them."""
        return min((each for each in (self.programs, settings.programs) if each is not None), default=None)

    def updated(self) -> Write:
        values = {"state": self.state, "next": self.next, "until": self.until, "times": self.times}
        return Write(SET_MATCH_VALUES, {"match_": self.id, "touched": self.touched, **values})


def new_id(near: str = "") -> str:
    """Return the random id of a match, in the shard of another where one is named. It begins with a letter or digit,
    since commands read a leading - as an option. It ends with one, since programs that find links in a text leave out a
    final - or _."""
    while True:
        id = secrets.token_urlsafe(12)
        id = beside(id, near) if near else id
        if id[0].isalnum() and id[-1].isalnum():
            return id


def new_setup(
    game: Game, players: int | None, options: dict[str, str], listed: bool, start: str = "", near: str = ""
) -> TableSetup:
    """Return the setup of a new match, with a random seed."""
    id, secret = new_id(near), secrets.token_hex(32)
    table = _started(game, start, players, options) if start else game.table(players, None, options)
    return setup_from(table, id, secret, listed, steady.now())


def _started(game: Game, start: str, players: int | None, options: dict[str, str]) -> Table:
    """Return a table at a start that the game knows by name."""
    started = game.opening.started
    if started is None:
        raise Unknown("error-start", name=start)
    seed = seed_text(None)
    count = game.check_players(players)
    scene = started(game, start, count, game.check_options(options), seed)
    return game.scene(scene, seed) if scene else game.table(count, seed, options)


def setup_from(table: Table, id: str, secret: str, listed: bool, opened: float) -> TableSetup:
    """Return the setup of the match that is played at a table."""
    return TableSetup(
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


def setup_of(row: Any) -> TableSetup:
    """Return a row of the database as a setup."""
    values = dict(row)
    for name in ("options", "timing", "times"):
        values[name] = json.loads(values[name]) if isinstance(values[name], str) else values[name]
    return TableSetup(**values)


def table_of(game: Game, setup: TableSetup, entries: list[Any], notes: list[Any]) -> Table:
    """Return the match, replayed to the end of its log."""
    start = None if setup.start is None else read_scene(game, setup.start)
    table = Table(game, setup.players, setup.options, setup.seed, start)
    replay_log(table, ((entry["seat"], entry["action"], entry["note"]) for entry in entries))
    for note in notes:
        table.write_note(note["seat"], note["about"], note["text"])
    return table


def replayed(game: Game, table: Table, length: int | None = None) -> Table:
    """Return the same match on the same rules in another mode, up to the end of its log or to a length of it."""
    again = Table(game, table.players, table.options, table.seed, table.start)
    replay_log(again, table.log[:length])
    again.notes = table.notes
    return again


def replay_log(table: Table, log: Iterable[tuple[int, int | str, str]]) -> None:
    """Apply every entry of a log to a table."""
    for seat, action, note in log:
        if action in (UNDO, "undo"):
            table.undo(seat)
        else:
            table.act(seat, action, note=note)
