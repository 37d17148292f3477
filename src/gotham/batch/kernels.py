"""The kernels of a game: one lane of a batch for each thread. They need numba-cuda; their PTX needs a driver only."""

from typing import Any

import numpy as np

from ..engine import bind, cuda, lanes
from .layout import Layout

STEP, PLAYOUT, POLICY = "step", "playout", "policy"
KERNELS = (STEP, PLAYOUT, POLICY)
THREADS = 128  # of a block
BLOCKS = {STEP: 8, PLAYOUT: 8, POLICY: 8}  # at least so many run on a multiprocessor at once, which limits registers


def compile_kernel(kind: str, rules: Any, layout: Layout) -> str:
    """Return a kernel as PTX."""
    kernel, arguments = (_step if kind == STEP else _playout)(kind, rules, layout)
    return cuda.ptx(kernel, arguments, rules, THREADS, BLOCKS[kind])


def _bound(rules: Any, *names: str) -> list[Any]:
    return [bind(getattr(lanes, name), rules, cuda.CUDA) for name in names]


def _step(_: str, rules: Any, layout: Layout) -> tuple[Any, list[Any]]:
    """Load the state of a lane, restart or act, and write down the legal actions and what a viewer knows."""
    from numba import cuda as gpu

    advance, mark, observe = _bound(rules, "advance", "mark", "observe")
    packed, shown, size, seen = layout.packed, layout.view, layout.words, layout.observed
    actions, seats = layout.actions, layout.seats

    def step(  # type: ignore[no-untyped-def]
        what, after, players, options, base, states, seat_of, episodes, chosen, refused, over, won, rewards, masks,
        viewers, views,
    ):  # fmt: skip
        lane = gpu.grid(1)
        if lane >= len(seat_of):
            return
        rows = gpu.local.array(1, packed)
        flat = rows.view(np.int32)
        for word in range(size):
            flat[word] = states[lane, word]
        s = rows[0]
        if what:
            mask = gpu.local.array(actions, np.bool_)
            key = gpu.local.array(8, np.int64)
            out = gpu.local.array(seats, np.int64)
            match, lanes_ = (players, options, base), (seat_of, episodes, chosen)
            advance(s, lane, what, after, actions, match, lanes_, (refused, over, won, rewards), key, out)
            mark(s, lane, seat_of[lane], mask, masks)
            for word in range(size):
                states[lane, word] = flat[word]
        else:
            view = gpu.local.array(1, shown)
            observe(s, lane, viewers[lane], view[0], view.view(np.int32)[:seen], views)

    whole, small, wide = cuda.array("i8"), cuda.array("i4"), cuda.array("i4", 2)
    number, bytes_ = cuda.number(), cuda.array("u1", 2)
    arguments = [number, number, number, whole, whole, wide, whole, whole, whole, small, small, small]
    return step, [*arguments, cuda.array("i8", 2), bytes_, whole, wide]


def _playout(kind: str, rules: Any, layout: Layout) -> tuple[Any, list[Any]]:
    """Play whole matches by number, add them up by thread, and keep the last states where there is room for them."""
    from numba import cuda as gpu

    start, first_seat, dice_of, add_up = _bound(rules, "start", "first_seat", "dice_of", "add_up")
    play = _bound(rules, "play_out" if kind == PLAYOUT else "play_weighted")[0]
    is_random = kind == PLAYOUT
    packed, size, actions, seats, figures = layout.packed, layout.words, layout.actions, layout.seats, layout.sums
    padded = -(-actions // 8) * 8

    def playout(  # type: ignore[no-untyped-def]
        number, count, players, options, base, seed, without, until, edges, weights, states, decisions, sums
    ):
        lane = gpu.grid(1)
        rows = gpu.local.array(1, packed)
        flat = rows.view(np.int32)
        marks = gpu.local.array(padded, np.bool_)
        words, mask = marks.view(np.int64), marks[:actions]
        key = gpu.local.array(8, np.int64)
        out = gpu.local.array(seats, np.int64)
        own = gpu.local.array(figures, np.int64)
        listed = gpu.local.array(64, np.int64)
        s = rows[0]
        for word in range(len(words)):
            words[word] = 0
        for figure in range(figures):
            own[figure] = 0
        for place in range(lane, count, gpu.gridsize(1)):
            for word in range(size):
                flat[word] = 0
            start(s, players, options, base, key, number + place)
            first, rng = first_seat(s), dice_of(seed, number + place)
            if is_random:
                made = play(s, mask, words, without, until, rng)
            else:
                made = play(s, mask, (listed, edges, weights), rng)
            add_up(s, players, first, made, out, own)
            if place < len(decisions):
                decisions[place] = made
                for word in range(size):
                    states[place, word] = flat[word]
        for figure in range(figures):
            sums[lane, figure] = own[figure]

    whole, wide, number = cuda.array("i8"), cuda.array("i4", 2), cuda.number()
    arguments = [
        number,
        number,
        number,
        whole,
        whole,
        number,
        number,
        number,
        whole,
        cuda.array("f8"),
        wide,
        cuda.array("i4"),
    ]
    return playout, [*arguments, cuda.array("i8", 2)]
