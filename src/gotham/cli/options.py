"""What commands have in common: options of games, how an interrupt is told, and what is compiled already."""

import contextlib
import os
import shlex
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from ..errors import Unreadable
from ..kernel import cache_folder
from ..library import Game

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended
OPTION = Annotated[list[str] | None, typer.Option("--option", "-o", help="an option of the game, name=value")]


def chosen(texts: list[str] | None) -> dict[str, str]:
    """The options from their texts."""
    options = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unreadable("error-option-text", text=text[:80])
        options[name] = value
    return options


def compiled_for(game: Game) -> set[str]:
    """The bots for which everything a match needs is compiled. A folder alone proves nothing: it may hold a part."""
    try:
        return set(_marker(game).read_text("utf-8").split("\n"))
    except (OSError, ValueError):
        return set()


def mark_compiled(game: Game, bots: Iterable[str]) -> None:
    """Notes that everything for these bots is compiled; where nothing can be kept, the next start compiles again."""
    with contextlib.suppress(OSError):
        _marker(game).write_text("\n".join(sorted(compiled_for(game).union(bots))), "utf-8")


def _marker(game: Game) -> Path:
    return cache_folder(game.rules, game.mode) / "ready"


def program() -> str:
    """How this program can be started again from here: by its name only where that is found."""
    return "gotham" if shutil.which("gotham") else shlex.quote(os.path.relpath(sys.argv[0]))
