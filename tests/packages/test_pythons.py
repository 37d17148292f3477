"""The wheels on every Python of this machine, with their requirements as the package index has them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.documents import ROOT
from tests.packages.environments import FOREIGN, Environment

UV = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def found(version):
    """Return the path of a Python of this machine; empty where there is none."""
    words = [UV, "python", "find", "--no-python-downloads", "--no-project", "--system", version]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode == 0:
        return done.stdout.strip()
    managed = Path(
        os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions"
    )  # not all of them are on the PATH
    return next((str(path) for path in sorted(managed.glob(f"{version}.*/bin/python"))), "")


@pytest.mark.deep
@pytest.mark.parametrize("version", VERSIONS)
def test_an_installation_plays(tmp_path, wheels, version, print_later):
    python = found(version)
    if not python:
        pytest.skip(f"no Python {version} here")
    environment = Environment(tmp_path, python)
    core, full = wheels
    environment.uv("pip", "install", "--quiet", "--python", environment.folder, core, f"{full}[print]")
    shutil.copy(ROOT / "tests" / "packages" / "smoke.py", environment.home)
    said = environment.run("python", "smoke.py")
    assert f"Python {version}" in said
    files = [path for path in environment.site.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    size = sum(path.stat().st_size for path in files) / 1e6
    print_later(f"{said.splitlines()[-1]}; {size:.0f} MB installed with the extra print")


@pytest.mark.deep
@pytest.mark.parametrize("call", [("uvx",), ("uvx", "--from", "gotham-core")], ids=["gotham", "gotham-core"])
def test_uvx_starts_it(wheels, call, tmp_path):
    own = {name: value for name, value in os.environ.items() if name not in FOREIGN} | {"GOTHAM_MODE": "plain"}
    program = "gotham" if len(call) == 1 else "gotham-core"
    words = [UV, "tool", "run", *call[1:], "--find-links", str(wheels[0].parent), program, "games"]
    done = subprocess.run(words, env=own, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("chinatown ")
