"""Run the kernels of a game in numba's simulator of CUDA, and compare them with a batch on the CPU: python -m, GAME.

The simulator computes with numpy's numbers, so fields have 64 bits here; `test_kernels` proves the packed ones.
"""

import dataclasses
import os
import sys

import numpy as np
from numba import cuda

import gotham
from gotham import batch
from gotham.batch import threads
from gotham.batch.layout import layout_of
from gotham.engine import key_of
from gotham.engine.lanes import ACT, RESET, SAME_STEP

LANES, STEPS = 2, 12


def main(name):
    assert os.environ["NUMBA_ENABLE_CUDASIM"] == "1"
    game = gotham.game(name, "plain")
    found = layout_of(name, game.rules)
    layout = dataclasses.replace(found, fields=tuple((field, "i8", shape) for field, _, shape in found.fields))
    match = (min(game.rules.PLAYERS), game.indices(game.check_options(None)), key_of("0"))
    with np.errstate(over="ignore"):
        compare_playouts(game, layout, match)
        compare_steps(game, layout, match)


def compare_playouts(game, layout, match):
    kernel, _ = threads.playout(game.rules, layout, True)
    states, decisions = np.zeros((1, layout.words), np.int32), np.zeros(1, np.int32)
    sums, nothing = np.zeros((1, layout.sums), np.int64), np.zeros(0, np.int64)
    cuda.jit(kernel)[1, 1](0, 1, *match, 0, 0, 0, nothing, nothing, states, decisions, sums)
    rows, expected = made(game).play_and_keep(1)
    assert layout.unpacked(states).tobytes() == rows.tobytes()
    assert decisions.tolist() == expected.tolist()
    assert sums.sum(axis=0).tolist() == [*made(game).play(1).sums]


def compare_steps(game, layout, match):
    kernel = cuda.jit(threads.step(game.rules, layout, False)[0])
    these = made(game)
    room = dataclasses.make_dataclass("Room", ["states", "seats", "episodes", "chosen", "results", "masks", "views"])(
        np.zeros((LANES, layout.words), np.int32),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        np.zeros(LANES, np.int64),
        (*(np.zeros(LANES, np.int32) for _ in range(3)), np.zeros((LANES, layout.seats), np.int64)),
        np.zeros((LANES, layout.mask_bytes), np.uint8),
        np.zeros((LANES, layout.observed), np.int32),
    )

    def call(what):
        by_lane = (room.states, room.seats, room.episodes, room.chosen)
        viewers = np.maximum(room.seats, 0)
        kernel[1, LANES](what, SAME_STEP, *match, *by_lane, *room.results, room.masks, viewers, room.views)

    step, random = these.reset(), np.random.default_rng(3)
    call(RESET)
    for _ in range(STEPS):
        mask = these.mask()
        room.chosen[:] = (random.random(mask.shape) * mask).argmax(axis=1)
        step = these.step(room.chosen)
        call(ACT)
        assert layout.unpacked(room.states).tobytes() == these.states().tobytes()
        assert room.masks.tolist() == step.legal.tolist()
        assert room.seats.tolist() == step.seats.tolist()
        expected = (step.refused, step.over, step.winners, step.rewards)
        assert [part.tolist() for part in room.results] == [part.tolist() for part in expected]
    call(0)
    assert room.views.tolist() == these.observe().tolist()


def made(game):
    return batch.make(game, LANES, threads=1, autoreset="same-step")


if __name__ == "__main__":
    main(sys.argv[1])
