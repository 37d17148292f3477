"""Makes a case that is in no box, from a seed."""

from ....engine import key_of
from ..rules import contract as rules
from ..rules.board import SQUARES
from ..rules.state import INFORMANTS, LEVEL
from .certificate import Case
from .generator import generate


def new_case(level: int, seed: str) -> Case:
    """Return a generated case: the same for the same seed, on every machine and in every release."""
    s = rules.State.rows()[0]
    s.key[:], s.options[LEVEL] = key_of(seed), level - 1
    decoys = generate(s)
    clues = s.clue.tolist()
    ordered = (*sorted(clues[:INFORMANTS]), *sorted(clues[INFORMANTS:]))
    return Case(level, int(s.answer), ordered, tuple(square for square in range(SQUARES) if decoys >> square & 1))
