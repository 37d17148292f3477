"""The classes that depend on each other, for annotations alone: a game makes tables, which belong to a game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Game as Game
    from .log import Change as Change
    from .table import Table as Table
