"""Measures the par of each case of Enquêtes à New York for one player alone (EN-40): `python -m tools.par`.

The solver plays alone, goes where most cards are, and accuses when its cards leave one square. The par of a case is the
number of turns in which it finds the thief in at least two of three matches. The table belongs into `cases.par`.
"""

import argparse

import numpy as np

from gotham.engine import dice, draw_key, rule
from gotham.engine.contract import is_over, setup
from gotham.games.enquetes_a_new_york.bots.master.square_odds import likelihoods, trust
from gotham.games.enquetes_a_new_york.insight.win_chance import take_step
from gotham.games.enquetes_a_new_york.rules.board import SQUARES
from gotham.games.enquetes_a_new_york.rules.state import ACTIONS, CASES, GENERATED, State
from gotham.match.game import Game, game

SHARE = 2 / 3  # of the matches in which the solver is in time
RUNS = 1500
SEED = 1 << 41


@rule
def play_alone(rows, options, tables, scratch, first, turns):  # type: ignore[no-untyped-def]
    """Play matches of one player to their end; write the number of turns of each."""
    s = rows[0]
    for run in range(len(turns)):
        rng = draw_key(s.key, dice(first + run))
        setup(s, 1, options, s.key)
        while not is_over(s):
            rng = take_step(s, tables, scratch, rng)
        turns[run] = s.round_ + 1


def par(this: Game, level: str, case: int, runs: int) -> int:
    """Return the par of a case of the box, or of generated ones (0)."""
    number = this.rules.OPTIONS["case"][case or GENERATED]
    options = this.indices(this.check_options({"level": level, "case": number}))
    scratch = (np.zeros(ACTIONS.count, np.bool_), np.zeros(SQUARES), np.zeros(SQUARES))
    turns = np.zeros(runs, np.int64)
    this.bind(play_alone)(State.rows(), options, (likelihoods(), trust()), scratch, SEED, turns)
    return int(np.sort(turns)[int(np.ceil(SHARE * runs)) - 1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=RUNS, help="matches of each case (%(default)s)")
    runs = parser.parse_args().runs
    this = game("enquetes-a-new-york")
    for level in this.rules.OPTIONS["level"]:
        print([par(this, level, case, runs) for case in range(CASES + 1)], flush=True)


if __name__ == "__main__":
    main()
