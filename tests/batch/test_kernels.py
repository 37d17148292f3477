"""Kernels: packed states, and PTX made without a GPU."""

import functools
import importlib.metadata
import importlib.util
import os
import re
import subprocess
import sys

import numpy as np
import pytest

import gotham
from gotham import batch
from gotham.batch.bundle import bundle_for, read_bundle
from gotham.batch.kernels import BASELINES, PLAYOUT, POLICY, STEP, compile_kernel
from gotham.batch.layout import layout_of, read_layout
from gotham.engine import cells
from gotham.engine.cuda import entry_of, has_cuda
from gotham.engine.lanes import ACT, RESET, SAME_STEP
from gotham.i18n.errors import GothamError

from .ptx import BASE, GpuFault, GpuMemory, GpuProgram

SMALL = ("enquetes-a-new-york", "new-york-new-york")
HAS_LIBRARY = any(each.name == "nvidia-nvvm" for each in importlib.metadata.distributions())
needs_simulator = pytest.mark.skipif(not has_cuda(), reason="numba-cuda is not installed")
needs_compiler = pytest.mark.skipif(not (has_cuda() and HAS_LIBRARY), reason="the extra gpu is not installed")


@pytest.mark.parametrize("name", gotham.all_games())
def test_a_packed_state_holds_every_value_within_its_bounds(name):
    rules = gotham.game(name, "plain").rules
    layout = layout_of(name, rules)
    rows = rules.State.rows(2)
    cells(rows)[:] = rules.State.limits
    packed = rows.astype(layout.packed)
    words = np.zeros((2, 4 * layout.words), np.uint8)
    words[:, : layout.packed.itemsize] = packed.view(np.uint8).reshape(2, -1)
    assert layout.unpacked(words.view(np.int32)).tobytes() == rows.tobytes()
    assert 2 * layout.packed.itemsize < rules.State.dtype.itemsize
    assert read_layout(layout.described()) == layout


