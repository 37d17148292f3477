"""One tree search: the view, the remembered clues, and buffers that grow with the tree."""

import functools
from typing import Any, NamedTuple

import numpy as np

from .....engine import cells
from .....match.game import Game, seed_number
from .....match.view import View
from ...rules.state import ACTIONS, BONUSES, CARDS, LIMIT, SEATS, SUITS, State
from ..endgame.two_players import values
from . import tree
from .habits import habits
from .rollouts import CHOICES, NEUTRAL, NOISES, NOTHING, OTHER, OWN, CardLayout


class WinEstimate(NamedTuple):
    """An action, how often it was tried, and its estimated chance to win the match."""

    action: int
    tries: int
    chance: float


class TreeSearch:
    """A search tree over one view that can be grown step by step."""

    def __init__(self, view: View, clues: Any, seed: int) -> None:
        self.view, self.clues, self.seed = view, clues, seed
        self.rows, self.layout = State.rows(), CardLayout.rows()[0]
        self.tables, self.scratch = tables(view), scratch()
        self.world = np.full(CARDS + 1, -1.0)
        self.nodes = np.zeros((1024, tree.FIELDS), np.int64)
        self.values = np.zeros((1024, SEATS + 1))
        self.used = 1
        self._grow = view.game.bind(tree.grow)

    def grow(self, iterations: int, first: int = tree.ANY) -> None:
        """Continue the search, on request with one first action; every iteration adds at most one node."""
        while self.used + iterations > len(self.nodes):
            self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
            self.values = np.concatenate([self.values, np.zeros_like(self.values)])
        self.seed += 1
        self.used = self._grow(
            self.view.cells,
            self.rows,
            cells(self.rows),
            self.layout,
            self.view.viewer,
            self.nodes,
            self.values,
            self.used,
            self.tables,
            self.clues,
            self.world,
            self.scratch,
            iterations,
            seed_number(self.seed),
            first,
        )

    def compare(self, most: int) -> list[WinEstimate]:
        """Return the most visited actions in that order, after each has been tried as often as an even share."""
        found = self.favourites()[:most]
        least = int(self.nodes[0, tree.VISITS]) // most
        for each in found:
            if each.tries < least:
                self.grow(least - each.tries, each.action)
        estimates = {each.action: each for each in self.favourites()}
        return [estimates[each.action] for each in found]

    def favourites(self) -> list[WinEstimate]:
        """Return the actions that were tried, the most visited first."""
        child, found = int(self.nodes[0, tree.CHILD]), list[WinEstimate]()
        while child:
            tries = int(self.nodes[child, tree.VISITS])
            chance = float(self.values[child, tree.CHANCE]) / max(tries, 1)
            found.append(WinEstimate(int(self.nodes[child, tree.ACTION]), tries, chance))
            child = int(self.nodes[child, tree.SIBLING])
        return sorted(found, key=lambda each: -each.tries)  # stable among equals


def scratch() -> tuple[Any, ...]:
    """Return buffers for a path, actions, their children, indices by action, preferences and rewards."""
    found, slot = np.zeros((2, CHOICES), np.int64)
    path, place = np.zeros(LIMIT + 2, np.int64), np.full(ACTIONS.count, -1)
    return path, found, slot, place, np.zeros(CHOICES), np.zeros(2 * SEATS)


def tables(view: View) -> tuple[Any, ...]:
    """Return the tables of the rollout policy for a view's options and number of players."""
    return _tables(view.game, int(view["options"][BONUSES]), view.players)


@functools.cache
def _tables(game: Game, bonuses: int, players: int) -> tuple[Any, ...]:
    return tables_of(game, bonuses, players, habits())


def tables_of(game: Game, bonuses: int, players: int, habits: Any) -> tuple[Any, ...]:
    """Return worth by set of positions, habits, Gumbel noise for sampling, and each player's relation to the suits."""
    noise = -np.log(-np.log((np.arange(NOISES) + 0.5) / NOISES))
    whose, stake = np.full((SEATS, SUITS + 1), NEUTRAL), np.zeros((SEATS, SUITS + 1))
    whose[:, :players], stake[:, :players] = OTHER, -1 / (players - 1)
    whose[:, SUITS] = NOTHING
    np.fill_diagonal(whose, OWN)
    np.fill_diagonal(stake, 1.0)
    return values(game, bonuses)[0].astype(np.int16), habits, noise, whose, stake
