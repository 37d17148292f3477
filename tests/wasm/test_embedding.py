"""The programs of docs/webassembly.md run, and play by the rules."""

import hashlib
import shutil
import subprocess
import sys

import numpy as np
import pytest
from tests.documents import read, write_files
from tests.wasm.test_node import run_node

from gotham.cli.benchmark.yardstick import COMPILERS
from gotham.cli.commands.host.build import all_clauses
from gotham.engine import cells, has_numba
from gotham.match.view import marked
from gotham.wasm.build import write_module

DOCUMENT = "docs/webassembly.md"
pytestmark = pytest.mark.skipif(not has_numba(), reason="numba is not installed")


@pytest.fixture
def folder(game, tmp_path):
    """The programs of the document beside a folder `rules`."""
    write_files(read(DOCUMENT), tmp_path)
    write_module(game, all_clauses(game), tmp_path / "rules")
    return tmp_path


def test_the_program_in_javascript(folder, game):
    table = game.in_mode("plain").table(players=3, seed=7, options={"rounds": "1"})
    said = run_node("play.mjs", folder=folder)
    assert all(repr(action) in said for action in table.legal(0))
    assert "NY-07: " in said
    table.act(0, "play Y5")
    table.act(0, "take Y7")
    assert said.splitlines()[-2:] == [", ".join(table.view(1).legal), table.digest]


def test_the_program_in_python(folder, game):
    pytest.importorskip("wasmtime", exc_type=ImportError)
    words = [sys.executable, "embed.py"]
    said = subprocess.run(words, capture_output=True, text=True, check=True, cwd=folder).stdout
    rows = game.in_mode("plain").start(3, {"bonuses": "on", "rounds": "1"}, np.arange(8))
    seat = int(rows[0].turn)
    mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
    game.options_of(rows, seat, mask)
    assert said == f"{seat} {marked(mask)}\n{game.rules.why(rows[0], 1 - seat, 96)}\n"


@pytest.mark.deep
def test_the_program_in_c(folder, game):
    """Linked with the Wasmtime of the Python package, which has the C interface."""
    wasmtime = pytest.importorskip("wasmtime._ffi", exc_type=ImportError)
    compiler, library = next(filter(None, map(shutil.which, COMPILERS)), None), wasmtime.dll._name
    if compiler is None or not library.endswith(".so"):
        pytest.skip("there is no C compiler, or no library to link with")
    subprocess.run([compiler, "-O2", "-Wall", "-Werror", "-o", "embed", "embed.c", library], check=True, cwd=folder)
    words = ["./embed", "rules/new-york-new-york.wasm"]
    said, state = subprocess.run(words, capture_output=True, text=True, check=True, cwd=folder).stdout.splitlines()
    assert said == played(game.in_mode("plain"), state)


def played(game, state):
    """Play as the program in C does; return what it should print."""
    rows, decisions = game.start(2, {"bonuses": "on", "rounds": "match"}, np.arange(8)), 0
    mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
    while not game.status(rows)[2]:
        seat = int(rows[0].turn)
        game.options_of(rows, seat, mask)
        game.step(rows, seat, marked(mask)[0])
        decisions += 1
    assert hashlib.sha256(bytes.fromhex(state)).digest() == hashlib.sha256(cells(rows).tobytes()).digest()
    return f"{decisions} decisions, winners {game.ask('winners', rows)}"
