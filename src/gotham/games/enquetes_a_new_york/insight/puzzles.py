"""Puzzles: what a seat has read and heard leaves one square, though no two facts do."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ....engine import UNKNOWN
from ....hooks.puzzles import PuzzleHooks
from ....i18n.catalogue import speech
from ....match.game import Game
from ....match.scene import read_scene
from ....study.puzzles import Puzzle, solution
from ..cases.box import BOX_CLUES
from ..cases.clues import CLUES
from ..rules.board import ALL, SQUARE, SQUARES
from ..rules.state import ACCUSE, BESIDE, CARDS, CLOSING, LEVEL, ROLLING
from ..text.notation import CARD

SOLVES = ("excluded", "left", "why")  # board fields and terminal commands that would give the solution away
FEWEST = 3  # facts that an answer must need
FEW = 8  # squares that are listed by name


class Fact(NamedTuple):
    """A known fact: the squares that it leaves, and the message that names it, with its details."""

    squares: int
    message: str
    details: dict[str, str]


def view_of(game: Game, puzzle: Puzzle) -> Any:
    """Return the view of the seat of a puzzle."""
    return read_scene(game, puzzle.scene).view[0]


def cards_of(s: Any, seat: int) -> list[int]:
    """Return the cards that a seat has read."""
    return [card for card in range(CARDS) if s.knows[seat, seat] >> card & 1]


def heard(s: Any) -> dict[int, int]:
    """Return the wrongly accused squares, each with its accuser."""
    return {int(s.accused[seat]): seat for seat in range(int(s.players)) if s.accused[seat] != BESIDE}


def facts(s: Any, seat: int) -> list[Fact]:
    """Return all facts a seat has read and heard, the most restrictive first."""
    read = [Fact(CLUES[s.clue[card]].truth, "puzzle-step", _card(s, card)) for card in cards_of(s, seat)]
    told = [
        Fact(ALL & ~(1 << square), "puzzle-step-heard", {"square": SQUARE[square], "who": f"seat:{who}"})
        for square, who in heard(s).items()
    ]
    return sorted(read + told, key=lambda fact: fact.squares.bit_count())


def left(known: Sequence[Fact]) -> list[int]:
    """Return the squares that facts leave."""
    return [square for square in range(SQUARES) if all(fact.squares >> square & 1 for fact in known)]


def fewest(known: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return a smallest set of facts that leaves no more squares than all of them."""
    found = len(left(known))
    sizes = range(len(known) + 1)
    return next(some for size in sizes for some in itertools.combinations(known, size) if len(left(some)) == found)


def check(game: Game, puzzle: Puzzle) -> None:
    """Raise ValueError if more than one square is left, two facts suffice, or the box is given away."""
    s, seat = view_of(game, puzzle), puzzle.seat
    if s.turn != seat or s.phase not in (ROLLING, CLOSING) or s.case or s.answer != UNKNOWN:
        raise ValueError("not a view of a case outside the box in which the seat may accuse")
    known = facts(s, seat)
    if [ACCUSE + square for square in left(known)] != solution(game, puzzle):
        raise ValueError(f"the squares left are: {' '.join(SQUARE[square] for square in left(known))}")
    if len(fewest(known)) < FEWEST:
        raise ValueError(f"fewer than {FEWEST} facts are enough")
    if any({*s.clue[cards_of(s, seat)].tolist()} <= {*case} for case in BOX_CLUES[s.options[LEVEL]].tolist()):
        raise ValueError("these cards reveal a case of the box")


def refute(game: Game, puzzle: Puzzle, actions: list[int]) -> str:
    """Return the card that excludes the accused square, or the earlier wrong accuser."""
    s, square = view_of(game, puzzle), actions[0] - ACCUSE
    if square < 0:
        return speech("puzzle-enough")
    if square in heard(s):
        return speech("puzzle-heard", square=SQUARE[square], who=f"seat:{heard(s)[square]}")
    against = next(fact for fact in facts(s, puzzle.seat) if not fact.squares >> square & 1)
    return speech("puzzle-out", square=SQUARE[square], **against.details)


def question(s: Any, seat: int) -> str:
    """Return the question of a puzzle."""
    return speech("puzzle-where", count=len(cards_of(s, seat)), heard="yes" if heard(s) else "no")


def why(s: Any, seat: int) -> Iterator[str]:
    """Yield the solution step by step: the fewest facts, each with the squares left after it."""
    needed = fewest(facts(s, seat))
    for at, (_, message, details) in enumerate(needed, 1):
        squares = left(needed[:at])
        if len(squares) > FEW:
            yield speech(message, **details, left="counted", count=len(squares), squares="-")
        else:
            names = ",".join(SQUARE[square] for square in squares)
            yield speech(message, **details, left="listed", count=len(squares), squares=names)


def _card(s: Any, card: int) -> dict[str, str]:
    return {"card": CARD[card], "clue": f"clue:{CLUES[s.clue[card]].name}"}


HOOKS = PuzzleHooks(check=check, refute=refute, solves=SOLVES)
