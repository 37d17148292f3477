"""Gotham: New York tabletop games with exact rules. `gotham.game(name)` is the door, `all_games()` the list."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .errors import GothamError, Illegal, NotYourTurn, Over, Unknown, Unreadable
    from .kernel import SPECTATOR
    from .library import Game, all_games, game
    from .table import Table
    from .transcript import read_record, replay
    from .view import View

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
    "game": "library",
    "all_games": "library",
    "Game": "library",
    "replay": "transcript",
    "read_record": "transcript",
    "SPECTATOR": "kernel",
    "Table": "table",
    "View": "view",
    "GothamError": "errors",
    "Illegal": "errors",
    "NotYourTurn": "errors",
    "Over": "errors",
    "Unknown": "errors",
    "Unreadable": "errors",
}


def __getattr__(name: str) -> Any:
    """Loads what is asked for: importing gotham itself loads neither numpy nor numba."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gotham' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{_HOMES[name]}", __name__), name)
