"""Finds puzzles of Chinatown: negotiations of traders who do not trade, in which an exchange lets three earn more.

Without trade, matching things are spread over all seats, so there are exchanges to find.
"""

import itertools
import random
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from gotham.bots import bot, play
from gotham.engine import SPECTATOR, copied
from gotham.games.chinatown.insight.puzzles import exchange_search, found, question, trios, why
from gotham.games.chinatown.insight.three_way import PARTIES
from gotham.games.chinatown.rules.state import DRAFT, KEEPING, NEGOTIATING, OPEN, PROPOSE
from gotham.match.game import Game
from gotham.match.scene import write_scene
from gotham.study.puzzles import Puzzle

PLAYERS = (3, 3, 4, 5)  # players at a table, match by match
TRADERS = "trader:quiet"
MANY = 8  # good exchanges for all, one of which is the answer
MIDDLING, HARD = 19_000, 32_000  # plausible exchanges from which a puzzle has the next grade


def mine(game: Game, seed: str) -> Iterator[Puzzle]:
    """Yield at most one puzzle of each match."""
    for number in itertools.count():
        yield from chosen(game, seed, number)


def chosen(game: Game, seed: str, number: int) -> list[Puzzle]:
    """Return one of the puzzles of a match, if there are any."""
    rng, players = random.Random(f"{seed}/{number}"), PLAYERS[number % len(PLAYERS)]
    puzzles = [*_match(game, players, f"{seed}/{number}", rng)]
    return rng.sample(puzzles, min(1, len(puzzles)))


def likeness(puzzle: Puzzle) -> Hashable:
    """The same exchange in two rounds is one puzzle."""
    return puzzle.solution


def _match(game: Game, players: int, seed: str, rng: random.Random) -> Iterator[Puzzle]:
    """The puzzles of a match."""
    table = game.table(players, seed, {"map": rng.choice(("default", "reprint"))})
    play(table, [bot(game, TRADERS, f"{seed}/{seat}") for seat in range(players)])
    for _, _, before, after in table.history(SPECTATOR):
        if before[0].phase == KEEPING and after[0].phase == NEGOTIATING:
            yield from _puzzles(game, copied(after), rng)


def _puzzles(game: Game, rows: Any, rng: random.Random) -> Iterator[Puzzle]:
    """Yield the puzzles of a moment: of three named seats, or of a seat and others to find."""
    s, rings = rows[0], exchange_search(game)
    seats = range(int(s.players))
    wishes = [(rng.choice(three), three) for three in itertools.combinations(seats, PARTIES)]
    if s.players > PARTIES:
        wishes += [(seat, ()) for seat in seats]
    try:
        rings.lay_out(s)
        for seat, named in wishes:
            yield from _puzzle(game, rows, seat, named)
    except ValueError:  # of a hoard
        return


def _puzzle(game: Game, rows: Any, seat: int, named: Sequence[int]) -> Iterator[Puzzle]:
    """The puzzle of a seat, if there is one."""
    s, rings = rows[0], exchange_search(game)
    groups = trios(s, seat, named)
    ways = found(rings, groups)
    best = [ring for ring, more in ways.items() if more == max(ways.values())]
    if len(best) != 1 or len(ways) > MANY:
        return
    size = sum(map(rings.plausible, groups))
    grade = 1 if size < MIDDLING else 2 if size < HARD else 3
    run = tuple(game.notation[action] for action in (DRAFT, *best[0].actions, PROPOSE + OPEN))
    asked = question(s, len(ways), named)
    yield Puzzle("1", write_scene(game, rows), seat, asked, run, (*why(rings, best[0]),), grade)
