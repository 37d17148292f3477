"""Every message that code, rules or boards use is in a catalogue, and every message is used."""

import ast
import functools
import re

import pytest
from tests import clauses
from tests.i18n.catalogues import BOARDS, FOLDERS, GAMES, PACKAGES, SOURCE, WEB, catalogue, every_game

import gotham
from gotham.bots import registry
from gotham.cli.terminal import game_session as sitting
from gotham.cli.terminal import puzzle_session as solving
from gotham.i18n.catalogue import OWN
from gotham.study import lessons, puzzles

UNUSED = {  # unused messages that are allowed, and why
    "suit": "nothing asks for it yet",
}

every_folder_of_ours = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)


def errors(kind=gotham.GothamError):
    return {kind.__name__}.union(*map(errors, kind.__subclasses__()))


SPEAKERS = {"words", "error", *errors()}  # functions whose first argument is a message id


@functools.cache
def literals(folder, without=()):
    """Return the strings in the Python files below a folder: the certain message ids, and all."""
    said, all_texts = set(), set()
    for file in folder.rglob("*.py"):
        if not any(file.is_relative_to(other) for other in without):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                    said |= set(_texts(node.args[0]))
                all_texts |= set(_texts(node))
    return said, all_texts


def _speaks(function):
    """Also `game.words()("seat")`; a logger has no messages for people."""
    if isinstance(function, ast.Attribute) and getattr(function.value, "id", "") == "log":
        return False
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in SPEAKERS or isinstance(function, ast.Call)


def _texts(node):
    """A string, or both of a choice between two."""
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


# what the client says of every game of ours: the goal at a first table, and the page that explains it in four steps
EXPLAINED = {"goal", "how-last"} | {f"how-{step}{part}" for step in range(1, 5) for part in ("", "-text")}


def composed(name):
    """The messages of a game whose ids are composed from its rules; only occurring refusals need one."""
    rules, ids = GAMES[name].rules, clauses.clauses(PACKAGES[name] / "rulebook.md")
    needed = {f"clause-{clause}" for clause in ids} | {f"option-{option}" for option in rules.OPTIONS}
    needed |= {f"preset-{preset.id}{part}" for preset in GAMES[name].presets for part in ("", "-about")}
    needed |= {f"level-{level}{part}" for level in registry.levels(GAMES[name]) for part in ("", "-about")}
    needed |= {f"character-{id}{part}" for id in registry.characters(GAMES[name]) for part in ("", "-about")}
    needed |= {f"colour-{colour}" for colour in GAMES[name].text.colours}
    needed |= {f"command-{command}" for command in GAMES[name].terminal.commands}
    possible = {f"why-{clause}" for clause in ids} | {f"kind-{kind}" for kind in rules.ACTIONS.kinds}
    possible |= {f"ladder-{level}" for level in registry.LADDER} | {"balance-note"}
    for option, values in rules.OPTIONS.items():
        possible |= {f"value-{value}" for value in values} | {f"value-{option}-{value}" for value in values}
    needed |= puzzles.messages(GAMES[name]) | EXPLAINED
    taught, told = lessons.messages(GAMES[name])
    return needed | taught | {f"do-{kind}" for kind in rules.ACTIONS.kinds}, possible | told


@functools.cache
def on_board(name):
    """The messages that a game's drawn board uses."""
    files = (path for path in (BOARDS / name).rglob("*.*") if path.suffix in (".svelte", ".ts"))
    calls = [call for path in files for call in re.findall(r"\bwords\(([^{})]*)", path.read_text("utf-8"))]
    return {text for call in calls for text in re.findall(r'"([a-z0-9-]+)"', call)}


HELP = {f"help-{key}" for key in (*sitting.KEYS.values(), *solving.KEYS.values())}
MAY_BRING = {"balance-note"}  # optional messages of a game that code uses


@functools.cache
def beginnings():
    """Return the common prefixes of composed ids."""
    names = [name.split("-")[0] for folder in FOLDERS for name in catalogue(folder, "en") if "-" in name]
    return {name for name in names if names.count(name) > 1}


def looks_like_a_message(text):
    return bool(re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text)) and text.split("-")[0] in beginnings()


def test_messages_of_the_project_are_in_its_catalogue():
    """The required and the optional messages of games also count."""
    said, texts = literals(SOURCE, tuple(PACKAGES.values()))
    brought = set.intersection(*(set(catalogue(folder, "en")) for folder in FOLDERS[1:]))
    asked = said | set(filter(looks_like_a_message, texts)) | HELP
    assert asked - catalogue(OWN, "en").keys() - brought - MAY_BRING == set()


@every_game
def test_messages_of_a_game_are_in_a_catalogue(name):
    said, texts = literals(PACKAGES[name])
    values = {value for values in gotham.game(name, "plain").rules.OPTIONS.values() for value in values}
    asked = said | set(filter(looks_like_a_message, texts - values)) | composed(name)[0]
    known = catalogue(PACKAGES[name] / "locale", "en").keys() | catalogue(OWN, "en").keys()
    assert asked - known == set()


@every_game
def test_messages_of_a_board_are_in_its_catalogue(name):
    assert on_board(name) - catalogue(PACKAGES[name] / "locale", "en").keys() == set()


@every_folder_of_ours
def test_every_message_is_used(folder):
    """An id of one word must be a certain use; an id of several words has no other meaning."""
    said, texts = literals(SOURCE)
    for name, package in PACKAGES.items():
        if folder in (OWN, package / "locale"):
            more_said, more_texts = literals(package)
            needed, possible = composed(name)
            said, texts = said | more_said | needed | possible | on_board(name), texts | more_texts
    asked = said | {text for text in texts if "-" in text} | HELP | UNUSED.keys()
    assert catalogue(folder, "en").keys() - asked == set()


def test_messages_of_the_client_are_exactly_those_of_its_catalogue():
    """Composed ids start with a string that ends in a hyphen."""
    files = [path for path in WEB.rglob("*.*") if path.suffix in (".svelte", ".ts") and BOARDS not in path.parents]
    texts = {text for path in files for text in re.findall(r"[\"`']([a-z][a-z0-9-]*)", path.read_text("utf-8"))}
    begun = tuple(text for text in texts if text.endswith("-"))
    known = catalogue(WEB / "locale", "en").keys()
    assert {name for name in known if name not in texts and not name.startswith(begun)} == set()
    said = {text for path in files for text in re.findall(r"\bt\(\"([a-z0-9-]+)\"", path.read_text("utf-8"))}
    assert said
    assert said - known == set()


def test_the_list_of_unused_messages_is_short():
    said, _ = literals(SOURCE)
    assert UNUSED.keys() & said == set()
