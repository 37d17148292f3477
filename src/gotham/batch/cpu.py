"""A batch on the cores of a CPU: threads share the lanes, for compiled rules release the lock of Python."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..engine import baselines, lanes
from ..engine.records import cells
from ..match.game import Game
from .arrays import AUTORESET, Batch, BatchSetting, PlayManner
from .evaluation import compiling, worth_of
from .layout import layout_of

PIECES = 4  # for each thread: matches differ in length


class CpuBatch(Batch):
    """Matches as rows of a game's own state."""

    def __init__(
        self, game: Game, setting: BatchSetting, lanes: int, autoreset: str, threads: int | None = None
    ) -> None:
        super().__init__(layout_of(game.name, game.rules), setting, lanes, autoreset, np)
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self.rows = self._rows(lanes)
        self._pool = ThreadPoolExecutor(self.threads, "batch")

    def _bound(self, name: str) -> Any:
        return self.game.bind(getattr(lanes, name))

    @property
    def _match(self) -> tuple[int, Any, Any]:
        return self.setting.players, self.options, self.key

    def _shared(self, count: int, work: Callable[[int, int], Any]) -> list[Any]:
        """Share so many lanes or matches among the threads."""
        size = max(1, -(-count // (self.threads * PIECES)))
        begins = range(0, count, size)
        if self.threads == 1:
            return [work(begin, min(begin + size, count)) for begin in begins]
        return [*self._pool.map(lambda begin: work(begin, min(begin + size, count)), begins)]

    def _scratch(self) -> tuple[Any, Any]:
        return np.zeros(8, np.int64), np.zeros(self.layout.seats, np.int64)

    def _advance(self, what: int) -> None:
        advance, after = self._bound("advance_all"), AUTORESET[self.autoreset]
        by_lane = (self.seats, self.episodes, self.actions)
        results = (self.refused, self.over, self.winners, self.rewards)

        def work(begin: int, stop: int) -> None:
            mask = np.zeros(self.layout.actions, np.bool_)
            room = (mask, self.legal, *self._scratch())
            advance(self.rows, begin, stop, what, after, self._match, by_lane, results, *room)

        self._shared(self.lanes, work)

    def _observe(self, viewers: Any, views: Any) -> None:
        observe = self._bound("observe_all")

        def work(begin: int, stop: int) -> None:
            view = self._rows(1)
            observe(self.rows, begin, stop, viewers, view, cells(view)[0], views)

        self._shared(self.lanes, work)

    def _play(self, first: int, count: int, manner: PlayManner, states: Any, decisions: Any) -> tuple[int, ...]:
        play = self._bound("play_all" if manner.weights is None else "play_all_weighted")

        def work(begin: int, stop: int) -> Any:
            mask, sums = np.zeros(self.layout.actions, np.bool_), np.zeros(self.layout.sums, np.int64)
            lots = self._lots(manner)
            rows = self._rows(1) if states is None else states
            made = np.zeros(1, np.int32) if decisions is None else decisions
            play(rows, begin, stop, first, self._match, manner.seed, mask, lots, made, sums, *self._scratch())
            return sums

        return tuple(map(int, sum(self._shared(count, work))))

    def _play_between(self, first: int, count: int, lineup: Any, seed: int, results: tuple[Any, Any, Any]) -> None:
        play = self.game.bind(baselines.with_worth(baselines.play_numbers, worth_of(self.game)))
        actions = self.layout.actions

        def work(begin: int, stop: int) -> None:
            worlds, trial = self._rows(baselines.WORLDS), self._rows(1)
            imagined = (worlds, cells(worlds).reshape(-1), trial, cells(trial)[0])
            marks, room = np.zeros(actions, np.bool_), np.zeros(actions, np.int64)
            how = (self._match, lineup, seed, marks, room, imagined, results)
            play(self._rows(1), begin, stop, first, *how, *self._scratch())

        with compiling(self.game.name):
            self._shared(count, work)

    def _lots(self, manner: PlayManner) -> Any:
        """Return the room and the figures that choosing an action needs."""
        if manner.weights is None:
            return np.zeros(self.layout.actions, np.int64), *self.layout.range_of(manner.without)
        return self.game.rules.ACTIONS.lots(dict(manner.weights))

    def _empty(self, rows: int, columns: int, dtype: Any) -> Any:
        return np.zeros((rows, columns), dtype)

    def _table(self, columns: int, dtype: Any) -> Any:
        return self._empty(self.lanes, columns, dtype)

    def _rows(self, count: int) -> Any:
        return self.game.rules.State.rows(count)

    def _states(self, rows: Any) -> Any:
        return rows

    def states(self) -> Any:
        return self.rows.copy()
