"""The list of files, in the order of first entry."""

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple

BOARD = re.compile(r"web/src/games/([^/]+)/")


class Line(NamedTuple):
    """A file, or a group of files that counts as one."""

    name: str
    at: float
    files: tuple[str, ...]


def group_of(file: str) -> str:
    """Return the group of a file: the drawn board of a game is one, and so are the components around it."""
    board = BOARD.match(file)
    if board:
        return f"web/src/games/{board[1]}/ (its board)"
    return "web/src/**/*.svelte (the page around the board)" if file.endswith(".svelte") else file


def lines_of(files: Mapping[str, float]) -> list[Line]:
    """Return files by their first entry, with those of a group in one line."""
    groups: dict[str, list[str]] = {}
    for file in sorted(files, key=files.__getitem__):
        groups.setdefault(group_of(file), []).append(file)
    return [Line(name, files[found[0]], tuple(found)) for name, found in groups.items()]


def shown(
    title: str, files: Mapping[str, float], goal: int | None = None, whole: bool = False, idle: Collection[str] = ()
) -> list[str]:
    """Return the report of one scenario, with idle files marked; `whole` also names the files of each group."""
    lines = lines_of(files)
    aim = f"; goal {goal}" if goal else ""
    out = [f"{title}: {len(lines)} files{aim} ({len(files)} with each component counted by itself)"]
    first = min(files.values(), default=0.0)
    for number, line in enumerate(lines, 1):
        of = f" [{len(line.files)} files]" if len(line.files) > 1 else ""
        mark = " (also entered while idle)" if line.name in idle else ""
        out.append(f"{number:4} {(line.at - first) * 1000:7.0f} ms  {line.name}{of}{mark}")
        if whole and len(line.files) > 1:
            out += [f"{'':16}  {file}" for file in line.files]
    return out
