"""Composes additional boxes of Enquêtes à New York, and fits how strongly a card of a box indicates an answer:
`python -m tools.boxes 12`, with OR-Tools installed. It prints the powers of the grammar and of the counts of generated
cases (`weighing.IN_BOX`), the most likely ones for the answers of these boxes first.
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
HANDS = 100  # repetitions with some cards of each case
MOST = 8  # remaining squares in a hand
STEPS = np.arange(0, 1.3, 0.125)


class Hand(NamedTuple):
    """The values of each remaining square by the grammar and by the counts, and the index of the right one."""

    grammar: Any
    counted: Any
    right: int


def compose(level: int, random: Random) -> list[tuple[int, list[int]]]:
    """Return the cases of a level of a new box, as answer and clues; none if the solver found no box."""
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
    """Return the mean negative log-likelihood of the answers with these powers."""
    weighed = (one * hand.grammar + other * hand.counted for hand in found)
    return float(np.mean([np.logaddexp.reduce(x) - x[hand.right] for x, hand in zip(weighed, found, strict=True)]))


def main(count: int) -> None:
    box.EXAMPLES = ()  # a box with other answers may have no place for them
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
