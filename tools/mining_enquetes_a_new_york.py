"""Finds puzzles of Enquêtes à New York: the first moment of a match at which a player can combine clues to know.

Players of all strengths play generated cases with the guarantees of the box (EN-17), so no answer of the box is
revealed. Most overlook something, and continue when they could have known.
"""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from gotham.bots import bot, run_of
from gotham.games.enquetes_a_new_york.insight.puzzles import cards_of, facts, fewest, left, question, why
from gotham.games.enquetes_a_new_york.rules.state import ACCUSE, CLOSING, LEVEL, ROLLING
from gotham.match.game import Game
from gotham.match.scene import write_scene
from gotham.match.view import View
from gotham.study.puzzles import Puzzle

PLAYERS = ("master:beginner", "master:casual", "master:practised", "detective")  # the last one guesses too
SEATS = (2, 3, 3, 4)
EASY, MOST = 3, (5, 7, 9)  # facts that are enough for a beginner, and the most cards by grade: more are tedious
ALIKE = 3  # clues that two puzzles may not share


def mine(game: Game, seed: str) -> Iterator[Puzzle]:
    """Yield the puzzles of one match after the other, without similar ones."""
    known: list[set[int]] = []
    for number in itertools.count():
        rng = random.Random(f"{seed}/{number}")
        level = "12"[number % 2]
        for view in moments(game, f"{seed}/{number}", level, rng):
            clues = {*map(int, view.state.clue[cards_of(view.state, view.viewer)])}
            if (grade := grade_of(view)) and all(len(clues & other) < ALIKE for other in known):
                known.append(clues)
                yield puzzle(game, view, grade)


def likeness(found: Puzzle) -> tuple[str, ...]:
    """No two puzzles have the same answer with as many cards at the same level."""
    return (*found.solution, *found.question.split(), *(line for line in found.scene.split("\n") if "level" in line))


def moments(game: Game, seed: str, level: str, rng: random.Random) -> Iterator[View]:
    """Return for each player of a match the view in which they could first have accused with certainty."""
    table = game.table(rng.choice(SEATS), seed, {"level": level, "case": "generated"})
    players = [bot(game, rng.choice(PLAYERS), f"{seed}/{seat}") for seat in range(table.players)]
    passed = set[int]()
    while not table.over:
        seat = table.actors[0]
        view = table.view(seat)
        if seat not in passed and view.state.phase in (ROLLING, CLOSING) and len(left(facts(view.state, seat))) == 1:
            passed.add(seat)
            yield view
        table.act(seat, *run_of(players[seat].act(view)))


def grade_of(view: View) -> int:
    """Return the difficulty by the least number of facts and the level of the clues; 0 if it is no puzzle."""
    s, seat = view.state, view.viewer
    needed = len(fewest(facts(s, seat)))
    grade = 0 if needed < EASY else 3 if s.options[LEVEL] else 1 if needed == EASY else 2
    return grade if grade and len(cards_of(s, seat)) <= MOST[grade - 1] else 0


def puzzle(game: Game, view: View, grade: int) -> Puzzle:
    """Return the puzzle of a view."""
    s: Any = view.state
    answer = ACCUSE + left(facts(s, view.viewer))[0]
    scene, said = write_scene(game, view.rows, view.viewer), question(s, view.viewer)
    return Puzzle("1", scene, view.viewer, said, (game.notation[answer],), tuple(why(s, view.viewer)), grade)
