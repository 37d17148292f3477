"""Gymnasium's interface: one seat against bots."""

from collections.abc import Sequence
from typing import Any

from ..bots import WAIT, Bot, bot, run_of
from ..i18n.errors import GothamError, Invalid, Unknown
from ..match.game import Game, seed_number
from .episode import Episode, MatchSetting, match_seed, setting
from .extra import needing
from .spaces import MODES, action_space, observation_space, shown

with needing():
    import gymnasium

PENALTY = -1.0


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a match; bots play the others. The seat is given, or drawn anew for every match.

    An illegal action changes nothing: it costs a penalty, and the info says why. `reset(seed=7)` starts what
    `game.table(seed=7)` starts.
    """

    def __init__(
        self,
        setting: MatchSetting,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        penalty: float = PENALTY,
        render_mode: str | None = None,
    ) -> None:
        self.setting, self.penalty, self.render_mode = setting, penalty, render_mode
        self.fixed_seat = seat if seat is None else check_seat(setting, seat)
        self.specs = check_specs(setting, opponents)
        self.metadata = {"name": setting.name, "render_modes": [*MODES], "render_fps": 1}
        self.observation_space, self.action_space = observation_space(setting), action_space(setting)
        self.episode, self.seat, self.bots = Episode(setting), 0, list[Bot]()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a match and let bots play up to the first decision."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.setting.players))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.bots = start_against_bots(self.episode, self.seat, self.specs, seed, self.np_random)
        return self._observation(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.episode.over:
            return self._observation(), 0.0, True, False, {"seat": self.seat}
        try:
            self.episode.step(int(action))
        except GothamError as error:
            return self._observation(), self.penalty, False, False, {"seat": self.seat, "illegal": str(error)}
        let_bots_play(self.episode, self.seat, self.bots)
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, {"seat": self.seat}

    def _observation(self) -> dict[str, Any]:
        """Return the seat's observation in arrays that nothing else uses."""
        marked, observed = self.episode.glance(self.seat)
        if not self.episode.over:
            marked[self.setting.wait] = not self.episode.called
        return {"observation": observed, "action_mask": marked}

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) what the seat sees."""
        return shown(self.episode.describe(self.seat), self.render_mode)


def check_seat(setting: MatchSetting, seat: int) -> int:
    """Return a seat; refuse one that the match does not have."""
    if not 0 <= seat < setting.players:
        raise Unknown("error-seat", seat=str(seat), most=str(setting.players - 1))
    return seat


def check_specs(setting: MatchSetting, opponents: str | Sequence[str]) -> list[str]:
    """Return a bot's spec for every seat: the same one, or the given ones in turn. Refuse unknown bots now."""
    given = [opponents] if isinstance(opponents, str) else [*opponents]
    if not given:
        raise Invalid("error-names", names="0", players=str(setting.players))
    specs = [given[seat % len(given)] for seat in range(setting.players)]
    for spec in dict.fromkeys(specs):
        bot(setting.game, spec)
    return specs


def let_bots_play(episode: Episode, seat: int, bots: Sequence[Bot]) -> None:
    """Let bots answer until the seat is asked or the match is over."""
    while not episode.over and episode.asked != seat:
        asked = episode.asked
        answer = bots[asked].act(episode.view(asked), episode.called)
        if answer == WAIT:
            if episode.called:
                raise GothamError("error-idle")
            answer = episode.wait
        for action in run_of(answer):
            if episode.attempt(asked, action):
                raise episode.refusal(asked, action)
        episode.ask()


def start_against_bots(episode: Episode, seat: int, specs: Sequence[str], seed: int | None, random: Any) -> list[Bot]:
    """Start a match and let bots play up to the seat's first decision; return the bots.

    A match that ends before it is followed by the next.
    """
    while True:
        text, seed = match_seed(seed, random), None
        bots = [bot(episode.game, spec, seed_number(text, place)) for place, spec in enumerate(specs)]
        episode.start(text)
        let_bots_play(episode, seat, bots)
        if not episode.over:
            return bots


def seat_env(
    game: Game | str,
    *,
    opponents: str | Sequence[str] = "random",
    seat: int | None = None,
    penalty: float = PENALTY,
    render_mode: str | None = None,
    **chosen: Any,
) -> SeatEnv:
    """Return Gymnasium's environment of one seat; `chosen` are players, options, preset, reward and mode."""
    return SeatEnv(setting(game, **chosen), opponents, seat, penalty, render_mode)
