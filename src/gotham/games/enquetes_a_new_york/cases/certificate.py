"""The guarantees of a case and of a box (EN-10 to EN-16), checked independently from the truth of the clues.

Nothing here depends on how a case was generated, so a bug of the generator cannot hide. Numbers of clues and squares
must be valid: the readers of files check that.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from math import comb

import numpy as np

from ..rules.board import ALL, SQUARE, SQUARES
from .clues import CLUES, EXPERT, INFORMANT, LEVELS, TRUTH

NUMBERS = range(1, 13)
QUOTA = {INFORMANT: 10, EXPERT: 6}  # cards of a case  EN-13
CARDS = {INFORMANT: 60, EXPERT: 48}  # cards of a level  EN-10
BACK = {INFORMANT: 4, EXPERT: 3}  # most cases on the back of a card  EN-12
KIND = {INFORMANT: "informant", EXPERT: "expert"}
EXAMPLES = ("north-of-4", "near-jfk", "near-factory")  # EN-15
EXAMPLE_CASE = (1, 8, "crossed-circle", "A5")  # EN-16
LONG, LONG_CASES = 3, 10  # so many cases of level 1 need so many cards  EN-14


@dataclass(frozen=True)
class Case:
    """The square of thief and diamond, and the clues: the informants', then the experts'.

    The decoys prove how many cards are needed: no card excludes more than one of them. A case outside a box has
    neither number nor symbol.
    """

    level: int
    answer: int
    clues: tuple[int, ...]
    decoys: tuple[int, ...]
    number: int = 0
    symbol: str = ""


@dataclass(frozen=True)
class Difficulty:
    """The least number of cards that can settle a case, and the mean number of random cards until it is settled.

    `settled` counts the sets of cards that leave one square, by size.
    """

    least: int
    mean: float
    settled: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """The chance that n random cards settle the case, by n."""
        return tuple(float(share) for share in _shares(self.settled))


@dataclass(frozen=True)
class ClueCard:
    """A card of a box. The back of an informant's card has numbers of cases, that of an expert's card symbols."""

    level: int
    kind: int
    clue: int
    back: tuple[int | str, ...]


@dataclass(frozen=True)
class WheelEntry:
    """A case on the wheel of a box, with its proof."""

    level: int
    number: int
    symbol: str
    answer: int
    decoys: tuple[int, ...]
    difficulty: Difficulty


@dataclass(frozen=True)
class Box:
    """The cards, and the wheel that links cases to answers."""

    cards: tuple[ClueCard, ...]
    wheel: tuple[WheelEntry, ...]

    def case(self, entry: WheelEntry) -> Case:
        """Return the case with the cards whose backs name it."""
        informants = self._clues(entry.level, INFORMANT, entry.number)
        experts = self._clues(entry.level, EXPERT, entry.symbol)
        return Case(entry.level, entry.answer, (*informants, *experts), entry.decoys, entry.number, entry.symbol)

    def _clues(self, level: int, kind: int, name: int | str) -> Iterator[int]:
        for card in self.cards:
            if (card.level, card.kind) == (level, kind) and name in card.back:
                yield card.clue


@dataclass(frozen=True)
class Fault:
    """A broken guarantee: its clause, and a message with its details; in a box also the level and case."""

    clause: str
    message: str
    details: dict[str, str] = field(default_factory=dict)
    level: int = 0
    number: int = 0

    def say(self, words: Callable[..., str]) -> str:
        """Return the fault as a sentence from the game's catalogue."""
        reason = words(self.message, **self.details)
        if self.number:
            reason = words("fault-in-case", level=str(self.level), number=str(self.number), fault=reason)
        elif self.level:
            reason = words("fault-in-level", level=str(self.level), fault=reason)
        return f"{self.clause}: {reason}"


# -------------------------------------------------------------------------------------------- squares


def left(clues: Iterable[int]) -> int:
    """Return the squares where all of these clues are true."""
    squares = ALL
    for clue in clues:
        squares &= int(TRUTH[clue])
    return squares


def names_of(squares: int) -> str:
    return " ".join(SQUARE[square] for square in range(SQUARES) if squares >> square & 1)


