"""PettingZoo's Parallel interface: all seats answer at once, and their answers are carried out one after another."""

from typing import Any

from ..match.game import Game
from .episode import Episode, MatchSetting, match_seed, setting
from .extra import needing
from .spaces import MODES, action_space, observation_space, shown

with needing():
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv


class SimultaneousEnv(ParallelEnv):  # type: ignore[misc]
    """A match as PettingZoo's Parallel environment.

    Answers are carried out in seat order, from a seat that moves on by one with every step. An answer that is no
    longer legal when its turn comes is reported as `overtaken` in the info of its agent; one that was never legal as
    `illegal`, with the clause. Neither changes anything. Whoever may not act can only wait; after a step in which
    nobody acted, the awaited seats may not.
    """

    def __init__(self, setting: MatchSetting, render_mode: str | None = None) -> None:
        self.setting, self.render_mode, self.episode = setting, render_mode, Episode(setting)
        self.metadata = {"name": setting.name, "render_modes": [*MODES]}
        self.possible_agents, self.agents = setting.agents, list[str]()
        self.observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setting) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()
        self._first = 0  # whose answer is carried out first
        self._offered: list[bytes] = []  # the legal actions of each seat as it was told

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Start a match. The options of a game are chosen when the environment is made."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.start(match_seed(seed, self.np_random))
        self.agents, self._first = self.possible_agents[:], 0
        return self._observations(called=False), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the answers; an agent without one waits."""
        agents, players = self.agents, self.setting.players
        infos, acted = dict[str, dict[str, Any]](), False
        for place in range(players if agents else 0):
            seat = (self._first + place) % players
            agent = agents[seat]
            infos[agent], done = self._answer(seat, int(actions.get(agent, self.setting.wait)))
            acted = acted or done
        self._first = (self._first + 1) % players
        self.episode.ask()
        over = self.episode.over
        observations = self._observations(called=not acted)
        rewards = self.episode.rewards() if over else [0.0] * players
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended, never = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        told = {agent: infos[agent] for agent in agents}
        return observations, dict(zip(agents, rewards, strict=False)), ended, never, told

    def _answer(self, seat: int, action: int) -> tuple[dict[str, Any], bool]:
        """Carry out one answer; return what its agent is told, and whether something was done."""
        if not 0 <= action <= self.setting.wait or not self._offered[seat][action]:
            return {"illegal": str(self.episode.refusal(seat, action))}, False
        if action == self.setting.wait:
            return {}, False
        if self.episode.attempt(seat, action):
            return {"overtaken": True}, False
        return {}, True

    def _observations(self, called: bool) -> dict[str, Any]:
        """Return every agent's observation and legal actions; awaited seats that are called may not wait."""
        actors, awaited, _ = self.episode.status()
        alone = not actors & (actors - 1)
        forced = awaited if called or alone else 0
        observations, self._offered = dict[str, Any](), []
        for seat, agent in enumerate(self.agents):
            marked, observed = self.episode.glance(seat)
            marked[self.setting.wait] = not forced >> seat & 1
            self._offered.append(marked.tobytes())
            observations[agent] = {"observation": observed, "action_mask": marked}
        return observations

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) what a spectator sees."""
        return shown(self.episode.describe(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(game: Game | str, *, render_mode: str | None = None, **chosen: Any) -> SimultaneousEnv:
    """Return PettingZoo's Parallel environment of a game; `chosen` are players, options, preset, reward and mode."""
    return SimultaneousEnv(setting(game, **chosen), render_mode)
