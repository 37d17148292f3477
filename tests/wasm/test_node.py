"""The WebAssembly modules replay all golden transcripts in Node, with the same digest after every entry."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.wasm import goldens
from tools import node

from gotham.engine import has_numba

HERE = Path(__file__).parent
pytestmark = pytest.mark.skipif(not has_numba(), reason="numba is not installed")


def run_node(*words: object, folder: Path = HERE) -> str:
    """Run a script in Node and return what it printed."""
    path = node.command()[1]
    program = shutil.which("node", path=path)
    assert program, "the client needs Node, so there is one"
    done = subprocess.run(
        [program, *map(str, words)], capture_output=True, text=True, cwd=folder, env={**os.environ, "PATH": path}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("name", "version"), goldens.EVERY)
def test_golden_transcripts_replay_in_node(name, version, tmp_path):
    expected = goldens.write(tmp_path, name, version)
    assert len(expected) == 14
    results = json.loads(run_node(HERE / "node.mjs", tmp_path))
    assert {key: found["hash"] for key, found in results.items()} == expected
    assert sum(found["entries"] for found in results.values()) > 100
