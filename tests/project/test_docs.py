"""The documents are correct: their examples run and print the shown output, and they name everything there is."""

import re
import tomllib
from urllib.parse import urlsplit

import pytest
import typer
from tests.documents import DECISIONS, NAMES, ROOT, blocks, prose, read, run, section

import gotham
from gotham.cli import add_commands, app
from gotham.engine import contract
from gotham.match import completeness

SOURCES = ROOT / "src" / "gotham"
GUIDES = sorted((ROOT / "docs" / "players").glob("*.md"))
OTHERS = [*DECISIONS, *GUIDES, *SOURCES.rglob("*.md"), ROOT / "docs" / "balance" / "README.md"]
TEXTS = [
    *NAMES,
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "SECURITY.md",
    "deploy/README.md",
    "src/README.md",
    *(str(path.relative_to(ROOT)) for path in OTHERS),
]
add_commands("--help")  # those of games, too
COMMANDS = typer.main.get_command(app).commands
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PRIVATE = re.compile(
    r"(?<![\w.])/(?:home|root|tmp|usr|var|opt|mnt|work|Users)/|\b[A-Z]:\\|\b\d+\.\d+\.\d+\.\d+\b|localhost"
    r"|pypi\.org|npmjs|ghcr\.io|docker\.io|quay\.io|conda|artifactory|registry\.|index-url|find-links",
    re.IGNORECASE,
)

# ------------------------------------------------------------------------------------------ examples


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_a_document_run(name, tmp_path, cached):
    problems = cached(lambda: run(name, tmp_path))
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", NAMES)
def test_every_code_block_is_tested(name):
    """Every fenced block is run, is a file of something that is run, or is marked as not run."""
    text = read(name)
    found = blocks(text)
    assert len(found) * 2 == len(re.findall(r"^\s*```", text, re.MULTILINE))
    for block in found:
        assert block.file or block.kind in ("pycon", "console", "sh", "text"), f"{name}, line {block.line}"
        assert block.kind != "pycon" or block.text.startswith(">>> ")
        assert block.kind != "console" or block.text.startswith("$ ")


# ------------------------------------------------------------------------------------------ names


def names_in(text):
    """Return the code spans of a text."""
    return set(re.findall(r"`([\w.-]+)", prose(text)))


def options_of(command):
    """Return the options of a command and of its subcommands."""
    if hasattr(command, "commands"):
        return set().union(*map(options_of, command.commands.values()))
    return {
        text for option in command.params for text in (*option.opts, *option.secondary_opts) if text.startswith("-")
    }


@pytest.mark.parametrize("name", COMMANDS)
def test_the_tour_names_every_option_of_a_command_and_no_other(name):
    text = section(read("docs/tour.md"), f"gotham {name}")
    assert set(re.findall(r"`(--?[a-z][a-z-]*)", text)) == options_of(COMMANDS[name])


def test_the_commands_are_listed():
    assert set(re.findall(r"^### gotham ([\w-]+)$", read("docs/tour.md"), re.MULTILINE)) == set(COMMANDS)
    assert set(re.findall(r"^\| `gotham ([\w-]+)` \|", read("README.md"), re.MULTILINE)) == set(COMMANDS)


def test_the_tour_names_every_module():
    modules = {path.name for path in SOURCES.glob("*.py")} - {"__init__.py"}
    packages = {path.parent.name for path in SOURCES.glob("*/__init__.py")} - {"games"}
    linked = {target.rsplit("/", 1)[-1] for target in LINK.findall(read("docs/tour.md"))}
    folders = {target.split("/")[-2] for target in LINK.findall(read("docs/tour.md")) if "/" in target}
    assert modules <= linked
    assert packages <= folders


def test_the_tour_names_every_setting():
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    named = re.findall(r"^\| `([A-Z_]+)`", section(read("docs/tour.md"), "Settings"), re.MULTILINE)
    assert set(named) == set(re.findall(r"\"((?:GOTHAM|XDG)_[A-Z_]+)\"", code))


