"""Puzzles: endgames of two players in which exactly one action wins the match, with proof and explanation."""

from typing import Any

from ....hooks.puzzles import PuzzleHooks
from ....i18n.catalogue import speech
from ....match.game import Game
from ....match.scene import read_scene
from ....study.puzzles import Puzzle, solution
from ..bots.endgame.two_players import Endgame
from ..rules.scoring import rounds, total
from ..rules.state import NUMBERS, PASS, PLAY
from ..text.notation import SUITS


def rows_of(game: Game, puzzle: Puzzle) -> Any:
    """Return the position of a puzzle."""
    return read_scene(game, puzzle.scene).rows(game, puzzle.id)


def margins(game: Game, rows: Any) -> dict[int, int]:
    """Return the acting seat's margin in the match after each action under perfect play; negative is a loss."""
    endgame = Endgame(game, rows[0])
    sign, before = (1, -1)[endgame.turn], int(total(rows[0], 0) - total(rows[0], 1))
    return {action: sign * (before + lead) for action, lead in endgame.leads().items()}


def check(game: Game, puzzle: Puzzle) -> None:
    """Raise ValueError unless the solution is the only action that wins the match."""
    rows = rows_of(game, puzzle)
    s = rows[0]
    if s.players != 2 or s.pile or s.round_ + 1 != rounds(s) or s.turn != puzzle.seat:
        raise ValueError("this is no endgame of two players in the last round")
    winning = [action for action, margin in margins(game, rows).items() if margin > 0]
    if winning != solution(game, puzzle):
        raise ValueError(f"what wins is: {', '.join(game.notation[action] for action in winning)}")


def question(rows: Any) -> str:
    """Return the question of a puzzle."""
    return speech("puzzle-take" if rows[0].taking else "puzzle-play")


def why(game: Game, rows: Any) -> str:
    """Return the explanation: how the match ends with the solution, and with the next best action."""
    (_, won), (other, lost) = sorted(margins(game, rows).items(), key=lambda each: -each[1])[:2]
    return speech("puzzle-won", margin=won, next=f"action:{other}", other=-lost)


def refute(game: Game, puzzle: Puzzle, actions: list[int]) -> str:
    """Return the reply that refutes a wrong answer, and how the match ends then."""
    rows = rows_of(game, puzzle)
    lost, endgame = -margins(game, rows)[actions[0]], Endgame(game, rows[0]).after(actions[0])
    while not endgame.is_done and endgame.turn == puzzle.seat:
        endgame = endgame.after(endgame.best())
    if endgame.is_done:
        return speech("puzzle-alone", margin=lost)
    action, who = endgame.best(), f"seat:{endgame.turn}"
    if action == PASS:
        return speech("puzzle-passed", who=who, margin=lost)
    suit, number = divmod(action - PLAY, NUMBERS)
    return speech("puzzle-answered", who=who, suit=SUITS[suit], number=number + 1, margin=lost)


HOOKS = PuzzleHooks(check=check, refute=refute)
