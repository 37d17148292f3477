"""Hooks: declared with types, documented, and checked when a game is loaded."""

import ast
import dataclasses
import importlib
import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from tests.documents import environment, read, write_files

import gotham
from gotham.hooks.declaration import HookError
from gotham.hooks.loading import PLACES, HookWarning, old_names
from gotham.i18n.errors import GothamError
from gotham.i18n.names import nearest
from gotham.match.game import HOOKS

FOLDER = Path(gotham.__file__).parent / "hooks"
KINDS = {declared.KIND: declared for declared in HOOKS}


def declaration(kind):
    """Return the class of a kind of hooks, as source."""
    tree = ast.parse((FOLDER / f"{kind}.py").read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name.endswith("Hooks"))


def documented(kind):
    """Return the hooks of a kind that have a docstring."""
    body = declaration(kind).body
    for field, text in itertools.pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value.value, str):
            yield field.target.id


@pytest.mark.parametrize("kind", KINDS)
def test_every_hook_has_a_docstring_and_is_in_the_manual(kind):
    names = [field.name for field in dataclasses.fields(KINDS[kind])]
    assert [*documented(kind)] == names
    page = read("docs/new_game.md")
    assert [name for name in names if f"| `{kind}.{name}`" not in page and f"| `{kind}.{name}(" not in page] == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_no_signature_of_a_hook_contains_any(path):
    """Except `Frame.study`, which is any value of the game's own `study`."""
    tree = ast.parse(path.read_text("utf-8"))
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    fields = [field for each in classes for field in each.body if isinstance(field, ast.AnnAssign)]
    aliases = [node for node in tree.body if isinstance(node, ast.AnnAssign)]
    found = [ast.unparse(field) for field in (*fields, *aliases) if "Any" in ast.unparse(field.annotation)]
    assert found == []
    assert not [ast.unparse(each) for each in aliases if each.value and "Any" in ast.unparse(each.value).split()]


@pytest.mark.parametrize("name", gotham.all_games())
def test_every_game_of_ours_declares_its_hooks(name):
    game = gotham.game(name, "plain")
    game.check_hooks()
    for kind in KINDS:
        place = f"{game.package.__name__}.{PLACES[kind]}"
        if importlib.util.find_spec(place.rpartition(".")[0]) and importlib.util.find_spec(place):
            assert isinstance(importlib.import_module(place).HOOKS, KINDS[kind])


def test_hooks_are_loaded_on_first_use():
    code = "import sys, gotham; gotham.game('chinatown', 'plain'); print('gotham.games.chinatown.bots' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "False", done.stderr


@pytest.mark.parametrize(
    ("name", "known", "near"),
    [("bord", ("board", "late"), "board"), ("LEVEL", ("LEVELS",), "LEVELS"), ("x", ("board",), "")],
)
def test_near_names_are_suggested(name, known, near):
    assert nearest(name, known) == near


def test_an_unknown_hook_and_a_missing_one_are_refused():
    with pytest.raises(HookError, match=r'web has no hook "bord"; did you mean "board"\?'):
        KINDS["web"](bord=str)
    with pytest.raises(HookError, match="text lacks operands, describe, tell"):
        KINDS["text"]()


# --------------------------------------------------------------------------- in the example of the manual


def edited(folder, module, old, new):
    path = folder / "gotham_taxi" / f"{module}.py"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize("arguments", [["laws", "taxi"], ["bots", "taxi"]])
def test_a_misspelt_hook_is_one_line_on_stderr(tmp_path, arguments):
    write_files(read("docs/new_game.md"), tmp_path)
    edited(tmp_path, "bots", "BotHooks(worth=", "BotHooks(wort=")
    env = environment(tmp_path, [tmp_path, FOLDER.parent.parent])
    done = subprocess.run(["gotham", *arguments], env=env, capture_output=True, text=True)
    assert done.stderr == "gotham: taxi: bots has no hook “wort”; did you mean “worth”?\n"
    assert done.returncode == 2


def test_names_similar_to_hooks_cause_a_warning(taxi, tmp_path):
    (tmp_path / "gotham_taxi" / "web.py").write_text("PROPOSE = {}\n\n\ndef lates(view):\n    return []\n")
    with pytest.warns(HookWarning) as caught:
        assert taxi.web.late is None
    assert [str(each.message).partition(" has ")[2] for each in caught] == [
        'no hook "PROPOSE"; did you mean "PROPOSED"?',
        'no hook "lates"; did you mean "late"?',
    ]


def test_a_missing_function_of_the_contract_is_named_with_a_similar_name(taxi, monkeypatch):
    monkeypatch.setattr(taxi.rules, "winner", taxi.rules.winners, raising=False)
    monkeypatch.delattr(taxi.rules, "winners")
    with pytest.raises(GothamError, match=r"missing: rules.winners \(winner\?\)"):
        gotham.Game("taxi", taxi.package, "plain")


def test_a_misspelt_optional_constant_causes_a_warning(taxi, tmp_path):
    edited(tmp_path, "rules", 'CLAUSES = "TX"\n', 'CLAUSES = "TX"\nNAMLESS = ()\n')
    with pytest.warns(HookWarning, match='"NAMLESS"; did you mean "NAMELESS"'):
        gotham.Game("taxi", taxi.package, "plain")


def test_old_names_of_constants_are_in_capitals():
    assert old_names(KINDS["bots"]) == {
        "worth": "worth",
        "BOTS": "bots",
        "DEFAULT": "default",
        "HINT": "hint",
        "LEVELS": "levels",
        "CHARACTERS": "characters",
        "remark": "remark",
        "figures": "figures",
    }


def test_the_old_way_to_ask_for_a_hook_warns(taxi):
    with pytest.warns(DeprecationWarning, match="game.bots.default"):
        assert taxi.hook("bots", "DEFAULT") == "greedy"
