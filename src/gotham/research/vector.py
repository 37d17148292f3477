"""Gymnasium's vector interface: many matches at once, one seat each against bots, or all seats in turn."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..bots import Bot
from ..i18n.errors import GothamError
from ..match.game import Game
from .episode import Episode, MatchSetting, match_seed, setting
from .extra import needing
from .seat import PENALTY, check_specs, let_bots_play, start_against_bots
from .spaces import action_space, observation_space

with needing():
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class MatchVectorEnv(VectorEnv):  # type: ignore[misc]
    """Many matches at once. Against bots, match `i` plays seat `i` modulo the players; without them, every decision
    of every seat is asked for, and `infos["seat"]` says whose it is.

    Autoreset is `SAME_STEP`: a finished match is followed by the next at once, and the infos have `final_obs` and
    the rewards of all its seats as `rewards`. An illegal action changes nothing and costs a penalty.
    """

    def __init__(
        self,
        setting: MatchSetting,
        num_envs: int,
        opponents: str | Sequence[str] | None = "random",
        penalty: float = PENALTY,
    ) -> None:
        self.setting, self.num_envs, self.penalty = setting, num_envs, penalty
        self.metadata = {"name": setting.name, "render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = observation_space(setting), action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.specs = None if opponents is None else check_specs(setting, opponents)
        self.episodes = [Episode(setting) for _ in range(num_envs)]
        self.randoms: list[Any] = [seeding.np_random()[0] for _ in range(num_envs)]
        self.bots: list[list[Bot]] = [[] for _ in range(num_envs)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all matches; from a seed, match `i` has the seed plus `i`."""
        super().reset(seed=seed)
        for index in range(self.num_envs):
            if seed is not None:
                self.randoms[index], _ = seeding.np_random(seed + index)
            self._start(index, None if seed is None else seed + index)
        return self._observations(), {"seat": self._seats()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        rewards, ended = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for index, action in enumerate(np.asarray(actions).tolist()):
            episode, seat = self.episodes[index], self._seat(index)
            try:
                episode.step(action)
            except GothamError as error:
                rewards[index] = self.penalty
                self._add_info(infos, {"illegal": str(error)}, index)
                continue
            self._let_bots_play(index)
            if episode.over:
                ended[index] = True
                final = episode.rewards()
                rewards[index] = final[seat]
                marked, observed = episode.glance(seat)
                last = {"observation": observed, "action_mask": marked}
                self._add_info(infos, {"final_obs": last, "rewards": np.array(final)}, index)
                self._start(index, None)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos | {"seat": self._seats()}

    def _start(self, index: int, seed: int | None) -> None:
        episode, random = self.episodes[index], self.randoms[index]
        if self.specs is None:
            episode.start(match_seed(seed, random))
        else:
            self.bots[index] = start_against_bots(episode, index % self.setting.players, self.specs, seed, random)

    def _let_bots_play(self, index: int) -> None:
        if self.specs is not None:
            let_bots_play(self.episodes[index], index % self.setting.players, self.bots[index])

    def _seat(self, index: int) -> int:
        """Return whose decision a match asks for, or whose the last one was."""
        return self.episodes[index].asked if self.specs is None else index % self.setting.players

    def _seats(self) -> Any:
        return np.array([self._seat(index) for index in range(self.num_envs)])

    def _observations(self) -> dict[str, Any]:
        """Return the observations of all matches, in arrays that nothing else uses."""
        return {
            "observation": np.stack([episode.observed for episode in self.episodes]),
            "action_mask": np.stack([episode.marked for episode in self.episodes]),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""


def vector_env(
    game: Game | str,
    num_envs: int,
    *,
    opponents: str | Sequence[str] | None = "random",
    penalty: float = PENALTY,
    **chosen: Any,
) -> MatchVectorEnv:
    """Return Gymnasium's vector environment of a game; `chosen` are players, options, preset, reward and mode."""
    return MatchVectorEnv(setting(game, **chosen), num_envs, opponents, penalty)
