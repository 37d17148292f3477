"""What travels to a GPU machine: the package with its games, and no compiler, entry point or library but numpy."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tools.kernels import copy_others, copy_package

pytest.importorskip("gymnasium")

PROGRAM = """
import sys, gotham
from gotham.research import batch_env

for name in gotham.all_games():
    envs = batch_env(name, 2, threads=1)
    seen, _ = envs.reset(seed=1)
    envs.step(seen["action_mask"].argmax(axis=1))
    print(name, gotham.__file__.startswith(sys.argv[1]), "numba" in sys.modules)
"""


def test_the_carried_package_finds_its_games_and_steps_their_environments(tmp_path):
    package, libraries = tmp_path / "package", tmp_path / "libraries"
    copy_package(package / "gotham")
    copy_others(package)
    libraries.mkdir()
    for found in Path(np.__file__).parent.parent.glob("numpy*"):
        (libraries / found.name).symlink_to(found)
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{libraries}"}
    environment.pop("GOTHAM_MODE", None)
    command = [sys._base_executable, "-S", "-s", "-c", PROGRAM, str(package)]  # without the folder of packages
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "chinatown True False",
        "enquetes-a-new-york True False",
        "new-york-new-york True False",
    ]
