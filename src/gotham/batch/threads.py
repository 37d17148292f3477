"""What a thread of a GPU does: one lane of a batch, or whole matches. It needs numba-cuda, so import it late."""

from typing import Any

import numpy as np
from numba import cuda

from ..engine import bind, lanes
from ..engine.baselines import WORLDS, note_result, play_number, with_worth
from ..engine.cuda import CUDA, array, number
from .layout import MemoryLayout


def _bound(rules: Any, *names: str) -> list[Any]:
    return [bind(getattr(lanes, name), rules, CUDA) for name in names]


def step(rules: Any, layout: MemoryLayout, _: bool) -> tuple[Any, list[Any]]:
    """Load the state of a lane, restart or act, and write down the legal actions and what a viewer knows."""
    advance, mark, observe = _bound(rules, "advance", "mark", "observe")
    packed, shown, size, seen = layout.packed, layout.view, layout.words, layout.observed
    actions, seats = layout.actions, layout.seats

    def step_lane(  # type: ignore[no-untyped-def]
        what, after, players, options, base, states, seat_of, episodes, chosen, refused, over, won, rewards, masks,
        viewers, views,
    ):  # fmt: skip
        lane = cuda.grid(1)
        if lane >= len(seat_of):
            return
        rows = cuda.local.array(1, packed)
        flat = rows.view(np.int32)
        for word in range(size):
            flat[word] = states[lane, word]
        s = rows[0]
        if what:
            mask = cuda.local.array(actions, np.bool_)
            key = cuda.local.array(8, np.int64)
            out = cuda.local.array(seats, np.int64)
            match, lanes_ = (players, options, base), (seat_of, episodes, chosen)
            advance(s, lane, what, after, actions, match, lanes_, (refused, over, won, rewards), key, out)
            mark(s, lane, seat_of[lane], mask, masks)
            for word in range(size):
                states[lane, word] = flat[word]
        else:
            view = cuda.local.array(1, shown)
            observe(s, lane, viewers[lane], view[0], view.view(np.int32)[:seen], views)

    whole, small, wide = array("i8"), array("i4"), array("i4", 2)
    one, bytes_ = number(), array("u1", 2)
    arguments = [one, one, one, whole, whole, wide, whole, whole, whole, small, small, small]
    return step_lane, [*arguments, array("i8", 2), bytes_, whole, wide]


def playout(rules: Any, layout: MemoryLayout, is_random: bool) -> tuple[Any, list[Any]]:
    """Play whole matches by number, add them up by thread, and keep the last states where there is room for them."""
    start, first_seat, dice_of, add_up = _bound(rules, "start", "first_seat", "dice_of", "add_up")
    play = _bound(rules, "play_out" if is_random else "play_weighted")[0]
    packed, size, actions, seats, figures = layout.packed, layout.words, layout.actions, layout.seats, layout.sums
    padded = -(-actions // 8) * 8

    def play_matches(  # type: ignore[no-untyped-def]
        begin, count, players, options, base, seed, without, until, edges, weights, states, decisions, sums
    ):
        lane = cuda.grid(1)
        rows = cuda.local.array(1, packed)
        flat = rows.view(np.int32)
        marks = cuda.local.array(padded, np.bool_)
        words, mask = marks.view(np.int64), marks[:actions]
        key = cuda.local.array(8, np.int64)
        out = cuda.local.array(seats, np.int64)
        own = cuda.local.array(figures, np.int64)
        listed = cuda.local.array(64, np.int64)
        s = rows[0]
        for word in range(len(words)):
            words[word] = 0
        for figure in range(figures):
            own[figure] = 0
        for place in range(lane, count, cuda.gridsize(1)):
            for word in range(size):
                flat[word] = 0
            start(s, players, options, base, key, begin + place)
            first, rng = first_seat(s), dice_of(seed, begin + place)
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

    one, whole, wide = number(), array("i8"), array("i4", 2)
    arguments = [one, one, one, whole, whole, one, one, one, whole, array("f8"), wide, array("i4")]
    return play_matches, [*arguments, array("i8", 2)]


def baselines(rules: Any, layout: MemoryLayout, worth: Any) -> tuple[Any, list[Any], list[Any]]:
    """Play matches between random and greedy players by number, and write down the result of each."""
    called = [with_worth(play_number, worth), note_result]
    play, note = (bind(each, rules, CUDA) for each in called)
    packed, shown, size, actions, seats = layout.packed, layout.view, layout.words, layout.actions, layout.seats
    seen, cell = layout.observed, layout.cell
    padded = -(-actions // 8) * 8

    def play_between(  # type: ignore[no-untyped-def]
        begin, count, players, options, base, seed, lineup, decisions, won, returned
    ):
        rows = cuda.local.array(1, packed)
        flat = rows.view(np.int32)
        marks = cuda.local.array(padded, np.bool_)
        words, mask = marks.view(np.int64), marks[:actions]
        key = cuda.local.array(8, np.int64)
        out = cuda.local.array(seats, np.int64)
        worlds = cuda.local.array(WORLDS, shown)
        trial = cuda.local.array(1, shown)
        imagined = (worlds, worlds.view(cell)[: WORLDS * seen], trial, trial.view(cell)[:seen])
        for word in range(len(words)):
            words[word] = 0
        for place in range(cuda.grid(1), count, cuda.gridsize(1)):
            for word in range(size):
                flat[word] = 0
            match = (players, options, base)
            made = play(rows[0], begin + place, match, lineup, seed, mask, words, imagined, key, out)
            note(rows[0], place, players, made, (decisions, won, returned), out)

    one, whole, small = number(), array("i8"), array("i4")
    return play_between, [one, one, one, whole, whole, one, whole, small, small, array("i8", 2)], called
