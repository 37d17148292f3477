"""Information-set Monte Carlo tree search within a budget of iterations or of time."""

import time
from typing import Any, NamedTuple

import numpy as np

from ..engine import cells, search
from ..i18n.catalogue import speech
from ..match.game import Game, seed_number
from ..match.view import View
from .player import budget

SLICE = 1 << 14  # iterations at a time, for which room is made
GLANCE = 64  # most iterations between two looks at the clock


class ActionEstimate(NamedTuple):
    """A search's estimate of an action: visits and mean value, from 0 (lost) to 1."""

    action: int
    tries: int
    value: float


class IsmctsBot:
    """`ismcts:1000` searches so many iterations and repeats itself exactly; `ismcts:100ms` searches so long."""

    def __init__(self, game: Game, argument: str, seed: int) -> None:
        self.iterations, self.seconds = budget(argument, "1000")
        self.seed, self.turns = seed, 0
        self.grow = game.bind(search.grow)
        self.lots = game.rules.ACTIONS.lots(game.rules.LIVELY)
        self.tries, self.found = 0, list[ActionEstimate]()

    def act(self, view: View, last_call: bool = False) -> int:
        numbers = view.numbers
        if len(numbers) == 1:
            self.found = []
            return numbers[0]
        self.turns += 1
        tree = Tree(view, self.grow, self.lots, seed_number(self.seed, self.turns))
        if self.iterations:
            self._search_so_much(tree)
        else:
            self._search_so_long(tree)
        self.tries, self.found = tree.tries, tree.most_visited()
        return self.found[0].action

    def advise(self) -> str:
        """Return the estimates of the chosen and of the next best action."""
        if len(self.found) < 2:
            return speech("bot-hint-only")
        best, other = self.found
        shares = {"share": round(100 * best.value), "other": round(100 * other.value)}
        return speech("bot-hint-search", runs=self.tries, tries=best.tries, next=f"action:{other.action}", **shares)

    def _search_so_much(self, tree: "Tree") -> None:
        for done in range(0, self.iterations, SLICE):
            tree.grow(min(SLICE, self.iterations - done))

    def _search_so_long(self, tree: "Tree") -> None:
        """Check the clock after 1, 2, 4, ... iterations: interpreted rules are slow."""
        end, count = time.perf_counter() + self.seconds, 1
        while time.perf_counter() < end or tree.used == 1:
            tree.grow(count)
            count = min(2 * count, GLANCE)


class Tree:
    """A search tree over one view."""

    def __init__(self, view: View, grow: Any, lots: Any, seed: int) -> None:
        rules, most = view.game.rules, max(view.game.rules.PLAYERS)
        self.view, self._grow, self.lots, self.seed = view, grow, lots, seed
        self.worlds = rules.State.rows()
        self.scratch = (
            np.zeros(rules.ACTIONS.count, np.bool_),
            np.zeros(rules.LIMIT + 2, np.int64),
            np.zeros(most, np.int64),
            np.zeros(most),
        )
        self.scale = np.zeros(2)
        self.nodes = np.zeros((1024, search.COLUMNS), np.int64)
        self.values = np.zeros((1024, most))
        self.used = 1

    def grow(self, iterations: int) -> None:
        """Run iterations; each adds at most one node."""
        while self.used + iterations > len(self.nodes):
            self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
            self.values = np.concatenate([self.values, np.zeros_like(self.values)])
        self.seed += 1
        self.used = self._grow(
            cells(self.view.rows)[0],
            self.worlds,
            cells(self.worlds),
            self.view.viewer,
            self.nodes,
            self.values,
            self.used,
            self.scale,
            self.lots,
            self.scratch,
            iterations,
            seed_number(self.seed),
        )

    @property
    def tries(self) -> int:
        return int(self.nodes[0, search.VISITS])

    def most_visited(self) -> list[ActionEstimate]:
        """Return the two most visited actions at the root, or the only one tried."""
        child, nodes = int(self.nodes[0, search.CHILD]), self.nodes
        ranked: list[tuple[int, int]] = []  # visits and node
        while child:
            ranked.append((int(nodes[child, search.VISITS]), child))
            child = int(nodes[child, search.SIBLING])
        ranked.sort(key=lambda each: -each[0])  # of equals the first stays first
        return [self._found(node) for _, node in ranked[:2]]

    def _found(self, node: int) -> ActionEstimate:
        tries = int(self.nodes[node, search.VISITS])
        value = float(self.values[node, self.view.viewer]) / max(tries, 1)
        return ActionEstimate(int(self.nodes[node, search.EDGE]) // search.SEATS, tries, value)
