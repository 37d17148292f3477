"""The puzzles solved on this machine: one file per game, one id per line."""

import contextlib
from pathlib import Path

from ... import folders


def solved_puzzles(game: str) -> set[str]:
    """Return the ids of the solved puzzles."""
    try:
        return set(_file(game).read_text("utf-8").split())
    except (OSError, ValueError):
        return set()


def mark_solved(game: str, puzzle: str) -> None:
    """Persist a puzzle as solved; ignore an unwritable disk."""
    with contextlib.suppress(OSError):
        _file(game).parent.mkdir(parents=True, exist_ok=True)
        _file(game).write_text("".join(f"{id}\n" for id in sorted(solved_puzzles(game) | {puzzle})), "utf-8")


def _file(game: str) -> Path:
    return folders.state() / "puzzles" / f"{game}.txt"
