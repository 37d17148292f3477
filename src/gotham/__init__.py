"""Gotham: New York tabletop games with exact rules. `gotham.game(name)` loads one, `all_games()` lists them."""

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

    from .engine import SPECTATOR
    from .i18n.errors import GothamError, Illegal, NotYourTurn, Over, Unknown, Unreadable
    from .match.game import Game, all_games, game
    from .match.table import Table
    from .match.transcript import read_record, replay
    from .match.view import View

__version__ = "0.2.0"
__all__ = [
    "SPECTATOR",
    "Game",
    "GothamError",
    "Illegal",
    "NotYourTurn",
    "Over",
    "Table",
    "Unknown",
    "Unreadable",
    "View",
    "all_games",
    "game",
    "read_record",
    "replay",
]

_HOMES = {
    "game": "match.game",
    "all_games": "match.game",
    "Game": "match.game",
    "replay": "match.transcript",
    "read_record": "match.transcript",
    "SPECTATOR": "engine",
    "Table": "match.table",
    "View": "match.view",
    "GothamError": "i18n.errors",
    "Illegal": "i18n.errors",
    "NotYourTurn": "i18n.errors",
    "Over": "i18n.errors",
    "Unknown": "i18n.errors",
    "Unreadable": "i18n.errors",
}


class _OtherModules:
    """Finds games by earlier rules, and modules by their paths of version 0.2. Python asks it last."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> "ModuleSpec | None":
        if name[-1:].isdecimal() and "_v" in name:
            from .engine.versions import earlier_spec

            return earlier_spec(name)
        if not name.startswith("gotham."):
            return None
        from .moved import spec_of

        return spec_of(name)


sys.meta_path.append(_OtherModules)


def __getattr__(name: str) -> Any:
    """Load names on first use: importing gotham itself loads neither numpy nor numba."""
    from importlib import import_module

    if name in _HOMES:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    raise AttributeError(f"module 'gotham' has no attribute {name!r}")
