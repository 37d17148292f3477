"""Endgames as the bots ask for them: from a state that is wholly known to its value and the best action."""

import copy
import functools
from typing import Any, NamedTuple

import numpy as np

from .....match.game import Game
from ...rules.legality import in_hand
from ...rules.state import BONUSES, CARDS, NUMBERS, PASS, PLAY, RESERVED, TAKE, State
from ..master.rollouts import tabulate
from . import alpha_beta

STEP = 3  # points at a time; to refute hopes of who plays last is cheap, so it begins with the highest


class Solved(NamedTuple):
    """The lead of seat 0 at the end of the round if both play as well as can be, and an action that gets it."""

    lead: int
    action: int
    looked: int  # positions looked at


class Endgame:
    """A position of two players with an empty pile, as the solver keeps it."""

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
        """Begins to solve the position in the first row of the stack."""
        self.at = np.array([0, 1, 0, 0])
        self.least, self.most, self.move = -alpha_beta.LARGEST, alpha_beta.LARGEST, 0
        self._leads: dict[int, int] = {}

    def _set(self, cards: list[int]) -> int:
        return sum(1 << self.cards.index(card) for card in cards)

    @property
    def turn(self) -> int:
        """Who acts."""
        return int(self.stack[0, alpha_beta.TURN])

    def action(self, move: int) -> int:
        """A move of the solver as the rules number it."""
        if move == alpha_beta.PASSES:
            return int(PASS)
        return int(TAKE if self.stack[0, alpha_beta.TAKING] else PLAY) + self.cards[move]

    def solve(self, limit: int) -> Solved | None:
        """Its value, unless that takes looking at more positions than the limit; asked again, it goes on."""
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
        """Whether nobody has a turn any more."""
        return bool(alpha_beta.is_done(self.stack, 0))

    def lead(self) -> int:
        """Its value, however long that takes."""
        if self.is_done:
            tops, worth = self.stack[0, alpha_beta.TOPS :], self.tables[3]
            return int(worth[tops[0]] - worth[tops[1]])
        return self._solved().lead

    def best(self) -> int:
        """An action that gets it."""
        return self._solved().action

    def _solved(self) -> Solved:
        found = self.solve(1 << 60)
        assert found
        return found

    def leads(self) -> dict[int, int]:
        """The lead of seat 0 behind every action."""
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
        """What is alike: neutral cards of one number are."""
        neutral = move != alpha_beta.PASSES and self.tables[1][move] == 2
        return (1, int(self.tables[0][move])) if neutral else (0, move)

    def after(self, action: int) -> "Endgame":
        """The position behind an action, which shares what has been found out."""
        return self._after(alpha_beta.PASSES if action == PASS else self.cards.index((action - PLAY) % CARDS))

    def _after(self, move: int) -> "Endgame":
        other = copy.copy(self)
        self._advance(self.stack, 0, move, self.tables)
        other.stack = np.concatenate([self.stack[1:2], self.stack[1:]])
        other.begin()
        return other


def _places(cards: list[int]) -> tuple[Any, Any, Any]:
    """Of each card its position and whose it is (2: nobody's), and the positions of every set of them."""
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
    """What every set of positions is worth, the most of its parts and the least of the sets that contain it."""
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
