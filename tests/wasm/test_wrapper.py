"""The JavaScript wrapper gives what Python gives, refuses what Python refuses, and its types are true."""

import json

import pytest
from tests.wasm.test_node import HERE, run_node
from tools import node

from gotham.cli.commands.host.build import all_clauses
from gotham.engine import has_numba
from gotham.wasm.build import make_module, module_of, write_module
from gotham.wasm.description import describe_game

NAME = "new-york-new-york"
ROOT = HERE.parents[1]
needs_numba = pytest.mark.skipif(not has_numba(), reason="numba is not installed")


@pytest.fixture
def table(game):
    return game.in_mode("plain").table(players=3, seed=7, options={"rounds": "1"})


@needs_numba
def test_the_wrapper_answers_as_python_does(table, tmp_path):
    game = table.game
    write_module(game, all_clauses(game), tmp_path)
    found = json.loads(run_node(HERE / "wrapper.mjs", tmp_path, NAME))
    assert found["digest"] == found["again"] == found["unchanged"] == found["copied"] == table.digest
    assert found["actors"] == list(table.actors)
    assert found["legal"] == table.legal(0)
    assert found["spectator"] == []
    view = {name: flat(value) for name, value in table.view(0).json().items()}
    assert {name: flat(value) for name, value in found["view"].items()} == view
    assert found["why"] == {"number": 4, "id": "NY-04", "text": game.words()("clause-NY-04")}
    assert found["allowed"] is None
    assert found["viewWhy"]["id"] == "NY-05"
    assert found["noticed"] == "play Y5"
    assert game.scene(found["scene"], seed="7").digest == table.digest
    assert game.scene(found["seen"]).view(1) == table.view(1)
    assert found["guessed"] == found["read"] == found["seen"]
    assert found["looked"]
    assert found["short"] == "RangeError"
    ranges = ["RangeError"] * 8
    contradictions = ["SyntaxError", "SyntaxError", "NY-03", "RangeError"]
    assert found["refusals"] == ["NY-04", "NY-05", *ranges, "SyntaxError", "RangeError", "NY-03", *contradictions]
    table.act(0, "play Y5")
    table.act(0, "take Y7")
    assert found["showed"] == [False, True]
    assert found["after"] == table.digest
    assert found["returns"] == list(table.returns)
    assert found["winners"] == []


def flat(value):
    return [each for item in value for each in flat(item)] if isinstance(value, list) else [value]


@pytest.mark.deep
@needs_numba
def test_the_same_versions_make_the_same_bytes(game):
    """Whatever the order of sets in this process, and whatever was compiled before."""
    assert make_module(game) == module_of(game)


def test_the_description_names_everything(game):
    rules, found = game.rules, describe_game(game, all_clauses(game))
    last = found["fields"][-1]
    assert [field["name"] for field in found["fields"]] == list(rules.State.bounds)
    assert last["start"] + last["size"] == found["cells"] == rules.State.dtype.itemsize // 8
    assert found["actions"]["count"] == len(game.notation)
    assert set(found["clauses"]["NY-07"]) == {"en", "fr", "nl", "de"}
    assert json.loads(json.dumps(found)) == found


def test_the_wrapper_and_its_types_agree(tmp_path):
    """TypeScript checks the wrapper itself, and a program that uses its types."""
    node.install(ROOT / "web")
    compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
    wrapper = ROOT / "src" / "gotham" / "wasm" / "wrapper"
    words = ["--noEmit", "--strict", "--target", "es2023", "--module", "esnext", "--lib", "es2023,dom,dom.iterable"]
    run_node(compiler, *words, "--allowJs", "--checkJs", "--skipLibCheck", wrapper / "gotham.js")
    run_node(compiler, *words, "--moduleResolution", "bundler", HERE / "program.ts")
