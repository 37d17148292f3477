"""Composes boxes of Enquêtes à New York that nobody plays with, and tells how far a card of a box speaks for an answer:
`python -m tools.boxes 12`, with OR-Tools installed. It prints the powers of what the grammar and of what the counts of
generated cases say (`weighing.IN_BOX`), those first that make the answers of these boxes likeliest.
"""

import sys
from itertools import product
from random import Random
from typing import Any, NamedTuple

import numpy as np

from gotham.games.enquetes_a_new_york.bots.master.square_odds import GENERATED, grammar, likelihoods
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, LEVELS, TRUTH
from gotham.games.enquetes_a_new_york.rules.board import SQUARE, SQUARES

from . import box

HOLDS = ((TRUTH[:, None] >> np.arange(SQUARES)) & 1) > 0
HANDS = 100  # some cards of each case, so often
MOST = 8  # squares that are left in a hand
STEPS = np.arange(0, 1.3, 0.125)


class Hand(NamedTuple):
    """What the grammar and the counts say of each square that is left, and which of these is right."""

    grammar: Any
    counted: Any
    right: int


def compose(level: int, random: Random) -> list[tuple[int, list[int]]]:
    """The cases of a level of a new box, as answer and clues; none where the solver found no box."""
    clues = [number for number, clue in enumerate(CLUES) if clue.level == level]
    random.shuffle(clues)
    cases = [box.draw_case(level, random.choice(SQUARE), clues, random) for _ in box.NUMBERS]
    problem = box.Problem(level, cases, clues)
    problem.share()
    problem.part()
    chosen = problem.solve()
    return [(case.answer, [clue for clue, of in chosen if of == place]) for place, case in enumerate(cases) if chosen]


def hands(answer: int, clues: list[int], random: Random) -> list[Hand]:
    found = []
    for _ in range(HANDS):
        read = random.sample(clues, random.randint(3, 11))
        where = np.flatnonzero(HOLDS[read].all(axis=0))
        if 2 <= len(where) <= MOST:
            said = (table[read][:, where].sum(axis=0) for table in (grammar(), likelihoods()[GENERATED]))
            found.append(Hand(*said, where.tolist().index(answer)))
    return found


def surprise(found: list[Hand], one: float, other: float) -> float:
    """How unlikely the answers are on average, with these powers."""
    weighed = (one * hand.grammar + other * hand.counted for hand in found)
    return float(np.mean([np.logaddexp.reduce(x) - x[hand.right] for x, hand in zip(weighed, found, strict=True)]))


def main(count: int) -> None:
    box.EXAMPLES = ()  # which a box of other answers may have no place for
    for level in LEVELS:
        found = list[Hand]()
        for number in range(count):
            random = Random(f"{level}/{number}")
            for answer, clues in compose(level, random):
                found += hands(answer, clues, random)
        ranked = sorted((surprise(found, *pair), *pair) for pair in product(STEPS, STEPS))
        print(f"level {level}, {len(found)} hands")
        for surprised, one, other in ranked[:5]:
            print(f"  {surprised:.4f}: grammar {one:.3f}, counted {other:.3f}")


if __name__ == "__main__":
    main(int(sys.argv[1]))
