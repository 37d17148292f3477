"""Builds the source distributions and wheels of gotham and gotham-core into dist: `python -m tools.dist [FOLDER]`.

Wheels are built from the unpacked source distributions, which proves those complete. Equal sources give equal bytes.
"""

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools import client, modules
from tools.node import ROOT, say

PROJECTS = (ROOT / "src", ROOT)


def build(folder: Path) -> list[Path]:
    """Build everything into a folder; return the files."""
    client.build()
    modules.build()
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for project in PROJECTS:
        source = hatch(project, "sdist", folder)
        with tempfile.TemporaryDirectory() as place:
            with tarfile.open(source) as archive:
                archive.extractall(place, filter="data")
            (unpacked,) = Path(place).iterdir()
            made += [source, hatch(unpacked, "wheel", folder)]
    return made


def hatch(project: Path, target: str, folder: Path) -> Path:
    """Build one kind of distribution of a project; return the file."""
    code = f"from hatchling.build import build_{target} as build; import sys; print(build(sys.argv[1]))"
    words = [sys.executable, "-c", code, str(folder.resolve())]
    done = subprocess.run(words, cwd=project, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return folder / done.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    for path in build(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist")):
        say(f"{path.stat().st_size / 1e6:6.2f} MB  {path.name}")
