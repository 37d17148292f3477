"""Which tests prove which clause of the rulebooks: `make clauses`.

Rulebooks are tables in Markdown whose first column is the id of a clause. A test proves the clauses it is marked
with: `@pytest.mark.clause("NY-07")`. Marks are read from the source, so nothing has to run.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import gotham

TESTS = Path(__file__).parent


def rulebooks() -> list[Path]:
    """Return the rulebook for all games, then that of every installed game."""
    games = [Path(str(gotham.game(name, "plain").package.__file__)).parent for name in gotham.all_games()]
    return [folder / "rulebook.md" for folder in (Path(gotham.__file__).parent / "games", *games)]


def clauses(rulebook: Path) -> list[str]:
    """Return the ids of a rulebook, in its order."""
    return re.findall(r"^\| ([A-Z]+-\d+) \|", rulebook.read_text("utf-8"), re.MULTILINE)


def marks(file: Path) -> Iterator[tuple[str, str]]:
    """Return every (clause, test) of a file; a mark on a class or parameter counts for its test."""
    tree = ast.parse(file.read_text("utf-8"))
    yield from _marks(tree, file.stem)


def _marks(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            if child.name.lower().startswith("test"):
                yield from _marks(child, f"{name}::{child.name}")
        elif isinstance(child, ast.Call) and ast.unparse(child.func) == "pytest.mark.clause":
            for clause in child.args:
                yield clause.value if isinstance(clause, ast.Constant) else ast.unparse(clause), name
        else:
            yield from _marks(child, name)


def proofs(folder: Path) -> dict[str, list[str]]:
    """Return the tests of each clause that any test below a folder names."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for clause, test in marks(file):
            tests = found.setdefault(clause, [])
            if test not in tests:
                tests.append(test)
    return found


def report(known: Iterable[str], proved: dict[str, list[str]]) -> tuple[list[str], int]:
    """Return a line for each clause with its tests, and the number of lines with an error."""
    known = list(known)
    untested = [clause for clause in known if clause not in proved]
    unknown = sorted(proved.keys() - set(known))
    lines = [f"{clause} {' '.join(proved.get(clause, ['untested']))}" for clause in known]
    lines += [f"{clause} unknown, named by {' '.join(proved[clause])}" for clause in unknown]
    return lines, len(untested) + len(unknown)


def main() -> int:
    known = [clause for rulebook in rulebooks() for clause in clauses(rulebook)]
    lines, wrong = report(known, proofs(TESTS))
    print("\n".join(lines))
    print(f"{len(known)} clauses, {wrong} untested or unknown")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