@lru_cache(maxsize=64)
def difficulty(case: Case) -> Difficulty:
    """Compute the difficulty over all sets of the case's cards: at most 16, which together must settle it."""
    cards, answer = len(case.clues), 1 << case.answer
    if not _is_settled(case):
        raise ValueError("the difficulty of this case is undefined")
    squares, size = np.array([ALL], np.int32), np.zeros(1, np.int8)
    for clue in case.clues:  # every set so far, without this card and with it
        squares = np.concatenate((squares, squares & int(TRUTH[clue])))
        size = np.concatenate((size, size + 1))
    settled = tuple(np.bincount(size[squares == answer], minlength=cards + 1).tolist())
    mean = sum(1 - share for share in _shares(settled))
    return Difficulty(min(size for size, count in enumerate(settled) if count), float(round(mean, 3)), settled)


def _shares(settled: tuple[int, ...]) -> list[Fraction]:
    cards = len(settled) - 1
    return [Fraction(count, comb(cards, size)) for size, count in enumerate(settled)]


def least(case: Case) -> int:
    """Return the least number of cards that settle the case; 0 if not even all of them do."""
    return difficulty(case).least if _is_settled(case) else 0


def needed(case: Case) -> int:
    """Return how many cards a case must need at least. In a box some cases of level 1 may be shorter.  EN-14"""
    if case.level > 1:
        return 5
    return 2 if case.number and least(case) == 2 else LONG


def _is_settled(case: Case) -> bool:
    return len(case.clues) <= sum(QUOTA.values()) and left(case.clues) == 1 << case.answer


# -------------------------------------------------------------------------------------------- of a case


def faults_of_case(case: Case) -> list[Fault]:
    """Return every broken guarantee of a single case."""
    return [*_of_quota(case), *_of_cards(case), *_of_truth(case), *_of_squares(case), *_of_decoys(case)]


def _of_quota(case: Case) -> Iterator[Fault]:
    kinds = [CLUES[clue].kind for clue in case.clues]
    for kind, quota in QUOTA.items():
        if kinds.count(kind) != quota:
            details = {"kind": KIND[kind], "count": str(kinds.count(kind)), "quota": str(quota)}
            yield Fault("EN-13", "fault-quota", details)
    if kinds != sorted(kinds):
        yield Fault("EN-13", "fault-order")
    if (case.number > 0) != (case.symbol != ""):
        yield Fault("EN-11", "fault-name")


def _of_cards(case: Case) -> Iterator[Fault]:
    for clue in case.clues:
        if CLUES[clue].level != case.level:
            yield Fault("EN-13", "fault-level", {"clue": CLUES[clue].name, "level": str(CLUES[clue].level)})
    alike: dict[int, int] = {}
    for clue in case.clues:
        other = alike.setdefault(int(TRUTH[clue]), clue)
        if other == clue and case.clues.count(clue) > 1:
            yield Fault("EN-13", "fault-twice", {"clue": CLUES[clue].name})
        elif other != clue:
            yield Fault("EN-13", "fault-same", {"clue": CLUES[clue].name, "other": CLUES[other].name})


def _of_truth(case: Case) -> Iterator[Fault]:
    for clue in case.clues:
        if not int(TRUTH[clue]) >> case.answer & 1:
            yield Fault("EN-12", "fault-untrue", {"clue": CLUES[clue].name, "square": SQUARE[case.answer]})


def _of_squares(case: Case) -> Iterator[Fault]:
    if not left(case.clues) >> case.answer & 1:
        return  # a clue is untrue, so the remaining squares are meaningless
    for clue in case.clues:
        if int(TRUTH[clue]) == 1 << case.answer:
            yield Fault("EN-14", "fault-single", {"clue": CLUES[clue].name})
    if left(case.clues) != 1 << case.answer:
        yield Fault("EN-14", "fault-open", {"squares": names_of(left(case.clues))})
        return
    for place, clue in enumerate(case.clues):
        others = left((*case.clues[:place], *case.clues[place + 1 :]))
        if others != 1 << case.answer:
            yield Fault("EN-14", "fault-missing", {"clue": CLUES[clue].name, "squares": names_of(others)})
    if 0 < least(case) < needed(case):
        yield Fault("EN-14", "fault-few", {"count": str(least(case)), "needed": str(needed(case))})


def _of_decoys(case: Case) -> Iterator[Fault]:
    decoys = sum(1 << square for square in set(case.decoys))
    if case.answer in case.decoys:
        yield Fault("EN-14", "fault-decoy-answer", {"square": SQUARE[case.answer]})
    if len(set(case.decoys)) < len(case.decoys):
        yield Fault("EN-14", "fault-decoy-twice")
    if decoys.bit_count() < needed(case):
        yield Fault("EN-14", "fault-decoys", {"count": str(decoys.bit_count()), "needed": str(needed(case))})
    for clue in case.clues:
        excluded = decoys & ~int(TRUTH[clue])
        if excluded.bit_count() > 1:
            yield Fault("EN-14", "fault-decoy-card", {"clue": CLUES[clue].name, "squares": names_of(excluded)})


