"""OpenSpiel's interface: importing this module registers every installed game as `gotham_` and its name.

All chance of a match is in its key, so a match starts with one chance node over a number of deals.
"""

import functools
import hashlib
import warnings
from typing import Any

import numpy as np

from ..engine import NOTHING, SPECTATOR
from ..i18n.errors import GothamError
from ..match.game import all_games
from ..match.game import game as find_game
from ..match.scene import read_scene
from ..match.view import marked as numbers_of
from .episode import Episode, setting
from .extra import needing
from .stepping import STATE

with needing():
    import pyspiel

DEALS = 1000  # by default
EVENTS = 64  # the latest events that an information state's tensor has
FAR = 1e9  # beyond any result
BREAK = " / "  # in a parameter: between options, and between the lines of a scene


def spiel_name(game: str) -> str:
    """Return the name of a game in OpenSpiel."""
    return "gotham_" + game.replace("-", "_")


def type_of(name: str, reward: str = "rank") -> Any:
    """Return a game's type in OpenSpiel."""
    game, kinds = find_game(name), pyspiel.GameType
    zero_sum = reward == "rank"
    return kinds(
        short_name=spiel_name(name),
        long_name=f"{name}, version {game.rules.VERSION}, of Gotham",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.rules.PLAYERS),
        min_num_players=min(game.rules.PLAYERS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.rules.PLAYERS),
            "deals": DEALS,
            "seed": 0,
            "reward": "rank",
            "scene": "",
            "options": "",
            "mode": "",
        },
    )


