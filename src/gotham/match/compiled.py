"""Records which bots of a game, and whether its analysis, are compiled already; and how far that has come."""

import contextlib
import functools
import hashlib
import importlib.metadata
import sys
from collections.abc import Iterable
from pathlib import Path

from ..engine import cache_folder, compiled_count
from .game import Game

ANALYSIS = "analysis"  # next to the names of bots
NEARLY = 0.95  # the most that a share says before the last rule is compiled
ROOT = Path(__file__).parent.parent


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


def all_bots(game: Game) -> str:
    """Return the name under which all levels and characters of a game are recorded: new with every change of code."""
    assert game.package.__file__
    folders = {ROOT, Path(game.package.__file__).parent}
    return f"all-{_digest(tuple(sorted(folders)))}"


@functools.cache
def _digest(folders: tuple[Path, ...]) -> str:
    """Return a digest of the code in folders and of the compiler's version."""
    digest = hashlib.sha256(importlib.metadata.version("numba").encode())
    for path in sorted({path for folder in folders for path in folder.rglob("*.py")}):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def compiled_share(game: Game) -> float:
    """Estimate the share of a game's rules and its bots' that this process has compiled; some are never needed."""
    parts = [f"{game.package.__name__}.{part}" for part in ("rules", "bots")]
    count = 0
    for name, module in [*sys.modules.items()]:
        if any(name == part or name.startswith(f"{part}.") for part in parts):
            count += sum(_is_rule_of(name, value) for value in [*vars(module).values()])
    return min(NEARLY, compiled_count() / max(1, count))


def _is_rule_of(module: str, value: object) -> bool:
    return getattr(value, "is_rule", False) is True and getattr(value, "__module__", "") == module


def _marker(game: Game) -> Path:
    return cache_folder(game.rules, game.mode) / "ready"
