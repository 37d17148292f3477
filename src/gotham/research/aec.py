"""PettingZoo's AEC interface: seats act one after another; where several may act at once, each may wait."""

from typing import Any

from ..match.game import Game
from .episode import Episode, MatchSetting, match_seed, setting
from .extra import needing
from .spaces import MODES, action_space, observation_space, shown

with needing():
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv


class TurnEnv(AECEnv):  # type: ignore[misc]
    """A match as PettingZoo's AEC environment. An illegal action is refused with an error, and changes nothing.

    `reset(seed=7)` deals what `game.table(seed=7)` deals; further resets follow from that seed.
    """

    def __init__(self, setting: MatchSetting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting, self.render_mode, self.episode = setting, render_mode, Episode(setting)
        self.metadata = {"name": setting.name, "render_modes": [*MODES], "is_parallelizable": False}
        self.possible_agents, self.agents = setting.agents, list[str]()
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setting) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self._handed_out = False

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match. The options of a game are chosen when the environment is made."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.start(match_seed(seed, self.np_random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.asked]
        self._handed_out = False

    def step(self, action: int | None) -> None:
        episode = self.episode
        if episode.asked < 0:
            self._was_dead_step(action)
            return
        episode.step(int(action))  # type: ignore[arg-type]
        self._handed_out = False
        if episode.asked >= 0:
            self.agent_selection = self.possible_agents[episode.asked]
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        """Give the rewards; every seat is asked for a last `None`, in order."""
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and legal actions, in arrays that nothing else uses. Only the selected agent
        has legal actions."""
        episode, seat = self.episode, self._seats[agent]
        if seat == episode.asked and not self._handed_out:
            self._handed_out = True
            return {"observation": episode.observed, "action_mask": episode.marked}
        marked, observed = episode.glance(seat)
        if seat != episode.asked:
            marked[:] = 0
        else:
            marked[episode.wait] = not episode.called
        return {"observation": observed, "action_mask": marked}

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        agent, episode = self.agent_selection, self.episode
        if episode.asked < 0 or not observe or self._handed_out:
            return super().last(observe)  # type: ignore[no-any-return]
        self._handed_out = True  # before the end, nothing but the observation changes
        return {"observation": episode.observed, "action_mask": episode.marked}, 0.0, False, False, self.infos[agent]

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) what a spectator sees."""
        return shown(self.episode.describe(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def aec_env(game: Game | str, *, render_mode: str | None = None, **chosen: Any) -> TurnEnv:
    """Return PettingZoo's AEC environment of a game; `chosen` are players, options, preset, reward and mode."""
    return TurnEnv(setting(game, **chosen), render_mode)