@needs_simulator
@pytest.mark.parametrize("name", [*SMALL, pytest.param("chinatown", marks=pytest.mark.deep)])
def test_kernels_do_in_the_simulator_what_a_cpu_does(name):
    """In a process of its own, because numba decides on import whether CUDA is simulated."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.batch.simulated", name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@needs_compiler
@pytest.mark.deep
@pytest.mark.parametrize("name", gotham.all_games())
def test_every_game_compiles_for_a_gpu(name):
    rules = gotham.game(name, "plain").rules
    code = compile_kernel(PLAYOUT, rules, layout_of(name, rules))
    assert entry_of(code)
    assert ".const" not in code  # tables are in global memory, whatever their size


@needs_compiler
@pytest.mark.deep
def test_local_arrays_are_aligned_for_the_words_that_kernels_read_them_as(monkeypatch):
    """A mask of bytes is also read as words of 64 bits, which a GPU refuses at any other address."""
    from numba.cuda.cudadrv import nvvm

    rules, before, seen = gotham.game("new-york-new-york", "plain").rules, nvvm.compile_ir, []
    monkeypatch.setattr(nvvm, "compile_ir", lambda codes, **named: seen.extend(codes) or before(codes, **named))
    compile_kernel(POLICY, rules, layout_of("new-york-new-york", rules))
    arrays = re.findall(r"_cudapy_lmem.* = alloca (.*)", "\n".join(map(str, seen)))
    assert arrays
    assert all(array.endswith("align 16") for array in arrays)


@needs_compiler
@pytest.mark.deep
@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("lanes", [3, 8])
def test_a_compiled_kernel_steps_as_a_cpu_does_and_every_address_is_aligned(name, lanes):
    """Bytes, packed states and addresses as a GPU has them: the simulator has none of these."""
    game = gotham.game(name)
    layout, memory = layout_of(name, game.rules), GpuMemory(1 << 24)
    program = GpuProgram(stepping(name), memory)
    these = batch.make(game, lanes, threads=1, autoreset="same-step")
    room = {part: memory.array(lanes, "i8") for part in ("seats", "episodes", "actions", "viewers")}
    results = [memory.array(lanes, "i4") for _ in range(3)] + [memory.array((lanes, layout.seats), "i8")]
    states, masks = memory.array((lanes, layout.words), "i4"), memory.array((lanes, layout.mask_bytes), "u1")
    views = memory.array((lanes, layout.observed), "i4")
    match = (these.setting.players, filled(memory, these.options), filled(memory, these.key))

    def call(what):
        by_lane = (states, room["seats"], room["episodes"], room["actions"])
        program.launch(lanes + 1, what, SAME_STEP, *match, *by_lane, *results, masks, room["viewers"], views)

    step, random = these.reset(), np.random.default_rng(3)
    call(RESET)
    for _ in range(40):
        mask = these.mask()
        room["actions"][0][:] = (random.random(mask.shape) * mask).argmax(axis=1)
        step = these.step(room["actions"][0])
        call(ACT)
        assert layout.unpacked(states[0]).tobytes() == these.states().tobytes()
        assert masks[0].tolist() == step.legal.tolist()
        expected = (step.refused, step.over, step.winners, step.rewards, step.seats)
        assert [part.tolist() for part, _ in (*results, room["seats"])] == [part.tolist() for part in expected]
    room["viewers"][0][:] = step.seats
    call(0)
    assert views[0].tolist() == these.observe().tolist()


@needs_compiler
@pytest.mark.deep
@pytest.mark.parametrize(("name", "options"), [("new-york-new-york", {"rounds": "1"}), ("enquetes-a-new-york", None)])
def test_a_compiled_kernel_plays_the_baselines_as_a_cpu_does(name, options):
    """Reals are those of a GPU, and guesses have 32 bits as there."""
    game = gotham.game(name)
    layout, memory = layout_of(name, game.rules), GpuMemory(1 << 24)
    program = GpuProgram(compile_kernel(BASELINES, game.rules, layout, game.bots.worth), memory)
    bots = ["greedy", "greedy", "random"]
    these = batch.make(game, 1, players=len(bots), options=options, threads=1)
    expected = these.play_between(bots, len(bots))
    results = [
        memory.array(len(bots), "i4"),
        memory.array(len(bots), "i4"),
        memory.array((len(bots), layout.seats), "i8"),
    ]
    match = (len(bots), filled(memory, these.options), filled(memory, these.key))
    lineup = filled(memory, np.array([batch.BASELINES[each] for each in bots]))
    program.launch(len(bots) + 1, 0, len(bots), *match, 0, lineup, *results)
    found = [part.tolist() for part, _ in results]
    assert found == [part.tolist() for part in (expected.decisions, expected.winners, expected.returns)]


@functools.cache
def stepping(name):
    rules = gotham.game(name, "plain").rules
    return compile_kernel(STEP, rules, layout_of(name, rules))


def filled(memory, values):
    found = memory.array(len(values), values.dtype)
    found[0][:] = values
    return found


@pytest.mark.parametrize(("address", "size"), [(BASE + 4, 8), (BASE + 1, 2), (BASE + 8, 16), (0, 8), (BASE + 64, 8)])
def test_an_interpreted_kernel_stops_where_a_gpu_would(address, size):
    memory = GpuMemory(1 << 10)
    memory.take(64, 16)
    with pytest.raises(GpuFault, match=r"misaligned|outside"):
        memory.load(address, size)


@pytest.mark.skipif(has_cuda(), reason="numba-cuda is installed")
def test_without_the_compiler_one_line_says_so(game, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with pytest.raises(GothamError, match=r"numba-cuda is not installed; .*pip install gotham\[gpu\]"):
        bundle_for(game.name, game.rules).code(PLAYOUT)


@pytest.mark.skipif(importlib.util.find_spec("cupy") is not None, reason="CuPy is installed")
def test_without_cupy_one_line_says_so(game):
    with pytest.raises(GothamError, match=r"CuPy is not installed; .*pip install gotham\[gpu\]"):
        batch.make(game, 1, device="cuda")


def test_a_folder_without_kernels_is_refused(tmp_path):
    with pytest.raises(GothamError, match="contains no kernels"):
        read_bundle(tmp_path)
