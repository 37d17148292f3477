"""The chance of each square for a reader of some cards: the squares the clues leave, weighed by how cases are made.

The clues of a generated case are chosen to fit together (EN-17 is public), so each has its own chance at each answer,
counted on generated cases (`clue_chances.json`, written by `tools/clue_chances.py`). For a case of the box these counts
weigh less, and half the weight assumes that all clues true of the answer are equally likely: that fitted best on newly
composed boxes (`tools/boxes.py`). The box itself is not read (EN-35).
"""

import functools
import json
from pathlib import Path
from typing import Any

import numpy as np

from .....engine import bits, rule
from ...cases.clues import TRUTH
from ...cases.generator import squares_left
from ...rules.board import SQUARES
from ...rules.state import CARDS, LEVEL
from ..detective.belief import CHANCES

Numbers = np.ndarray[Any, Any]

FILE = Path(__file__).parents[2] / "data" / "clue_chances.json"
BOX, GENERATED = range(2)  # how a case was made
SIZES = 6  # classes of numbers of squares: none to five or more
IN_BOX = (0.5, 0.25)  # for a case of the box: the powers of the grammar and of the counts
UNIT = 50  # the file has negative natural logarithms in this fraction


@functools.cache
def likelihoods() -> Numbers:
    """Return the log probability of a clue on a card; by origin of the case, clue and answer."""
    holds = (TRUTH[:, None] >> np.arange(SQUARES)) & 1
    counted = iter([row for level in _file()["chances"] for row in level])
    found = np.zeros((2, len(TRUTH), SQUARES))
    for clue in range(len(TRUTH)):
        found[GENERATED, clue, holds[clue] > 0] = [-number / UNIT for number in next(counted)]
    found[BOX] = IN_BOX[0] * grammar() + IN_BOX[1] * found[GENERATED]
    found.flags.writeable = False
    return found


def grammar() -> Numbers:
    """Return the same if all clues true of an answer were equally likely; 0 where one is not true."""
    chances = np.concatenate(CHANCES)
    return np.log(np.where(chances > 0, chances, 1.0))


@functools.cache
def trust() -> Numbers:
    """Return the power by which the chances of several clues count as independent draws; by origin of the case, level,
    cards read, and squares left."""
    counted = np.array(_file()["trust"])
    found = np.array([np.ones_like(counted), counted])
    found.flags.writeable = False
    return found


def _file() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return read


@rule
def weigh(s, cards, likelihood, power, chances):  # type: ignore[no-untyped-def]
    """Write the chance of each square for a reader of these cards; return the likeliest."""
    made, squares = int(s.case == 0), squares_left(s, cards)
    strength = power[made, s.options[LEVEL], bits(cards), min(bits(squares), SIZES - 1)]
    best, top = 0, -np.inf
    for square in range(SQUARES):
        chances[square] = -np.inf
        if (squares >> square) & 1:
            total = 0.0
            for card in range(CARDS):
                if (cards >> card) & 1:
                    total += likelihood[made, s.clue[card], square]
            chances[square] = strength * total
            if chances[square] > top:
                best, top = square, chances[square]
    whole = 0.0
    for square in range(SQUARES):
        chances[square] = np.exp(chances[square] - top)
        whole += chances[square]
    for square in range(SQUARES):
        chances[square] /= whole
    return best
