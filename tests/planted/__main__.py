"""Plant each defect into a copy of the sources and run its test there: `python -m tests.planted [NAME ...]`.

On the unchanged copy all of the tests must pass, so that a failure is the work of the defect alone. A name chooses the
defects that begin with it. Two run at a time, each in a copy of its own (`--processes`).
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from subprocess import PIPE, STDOUT, run
from typing import NamedTuple

from tests.planted.defects import ALL, ROOT, Defect

PASSED, FAILED = 0, 1  # exit codes of pytest
SHORT = {"GOTHAM_PATIENCE": "30"}  # seconds for what a defect prevents: longer waits prove no more


class Finding(NamedTuple):
    """What the test of a defect has shown."""

    defect: Defect
    code: int  # of pytest
    reason: str
    seconds: float

    @property
    def line(self) -> str:
        seen = "noticed" if self.code == FAILED else f"NOT NOTICED (pytest ended with {self.code})"
        return f"{self.defect.name}: {seen} in {self.seconds:.0f} s by {self.defect.test}\n    {self.reason[:200]}"


def tested(folder: Path, tests: Sequence[str], *options: str, **more: str) -> tuple[int, str]:
    """Run tests with the sources of a folder; return the exit code, and the reason of the first failure."""
    own = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", **more}
    call = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "", "--tb=short", "-p", "no:cacheprovider"]
    done = run([*call, *options, *tests], cwd=ROOT, env=os.environ | own, stdout=PIPE, stderr=STDOUT, text=True)
    reasons = re.findall(r"^(?:E +|FAILED )(.*)", done.stdout, re.MULTILINE)
    return done.returncode, "; ".join([*reasons[:1], *reasons[-1:]]) or done.stdout[-300:]


def planted(folder: Path, defect: Defect) -> Finding:
    """Plant a defect into a copy, run its test, and mend it."""
    path = folder / defect.file
    sound, begun = path.read_text("utf-8"), time.monotonic()
    path.write_text(sound.replace(defect.sound, defect.planted), "utf-8")
    try:
        code, reason = tested(folder, [defect.test], **SHORT)
    finally:
        path.write_text(sound, "utf-8")
    return Finding(defect, code, reason, time.monotonic() - begun)


def plant_all(copies: Sequence[Path], defects: Sequence[Defect]) -> list[str]:
    """Plant defects, one at a time into each copy, and print what each test has shown; return those not noticed."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def use(defect: Defect) -> Finding:
        copy = free.get()
        try:
            return planted(copy, defect)
        finally:
            free.put(copy)

    unnoticed, begun = [], time.monotonic()
    with ThreadPoolExecutor(len(copies)) as pool:
        for done, future in enumerate(as_completed([pool.submit(use, each) for each in defects]), 1):
            found = future.result()
            unnoticed += [] if found.code == FAILED else [found.defect.name]
            print(f"{time.monotonic() - begun:6.0f} s  {done}/{len(defects)}  {found.line}", flush=True)
    return unnoticed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--processes", type=int, default=2)
    wish = parser.parse_args()
    chosen = [each for each in ALL if not wish.names or each.name.startswith(tuple(wish.names))]
    for fault in filter(None, (each.fault for each in chosen)):
        print(fault)
        return 1
    with tempfile.TemporaryDirectory() as place:
        copies = [Path(place, str(number)) for number in range(wish.processes)]
        for copy in copies:
            shutil.copytree(ROOT / "src", copy)
        tests = sorted({each.test for each in chosen})
        code, reason = tested(copies[0], tests, "--numprocesses", str(wish.processes), "--dist", "worksteal")
        if code != PASSED:
            print(f"without any defect: {reason}")
            return 1
        print(f"without any defect, all {len(tests)} tests pass", flush=True)
        unnoticed = plant_all(copies, chosen)
    print(f"{len(chosen) - len(unnoticed)} of {len(chosen)} defects noticed", *unnoticed)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
