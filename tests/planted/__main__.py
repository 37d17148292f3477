"""Plant each defect into a copy of the sources and run its test there: `python -m tests.planted [NAME ...]`.

On the unchanged copy all of the tests must pass, so that a failure is the work of the defect alone. A name chooses the
defects that begin with it.
"""

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from subprocess import PIPE, STDOUT, run

from tests.planted.defects import ALL, Defect

ROOT = Path(__file__).resolve().parent.parent.parent
PASSED, FAILED = 0, 1  # exit codes of pytest
SHORT = {"GOTHAM_PATIENCE": "30"}  # seconds for what a defect prevents: longer waits prove no more


def tested(folder: Path, tests: Sequence[str], **more: str) -> tuple[int, str]:
    """Run tests with the sources of a folder; return the exit code, and the reason of the first failure."""
    own = {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", **more}
    call = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "", "--tb=short", "-p", "no:cacheprovider", *tests]
    done = run(call, cwd=ROOT, env=os.environ | own, stdout=PIPE, stderr=STDOUT, text=True, check=False)
    reasons = re.findall(r"^(?:E +|FAILED )(.*)", done.stdout, re.MULTILINE)
    return done.returncode, "; ".join([*reasons[:1], *reasons[-1:]]) or done.stdout[-300:]


def is_noticed(folder: Path, defect: Defect) -> bool:
    """Plant a defect, run its test, and mend it; print and return whether the test failed."""
    path = folder / defect.file
    sound, begun = path.read_text("utf-8"), time.monotonic()
    if sound.count(defect.sound) != 1:
        print(f"{defect.name}: {defect.file} has {sound.count(defect.sound)} times {defect.sound!r}; expected once")
        return False
    path.write_text(sound.replace(defect.sound, defect.planted), "utf-8")
    try:
        code, reason = tested(folder, [defect.test], **SHORT)
    finally:
        path.write_text(sound, "utf-8")
    seen = "noticed" if code == FAILED else f"NOT NOTICED (pytest ended with {code})"
    print(f"{defect.name}: {seen} in {time.monotonic() - begun:.0f} s by {defect.test}\n    {reason[:200]}", flush=True)
    return code == FAILED


def main(names: Sequence[str]) -> int:
    chosen = [each for each in ALL if not names or each.name.startswith(tuple(names))]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "src")
        shutil.copytree(ROOT / "src", folder)
        code, reason = tested(folder, sorted({each.test for each in chosen}))
        if code != PASSED:
            print(f"without any defect: {reason}")
            return 1
        unnoticed = [each.name for each in chosen if not is_noticed(folder, each)]
    print(f"{len(chosen) - len(unnoticed)} of {len(chosen)} defects noticed", *unnoticed)
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
