"""Which files a module is made of: what compiled rules are kept by."""

from pathlib import Path

import gotham
from gotham import engine as kernel
from gotham.engine import sources


def write(folder, **modules):
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    return folder / "rules.py"


def names(paths):
    return {path.name for path in paths}


def test_what_is_imported_directly_or_not_is_reached(tmp_path):
    rules = write(tmp_path, rules="from .map import streets", map="from . import data", data="", text="")
    assert names(sources.reached([rules])) == {"rules.py", "map.py", "data.py"}


def test_modules_that_import_each_other_are_reached_once(tmp_path):
    rules = write(tmp_path, rules="from .map import streets", map="from .rules import x")
    assert names(sources.reached([rules])) == {"rules.py", "map.py"}


def test_full_names_are_followed_in_the_own_package_and_in_this_one(tmp_path):
    package = tmp_path / "gotham_taxi"
    package.mkdir()
    rules = write(package, rules="from gotham.engine import rule\nfrom gotham_taxi.map import x\nimport numpy", map="")
    assert names(sources.reached([rules])) == {"rules.py", "map.py", "kernel.py", "folders.py", "sources.py"}


def test_an_edit_of_what_the_rules_import_gives_another_cache_and_one_of_the_words_does_not(tmp_path):
    folders = []
    for number, (data, text) in enumerate([("x = 1", ""), ("x = 2", ""), ("x = 1", "y = 1")]):
        folder = tmp_path / str(number)
        folder.mkdir()
        module = type(kernel)("same")
        module.__file__ = str(write(folder, rules="from .data import x", data=data, text=text))
        folders.append(kernel.cache_folder(module, "compiled"))
    assert folders[0] != folders[1]
    assert folders[0] == folders[2]


def test_rules_of_every_game_are_made_of_the_kernel_and_not_of_words():
    for name in gotham.all_games():
        reached = names(sources.reached([Path(gotham.game(name).rules.__file__)]))
        assert "kernel.py" in reached
        assert not reached & {"words.py", "text.py", "table.py"}
