"""A game with OpenSpiel's interface: states sampled from one seat's view, on the compiled rules."""

from typing import Any

import numpy as np

from ..engine import UNKNOWN, cells, copied, dice, roll, rule
from ..engine.contract import apply, awaited, is_over, legal, look, winners
from ..engine.playout import next_seat, pick
from ..match.view import View, marked, seats_of

OVER = -4  # what OpenSpiel calls the player to act when a match is over


@rule
def go_on(rows, seat, action, mask, sight, flat):  # type: ignore[no-untyped-def]
    """Apply an action; return the next seat clockwise and fill its legal actions and view.

    One call: crossing from Python costs more than the work. flat is sight as a row of int64.
    """
    s = rows[0]
    apply(s, seat, action)
    if is_over(s):
        return OVER
    seat = next_seat(awaited(s), seat)
    legal(s, seat, mask)
    for index in range(len(flat)):
        flat[index] = UNKNOWN
    look(s, seat, sight[0])
    return seat


@rule
def finish(rows, seat, mask, choices, seed):  # type: ignore[no-untyped-def]
    """Play to the end at random; return the winners."""
    rng, s = dice(seed), rows[0]
    while not is_over(s):
        legal(s, seat, mask)
        rng = roll(rng)
        apply(s, seat, pick(mask, choices, rng))
        if not is_over(s):
            seat = next_seat(awaited(s), seat)
    return winners(s)


class LegalActions(list[int]):
    """Legal actions; OpenSpiel makes a deep copy before it expands a node, which takes a list as long as a move."""

    def __deepcopy__(self, memo: Any) -> "LegalActions":
        return LegalActions(self)


class SpielGame:
    """The view of the seat to act, from which all states of a search are sampled, with their buffers."""

    def __init__(self, view: View, kind: Any) -> None:
        game, self.view, self.kind = view.game, view, kind
        self.guess, self.go_on, self.finish = game.guess, game.bind(go_on), game.bind(finish)
        self.moves, self.seen = LegalActions(view.numbers), view.rows.tobytes()
        self.sight = game.rules.State.rows()
        self.flat = cells(self.sight)[0]
        self.mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
        self.choices = np.zeros(game.rules.ACTIONS.count, np.int64)

    def get_type(self) -> Any:
        return self.kind

    def root(self) -> "SpielState":
        """Return the view itself: its legal actions are known, its hidden fields are not."""
        return SpielState(self, self.view.rows, self.view.viewer, self.moves, self.seen)

    def resample(self, seed: int) -> "SpielState":
        """Sample a full state consistent with the view."""
        rows = self.guess(self.view.rows, self.view.viewer, seed)
        return SpielState(self, rows, self.view.viewer, self.moves, self.seen)

    def play_out(self, rows: Any, seat: int, seed: int) -> list[float]:
        """Return the result of random play by seat: 1 for a sole win, -1 for a loss, between for a shared win."""
        won = seats_of(self.finish(rows, seat, self.mask, self.choices, seed))
        return [2.0 / len(won) - 1.0 if player in won else -1.0 for player in range(self.view.players)]


class SpielState:
    """One state, with the names that OpenSpiel's states have. What a player sees is a text there; bytes do as well."""

    def __init__(self, game: SpielGame, rows: Any, seat: int, moves: LegalActions, seen: bytes) -> None:
        self.game, self.rows, self.seat, self.moves, self.seen = game, rows, seat, moves, seen

    def get_game(self) -> SpielGame:
        return self.game

    def current_player(self) -> int:
        return self.seat

    def legal_actions(self, player: int | None = None) -> LegalActions:
        return self.moves

    def observation_string(self) -> bytes:
        return self.seen

    def is_terminal(self) -> bool:
        return self.seat == OVER

    def is_chance_node(self) -> bool:
        return False  # all chance is in the key, which was guessed with the rest

    def apply_action(self, action: int) -> None:
        game = self.game
        self.seat = game.go_on(self.rows, self.seat, action, game.mask, game.sight, game.flat)
        if self.seat != OVER:
            self.moves, self.seen = LegalActions(marked(game.mask)), game.flat.tobytes()

    def clone(self) -> "SpielState":
        return SpielState(self.game, copied(self.rows), self.seat, self.moves, self.seen)

    def returns(self) -> list[float]:
        return self.game.play_out(self.rows, self.seat, 0)
