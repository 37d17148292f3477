"""Mutation testing of the rules: `python -m tests.mutation`.

The modules of a game's `rules` package are changed in hundreds of small ways, and its own tests must notice: at most a
tenth of the mutants may survive, and those are listed. Only games whose tests run interpreted in seconds are taken,
because the tests run once for every mutant. `python -m tests.mutation NAME ...` runs only mutants whose names match,
as `*scoring*`.
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
OTHERS = ("bots", "insight")  # tests that play by the rules but do not test them
ALLOWED = 0.10
CAUGHT = {"killed", "timeout", "segfault"}
SETTINGS = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {rules}
pytest_add_cli_args_test_selection = {tests}
also_copy = ["README.md"]
timeout_multiplier = 8.0
"""


def undecorated(source: str) -> str:
    """Return the source with its rules marked at the end: mutmut skips decorated functions."""
    names = re.findall(r"^@rule\ndef (\w+)", source, re.M)
    source = re.sub(r"^@rule\n", "", source, flags=re.M)
    return source + "".join(f"{name} = rule({name})\n" for name in names)


def working_copy(rules: list[str], tests: list[str]) -> None:
    """Copy the tree here, with the rules in a form that mutmut can mutate."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "README.md", ".")
    settings = SETTINGS.format(rules=json.dumps(rules), tests=json.dumps(tests))
    Path("pyproject.toml").write_text((ROOT / "pyproject.toml").read_text() + settings)
    for path in map(Path, rules):
        path.write_text(undecorated(path.read_text()))


def mutmut(*words: str, capture: bool = True) -> list[str]:
    """Run one mutmut command with interpreted rules and return the lines it prints."""
    # The hash seed is fixed because mutmut takes the order of the tests from a set.
    environment = os.environ | {"GOTHAM_MODE": "plain", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "mutmut", *words]
    done = run(command, env=environment, text=True, capture_output=capture, check=False)
    if done.returncode:
        sys.exit(f"mutmut failed: {done.stdout or ''}")
    return (done.stdout or "").splitlines()


def file_of(mutant: str) -> str:
    """Return the file that a mutant, as `gotham.games.taxi.rules.apply.x_play__mutmut_1`, is a change of."""
    return f"src/{mutant.rpartition('.')[0].replace('.', '/')}.py"


def few_survive(game: str, chosen: list[str]) -> bool:
    """Run the mutants, print the survivors with their diffs, and return whether they are few."""
    mutmut("run", "--max-children", "2", *chosen, capture=False)
    found = dict(line.strip().split(": ") for line in mutmut("results", "--all", "true"))
    found = {mutant: result for mutant, result in found.items() if not (chosen and result == "not checked")}
    alive = [mutant for mutant in found if found[mutant] not in CAUGHT]
    for mutant in alive:
        print(f"# {mutant}: {found[mutant]}", get_diff_for_mutant(mutant, path=file_of(mutant)), sep="\n")
    share = len(alive) / len(found)
    print(f"{game}: {len(alive)} of {len(found)} mutants survive ({share:.1%}); {dict(Counter(found.values()))}")
    print(dict(Counter(Path(file_of(mutant)).stem for mutant in found)))
    return share <= ALLOWED


def check(game: str, chosen: list[str]) -> bool:
    """Mutate all modules of a game's rules but its twin, which the laws test."""
    package, folder = Path("src/gotham/games") / game / "rules", f"tests/games/{game}"
    modules = sorted(path.name for path in (ROOT / package).glob("*.py"))
    rules = [str(package / name) for name in modules if name not in ("__init__.py", "twin.py")]
    tests = [folder, *(f"--ignore={folder}/{name}" for name in OTHERS)]
    with tempfile.TemporaryDirectory() as place, chdir(place):
        working_copy(rules, tests)
        return few_survive(game, chosen)


if __name__ == "__main__":
    sys.exit(not all([check(game, sys.argv[1:]) for game in GAMES]))
