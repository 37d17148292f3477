"""Mutation testing of the rules: `python -m tests.mutation`.

A game's `rules.py` is changed in hundreds of small ways, and its own tests must notice: at most a tenth of the
mutants may survive, and those are listed. Only games are taken whose tests run interpreted in seconds, for they run
once for every mutant.
"""

import json
import os
import re
import shutil
import sys
import tempfile
from collections import Counter
from contextlib import chdir
from pathlib import Path
from subprocess import run

from mutmut.mutation.diff_apply import get_diff_for_mutant

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("new_york_new_york",)
PLAYERS = ("endgame", "insight", "master", "puzzles")  # tests of who plays by the rules, not of the rules
ALLOWED = 0.10
CAUGHT = {"killed", "timeout", "segfault"}
SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["{rules}"]
pytest_add_cli_args_test_selection = {tests}
also_copy = ["README.md"]
timeout_multiplier = 8.0
"""


def undecorated(source: str) -> str:
    """The source with its rules marked at the end, for mutmut skips decorated functions."""
    names = re.findall(r"^@rule\ndef (\w+)", source, re.M)
    source = re.sub(r"^@rule\n", "", source, flags=re.M)
    return source + "".join(f"{name} = rule({name})\n" for name in names)


def working_copy(rules: str, tests: list[str]) -> None:
    """Copies the tree here, with the rules as mutmut can mutate them."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "README.md", ".")
    settings = SETTINGS.format(rules=rules, tests=json.dumps(tests))
    Path("pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + settings)
    Path(rules).write_text(undecorated(Path(rules).read_text()))


def mutmut(*words: str, capture: bool = True) -> list[str]:
    """The lines one mutmut command prints, with interpreted rules."""
    # The hash seed is fixed because mutmut takes the order of the tests from a set.
    environment = os.environ | {"GOTHAM_MODE": "plain", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "mutmut", *words]
    done = run(command, env=environment, text=True, capture_output=capture, check=False)
    if done.returncode:
        sys.exit(f"mutmut failed: {done.stdout or ''}")
    return (done.stdout or "").splitlines()


def few_survive(rules: str) -> bool:
    """Runs the mutants, prints the survivors with their diffs, and tells whether they are few."""
    mutmut("run", "--max-children", "2", capture=False)
    found = dict(line.strip().split(": ") for line in mutmut("results", "--all", "true"))
    alive = [mutant for mutant in found if found[mutant] not in CAUGHT]
    for mutant in alive:
        print(f"# {mutant}: {found[mutant]}", get_diff_for_mutant(mutant, path=rules), sep="\n")
    share = len(alive) / len(found)
    print(f"{rules}: {len(alive)} of {len(found)} mutants survive ({share:.1%}); {dict(Counter(found.values()))}")
    return share <= ALLOWED


def check(game: str) -> bool:
    rules, folder = f"src/gotham/games/{game}/rules.py", f"tests/games/{game}"
    tests = [folder, *(f"--ignore={folder}/test_{name}.py" for name in PLAYERS)]
    with tempfile.TemporaryDirectory() as place, chdir(place):
        working_copy(rules, tests)
        return few_survive(rules)


if __name__ == "__main__":
    sys.exit(not all([check(game) for game in GAMES]))
