"""Measure on each preset whether the master beats the next level down: `python -m tools.masters [GAME ...]`.

Both sit on half of the seats, and each deal is played with every rotation of the seats: a block. On a preset for one
player both play the same deal alone, and the better result wins the block; equal ones share it. The bar is 58 to 72 %
of the blocks. Finished blocks are kept in the file of results, so a run that was stopped goes on where it stopped.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from gotham.arena import Archive, Figure, Results, Schedule, default_path, plan, processes, run
from gotham.arena.block import Block
from gotham.arena.statistics import block_scores, figure
from gotham.bots.registry import levels
from gotham.hooks.presets import Preset
from gotham.match.game import Game, all_games, game

BLOCKS, HEAVY_BLOCKS = 300, 60
HEAVY = 10_000  # bytes of a state: matches of larger ones take minutes
LOW, HIGH = 0.58, 0.72
SEED = "masters"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--preset", action="append", help="one preset; can be repeated; all by default")
    parser.add_argument("--blocks", type=int, help=f"{BLOCKS}, or {HEAVY_BLOCKS} of a heavy game, by default")
    parser.add_argument("--seed", default=SEED, help="of the deals and the bots (%(default)s)")
    parser.add_argument("--jobs", type=int, help="number of processes; one per core by default")
    parser.add_argument("--results", type=Path, help="the file of results")
    wish = parser.parse_args()
    missed = False
    with Archive(wish.results or default_path()) as archive:
        for this, preset in chosen(wish.games, wish.preset):
            blocks = wish.blocks or (HEAVY_BLOCKS if is_heavy(this) else BLOCKS)
            share = measure(this, preset, blocks, wish.seed, processes(wish.jobs), archive)
            missed |= not LOW <= share.mean <= HIGH
            print(row(this, preset, blocks, share), flush=True)
    return int(missed)


def chosen(games: list[str], presets: list[str] | None) -> Iterator[tuple[Game, Preset]]:
    """Yield each game with each of its presets that was asked for."""
    for this in map(game, games or all_games()):
        for preset in this.presets:
            if not presets or preset.id in presets:
                yield this, preset


def is_heavy(this: Game) -> bool:
    return bool(this.rules.State.dtype.itemsize > HEAVY)


def measure(this: Game, preset: Preset, blocks: int, seed: str, jobs: int, archive: Archive) -> Figure:
    """Return the master's share of the blocks."""
    below, best = [*levels(this)][-2:]
    options = this.check_options(None, preset.id)

    def played(bots: list[str], players: int) -> tuple[Schedule, list[Block]]:
        return play(this, plan(this, bots, players, options, seed), blocks, jobs, archive)

    if preset.players == 1:
        (_, first), (_, second) = played([best], 1), played([below], 1)
        return figure([alone(*pair) for pair in zip(first, second, strict=True)], (0, 1))
    players = next(number for number in this.rules.PLAYERS if number % 2 == 0)
    schedule, found = played([best, below], players)
    return figure(block_scores(schedule, best, found), (0, 1))


def play(this: Game, schedule: Schedule, blocks: int, jobs: int, archive: Archive) -> tuple[Schedule, list[Block]]:
    """Return so many blocks of a schedule, playing those that the archive lacks."""
    kept = Results(archive, schedule)
    missing = [block for block in range(blocks) if block not in kept.blocks]
    for block, matches in run(this, schedule, missing, jobs):
        kept.add(block, matches)
    return schedule, [kept.blocks[block] for block in range(blocks)]


def alone(first: Block, second: Block) -> float:
    """Return 1 if the first bot did better on a deal than the second, half if both did equally well."""
    one, other = first[0].returns[0], second[0].returns[0]
    return 0.5 if one == other else float(one > other)


def row(this: Game, preset: Preset, blocks: int, share: Figure) -> str:
    verdict = "" if LOW <= share.mean <= HIGH else "  misses the bar"
    low, high = (f"{100 * value:.1f}" if value is not None else "?" for value in (share.low, share.high))
    return f"| {this.name} | {preset.id} | {blocks} | {100 * share.mean:.1f} [{low}, {high}] |{verdict}"


if __name__ == "__main__":
    raise SystemExit(main())