class RegisteredGame(pyspiel.Game):  # type: ignore[misc]
    """A game in OpenSpiel. Its parameters are players, deals, seed, reward, the game's options as `NAME VALUE / NAME
    VALUE`, a mode (compiled or plain), and a scene to start from, with ` / ` between its lines."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = type_of(self.name).parameter_specification | (params or {})
        self.room = room_of(self.name, tuple(sorted(given.items())))
        chosen = self.room.episode.setting
        zero_sum = chosen.reward == "rank"
        info = pyspiel.GameInfo(
            num_distinct_actions=chosen.wait + 1,
            max_chance_outcomes=self.room.deals,
            num_players=chosen.players,
            min_utility=-1.0 if zero_sum else -FAR,
            max_utility=1.0 if zero_sum else FAR,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=chosen.game.rules.LIMIT * (chosen.players + 1),
        )
        super().__init__(type_of(self.name, chosen.reward), info, params or {})

    def new_initial_state(self) -> "RegisteredState":
        return RegisteredState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "ViewObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ViewObserver(self.room, kind, params)


class SpielRoom:
    """What all states of a game share. Copies of a state keep it: OpenSpiel clones states by deep copies."""

    def __init__(self, name: str, given: tuple[tuple[str, Any], ...]) -> None:
        self.name, self.given, params = name, given, dict(given)
        game = find_game(name, str(params["mode"]) or None)
        self.deals, self.seed = int(params["deals"]), int(params["seed"])
        self.players = int(params["players"])
        options = dict(pair.split(None, 1) for pair in str(params["options"]).split(BREAK) if " " in pair)
        text = str(params["scene"]).replace(BREAK, "\n")
        self.scene = read_scene(game, text + "\n") if text else None
        if self.scene is not None:
            self.players, options = self.scene.players, dict(self.scene.options)
        self.episode = Episode(setting(game, self.players, options, reward=str(params["reward"])))

    def __deepcopy__(self, memo: Any) -> "SpielRoom":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return room_of, (self.name, self.given)

    def deal(self, number: int) -> None:
        """Start one of the deals."""
        seed = f"{self.seed}/{number}"
        if self.scene is None:
            self.episode.start(seed)
        else:
            self.episode.begin(self.scene.rows(self.episode.game, seed))


@functools.cache
def room_of(name: str, given: tuple[tuple[str, Any], ...]) -> SpielRoom:
    """Return what the states of a game with these parameters share."""
    return SpielRoom(name, given)


class RegisteredState(pyspiel.State):  # type: ignore[misc]
    """A state: the record and whom it asks, and for every player a digest of all that the player has noticed."""

    def __init__(self, game: RegisteredGame) -> None:
        super().__init__(game)
        self.room = game.room
        self.cells: Any = None  # before the deal
        self.turn: Any = None
        self.asked = int(pyspiel.PlayerId.CHANCE)
        self.moves: list[int] = []
        self.digests = [b""] * self.room.players
        self.events = [b""] * self.room.players  # seat and action of the latest ones, four bytes each

    def current_player(self) -> int:
        return self.asked

    def is_terminal(self) -> bool:
        return bool(self.asked == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.room.deals) for deal in range(self.room.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.moves if player == self.asked else []

    def _apply_action(self, action: int) -> None:
        episode, wait = self.room.episode, self.room.episode.wait
        if self.cells is None:
            self.room.deal(action)
            noticing = [*range(self.room.players)]
        else:
            seat = self.asked
            self.load()
            noticing = self._notice(seat, action, wait)
            episode.step(action)
        self._store()
        for player in noticing:
            seen = episode.glance(player)[1].tobytes()
            self.digests[player] = hashlib.sha256(self.digests[player] + seen).digest()

    def _notice(self, seat: int, action: int, wait: int) -> list[int]:
        """Record an action for those who notice it, and return them; only the seat itself knows that it waits."""
        game, rows, noticing = self.room.episode.game, self.room.episode.rows, []
        for player in range(self.room.players):
            told = action == wait or player == seat
            seen = (action if player == seat else NOTHING) if told else int(game.noticed(rows, seat, action, player))
            if seen != NOTHING:
                noticing.append(player)
                event = np.array([seat, seen], np.int32).tobytes()
                self.digests[player] += event
                self.events[player] = (self.events[player] + event)[-8 * EVENTS :]
        return noticing

    def load(self) -> Episode:
        """Put the state on the shared board."""
        episode = self.room.episode
        if self.cells is not None:
            episode.flat[STATE], episode.turn[:] = self.cells, self.turn
            episode.asked = self.asked
            episode.mask[:] = False
            episode.mask[[move for move in self.moves if move != episode.wait]] = True
        return episode

    def _store(self) -> None:
        episode = self.room.episode
        self.cells, self.turn = episode.flat[STATE].copy(), episode.turn.copy()
        self.asked = int(pyspiel.PlayerId.TERMINAL) if episode.over else int(episode.asked)
        self.moves = [] if episode.over else numbers_of(episode.marked)

    def _action_to_string(self, player: int, action: int) -> str:
        episode = self.room.episode
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return "wait" if action == episode.wait else episode.game.notation[action]

    def returns(self) -> list[float]:
        return self.load().rewards() if self.is_terminal() else [0.0] * self.room.players

    def __str__(self) -> str:
        if self.cells is None:
            return "before the deal"
        digest = hashlib.sha256(self.cells.tobytes() + self.turn.tobytes()).hexdigest()[:16]
        return f"{len(self.history()) - 1} decisions, state {digest}"


class ViewObserver:
    """What a player, or the public, sees: the numbers of `layout`, scaled; with perfect recall, also the latest events.

    A string with perfect recall is exact: it differs whenever anything differed that the player has noticed.
    """

    def __init__(self, room: SpielRoom, kind: Any, params: Any) -> None:
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation has no parameters, and is of one player or of the public")
        self.room, self.recalls = room, kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.layout = room.episode.layout
        size = self.layout.size
        self.tensor = np.zeros(size + (2 * EVENTS if self.recalls else 0), np.float32)
        self.dict = self.layout.fields(self.tensor)
        if self.recalls:
            self.dict["events"] = self.tensor[size:].reshape(EVENTS, 2)

    def set_from(self, state: RegisteredState, player: int) -> None:
        self.tensor.fill(0)
        if state.cells is None:
            return
        self.tensor[: self.layout.size] = self.layout.scaled(self._observed(state, player))
        if self.recalls:
            events = np.frombuffer(state.events[player], np.int32).reshape(-1, 2)
            sizes = (self.room.players, self.room.episode.wait + 1)
            self.dict["events"][: len(events)] = (events + 1) / sizes

    def string_from(self, state: RegisteredState, player: int) -> str:
        if state.cells is None:
            return ""
        if self.recalls:
            return f"seat {player}, {state.digests[player].hex()[:32]}{self._called(state, player)}"
        fields = self.layout.fields(self._observed(state, player))
        hidden = self.layout.fields(self.layout.hidden)
        return ", ".join(f"{name} {_text(fields[name], hidden[name])}" for name in fields) + self._called(state, player)

    def _called(self, state: RegisteredState, player: int) -> str:
        """Say whether the player must act now."""
        return (
            ", called"
            if not self.public and state.asked == player and self.room.episode.wait not in state.moves
            else ""
        )

    def _observed(self, state: RegisteredState, player: int) -> Any:
        observed = state.load().glance(SPECTATOR if self.public else player)[1]
        if self.public:
            observed[0] = self.layout.hidden[0]
        return observed


def _text(values: Any, hidden: Any) -> str:
    pairs = zip(np.ravel(values).tolist(), np.ravel(hidden).tolist(), strict=True)
    return " ".join("?" if value == unknown else str(value) for value, unknown in pairs)


@functools.cache
def register() -> tuple[str, ...]:
    """Register every installed game, once; return their names there. A broken game is left out, with a warning."""
    names = []
    for name in all_games():
        try:
            # a class, not a function: OpenSpiel lets go of it when Python has ended, and only a class bears that
            made = type(spiel_name(name), (RegisteredGame,), {"name": name, "__module__": __name__})
            globals()[made.__name__] = made  # where pickle looks for it
            pyspiel.register_game(type_of(name), made)
        except GothamError as error:
            warnings.warn(f"{name} is not registered: {error}", stacklevel=2)
        else:
            names.append(spiel_name(name))
    return tuple(names)


register()
