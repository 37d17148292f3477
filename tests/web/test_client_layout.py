"""The folders and files of the browser client: few modules per folder, short files, and no type `any`."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tools.messages import GENERATED

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCE = WEB / "src"
TESTS = ROOT / "tests" / "web"
GAMES = SOURCE / "games"
MODULES = (".svelte", ".ts", ".js")
FEWEST, MOST = 3, 15  # modules of a folder
LONGEST = 400  # lines of a file
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", re.S)
TEXT = re.compile(r"\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'")
ANY = re.compile(r"(?:[:<,|&=(]|\bas|\bextends|=>)\s*any\b(?!\s*[(.:])|\bany\[\]")


def modules(folder):
    """Return the modules in a folder and below."""
    return sorted(path for path in folder.rglob("*") if path.suffix in MODULES)


def name_of(path):
    return path.relative_to(ROOT).as_posix()


def of_a_game(folder):
    """Return the path of a folder within its game, or None for any other folder."""
    return folder.relative_to(GAMES).parts[1:] if GAMES in folder.parents else None


def code(path):
    """Return a file without its comments and strings."""
    return TEXT.sub('""', COMMENT.sub("", path.read_text("utf-8")))


def folders():
    return Counter(path.parent for path in modules(SOURCE))


def test_there_is_a_client():
    assert len(modules(SOURCE)) > 100
    assert len(list(TESTS.rglob("*.test.ts"))) > 10


def test_no_folder_has_too_many_modules():
    assert {name_of(folder): count for folder, count in folders().items() if count > MOST} == {}


def test_no_folder_has_too_few_modules():
    """A folder that another game has as well may be small."""
    counts = folders()
    shared = Counter(of_a_game(folder) for folder in counts)
    small = [folder for folder, count in counts.items() if count < FEWEST]
    assert [name_of(folder) for folder in small if not of_a_game(folder) or shared[of_a_game(folder)] < 2] == []


def test_no_file_is_too_long():
    files = [*modules(SOURCE), *modules(TESTS), *SOURCE.rglob("*.css")]
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in files if path != GENERATED}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_every_module_has_a_first_comment():
    """Its first line is a comment."""
    silent = [path for path in modules(SOURCE) if not path.read_text("utf-8").startswith(("// ", "<!-- "))]
    assert [name_of(path) for path in silent] == []


def test_no_type_is_any():
    files = [*modules(SOURCE), *modules(TESTS)]
    assert [name_of(path) for path in files if ANY.search(code(path))] == []


@pytest.mark.parametrize(
    "line",
    [
        "let x: any;",
        "const x = y as any;",
        "Promise<any>",
        "Record<string, any>",
        "type X = any;",
        "(x: string | any) => x",
        "let x: any[] = [];",
        "<Story = any>() => {}",
        "T extends any",
    ],
)
def test_any_is_found(line):
    assert ANY.search(line)


@pytest.mark.parametrize("line", ["const any = 1", "match.any(x)", "if (company) x", 'say("any")', "// as any"])
def test_words_that_contain_any_are_allowed(line):
    assert not ANY.search(TEXT.sub('""', COMMENT.sub("", line)))


def test_every_unit_test_belongs_to_a_folder_of_the_client():
    """The tests mirror the sources."""
    astray = [path for path in TESTS.rglob("*.test.ts") if not (SOURCE / path.parent.relative_to(TESTS)).is_dir()]
    assert [name_of(path) for path in astray] == []


def test_the_lock_names_no_registry():
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
