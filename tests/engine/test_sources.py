"""The source files of a module: the key of compiled rules, and the fingerprint of an arena."""

import contextlib
import shutil
import types
from pathlib import Path

import pytest

import gotham
from gotham import engine
from gotham.arena import schedule
from gotham.engine import sources


def write(folder, **modules):
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    return folder / "rules.py"


def names(paths):
    return {path.name for path in paths}


def test_direct_and_indirect_imports_are_found(tmp_path):
    rules = write(tmp_path, rules="from .map import streets", map="from . import data", data="", text="")
    assert names(sources.reached([rules])) == {"rules.py", "map.py", "data.py"}


def test_modules_that_import_each_other_are_found_once(tmp_path):
    rules = write(tmp_path, rules="from .map import streets", map="from .rules import x")
    assert names(sources.reached([rules])) == {"rules.py", "map.py"}


def test_full_names_are_followed_within_the_package_and_gotham(tmp_path):
    package = tmp_path / "gotham_taxi"
    package.mkdir()
    rules = write(package, rules="from gotham.engine import rule\nfrom gotham_taxi.map import x\nimport numpy", map="")
    assert {"rules.py", "map.py", "compiler.py", "chance.py", "folders.py"} <= names(sources.reached([rules]))


def test_an_edit_of_an_imported_module_changes_the_cache_but_one_of_a_catalogue_does_not(tmp_path):
    folders = []
    for number, (data, text) in enumerate([("x = 1", ""), ("x = 2", ""), ("x = 1", "y = 1")]):
        folder = tmp_path / str(number)
        folder.mkdir()
        module = types.ModuleType("same")
        module.__file__ = str(write(folder, rules="from .data import x", data=data, text=text))
        folders.append(engine.cache_folder(module, "compiled"))
    assert folders[0] != folders[1]
    assert folders[0] == folders[2]


def test_rules_of_every_game_depend_on_the_kernel_and_not_on_catalogues():
    for name in gotham.all_games():
        rules = Path(gotham.game(name, "plain").rules.__file__)
        reached = names(sources.reached([rules, *rules.parent.glob("*.py")]))
        assert "compiler.py" in reached
        assert not reached & {"catalogue.py", "sentences.py", "table.py"}


# ------------------------------------------------------------------------------------- whole games


@pytest.fixture(scope="module")
def copied_sources(tmp_path_factory):
    """A copy of the project that can be edited."""
    root = tmp_path_factory.mktemp("copy") / "gotham"
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.png")
    shutil.copytree(Path(gotham.__file__).parent, root, ignore=ignored)
    return root


def key_of_rules(file):
    """Return the name of the folder that stores the compiled rules of this file."""
    module = types.ModuleType("same")
    module.__file__ = str(file)
    engine.cache_folder.cache_clear()
    sources.imports_of.cache_clear()
    return engine.cache_folder(module, "compiled").name


def edit(path):
    """Return the result of a function while a file is changed."""
    before = path.read_bytes()
    path.write_bytes(before + b"\n")
    try:
        yield
    finally:
        path.write_bytes(before)


edited = contextlib.contextmanager(edit)


@pytest.mark.parametrize("package", ["chinatown", "enquetes_a_new_york", "new_york_new_york"])
def test_an_edit_of_any_file_of_the_rules_or_data_changes_the_key(copied_sources, package):
    folder = copied_sources / "games" / package
    rules = folder / "rules" / "contract.py"
    before = key_of_rules(rules)
    assert key_of_rules(rules) == before
    files = [path for name in ("rules", "data") for path in (folder / name).rglob("*") if path.is_file()]
    assert len(files) > 3
    for path in files:
        with edited(path):
            assert key_of_rules(rules) != before, path
    with edited(folder / "text" / "sentences.py"):
        assert key_of_rules(rules) == before


def test_an_edit_of_an_import_of_an_init_changes_the_key(copied_sources):
    folder = copied_sources / "games" / "new_york_new_york"
    init, extra = folder / "rules" / "__init__.py", folder / "extra.py"
    init.write_text(init.read_text() + "\nfrom ..extra import x\n")
    extra.write_text("x = 1\n")
    before = key_of_rules(folder / "rules" / "contract.py")
    with edited(extra):
        assert key_of_rules(folder / "rules" / "contract.py") != before


def test_a_flat_package_that_imports_by_old_paths_is_followed(tmp_path):
    package = tmp_path / "gotham_taxi"
    shutil.copytree(Path(__file__).parents[1] / "fixtures" / "taxi" / "gotham_taxi", package)
    rules = package / "rules.py"
    assert {"rules.py", "compiler.py", "chance.py"} <= names(sources.reached([rules]))
    before = key_of_rules(rules)
    with edited(rules):
        assert key_of_rules(rules) != before
    with edited(package / "text.py"):
        assert key_of_rules(rules) == before
    (package / "fares.json").write_text("[]")
    assert key_of_rules(rules) != before


@pytest.mark.parametrize(
    ("file", "counts"),
    [
        ("engine/chance.py", True),
        ("match/table.py", True),
        ("hooks/loading.py", True),
        ("bots/greedy.py", True),
        ("games/new_york_new_york/bots/master/bot.py", True),
        ("games/new_york_new_york/rules/contract.py", True),
        ("arena/block.py", True),
        ("arena/ratings.py", False),
        ("server/app.py", False),
    ],
)
def test_an_edit_of_a_bot_changes_the_fingerprint(copied_sources, monkeypatch, file, counts):
    game = gotham.game("new-york-new-york", "plain")
    monkeypatch.setattr(schedule, "__file__", str(copied_sources / "arena" / "schedule.py"))
    monkeypatch.setattr(game.package, "__file__", str(copied_sources / "games" / "new_york_new_york" / "__init__.py"))

    def fingerprint():
        return schedule.plan(game, ["random"]).code

    before = fingerprint()
    with edited(copied_sources / file):
        assert (fingerprint() != before) == counts
