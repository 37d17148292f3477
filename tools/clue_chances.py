"""Counts how often each clue is on a card, by the answer, in generated cases of Enquêtes à New York, and writes the
table that `weighing` reads: `python -m tools.clue_chances`. No case of the box is in it (EN-35).

Half of the cases are counted. The other half, with some of their cards read, is used to fit the power of the counts:
the one with the highest likelihood of the answers, for each number of cards and of remaining squares.
"""

import json
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from gotham.engine import dice, draw_key, rule
from gotham.games.enquetes_a_new_york.bots.master.square_odds import FILE, SIZES, UNIT
from gotham.games.enquetes_a_new_york.cases.clues import EDGES, TRUTH
from gotham.games.enquetes_a_new_york.cases.generator import generate
from gotham.games.enquetes_a_new_york.rules.board import SQUARES
from gotham.games.enquetes_a_new_york.rules.setup import label_cards
from gotham.games.enquetes_a_new_york.rules.state import CARDS, INFORMANTS, KINDS, LEVEL
from gotham.match import game as library

CASES = 300_000  # of a level
SAMPLES = 120_000  # cases used to fit the power
MOST = 8  # remaining squares in a hand
SEED = 1 << 40
POWERS = np.arange(0.1, 1.6, 0.02)
DOUBT = 40  # the weight of the usual value
HOLDS = ((TRUTH[:, None] >> np.arange(SQUARES)) & 1) > 0

Array = np.ndarray[Any, Any]


class Hands(NamedTuple):
    """Read cards: their number, the number of remaining squares, the counts of each of these, and of the right one."""

    counts: Array
    squares: Array
    logs: Array
    right: Array

    def where(self, chosen: Array) -> "Hands":
        return Hands(*(column[chosen] for column in self))


@rule
def make(s, level, first, clues, answers):  # type: ignore[no-untyped-def]
    """Generate cases of a level from this seed on."""
    s.options[LEVEL] = level
    for case in range(len(answers)):
        draw_key(s.key, dice(first + case))
        generate(s)
        label_cards(s)
        answers[case] = s.answer
        for card in range(CARDS):
            clues[case, card] = s.clue[card]


def cases(level: int) -> tuple[Array, Array]:
    """Return the clues and the answers of all cases of a level."""
    game = library.game("enquetes-a-new-york")
    clues, answers = np.zeros((CASES, CARDS), np.int64), np.zeros(CASES, np.int64)
    game.bind(make)(game.rules.State.rows()[0], level, SEED + level * CASES, clues, answers)
    return clues, answers


def logs_of(level: int, clues: Array, answers: Array) -> Array:
    """Return the log-probability of each clue of a level on a card, by answer, with add-one smoothing."""
    counts = HOLDS.astype(float)
    for card in range(CARDS):
        np.add.at(counts, (clues[:, card], answers), 1)
    for first, end in pairwise(EDGES[level * KINDS : level * KINDS + KINDS + 1]):
        counts[first:end] /= counts[first:end].sum(axis=0)
    with np.errstate(divide="ignore"):
        return np.asarray(np.log(counts))


def hands(logs: Array, clues: Array, answers: Array) -> Hands:
    """Return some cards of each case that leave at least two squares, but not many."""
    rng, found = np.random.default_rng(0), []
    for case, answer in zip(clues, answers, strict=True):
        informants = rng.permutation(INFORMANTS)[: rng.integers(1, 10)]
        experts = INFORMANTS + rng.permutation(CARDS - INFORMANTS)[: rng.integers(0, 6)]
        read = case[[*informants, *experts]]
        left = HOLDS[read].all(axis=0).sum()
        if 2 <= left <= MOST:
            weighed = logs[read].sum(axis=0)  # minus infinity if a clue excludes the square
            found.append((len(read), left, np.sort(weighed)[-MOST:], weighed[answer]))
    return Hands(*map(np.array, zip(*found, strict=True)))


def surprise(found: Hands, power: float) -> float:
    """Return the negative log-likelihood of the answers if the counts of clues are multiplied with a power."""
    return float((np.logaddexp.reduce(power * found.logs, axis=1) - power * found.right).sum())


def best(found: Hands, usual: float = 0.0) -> float:
    """Return the most likely power; with little data, close to the usual one."""
    return float(min(POWERS, key=lambda power: surprise(found, power) + (DOUBT * (power - usual) ** 2 if usual else 0)))


def powers(found: Hands) -> list[list[float]]:
    """Return the power for each number of cards and of squares."""
    table, usual = [], best(found)
    for count in range(CARDS + 1):
        same = found.where(abs(found.counts - count) <= 1)
        sizes = [np.minimum(same.squares, SIZES - 1) == size for size in range(SIZES)]
        table.append([round(best(same.where(size), usual), 2) for size in sizes])
    return table


def main() -> None:
    table: dict[str, Any] = {"cases": CASES // 2, "unit": UNIT, "trust": [], "chances": []}
    for level in range(2):
        clues, answers = cases(level)
        half = CASES // 2
        logs = logs_of(level, clues[:half], answers[:half])
        found = hands(logs, clues[half : half + SAMPLES], answers[half : half + SAMPLES])
        table["trust"].append(powers(found))
        print(f"level {level + 1}: {len(found.counts)} hands, {surprise(found, best(found)) / len(found.counts):.4f}")
        rows = range(EDGES[level * KINDS], EDGES[level * KINDS + KINDS])
        table["chances"].append([(-UNIT * logs[clue][HOLDS[clue]]).round().astype(int).tolist() for clue in rows])
    FILE.write_text(json.dumps(table, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
