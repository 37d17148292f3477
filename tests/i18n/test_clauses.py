"""Every clause of a rulebook has its text, and every refusal its reason."""

import ast
from pathlib import Path

from tests import clauses
from tests.i18n.catalogues import GAMES, PACKAGES, catalogue, every_game, every_language

from gotham.engine.sources import reached


@every_game
@every_language
def test_clauses_are_those_of_the_rulebook(name, language):
    found = [each for each in catalogue(PACKAGES[name] / "locale", language) if each.startswith("clause-")]
    assert found == [f"clause-{clause}" for clause in clauses.clauses(PACKAGES[name] / "rulebook.md")]


@every_game
def test_every_refusal_has_a_reason(name):
    """The clauses that `why` can return, read from its source, are those with a reason."""
    game = GAMES[name]
    files = reached([Path(str(game.rules.__file__))])
    trees = [ast.parse(path.read_text("utf-8")) for path in files if path.is_relative_to(PACKAGES[name])]
    functions = {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}
    numbers = set(_answers("why", functions, set())) - {0}
    reasons = {each for each in catalogue(PACKAGES[name] / "locale", "en") if each.startswith("why-")}
    assert reasons == {f"why-{game.clause(number)}" for number in numbers}


def _answers(name, functions, known):
    """Return the numbers that a function can return, directly, from other functions, or from a `clause`."""
    known.add(name)
    for node in ast.walk(functions[name]):
        is_clause = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "clause"
        if is_clause or isinstance(node, ast.Return):
            for found in _numbers(node.value):
                if isinstance(found, int):
                    yield found
                elif found in functions and found not in known:
                    yield from _answers(found, functions, known)


def _numbers(node):
    """Return the possible numbers of an expression, and the names of the functions that compute it."""
    if isinstance(node, ast.IfExp):
        yield from (*_numbers(node.body), *_numbers(node.orelse))
    elif isinstance(node, ast.Constant):
        yield node.value
    elif isinstance(node, ast.Call):
        yield node.func.id
