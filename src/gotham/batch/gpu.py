"""A batch on a GPU: kernels loaded with CuPy. Rules and their compiler are not needed here."""

import importlib.util
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..engine import cuda
from ..i18n.errors import Unavailable
from .arrays import AUTORESET, Batch, BatchSetting, PlayManner
from .bundle import Bundle
from .kernels import BASELINES, PLAYOUT, POLICY, STEP, THREADS

RESIDENT = 32  # blocks of a playout for each multiprocessor


def load_cupy() -> Any:
    """Return CuPy, or raise an error that says what is missing."""
    if importlib.util.find_spec("cupy") is None:
        raise Unavailable("error-extra", name="CuPy", extra="gpu")
    import cupy

    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError:
        found = 0
    if not found:
        raise Unavailable("error-gpu")
    return cupy


class CudaBatch(Batch):
    """Matches packed by their bounds, column by column: neighbouring threads read neighbouring words."""

    def __init__(self, bundle: Bundle, setting: BatchSetting, lanes: int, autoreset: str) -> None:
        super().__init__(bundle.layout, setting, lanes, autoreset, load_cupy())
        self.bundle, self._kernels = bundle, dict[str, Any]()
        self.rows = self._table(self.layout.words, self.xp.int32)
        self._viewers = self.xp.zeros(lanes, self.xp.int64)
        self._views = self._empty(0, self.layout.observed, self.xp.int32)

    def _kernel(self, kind: str) -> Any:
        """Return a kernel, which the driver assembles once."""
        if kind not in self._kernels:
            code, module = self.bundle.code(kind), self.xp.cuda.function.Module()
            module.load(code.encode() + b"\0")
            self._kernels[kind] = module.get_function(cuda.entry_of(code))
        return self._kernels[kind]

    def _launch(self, kind: str, threads: int, *arguments: Any) -> None:
        blocks = -(-threads // THREADS)
        flat = [part for argument in arguments for part in self._parts(argument)]
        self._kernel(kind)((blocks,), (THREADS,), tuple(flat))

    def _parts(self, argument: Any) -> list[Any]:
        """Return an argument as numba passes it: an array as owner, parent, size, item size, data, shape, strides."""
        if not isinstance(argument, self.xp.ndarray):
            return [np.int64(argument)]
        numbers = (0, 0, argument.size, argument.itemsize, argument.data.ptr, *argument.shape, *argument.strides)
        return [*map(np.int64, numbers)]

    def _advance(self, what: int) -> None:
        self._run(what, self._viewers, self._views)

    def _observe(self, viewers: Any, views: Any) -> None:
        self._run(0, viewers, views)

    def _run(self, what: int, viewers: Any, views: Any) -> None:
        after, match = AUTORESET[self.autoreset], (self.setting.players, self.options, self.key)
        by_lane = (self.rows, self.seats, self.episodes, self.actions)
        results = (self.refused, self.over, self.winners, self.rewards, self.legal)
        self._launch(STEP, self.lanes, what, after, *match, *by_lane, *results, viewers, views)

    def _play(self, first: int, count: int, manner: PlayManner, states: Any, decisions: Any) -> tuple[int, ...]:
        xp = self.xp
        edges, by_kind = self._lots(manner.weights)
        threads = self._threads(count)
        sums = self._empty(threads, self.layout.sums, xp.int64)
        kept = self._empty(0, self.layout.words, xp.int32) if states is None else states
        made = xp.zeros(0, xp.int32) if decisions is None else decisions
        match = (self.setting.players, self.options, self.key, manner.seed, *self.layout.range_of(manner.without))
        kind = PLAYOUT if manner.weights is None else POLICY
        self._launch(kind, threads, first, count, *match, edges, by_kind, kept, made, sums)
        return tuple(map(int, sums.sum(axis=0).get()))

    def _play_between(self, first: int, count: int, lineup: Any, seed: int, results: tuple[Any, Any, Any]) -> None:
        match = (self.setting.players, self.options, self.key)
        self._launch(BASELINES, self._threads(count), first, count, *match, seed, lineup, *results)

    def _threads(self, count: int) -> int:
        """Return how many threads share so many matches."""
        processors = int(self.xp.cuda.Device().attributes["MultiProcessorCount"])
        return min(-(-count // THREADS) * THREADS, processors * RESIDENT * THREADS)

    def _lots(self, weights: Mapping[str, float] | None) -> tuple[Any, Any]:
        """Return where each kind of action begins, and its weight."""
        xp, kinds = self.xp, self.layout.kinds
        if weights is None:
            return xp.zeros(0, xp.int64), xp.zeros(0, xp.float64)
        edges = [*(start for _, start in kinds), self.layout.actions]
        return xp.asarray(edges, xp.int64), xp.asarray([float(weights[kind]) for kind, _ in kinds], xp.float64)

    def _empty(self, rows: int, columns: int, dtype: Any) -> Any:
        """Return an array whose columns lie together."""
        return self.xp.zeros((columns, rows), dtype).T

    def _table(self, columns: int, dtype: Any) -> Any:
        return self._empty(self.lanes, columns, dtype)

    def _rows(self, count: int) -> Any:
        return self._empty(count, self.layout.words, self.xp.int32)

    def _states(self, rows: Any) -> Any:
        return self.layout.unpacked(rows.get())

    def states(self) -> Any:
        return self._states(self.rows)
