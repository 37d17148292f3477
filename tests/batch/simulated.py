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
from gotham.batch.layout import MemoryLayout, layout_of
from gotham.engine import key_of
from gotham.engine.lanes import ACT, RESET, SAME_STEP

LANES, STEPS = 2, 12
SHORT = {"new-york-new-york": {"rounds": "1"}}


class WideLayout(MemoryLayout):
    """A layout whose views have 64 bits too."""

    @property
    def view(self):
        return np.dtype((np.record, [(name, "i8", shape) for name, _, shape in self.fields]))

    @property
    def cell(self):
        return np.int64

    @property
    def observed(self):
        return self.view.itemsize // 8


def main(name):
    assert os.environ["NUMBA_ENABLE_CUDASIM"] == "1"
    game = gotham.game(name, "plain")
    found = layout_of(name, game.rules)
    wide = tuple((field, "i8", shape) for field, _, shape in found.fields)
    layout = dataclasses.replace(found, fields=wide)
    match = (min(game.rules.PLAYERS), game.indices(game.check_options(None)), key_of("0"))
    with np.errstate(over="ignore"):
        compare_playouts(game, layout, match)
        compare_steps(game, layout, match)
        compare_baselines(game, layout)


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


def compare_baselines(game, layout):
    these = batch.make(game, 1, options=SHORT.get(game.name), threads=1)
    bots, matches = (["greedy", "random"] * 3)[: these.setting.players], these.setting.players
    wide = WideLayout(**{field.name: getattr(layout, field.name) for field in dataclasses.fields(layout)})
    kernel, _, _ = threads.baselines(game.rules, wide, game.bots.worth)
    room = (np.zeros(matches, np.int32), np.zeros(matches, np.int32), np.zeros((matches, layout.seats), np.int64))
    match = (these.setting.players, these.options, these.key)
    lineup = np.array([batch.BASELINES[name] for name in bots])
    cuda.jit(kernel)[1, 1](0, matches, *match, 0, lineup, *room)
    expected = these.play_between(bots, matches)
    for found, field in zip(room, dataclasses.fields(expected), strict=True):
        assert found.tolist() == getattr(expected, field.name).tolist()


def made(game):
    return batch.make(game, LANES, threads=1, autoreset="same-step")


if __name__ == "__main__":
    main(sys.argv[1])
