"""Mines the puzzles of a game: `python -m tools.puzzles GAME`, or of all games without one.

`tools/mining_PACKAGE.py` provides `mine(game, seed)`, which yields candidates without end, or until there are no more;
their ids do not matter. It may provide `likeness(puzzle)`: of puzzles with the same value, only the first is used. This
module checks and proves each, fills the grades evenly, and writes the puzzles in the order for people, with the reasons
for wrong answers, so that no answer waits for a solver.
"""

import argparse
import importlib
import importlib.util
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from types import ModuleType

from msgspec import structs

import gotham
from gotham.match.game import Game
from gotham.study.puzzles import GRADES, Puzzle, begin, file_of, judge, problem, prove, write

COUNT, SEED = 100, "puzzles 1"
FEW = 60  # limit of answers that are all evaluated in advance


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description="Mines the puzzles of a game.")
    parser.add_argument("game", nargs="*", help="the game; without one, all that can be mined")
    parser.add_argument("--count", type=int, default=COUNT, help="how many to keep (%(default)s)")
    parser.add_argument("--seed", default=SEED, help="the same seed finds the same (%(default)s)")
    wishes = parser.parse_args()
    games = map(gotham.game, wishes.game or gotham.all_games())
    for game in games:
        if (miner := miner_of(game)) is not None:
            found = mined(game, miner, wishes.seed, wishes.count)
            file_of(game).write_text(write(found), "utf-8")
            print(f"{game.name}: {len(found)} puzzles written to {file_of(game)}")
        elif wishes.game:
            parser.error(f"nobody mines puzzles of {game.name}")


def miner_of(game: Game) -> ModuleType | None:
    """Return the mining module of a game."""
    name = f"tools.mining_{game.package.__name__.rpartition('.')[2]}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def mined(game: Game, miner: ModuleType, seed: str, count: int) -> list[Puzzle]:
    """Return so many puzzles, equally many of each grade, the easy ones first."""
    likeness = getattr(miner, "likeness", lambda puzzle: puzzle.scene)
    kept = keep(game, miner.mine(game, seed), likeness, count)
    ordered = sorted(kept, key=lambda puzzle: puzzle.grade)
    numbered = [structs.replace(puzzle, id=str(number)) for number, puzzle in enumerate(ordered, 1)]
    return [structs.replace(puzzle, wrong=puzzle.wrong | foreseen(game, puzzle)) for puzzle in numbered]


def keep(game: Game, candidates: Iterable[Puzzle], likeness: Callable[[Puzzle], Hashable], count: int) -> list[Puzzle]:
    """Return the first sound and different candidates, until there are enough of every grade."""
    kept: dict[Hashable, Puzzle] = {}
    most = math.ceil(count / len(GRADES))
    graded = Counter[int]()
    for candidate in candidates:
        if graded[candidate.grade] >= most or likeness(candidate) in kept:
            continue
        if wrong := refused(game, candidate):
            print(f"{game.name}: left out, {wrong}")
            continue
        kept[likeness(candidate)] = candidate
        graded[candidate.grade] += 1
        print(f"{game.name}: {len(kept)} of {count}, grade {candidate.grade}", flush=True)
        if len(kept) >= count:
            break
    return [*kept.values()]


def refused(game: Game, puzzle: Puzzle) -> str:
    """Return why a candidate is refused."""
    if wrong := problem(game, puzzle):
        return wrong
    try:
        prove(game, puzzle)
    except ValueError as error:
        return str(error)
    return ""


def foreseen(game: Game, puzzle: Puzzle) -> dict[str, str]:
    """Return the reasons for all wrong answers of one action, unless there are too many."""
    legal = begin(game, puzzle).legal(puzzle.seat)
    answers = {action: judge(game, puzzle, [action]) for action in (legal if len(legal) <= FEW else [])}
    return {action: judged.words for action, judged in answers.items() if judged.words}


if __name__ == "__main__":
    main()
