"""Gymnasium's vector interface on a batch: every array is on the batch's device, a CPU or a GPU."""

from pathlib import Path
from typing import Any

from ..batch import make
from ..engine import UNKNOWN
from ..match.game import Game
from .episode import MatchSetting, match_seed, setting
from .extra import needing
from .rewards import by_seats
from .seat import PENALTY
from .spaces import action_space, observation_space

with needing():
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class BatchVectorEnv(VectorEnv):  # type: ignore[misc]
    """Many matches at once on a device. Every decision of every seat is asked for; `infos["seat"]` says whose it is.

    Autoreset is `NEXT_STEP`: where a match has ended, the next step ignores the action and starts the next match. The
    infos have the rewards of all seats as `rewards`, and the clause against each refused action as `illegal`, else 0.
    Where several seats may act, one that is awaited is asked, and none may wait.
    """

    def __init__(self, setting: MatchSetting, num_envs: int, penalty: float = PENALTY, **device: Any) -> None:
        self.setting, self.num_envs, self.penalty = setting, num_envs, penalty
        self.metadata = {"name": setting.name, "render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = observation_space(setting), action_space(setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = make(setting.game, num_envs, players=setting.players, options=setting.options, **device)
        self.xp = self.batch.xp
        self._words, self._hidden = self.xp.asarray(setting.layout.picks)
        self._seats = self.xp.zeros(num_envs, self.xp.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all matches; match 0 of a seed is the one that `game.table(seed=seed)` starts."""
        super().reset(seed=seed)
        self._seats = self.batch.reset(match_seed(seed, self.np_random)).seats.copy()
        return self._observations(), {"seat": self._seats.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        xp, acting = self.xp, self._seats
        done = self.batch.step(actions if hasattr(actions, "__dlpack__") else xp.asarray(actions))
        self._seats = xp.where(done.seats < 0, acting, done.seats)  # who ended a match sees its end
        over, refused = done.over != 0, done.refused.copy()
        rewards = by_seats(self.setting.reward, done.rewards[:, : self.setting.players], done.winners, xp)
        rewards *= over[:, None]
        own = xp.take_along_axis(rewards, acting[:, None], 1)[:, 0] + self.penalty * (refused != 0)
        infos = {"seat": self._seats.copy(), "rewards": rewards, "illegal": refused}
        return self._observations(), own, over, xp.zeros(self.num_envs, xp.bool_), infos

    def _observations(self) -> dict[str, Any]:
        """Return the observations of all matches, in arrays that nothing else uses."""
        xp, layout, wait = self.xp, self.setting.layout, self.setting.wait
        seen = xp.empty((self.num_envs, layout.size), layout.dtype)
        mask = xp.zeros((self.num_envs, wait + 1), xp.int8)
        words = self.batch.observe(self._seats)[:, self._words]
        seen[:, 0], seen[:, 1:] = self._seats, xp.where(words == UNKNOWN, self._hidden, words)
        mask[:, :wait] = self.batch.mask()
        return {"observation": seen, "action_mask": mask}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""


def batch_env(
    game: Game | str,
    num_envs: int,
    *,
    penalty: float = PENALTY,
    device: str = "cpu",
    threads: int | None = None,
    kernels: Path | None = None,
    **chosen: Any,
) -> BatchVectorEnv:
    """Return a vector environment on a device; `chosen` are players, options, preset, reward and mode."""
    return BatchVectorEnv(setting(game, **chosen), num_envs, penalty, device=device, threads=threads, kernels=kernels)
