"""Hooks of `insight.puzzles` (flat: `puzzles`): judging and proving the answers of puzzles."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from .declaration import constant, hooks

if TYPE_CHECKING:
    from .types import Game, Puzzle


def _trust(game: "Game", puzzle: "Puzzle") -> None:
    """A game without a solver is believed."""


def _say_nothing(game: "Game", puzzle: "Puzzle", actions: list[int]) -> str:
    return ""


@hooks("puzzles")
class PuzzleHooks:
    """What a game knows of its puzzles. `actions` are the numbers of all actions since the position."""

    check: "Callable[[Game, Puzzle], None]" = _trust
    """Raise `ValueError` where the solution is not the only one, by the game's exact solver: `check(game, puzzle)`;
    puzzles are trusted otherwise."""

    same: "Callable[[Game, Puzzle, list[int]], bool] | None" = None
    """Whether an answer is the solution: `same(game, puzzle, actions)`; otherwise it has to be the same run."""

    whole: "Callable[[Game, Puzzle, list[int]], bool] | None" = None
    """Whether actions that are not the solution are a complete answer: `whole(game, puzzle, actions)`; otherwise
    whatever does not begin as the solution does."""

    refute: "Callable[[Game, Puzzle, list[int]], str]" = _say_nothing
    """Why an answer fails, written as `why` of the puzzle is, or `""`: `refute(game, puzzle, actions)`. A server asks
    it between turns, so it has to be quick; put what needs a solver into `wrong` of the puzzle."""

    solves: Collection[str] = constant(default=())
    """Names of fields of `web.board` and of `terminal.commands` that work out the answer: in a puzzle the board gets
    null for them, and the commands are missing. `effect` stands for `web.effect`, which is not sent then."""
