"""Exact endgames of two players: the value and the best action of a fully known state."""

import copy
import functools
from typing import Any, NamedTuple

import numpy as np

from .....match.game import Game
from ...rules.actions import in_hand
from ...rules.state import BONUSES, CARDS, NUMBERS, PASS, PLAY, RESERVED, TAKE, State
from ..master.rollouts import tabulate
from . import alpha_beta

STEP = 3  # points per null window, starting from the far end: refuting high hopes is cheap


class Solved(NamedTuple):
    """The lead of seat 0 at the end of the round if both play perfectly, and an action that reaches it."""

    lead: int
    action: int
    looked: int  # positions searched


class Endgame:
    """A position of two players with an empty pile, in the representation of the solver."""

    def __init__(self, game: Game, s: Any) -> None:
        hands = [[card for card in range(CARDS) if in_hand(s.place[card], seat)] for seat in range(2)]
        reserve = [card for card in range(CARDS) if s.place[card] == RESERVED]
        self.cards = sorted(hands[0] + hands[1] + reserve)
        self.tables = (*_places(self.cards), *values(game, int(s.options[BONUSES])))
        self.stack = np.zeros((alpha_beta.PLIES, alpha_beta.FIELDS), np.int64)
        self.moves = np.zeros((alpha_beta.PLIES, alpha_beta.MOVES), np.int64)
        self.useful = np.zeros((2, 2, alpha_beta.MOST + 1), np.int64)
        self.memory = np.zeros((alpha_beta.ENTRIES, 2), np.int64)
        self._solve, self._advance = game.bind(alpha_beta.solve), game.bind(alpha_beta.advance)
        self.begin()
        root = self.stack[0]
        for seat in range(2):
            root[alpha_beta.HANDS + seat] = 0 if s.passed[seat] else self._set(hands[seat])
            tops = (position for position in range(NUMBERS) if s.top[position] // NUMBERS == seat)
            root[alpha_beta.TOPS + seat] = sum(1 << position for position in tops)
        root[alpha_beta.RESERVE], root[alpha_beta.TURN], root[alpha_beta.TAKING] = self._set(reserve), s.turn, s.taking

    def begin(self) -> None:
        """Start solving the position in the first row of the stack."""
        self.at = np.array([0, 1, 0, 0])
        self.least, self.most, self.move = -alpha_beta.LARGEST, alpha_beta.LARGEST, 0
        self._leads: dict[int, int] = {}

    def _set(self, cards: list[int]) -> int:
        return sum(1 << self.cards.index(card) for card in cards)

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return int(self.stack[0, alpha_beta.TURN])

    def action(self, move: int) -> int:
        """Return the action of the rules for a move of the solver."""
        if move == alpha_beta.PASSES:
            return int(PASS)
        return int(TAKE if self.stack[0, alpha_beta.TAKING] else PLAY) + self.cards[move]

    def solve(self, limit: int) -> Solved | None:
        """Return the value, or None after searching `limit` positions; the next call continues the search."""
        root, end = self.stack[0], self.at[alpha_beta.LOOKED] + limit
        while self.least < self.most:
            step = min(STEP, (self.most - self.least + 1) // 2)
            beta = self.least + step if root[alpha_beta.TURN] == 0 else self.most + 1 - step
            left = end - self.at[alpha_beta.LOOKED]
            if not self._solve(self.stack, self.moves, self.useful, self.memory, self.tables, beta, self.at, left):
                return None
            lead = int(self.at[alpha_beta.VALUE])
            if lead >= beta:
                self.least = lead
            else:
                self.most = lead
            if (lead >= beta) == (root[alpha_beta.TURN] == 0):
                self.move = int(root[alpha_beta.MOVE])
            self.at[alpha_beta.NEW] = 1
        return Solved(self.least, self.action(self.move), int(self.at[alpha_beta.LOOKED]))

    @property
    def is_done(self) -> bool:
        """Whether no seat has a turn left."""
        return bool(alpha_beta.is_done(self.stack, 0))

    def lead(self) -> int:
        """Return the value, however long that takes."""
        if self.is_done:
            tops, worth = self.stack[0, alpha_beta.TOPS :], self.tables[3]
            return int(worth[tops[0]] - worth[tops[1]])
        return self._solved().lead

    def best(self) -> int:
        """Return a best action."""
        return self._solved().action

    def _solved(self) -> Solved:
        found = self.solve(1 << 60)
        assert found
        return found

    def leads(self) -> dict[int, int]:
        """Return the lead of seat 0 after every action."""
        if not self._leads:
            root, found = self.stack[0], dict[tuple[int, int], int]()
            cards = root[alpha_beta.RESERVE] if root[alpha_beta.TAKING] else root[alpha_beta.HANDS + self.turn]
            moves = [card for card in range(len(self.cards)) if cards >> card & 1]
            for move in moves if root[alpha_beta.TAKING] else [*moves, alpha_beta.PASSES]:
                sort = self._sort(move)
                if sort not in found:
                    found[sort] = self._after(move).lead()
                self._leads[self.action(move)] = found[sort]
        return self._leads

    def _sort(self, move: int) -> tuple[int, int]:
        """Return a key that is equal for equivalent moves: neutral cards of one number are."""
        neutral = move != alpha_beta.PASSES and self.tables[1][move] == 2
        return (1, int(self.tables[0][move])) if neutral else (0, move)

    def after(self, action: int) -> "Endgame":
        """Return the position after an action; it shares the transposition table."""
        return self._after(alpha_beta.PASSES if action == PASS else self.cards.index((action - PLAY) % CARDS))

    def _after(self, move: int) -> "Endgame":
        other = copy.copy(self)
        self._advance(self.stack, 0, move, self.tables)
        other.stack = np.concatenate([self.stack[1:2], self.stack[1:]])
        other.begin()
        return other


def _places(cards: list[int]) -> tuple[Any, Any, Any]:
    """Return each card's position and owner (2: nobody), and the positions of every set of cards."""
    where, side = np.zeros(alpha_beta.MOST, np.int64), np.full(alpha_beta.MOST, 2)
    sets = np.zeros((4, 2, 1 << alpha_beta.HALF), np.int64)
    for place, card in enumerate(cards):
        suit, where[place] = divmod(card, NUMBERS)
        side[place] = min(suit, 2)
        half, bit = divmod(place, alpha_beta.HALF)
        has = (np.arange(1 << alpha_beta.HALF) >> bit & 1) << where[place]
        sets[alpha_beta.ALL, half] |= has
        sets[alpha_beta.SUIT + side[place], half] |= has
    return where, side, sets


@functools.cache
def values(game: Game, bonuses: int) -> tuple[Any, Any, Any]:
    """Return the worth of every set of positions, the maximum over its subsets and the minimum over its supersets."""
    rows, worth = State.rows(), np.zeros(1 << NUMBERS, np.int64)
    rows[0].options[BONUSES] = bonuses
    game.bind(tabulate)(rows[0], worth)
    highest, lowest = worth.copy(), worth.copy()
    sets = np.arange(1 << NUMBERS)
    for position in range(NUMBERS):
        without = sets[sets >> position & 1 == 0]
        with_ = without | 1 << position
        highest[with_] = np.maximum(highest[with_], highest[without])
        lowest[without] = np.minimum(lowest[without], lowest[with_])
    return worth, highest, lowest
