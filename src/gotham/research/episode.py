"""One match behind an environment: its setting, its state, and who is asked. No library's interface is known here."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine import SPECTATOR, cells, key_of
from ..i18n.errors import Conflict, GothamError, Illegal, Unknown
from ..match.game import Game, seed_text
from ..match.game import game as find_game
from ..match.view import View, seats_of
from . import stepping
from .layout import ObservationLayout, layout_of
from .rewards import reward_of


@dataclass(frozen=True)
class MatchSetting:
    """What an environment plays: a game, its players and options, and how it rewards."""

    game: Game
    players: int
    options: dict[str, str]
    reward: str

    @functools.cached_property
    def layout(self) -> ObservationLayout:
        return layout_of(self.game)

    @property
    def wait(self) -> int:
        """The number of the action that waits: the one after the game's own."""
        return int(self.game.rules.ACTIONS.count)

    @property
    def agents(self) -> list[str]:
        """The names of the seats in PettingZoo."""
        return [f"seat_{seat}" for seat in range(self.players)]

    @property
    def name(self) -> str:
        """The name with the version of the rules, as in the ids of environments."""
        return f"{self.game.name}-v{self.game.rules.VERSION}"


def setting(
    game: Game | str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    preset: str | None = None,
    reward: str = "rank",
    mode: str | None = None,
) -> MatchSetting:
    """Check what an environment shall play; without players, the fewest that the game allows."""
    found = find_game(game, mode) if isinstance(game, str) else game
    reward_of(reward)
    seats = found.check_players(min(found.rules.PLAYERS) if players is None else players)
    return MatchSetting(found, seats, found.check_options(options, preset), reward)


class Episode:
    """A match whose seats are asked one after another, each in turn where several may act.

    `asked` is the seat that is asked, and `marked` and `observed` are its legal actions and its observation: arrays
    of its own for every step, which are never written to again.
    """

    def __init__(self, setting: MatchSetting) -> None:
        self.setting, self.game = setting, setting.game
        rules, self.wait, self.size = setting.game.rules, setting.wait, setting.wait + 1
        self.layout, self.dtype = setting.layout, setting.layout.dtype
        self.boards = rules.State.rows(2)
        self.flat = cells(self.boards)
        self.turn = np.zeros(stepping.TURN, np.int64)
        self.mask = np.zeros(self.wait, np.bool_)
        room = (self.boards, self.flat, self.turn, self.mask, self.layout.picks)
        bind = self.game.bind
        self._begin = functools.partial(bind(stepping.begin), *room)
        self._ask = functools.partial(bind(stepping.ask), *room)
        self._advance = functools.partial(bind(stepping.advance), *room)
        self._glance = functools.partial(
            bind(stepping.glance), self.boards, self.flat, np.zeros(self.wait, np.bool_), self.layout.picks
        )
        self._attempt = functools.partial(bind(stepping.attempt), self.boards, self.turn)
        self.asked = stepping.NOBODY
        self.marked: Any = None
        self.observed: Any = None

    # ------------------------------------------------------------------------------------- playing

    def start(self, seed: str) -> None:
        """Start the match that `game.table(seed=seed)` starts."""
        setting, game = self.setting, self.game
        if game.opening.scene(game, setting.players, setting.options, seed) is None:
            rows = game.start(setting.players, setting.options, key_of(seed))
        else:
            rows = game.table(setting.players, seed, setting.options).rows
        self.begin(rows)

    def begin(self, rows: Any) -> None:
        """Start a match from any state."""
        self.flat[stepping.STATE] = cells(rows)[0]
        self._fresh()
        self.asked = self._begin(self.marked, self.observed)

    def step(self, action: int) -> None:
        """Let the asked seat act; refuse an illegal action and change nothing."""
        marked, observed = np.empty(self.size, np.int8), np.empty(self.layout.size, self.dtype)
        asked = self._advance(marked, observed, action)
        if asked == stepping.REFUSED:
            raise self.refusal(self.asked, action)
        self.asked, self.marked, self.observed = asked, marked, observed

    def attempt(self, seat: int, action: int) -> int:
        """Let any seat act or wait, and return 0, or the clause against it; `ask` afterwards."""
        return int(self._attempt(seat, action, self.wait))

    def ask(self) -> None:
        """Choose who is asked now."""
        self._fresh()
        self.asked = self._ask(self.marked, self.observed)

    def _fresh(self) -> None:
        self.marked, self.observed = np.empty(self.size, np.int8), np.empty(self.layout.size, self.dtype)

    # ------------------------------------------------------------------------------------- looking

    @property
    def over(self) -> bool:
        return bool(self.asked == stepping.NOBODY)

    def status(self) -> tuple[int, int, bool]:
        """Return the actors and the awaited seats as bits, and whether it is over."""
        actors, awaited, over = self.game.status(self.rows)
        return int(actors), int(awaited), bool(over)

    @property
    def called(self) -> bool:
        """Whether the asked seat must act: it may not wait."""
        return bool(self.turn[stepping.CALLED])

    @property
    def rows(self) -> Any:
        """The state with all its secrets: for hosts, not for players."""
        return self.boards[:1]

    def glance(self, seat: int) -> tuple[Any, Any]:
        """Return the legal actions of any seat, without waiting, and its observation."""
        marked, observed = np.zeros(self.size, np.int8), np.empty(self.layout.size, self.dtype)
        self._glance(marked, observed, seat)
        return marked, observed

    def view(self, viewer: int = SPECTATOR) -> View:
        """Return what a seat or the spectator knows."""
        return View.of(self.game, self.rows, viewer)

    def describe(self, viewer: int = SPECTATOR) -> str:
        """Return the view of a seat or the spectator in sentences."""
        return "\n".join(self.view(viewer).describe())

    def rewards(self) -> list[float]:
        """Return each seat's reward for the finished match."""
        winners = seats_of(self.game.ask("winners", self.rows))
        return reward_of(self.setting.reward)(self.game.returns(self.rows), winners)

    def refusal(self, seat: int, action: int) -> GothamError:
        """Return why a seat may not act so."""
        if action == self.wait:
            return Conflict("error-wait")
        if not 0 <= action < self.wait:
            return Unknown("error-number", number=str(action), most=str(self.wait))
        clause = self.clause(seat, action)
        kind = self.game.rules.ACTIONS.parts(action)[0]
        return Illegal(f"why-{clause}", self.game.words(), clause, kind=kind, action=self.game.notation[action])

    def clause(self, seat: int, action: int) -> str:
        """Return the id of the clause that forbids an action."""
        return self.game.clause(self.game.step(self.rows.copy(), seat, action))


def match_seed(seed: int | None, random: Any) -> str:
    """Return the seed of a match: the given one, or the next of a generator."""
    return seed_text(int(random.integers(1 << 62)) if seed is None else seed)