def test_the_tour_names_every_target_of_make():
    targets = set(re.findall(r"^([a-z]+):.*##", read("Makefile"), re.MULTILINE)) - {"help"}
    assert set(re.findall(r"`make (\w+)`", section(read("docs/tour.md"), "Working on Gotham"))) == targets
    shown = [
        line for name in NAMES for block in blocks(read(name)) if block.kind == "sh" for line in block.text.split("\n")
    ]
    assert {line.removeprefix("make ") for line in shown if line.startswith("make ")} <= targets
    assert {line.split()[0] for line in shown if line} <= {"make", ".venv/bin/python"}


def test_new_game_names_the_whole_contract():
    assert names_in(read("docs/new_game.md")) >= {*completeness.CONSTANTS, *contract.FUNCTIONS, "twin"}


def test_formats_names_every_error():
    public = (getattr(gotham, name) for name in gotham.__all__)
    errors = {each.__name__ for each in public if isinstance(each, type) and issubclass(each, gotham.GothamError)}
    assert errors <= names_in(read("docs/formats.md"))


# ---------------------------------------------------------------------------------------------- links


def slug(heading):
    """Return the anchor of a heading, as forges make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(path):
    return {slug(heading) for heading in re.findall(r"^#+ (.*)$", prose(path.read_text("utf-8")), re.MULTILINE)}


@pytest.mark.parametrize("name", TEXTS)
def test_links_have_a_target(name):
    for target in LINK.findall(prose(read(name))):
        link = urlsplit(target)
        if link.scheme:
            assert link.scheme == "https", target
            continue
        path = (ROOT / name).parent / link.path if link.path else ROOT / name
        assert path.exists(), target
        assert not link.fragment or link.fragment in anchors(path), target


def linked_from(name):
    return {((ROOT / name).parent / target).resolve() for target in LINK.findall(read(name))}


def test_every_document_is_linked_from_the_readme():
    wanted = [*NAMES[1:], "CHANGELOG.md", "LICENSE", "docs/decisions/README.md"]
    assert {(ROOT / name).resolve() for name in wanted} <= linked_from("README.md")


def test_every_decision_is_in_the_index_and_has_its_three_parts():
    pages = {path for path in DECISIONS if path.name != "README.md"}
    assert pages <= linked_from("docs/decisions/README.md")
    for page in pages:
        assert re.findall(r"^\*\*(\w+)\.\*\*", page.read_text("utf-8"), re.MULTILINE) == [
            "Context",
            "Decision",
            "Consequences",
        ], page.name


@pytest.mark.parametrize("name", TEXTS)
def test_no_document_has_a_path_of_a_machine(name):
    assert PRIVATE.findall(read(name)) == []


def test_versions_agree():
    version = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    assert version == gotham.__version__
    headings = re.findall(r"^## (.*)$", read("CHANGELOG.md"), re.MULTILINE)
    assert next(each for each in headings if each != "Unreleased") == version
    assert "Unreleased" not in headings[1:]


def test_the_changelog_has_its_three_parts():
    assert set(re.findall(r"^### (.*)$", read("CHANGELOG.md"), re.MULTILINE)) <= {"Added", "Changed", "Fixed"}


def test_the_glossary_gives_every_word_one_meaning():
    words = [
        word
        for row in re.findall(r"^\| ([^|]+) \|", read("docs/glossary.md"), re.MULTILINE)
        for word in row.split(", ")
    ]
    words = [word for word in words if word not in ("word", "---")]
    assert len(words) == len(set(words))


def test_the_glossary_names_classes_that_exist():
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    named = set(re.findall(r"`([A-Z][a-z]\w+)`", read("docs/glossary.md")))
    assert len(named) > 15
    assert named <= set(re.findall(r"^class (\w+)", code, re.MULTILINE))


def test_the_architecture_names_functions_that_exist():
    rows = re.findall(r"\]\(\.\./([^)]+)\) \| (`.*`) \|$", read("docs/architecture.md"), re.MULTILINE)
    assert len(rows) > 10
    for path, names in rows:
        for function in re.findall(r"`([^`]+)`", names):
            assert re.search(rf"(?<!\w){re.escape(function)}\b(\(| = )", read(path)), f"{function} of {path}"
