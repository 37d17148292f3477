"""Read and run the documents. The text after the three backticks names the type of a block:

    pycon         a Python session; sessions of one document share their names, and their output is compared
    console       shell commands after `$`, each with its expected output
    KIND FILE     the content of a file; blocks with the same file name are concatenated
    sh, text      commands and pictures for the reader: not run

In expected output, `...` matches anything. Each document has its own folder of files. A folder with a pyproject.toml
counts as installed, so that its entry points are found.
"""

import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))  # not run
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
NEEDS = {"docs/new_bot.md": ("docs/new_game.md",)}  # documents to install first
FENCE = re.compile(r"^```(\S*) ?(.*)\n((?:.*\n)*?)```$", re.MULTILINE)
PATIENCE = 400  # seconds for a command; one of them compiles


class Block(NamedTuple):
    """A fenced block, and the line of the document before it."""

    kind: str
    file: str
    text: str
    line: int


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a document."""
    return [Block(*found.groups(), text.count("\n", 0, found.start()) + 1) for found in FENCE.finditer(text)]


def prose(text: str) -> str:
    """Return a document without its fenced blocks."""
    return FENCE.sub("", text)


def section(text: str, heading: str) -> str:
    """Return the text below a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"no heading {heading!r}"
    return found[1]


# ------------------------------------------------------------------------------------------- running


def write_files(text: str, folder: Path) -> None:
    """Write the files of a document into a folder, and install them if they are a project."""
    for block in blocks(text):
        if block.file:
            path = folder / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(block.text)
    if (folder / "pyproject.toml").exists():
        install(folder)


def install(folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = ((f"[{name}]", *_entries(entries)) for name, entries in project["entry-points"].items())
    (info / "entry_points.txt").write_text("\n".join(line for group in groups for line in group) + "\n")


def _entries(entries: dict[str, str]) -> Iterator[str]:
    return (f"{name} = {value}" for name, value in entries.items())


def environment(home: Path, folders: list[Path]) -> dict[str, str]:
    """Return the environment of a new user with these folders installed; interpreted rules start at once."""
    return os.environ | {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PYTHONPATH": os.pathsep.join(map(str, folders)),
        "PYTHONWARNINGS": "error",
        "PYTHONUTF8": "1",
        "GOTHAM_MODE": "plain",
        "GOTHAM_LANG": "en",
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_STATE_HOME": str(home / "state"),
    }


def run(name: str, home: Path) -> list[str]:
    """Run everything in a document, with its own home folder; return the errors."""
    folders = [home / Path(each).stem for each in (name, *NEEDS.get(name, ()))]
    for each, folder in zip((name, *NEEDS.get(name, ())), folders, strict=True):
        folder.mkdir()
        write_files(read(each), folder)
    env = environment(home, folders)
    problems = [run_sessions(name, folders[0], env)]
    for block in blocks(read(name)):
        if block.kind == "console":
            problems += [run_command(*each, folders[0], env) for each in commands(block)]
    return [problem for problem in problems if problem]


def run_sessions(name: str, folder: Path, env: dict[str, str]) -> str:
    """Run the sessions of a document in one process; return the errors by line."""
    text = read(name)
    lines = [""] * text.count("\n")
    for block in blocks(text):
        if block.kind == "pycon":
            lines[block.line : block.line + block.text.count("\n")] = block.text.splitlines()
    file = folder / f"{Path(name).name}.txt"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    done = _run([sys.executable, "-m", "doctest", "-o", "ELLIPSIS", file.name], folder, env)
    return done.stdout + done.stderr if done.returncode else ""


def commands(block: Block) -> list[tuple[str, str]]:
    """Return the commands of a block, each with its expected output."""
    parts = re.split(r"^\$ (.*)\n", block.text, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def run_command(command: str, expected: str, folder: Path, env: dict[str, str]) -> str:
    """Run a command; return the errors. `gotham laws` also runs compiled, because it tests compilation."""
    env = env | {"GOTHAM_MODE": ""} if " laws " in command else env
    done = _run(["sh", "-c", command], folder, env)
    printed = _trimmed(done.stdout + done.stderr)
    if doctest.OutputChecker().check_output(_trimmed(expected), printed, doctest.ELLIPSIS):
        return ""
    return f"$ {command}\n{printed}\ninstead of\n{expected}"


def _run(command: list[str], folder: Path, env: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE
    )


def _trimmed(text: str) -> str:
    return "".join(line.rstrip() + "\n" for line in text.splitlines())
