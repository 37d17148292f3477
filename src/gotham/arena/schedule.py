"""The schedule of a tournament: the line-up, the deals, the seating."""

import functools
import hashlib
import itertools
import json
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..bots import bot
from ..i18n.errors import GothamError
from ..match.game import Game, check_text

MOST = 10**7  # matches; a file of results holds no more


@dataclass(frozen=True)
class Schedule:
    """A tournament without an end: block after block, each one deal played with every rotation of the line-up."""

    game: str
    version: int
    players: int
    bots: tuple[str, ...]  # the line-up: a bot for every seat
    options: Mapping[str, str]
    seed: str
    code: str

    def deal(self, block: int) -> str:
        """The seed of a block."""
        return f"{self.seed}/{block}"

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat in one match of a block."""
        return self.bots[rotation:] + self.bots[:rotation]

    def blocks(self, matches: int) -> int:
        """Return how many whole blocks hold so many matches."""
        if not 1 <= matches <= MOST:
            raise GothamError("error-arena-matches", matches=str(matches), most=str(MOST))
        return -(-matches // self.players)

    @property
    def settings(self) -> dict[str, Any]:
        """Everything that determines the results, as plain data."""
        return asdict(self) | {"bots": list(self.bots)}

    @functools.cached_property
    def digest(self) -> str:
        """A short hash of the settings."""
        return hashlib.sha256(json.dumps(self.settings, sort_keys=True).encode()).hexdigest()[:12]


def plan(
    game: Game,
    bots: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | str = 0,
    outside: Collection[str] = (),
) -> Schedule:
    """Check the settings and return a schedule. Bots repeat until every seat has one; those in `outside` are the names
    of programs elsewhere."""
    players = game.check_players(max(len(bots), min(game.rules.PLAYERS)) if players is None else players)
    if not 0 < len(bots) <= players:
        raise GothamError("error-arena-bots", bots=str(len(bots)), players=str(players))
    chosen = game.check_options(options)
    lineup = tuple(itertools.islice(itertools.cycle(bots), players))
    return Schedule(
        game.name,
        game.rules.VERSION,
        players,
        lineup,
        chosen,
        check_text(str(seed)),
        _code(game, [name for name in bots if name not in outside]),
    )


def _code(game: Game, bots: Sequence[str]) -> str:
    """Fingerprint the code that plays, so that results of older bots are not reused."""
    digests = {hashlib.sha256(path.read_bytes()).hexdigest() for path in _sources(game, bots)}
    return hashlib.sha256("".join(sorted(digests)).encode()).hexdigest()[:12]


def _sources(game: Game, bots: Sequence[str]) -> Iterator[Path]:
    arena = Path(__file__).parent
    assert game.package.__file__
    for package in ("engine", "i18n", "hooks", "match", "bots"):
        yield from (arena.parent / package).rglob("*.py")
    yield from (arena / "block.py", arena / "schedule.py")  # the rest of the arena decides no result
    yield from Path(game.package.__file__).parent.rglob("*.py")
    for spec in bots:
        home = sys.modules[type(bot(game, spec)).__module__]
        if getattr(home, "__file__", None):
            yield from Path(str(home.__file__)).parent.rglob("*.py")