# --------------------------------------------------------------------------------------------- of a box


def faults_of_box(box: Box) -> list[Fault]:
    """Return every broken guarantee of a box, those of its cases included."""
    faults = [fault for card in box.cards for fault in _of_card(box, card)] + [*_of_alike(box), *_of_examples(box)]
    for level in LEVELS:
        found = [*_of_counts(box, level), *_of_wheel(box, level), *_of_length(box, level)]
        faults += [replace(fault, level=level) for fault in found]
    for entry in box.wheel:
        faults += [replace(fault, level=entry.level, number=entry.number) for fault in _of_entry(box, entry)]
    return faults


def _of_card(box: Box, card: ClueCard) -> Iterator[Fault]:
    details = {"clue": CLUES[card.clue].name}
    known = {(entry.number, entry.symbol)[card.kind] for entry in box.wheel if entry.level == card.level}
    if (CLUES[card.clue].level, CLUES[card.clue].kind) != (card.level, card.kind):
        yield Fault("EN-15", "fault-card", details | {"kind": KIND[card.kind], "level": str(card.level)})
    if not 1 <= len(card.back) <= BACK[card.kind]:
        yield Fault("EN-12", "fault-back-many", details | {"count": str(len(card.back)), "most": str(BACK[card.kind])})
    if len(set(card.back)) < len(card.back):
        yield Fault("EN-12", "fault-back-twice", details)
    for name in card.back:
        if name not in known:
            yield Fault("EN-12", "fault-back-unknown", details | {"name": str(name)})


def _of_alike(box: Box) -> Iterator[Fault]:
    for clue, count in Counter(card.clue for card in box.cards).items():
        if count > 1:
            yield Fault("EN-10", "fault-alike", {"clue": CLUES[clue].name})


def _of_examples(box: Box) -> Iterator[Fault]:
    """Check the example cards and the example case of the source."""
    there = {CLUES[card.clue].name for card in box.cards if card.level == 1}
    for name in EXAMPLES:
        if name not in there:
            yield Fault("EN-15", "fault-example", {"clue": name})
    if EXAMPLE_CASE not in [(entry.level, entry.number, entry.symbol, SQUARE[entry.answer]) for entry in box.wheel]:
        yield Fault("EN-16", "fault-example-case", {"number": str(EXAMPLE_CASE[1]), "square": EXAMPLE_CASE[3]})


def _of_counts(box: Box, level: int) -> Iterator[Fault]:
    for kind, quota in CARDS.items():
        backs = [len(card.back) for card in box.cards if (card.level, card.kind) == (level, kind)]
        if len(backs) != quota:
            yield Fault("EN-10", "fault-cards", {"kind": KIND[kind], "count": str(len(backs)), "quota": str(quota)})
        for size in range(1, BACK[kind] + 1):
            if size not in backs:
                yield Fault("EN-12", "fault-back-size", {"kind": KIND[kind], "count": str(size)})


def _of_wheel(box: Box, level: int) -> Iterator[Fault]:
    entries = [entry for entry in box.wheel if entry.level == level]
    if sorted(entry.number for entry in entries) != [*NUMBERS]:
        yield Fault("EN-11", "fault-numbers")
    if len({entry.symbol for entry in entries}) < len(entries):
        yield Fault("EN-11", "fault-symbols")
    if len({entry.answer for entry in entries}) == len(entries):
        yield Fault("EN-11", "fault-answers")


def _of_length(box: Box, level: int) -> Iterator[Fault]:
    """Check that level 1 has only a few short cases; at level 2 each case is checked on its own."""
    count = sum(least(box.case(entry)) >= LONG for entry in box.wheel if entry.level == level)
    if level == 1 and count < LONG_CASES:
        yield Fault("EN-14", "fault-short", {"count": str(count), "needed": str(LONG_CASES), "cards": str(LONG)})


def _of_entry(box: Box, entry: WheelEntry) -> Iterator[Fault]:
    case = box.case(entry)
    yield from faults_of_case(case)
    if _is_settled(case) and difficulty(case) != entry.difficulty:
        yield Fault("EN-14", "fault-difficulty")
