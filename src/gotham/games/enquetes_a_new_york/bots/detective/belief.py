"""What a seat can conclude: the squares left, the chance of each, and the information of one more card.

All of it comes from the view and the grammar of clues; the box is not read (EN-35).
"""

from itertools import pairwise
from typing import Any

import numpy as np

from ...cases.clues import EDGES, TRUTH
from ...cases.generator import squares_left
from ...rules.board import SQUARES
from ...rules.state import INFORMANTS, KINDS, LEVEL

Numbers = np.ndarray[Any, Any]

_HOLDS = (TRUTH[:, None] >> np.arange(SQUARES)) & 1  # by clue and square
_DECKS = [_HOLDS[first:end] for first, end in pairwise(EDGES)]  # by level and kind
COUNTS = np.maximum([deck.sum(axis=0) for deck in _DECKS], 1).reshape(-1, KINDS, SQUARES)  # true clues, by square
CHANCES = [deck / count for deck, count in zip(_DECKS, COUNTS.reshape(-1, SQUARES), strict=True)]  # of each clue

# A clue is likelier where few clues are true of the answer. If the clues of a case were drawn independently, that would
# count in full. They are chosen to fit together: on generated cases half of it, as a power, fitted best.
TRUST = 0.5


def members(squares: int) -> list[int]:
    """Return the squares of a set."""
    return [square for square in range(SQUARES) if squares >> square & 1]


def counted(cards: int) -> tuple[int, int]:
    """Return how many cards of each kind a set has."""
    informants = (cards & ((1 << INFORMANTS) - 1)).bit_count()
    return informants, cards.bit_count() - informants


def belief(s: Any, cards: int) -> Numbers:
    """Return the chance of each square for a reader of these cards: uniform at first, then by the clues."""
    chances = np.zeros(SQUARES)
    where = members(int(squares_left(s, cards)))
    informants, experts = COUNTS[s.options[LEVEL]][:, where] ** -TRUST
    read = counted(cards)
    chances[where] = informants ** read[0] * experts ** read[1]
    chances /= chances.sum()
    return chances


def entropy(chances: Numbers) -> float:
    """Return the entropy in bits."""
    some = chances[chances > 0]
    return float(-(some * np.log2(some)).sum())


def gain(chances: Numbers, level: int, kind: int) -> float:
    """Return the expected information of a card of a kind in bits, over all clues it can have at each answer."""
    where = chances > 0
    joint = CHANCES[level * KINDS + kind][:, where] * chances[where]
    return entropy(chances) + entropy(joint.sum(axis=1)) - entropy(joint)
