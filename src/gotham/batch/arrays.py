"""A batch: N matches of a game, stepped together. Every array is on the batch's device and offers DLPack."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..engine import baselines, chance
from ..engine.lanes import ACT, DISABLED, NEXT_STEP, RESET, SAME_STEP
from ..i18n.errors import GothamError, Invalid, Unknown
from .layout import MemoryLayout
from .totals import Totals

AUTORESET = {"disabled": DISABLED, "next-step": NEXT_STEP, "same-step": SAME_STEP}
MOST_LANES = 1 << 30
MOST_AT_ONCE = 1 << 24  # matches added up in int64 before they become numbers without a bound


@dataclass(frozen=True)
class BatchSetting:
    """What all matches of a batch have in common. Options are indices of their values, as rules get them."""

    players: int
    options: tuple[int, ...]
    seed: str = "0"


@dataclass(frozen=True)
class PlayManner:
    """How matches are played inside a device: all actions equally likely but for a kind, or weighted by kind."""

    seed: int = 0
    without: str = ""
    weights: Mapping[str, float] | None = None


@dataclass(frozen=True)
class MatchResults:
    """The results of matches between baselines, by number: arrays in the memory of the CPU."""

    decisions: Any
    winners: Any  # seats as bits
    returns: Any  # a row of results by seat


@dataclass(frozen=True)
class BatchStep:
    """What a step brought about, by lane. The arrays belong to the batch: the next step overwrites them."""

    seats: Any  # that decide next; -1 where the match is over
    legal: Any  # actions of that seat, packed: action a is bit a % 8 of byte a // 8
    rewards: Any  # by seat: the result of a match that ended in this step, else 0
    over: Any  # 1 where a match ended in this step
    winners: Any  # of a match that ended in this step, as bits
    refused: Any  # the number of the clause against the action, -1 if there is no such action, 0 if it was legal


RANDOM = PlayManner()
BASELINES = {"random": baselines.RANDOM, "greedy": baselines.GREEDY}  # bots that play inside a device


class Batch(ABC):
    """N matches side by side. Lane i plays the match i of its seed, whatever the device and the number of lanes."""

    def __init__(self, layout: MemoryLayout, setting: BatchSetting, lanes: int, autoreset: str, xp: Any) -> None:
        if not 1 <= lanes <= MOST_LANES:
            raise Invalid("error-batch-lanes", lanes=str(lanes), most=str(MOST_LANES))
        if autoreset not in AUTORESET:
            raise Unknown("error-batch-autoreset", name=autoreset, known=", ".join(AUTORESET))
        self.layout, self.setting, self.lanes, self.xp = layout, setting, lanes, xp
        self.autoreset = autoreset
        self.options = xp.asarray(np.array(setting.options or (0,), np.int64))
        self.key = xp.asarray(chance.key_of(setting.seed))
        self.seats = xp.full(lanes, -1, xp.int64)
        self.episodes = xp.zeros(lanes, xp.int64)
        self.actions = xp.full(lanes, -1, xp.int64)
        self.refused, self.over, self.winners = (xp.zeros(lanes, xp.int32) for _ in range(3))
        self.rewards = self._table(layout.seats, xp.int64)
        self.legal = self._table(layout.mask_bytes, xp.uint8)

    # ------------------------------------------------------------------------------------------- steps

    def reset(self, seed: str | None = None) -> BatchStep:
        """Start match 0 of every lane."""
        if seed is not None:
            self.setting = BatchSetting(self.setting.players, self.setting.options, seed)
            self.key[:] = self.xp.asarray(chance.key_of(seed))
        self._advance(RESET)
        return self._step()

    def step(self, actions: Any) -> BatchStep:
        """Act in every lane. `actions` is an array of whole numbers, one for each lane, or offers DLPack."""
        chosen = actions if isinstance(actions, self.xp.ndarray) else self.xp.from_dlpack(actions)
        if chosen.shape != (self.lanes,) or chosen.dtype.kind not in "iu":
            raise Invalid("error-batch-actions", lanes=str(self.lanes))
        self.actions[:] = chosen
        self._advance(ACT)
        return self._step()

    def observe(self, viewers: Any = None) -> Any:
        """Return what a viewer of each lane knows, a row of numbers in the order of the fields; UNKNOWN elsewhere.

        The viewer is the seat that decides, or one for all lanes, or an array with one for each; SPECTATOR has no seat.
        """
        chosen = self.xp.empty(self.lanes, self.xp.int64)
        chosen[:] = self.xp.maximum(self.seats, 0) if viewers is None else viewers
        views = self._table(self.layout.observed, self.xp.int32)
        self._observe(chosen, views)
        return views

    def mask(self) -> Any:
        """Return the legal actions unpacked: a row of 0 and 1 for each lane."""
        single = self.legal[:, :, None] >> self.xp.arange(8, dtype=self.xp.uint8) & 1
        return single.reshape(self.lanes, -1)[:, : self.layout.actions]

    def _step(self) -> BatchStep:
        return BatchStep(self.seats, self.legal, self.rewards, self.over, self.winners, self.refused)

    # ---------------------------------------------------------------------------------- whole matches

    def play(self, matches: int, first: int = 0, manner: PlayManner = RANDOM) -> Totals:
        """Play matches by number inside the device and add them up; those of the batch itself stay as they are."""
        self._check(manner)
        totals = Totals(self.setting.players, (0,) * self.layout.sums)
        for begin in range(first, first + matches, MOST_AT_ONCE):
            count = min(MOST_AT_ONCE, first + matches - begin)
            totals += Totals(self.setting.players, self._play(begin, count, manner, None, None))
        return totals

    def play_and_keep(self, matches: int, first: int = 0, manner: PlayManner = RANDOM) -> tuple[Any, Any]:
        """Play matches by number; return the last state of each, as rules have it, and its decisions."""
        self._check(manner)
        decisions = self.xp.zeros(matches, self.xp.int32)
        states = self._rows(matches)
        self._play(first, matches, manner, states, decisions)
        return self._states(states), decisions

    def play_between(self, bots: Sequence[str], matches: int, first: int = 0, seed: int = 0) -> MatchResults:
        """Play matches between baselines by number, in blocks: one deal with every rotation of the line-up.

        Seats are asked in the order of a table. The seed moves the decisions, and the batch's own seed the deals.
        """
        if len(bots) != self.setting.players:
            raise GothamError("error-arena-bots", bots=str(len(bots)), players=str(self.setting.players))
        for name in bots:
            if name not in BASELINES:
                raise Unknown("error-batch-bot", name=name[:80], known=", ".join(BASELINES))
        lineup = self.xp.asarray([BASELINES[name] for name in bots], self.xp.int64)
        room = self._results(matches)
        self._play_between(first, matches, lineup, seed, room)
        return MatchResults(*(part if self.xp is np else part.get() for part in room))

    def _results(self, matches: int) -> tuple[Any, Any, Any]:
        """Return room for decisions, winners and returns."""
        xp = self.xp
        return (
            xp.zeros(matches, xp.int32),
            xp.zeros(matches, xp.int32),
            self._empty(matches, self.layout.seats, xp.int64),
        )

    def _check(self, manner: PlayManner) -> None:
        """Refuse kinds of action that the game does not have; weights name each of them."""
        kinds = {kind for kind, _ in self.layout.kinds}
        wrong = {manner.without} - kinds - {""}
        wrong |= kinds ^ set(manner.weights) if manner.weights is not None else set()
        if wrong:
            raise Unknown("error-batch-kind", name=min(wrong), known=", ".join(sorted(kinds)))

    # --------------------------------------------------------------------------------- of each device

    @abstractmethod
    def _advance(self, what: int) -> None: ...

    @abstractmethod
    def _observe(self, viewers: Any, views: Any) -> None: ...

    @abstractmethod
    def _play(self, first: int, count: int, manner: PlayManner, states: Any, decisions: Any) -> tuple[int, ...]: ...

    @abstractmethod
    def _play_between(self, first: int, count: int, lineup: Any, seed: int, results: tuple[Any, Any, Any]) -> None: ...

    @abstractmethod
    def _empty(self, rows: int, columns: int, dtype: Any) -> Any:
        """Return a table of zeros."""

    @abstractmethod
    def _table(self, columns: int, dtype: Any) -> Any:
        """Return an array with a row for each lane."""

    @abstractmethod
    def _rows(self, count: int) -> Any:
        """Return room for states."""

    @abstractmethod
    def _states(self, rows: Any) -> Any:
        """Return states as rules have them, in the memory of the CPU."""

    @abstractmethod
    def states(self) -> Any:
        """Return the states of all lanes as rules have them: all that is hidden included."""
