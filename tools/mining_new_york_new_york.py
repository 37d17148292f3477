"""Finds puzzles of New York New York: endgames of quick masters in which one action is better than all others.

They play a single round. It becomes the second of a match, with a score of the first that makes that action decisive.
"""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from msgspec import structs

from gotham.bots import bot, run_of
from gotham.engine import copied
from gotham.games.new_york_new_york.insight.puzzles import margins, question, why
from gotham.games.new_york_new_york.rules.scoring import shows
from gotham.games.new_york_new_york.rules.state import BEST, DEALT, NUMBERS, PASS, PLAY, ROUNDS, TAKE, TAKEN
from gotham.match.game import Game
from gotham.match.scene import write_scene
from gotham.match.view import View
from gotham.study.puzzles import Puzzle

PLAYERS = "master:30"  # good enough to play well, but not to solve every endgame
SORTS = ("own", "take", "cover", "own", "wait", "pass")  # kinds of the solution, match by match
ALIKE = {
    "own": 2,
    "take": 3,
    "cover": 1,
    "wait": 2,
    "pass": 1,
}  # least number of actions of that kind, so that the kind does not reveal the solution
CHOICES = {"take": 3, "play": 4}  # least number of actions, one of which is right
PLIES = {"take": range(12, 19), "play": range(6, 15)}  # remaining cards
MIDDLING, HARD = (
    9,
    12,
)  # plies from which a puzzle has the next grade; one grade less if the next points show the solution
SCORES = range(25, 61)  # points of a round, up or down
GREED = 0.2  # limit of puzzles solvable by the next points only


def mine(game: Game, seed: str) -> Iterator[Puzzle]:
    """Yield at most one puzzle of each match, of one kind after another."""
    for number, sort in enumerate(itertools.cycle(SORTS)):
        rng = random.Random(f"{seed}/{number}")
        found = [*_match(game, sort, f"{seed}/{number}", rng)]
        wanted = [puzzle for puzzle in found if _is_greedy(game, puzzle) == (rng.random() < GREED)]
        if wanted:
            puzzle = rng.choice(wanted)
            yield structs.replace(puzzle, grade=max(1, puzzle.grade - _is_greedy(game, puzzle)))


def _match(game: Game, sort: str, seed: str, rng: random.Random) -> Iterator[Puzzle]:
    """The puzzles of a match."""
    table = game.table(2, seed, {"rounds": "1"})
    masters = [bot(game, PLAYERS, f"{seed}/{seat}") for seat in range(2)]
    while not table.over:
        seat = table.actors[0]
        view = table.view(seat)
        if _is_late(view, "take" if sort == "take" else "play"):
            yield from _puzzle(game, view, sort, rng)
        table.act(seat, *run_of(masters[seat].act(view)))


def _is_late(view: View, kind: str) -> bool:
    """Return whether all cards are known, and the rest of the round is neither too short nor too long."""
    s = view.state
    is_open = not s.pile and not s.passed.any() and (s.taking == 1) == (kind == "take")
    return bool(is_open and left(s) in PLIES[kind] and len(view.numbers) >= CHOICES[kind])


def _puzzle(game: Game, view: View, sort: str, rng: random.Random) -> Iterator[Puzzle]:
    """Return the puzzle of a moment, if it is one."""
    rows = shown(game.guess(view.rows, view.viewer, 0))  # unseen cards can only be in the other hand
    found = _sharpened(game, rows, rng)
    winning = [action for action, margin in found.items() if margin > 0]
    alike = [action for action in found if sort_of(rows[0], action) == sort]
    if len(winning) > 1 or winning[0] not in alike or len(alike) < ALIKE[sort] or not _is_sound(rows[0].points[0]):
        return
    grade = 1 + (left(rows[0]) >= MIDDLING) + (left(rows[0]) >= HARD)
    said = question(rows), (game.notation[winning[0]],), (why(game, rows),)
    yield Puzzle("1", write_scene(game, rows), view.viewer, *said, grade)


def sort_of(s: Any, action: int) -> str:
    """Return the kind of an action: most wait, and leave the skyline to the other."""
    if action >= TAKE:
        return "pass" if action == PASS else "take"
    suit, position = divmod(action - PLAY, NUMBERS)
    if suit == s.turn:
        return "own"
    return "cover" if suit > 1 and shows(s, position, 1 - s.turn) else "wait"


def _is_sound(points: Any) -> bool:
    """Return whether a round can give these points."""
    return bool(points.min() >= 0 and points.max() <= BEST)


def shown(rows: Any) -> Any:
    """Return the position with open hands, as a player who counts cards knows them."""
    rows = copied(rows)
    place = rows[0].place
    place[(place >= DEALT) & (place < DEALT + 2)] -= DEALT - TAKEN
    return rows


def left(s: Any) -> int:
    """Return the largest possible number of actions to the end of the round."""
    return int(s.held.sum() + 2 * s.reserve - s.taking)


def _sharpened(game: Game, rows: Any, rng: random.Random) -> dict[int, int]:
    """Add a first round after which the best action wins the match, and the next best does not.

    Return the margin of each action.
    """
    s = rows[0]
    s.options[ROUNDS], s.round_, s.points[0, :2] = 0, 1, rng.choices(SCORES, k=2)
    found = margins(game, rows)
    best, second = sorted(found.values())[:-3:-1]
    handicap = min(max(0, second + 1), best - 1)  # if possible, the next best loses
    s.points[0, 1 - s.turn] += handicap
    return {action: margin - handicap for action, margin in found.items()}


def _is_greedy(game: Game, puzzle: Puzzle) -> bool:
    """Return whether the next points alone show the solution."""
    view = game.scene(puzzle.scene).view(puzzle.seat)
    return [game.notation[action] for action in run_of(bot(game, "greedy").act(view))] == [*puzzle.solution]
