"""How likely each square is to who has read some cards: exactly what the clues leave, weighed by how cases are made.

The clues of a generated case are chosen to fit together (EN-17 is no secret), so each has its own chance at each
answer, which was counted on generated cases (`clue_chances.json`, made by `tools/clue_chances.py`). Of a case of the
box it counts for less, and for half that all clues that are true of the answer were equally likely: that came out best
on boxes that were composed anew (`tools/boxes.py`). The box itself was not looked at (EN-35).
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
SIZES = 6  # numbers of squares that are told apart, from none to five or more
IN_BOX = (0.5, 0.25)  # the powers of what the grammar and of what the counts say, of a case of the box
UNIT = 50  # the file has so many to one of the natural logarithm, less than nothing


@functools.cache
def likelihoods() -> Numbers:
    """The logarithm of how likely a card has a clue; by how the case was made, clue and answer."""
    holds = (TRUTH[:, None] >> np.arange(SQUARES)) & 1
    counted = iter([row for level in _file()["chances"] for row in level])
    found = np.zeros((2, len(TRUTH), SQUARES))
    for clue in range(len(TRUTH)):
        found[GENERATED, clue, holds[clue] > 0] = [-number / UNIT for number in next(counted)]
    found[BOX] = IN_BOX[0] * grammar() + IN_BOX[1] * found[GENERATED]
    found.flags.writeable = False
    return found


def grammar() -> Numbers:
    """The same if all clues that are true of an answer were equally likely on a card; 0 where one is not."""
    chances = np.concatenate(CHANCES)
    return np.log(np.where(chances > 0, chances, 1.0))


@functools.cache
def trust() -> Numbers:
    """How far the chances of several clues count as if they were drawn one by one, as a power; by how the case was
    made, level, cards that were read, and squares that are left."""
    counted = np.array(_file()["trust"])
    found = np.array([np.ones_like(counted), counted])
    found.flags.writeable = False
    return found


def _file() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(FILE.read_text())
    return read


@rule
def weigh(s, cards, likelihood, power, chances):  # type: ignore[no-untyped-def]
    """Writes how likely each square is to who has read these cards; returns the likeliest."""
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
