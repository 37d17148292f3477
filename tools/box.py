"""Composes the box of Enquêtes à New York and writes its file: `python -m tools.box`, with OR-Tools installed.

Decoys are drawn first, for each case separately; then a level is one problem for the solver: the assignment of cards
to cases. The same version of OR-Tools finds the same box again. The certificate is independent of this module, and
decides.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, count, groupby
from pathlib import Path
from random import Random
from typing import NamedTuple

from ortools.sat.python import cp_model

from gotham.games.enquetes_a_new_york.cases import box_file
from gotham.games.enquetes_a_new_york.cases.certificate import (
    BACK,
    CARDS,
    EXAMPLES,
    KIND,
    NUMBERS,
    QUOTA,
    Box,
    Case,
    ClueCard,
    WheelEntry,
    difficulty,
    faults_of_box,
)
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, LEVELS, NAMES, Clue
from gotham.games.enquetes_a_new_york.rules.board import SQUARE, SQUARES

FILE = Path(box_file.__file__).with_name("box.json")
SEED = 1
DRAWS = 50  # draws of decoys before the best are tried
PATIENCE = 30  # effort per problem, in the solver's own deterministic unit
SYMBOLS = tuple(box_file.GLYPHS)  # in the order of the numbers

# Every district has a case, and answers repeat.  EN-11
ANSWERS = {
    1: ("D3", "B1", "E4", "C4", "A2", "D3", "E2", "A5", "C4", "B3", "D1", "A5"),
    2: ("B4", "E3", "C2", "A4", "D5", "B4", "A1", "C2", "E5", "C1", "B4", "D2"),
}
# Two squares are near John F. Kennedy airport, so that card and another settle a case: one case may be so short.
SHORT, JFK = "E4", NAMES["near-jfk"]

EXCLUDED = 2  # cards that exclude each wrong square, so that one may be missing  EN-14
EACH_SIZE = 8  # least number of cards with each count of cases on the back
IN_COMMON = 3  # most cards shared by two cases with the same answer
SAME_FORM = {1: {"informant": 5, "expert": 2}, 2: {"informant": 2, "expert": 1}}  # cards of a form in a case, by level
SAME_WORD = 2  # cards of a case about the same thing, such as Queens or row 3
SAME_SIDE = 3  # cards of a case about how far north, or west, it is


class Riddle(NamedTuple):
    """A case without cards."""

    answer: int
    decoys: tuple[int, ...]

    def allows(self, clue: int) -> bool:
        """Return whether a clue is true and excludes at most one decoy."""
        return is_true(clue, self.answer) and sum(not is_true(clue, square) for square in self.decoys) <= 1


def is_true(clue: int, square: int) -> bool:
    return bool(CLUES[clue].truth >> square & 1)


def traits(clue: Clue) -> Iterator[tuple[str, str]]:
    """Return the properties that a clue may share with others."""
    yield "truth", str(clue.truth)
    yield KIND[clue.kind], clue.form
    for word in clue.operands:
        yield "word", word
        if "-of-" in word:
            yield "side", word.partition("-of-")[0]


class Problem:
    """The assignment of cards to some cases of a level; `x[clue, case]` is whether a clue belongs to a case."""

    def __init__(self, level: int, cases: list[Riddle], clues: list[int]) -> None:
        self.level, self.cases, self.clues = level, cases, clues
        self.model, self.solver = cp_model.CpModel(), cp_model.CpSolver()
        pairs = [(clue, case) for clue in clues for case in range(len(cases)) if cases[case].allows(clue)]
        self.x = {pair: self.model.new_bool_var(f"card {pair}") for pair in pairs}
        for case in range(len(cases)):
            self.deal(case)
            self.exclude(case)
            self.vary(case)

    def of_case(self, case: int, clues: Iterable[int]) -> list[cp_model.IntVar]:
        """Return the variables of these clues in a case."""
        return [self.x[clue, case] for clue in clues if (clue, case) in self.x]

    def of_clue(self, clue: int) -> list[cp_model.IntVar]:
        """Return the variables of this clue in all cases."""
        return [self.x[clue, case] for case in range(len(self.cases)) if (clue, case) in self.x]

    # --------------------------------------------------------------------------------------- a single case

    def deal(self, case: int) -> None:
        for kind, quota in QUOTA.items():
            self.model.add(sum(self.of_case(case, (clue for clue in self.clues if CLUES[clue].kind == kind))) == quota)
        if self.level == 1 and SQUARE[self.cases[case].answer] == SHORT:
            self.model.add(sum(self.of_case(case, [JFK])) == 1)

    def exclude(self, case: int) -> None:
        for square in range(SQUARES):
            if square != self.cases[case].answer:
                against = (clue for clue in self.clues if not is_true(clue, square))
                self.model.add(sum(self.of_case(case, against)) >= EXCLUDED)

    def vary(self, case: int) -> None:
        """Vary the meaning, the form and the subject of the cards of a case."""
        most = {"truth": 1, "word": SAME_WORD, "side": SAME_SIDE, **SAME_FORM[self.level]}
        alike = defaultdict[tuple[str, str], list[int]](list)
        for clue in self.clues:
            for trait in dict.fromkeys(traits(CLUES[clue])):
                alike[trait].append(clue)
        for (what, _), clues in alike.items():
            self.model.add(sum(self.of_case(case, clues)) <= most[what])

    # ----------------------------------------------------------------------------------- cases of a level

    def share(self) -> None:
        """Give the box its number of cards, with all counts of cases on their backs, and the examples."""
        for kind, cards in CARDS.items():
            sizes = [self.sizes(clue) for clue in self.clues if CLUES[clue].kind == kind]
            self.model.add(sum(size for each in sizes for size in each) == cards)
            for size in zip(*sizes, strict=True):
                self.model.add(sum(size) >= EACH_SIZE)
        for name in EXAMPLES if self.level == 1 else ():
            self.model.add_bool_or(self.of_clue(NAMES[name]))

    def sizes(self, clue: int) -> list[cp_model.IntVar]:
        """Return for each count of cases whether the back has it; none for a card outside the box."""
        sizes = [self.model.new_bool_var(f"back {clue, size}") for size in range(1, BACK[CLUES[clue].kind] + 1)]
        self.model.add_at_most_one(sizes)
        self.model.add(sum(self.of_clue(clue)) == sum(size * is_it for size, is_it in enumerate(sizes, 1)))
        return sizes

    def part(self) -> None:
        """Make two cases with the same answer different."""
        for one, other in combinations(range(len(self.cases)), 2):
            if self.cases[one].answer == self.cases[other].answer:
                shared = [clue for clue in self.clues if (clue, one) in self.x and (clue, other) in self.x]
                self.model.add(sum(self.is_in_both(clue, one, other) for clue in shared) <= IN_COMMON)

    def is_in_both(self, clue: int, one: int, other: int) -> cp_model.IntVar:
        both = self.model.new_bool_var(f"both {clue, one, other}")
        self.model.add(self.x[clue, one] + self.x[clue, other] <= 1 + both)
        return both

    # ------------------------------------------------------------------------------------------ solving

    def solve(self) -> list[tuple[int, int]]:
        """Return each clue with each of its cases, or nothing if there is no solution."""
        self.solver.parameters.random_seed = SEED
        self.solver.parameters.num_workers = 1  # several workers would make the result random
        self.solver.parameters.max_deterministic_time = PATIENCE
        if self.solver.solve(self.model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return []
        return sorted(pair for pair, variable in self.x.items() if self.solver.boolean_value(variable))


def draw_case(level: int, answer: str, clues: list[int], random: Random) -> Riddle:
    """Return decoys for an answer: of some drawn ones, those with the most clues, if these make a case."""
    squares = [square for square in range(SQUARES) if SQUARE[square] != answer]
    decoys = 5 if level == 2 else 2 if answer == SHORT else 3
    while True:
        drawn = [Riddle(SQUARE.index(answer), tuple(sorted(random.sample(squares, decoys)))) for _ in range(DRAWS)]
        case = max(drawn, key=lambda riddle: sum(map(riddle.allows, clues)))
        if Problem(level, [case], clues).solve():
            return case


def compose(level: int) -> tuple[list[ClueCard], list[WheelEntry]]:
    """Return the cards of a level in the order of the grammar, and its cases in the order of their numbers."""
    random, start = Random(SEED), time.perf_counter()
    clues = [number for number, clue in enumerate(CLUES) if clue.level == level]
    random.shuffle(clues)  # otherwise the solver would prefer the first clues of the grammar
    for attempt in count(1):
        problem = Problem(level, [draw_case(level, answer, clues, random) for answer in ANSWERS[level]], clues)
        problem.share()
        problem.part()
        chosen = problem.solve()
        print(f"level {level}, attempt {attempt}: {'found' if chosen else 'none'}, {time.perf_counter() - start:.1f} s")
        if chosen:
            break
    cards = [card_of(level, clue, [case for _, case in pairs]) for clue, pairs in groupby(chosen, lambda pair: pair[0])]
    return cards, [entry_of(level, place, case, chosen) for place, case in enumerate(problem.cases)]


def card_of(level: int, clue: int, cases: list[int]) -> ClueCard:
    kind = CLUES[clue].kind
    return ClueCard(level, kind, clue, tuple((NUMBERS, SYMBOLS)[kind][case] for case in cases))


def entry_of(level: int, place: int, case: Riddle, chosen: list[tuple[int, int]]) -> WheelEntry:
    clues = tuple(clue for clue, of in chosen if of == place)
    how = difficulty(Case(level, case.answer, clues, case.decoys))
    return WheelEntry(level, NUMBERS[place], SYMBOLS[place], case.answer, case.decoys, how)


def main() -> int:
    levels = [compose(level) for level in LEVELS]
    box = Box(
        tuple(card for cards, _ in levels for card in cards), tuple(entry for _, wheel in levels for entry in wheel)
    )
    faults = faults_of_box(box)
    for fault in faults:
        print(fault)
    if not faults:
        FILE.write_text(box_file.write(box), "utf-8")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
