"""Records which bots of a game, and whether its analysis, are compiled already."""

import contextlib
from collections.abc import Iterable
from pathlib import Path

from ..engine import cache_folder
from .game import Game

ANALYSIS = "analysis"  # beside the names of bots


def compiled_for(game: Game) -> set[str]:
    """Return the bots for which everything is compiled. A cache folder alone proves nothing: it may be partial."""
    try:
        return set(_marker(game).read_text("utf-8").split("\n"))
    except (OSError, ValueError):
        return set()


def mark_compiled(game: Game, names: Iterable[str]) -> None:
    """Record that everything for these is compiled; if that cannot be written, the next start compiles again."""
    with contextlib.suppress(OSError):
        _marker(game).write_text("\n".join(sorted(compiled_for(game).union(names))), "utf-8")


def _marker(game: Game) -> Path:
    return cache_folder(game.rules, game.mode) / "ready"
