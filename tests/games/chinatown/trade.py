"""What trade is worth: `python -m tests.games.chinatown.trade`.

The same deals are played twice with four traders, prosperity off: as they are, and with offers and answers switched
off. Printed are the shop incomes of all four in all rounds (CT-21), their ratio, the deals, and the time of a match.
"""

import argparse
import functools
import multiprocessing
import statistics
import time
from collections import Counter

import numpy as np

from gotham.arena.statistics import figure, interval
from gotham.bots import bot, play
from gotham.games import chinatown
from gotham.games.chinatown.moves import bits
from gotham.games.chinatown.rules import name_of
from gotham.games.chinatown.state import NO, YES
from gotham.library import Game
from gotham.table import Table

LEAST_RATIO, LEAST_INCOME, MOST_SECONDS = 1.2, 270_000, 5


@functools.cache
def game():
    return Game("chinatown", chinatown)


def match(spec, deal, players=4, **options):
    """A match between bots of one kind."""
    table = game().table(players, f"trade/{deal}", {"prosperity": "off", **options})
    return play(table, [bot(game(), spec, f"{deal}/{seat}") for seat in range(players)])


def shop_income(table: Table) -> int:
    """Of all seats in all rounds, in full money."""
    return int(table.view().state.income[: table.players].sum()) * 1000


def deals(table: Table) -> Counter:
    """How many deals were settled, by the number of their parties."""
    found = Counter()
    for entry, _, before, after in table.history(0):
        if (
            YES <= entry.action < NO
            and (before[0].owner != after[0].owner).any() | (before[0].loose != after[0].loose).any()
        ):
            found[int(bits(name_of(entry.action) >> 1))] += 1
    return found


def pair(deal):
    """Both shop incomes of a deal, the deals struck, and the seconds of the trading match."""
    start = time.perf_counter()
    trading = match("trader", deal)
    seconds = time.perf_counter() - start
    return shop_income(match("trader:quiet", deal)), shop_income(trading), deals(trading), seconds


def ratio(quiet, trading):
    """The ratio of the means with its interval: deals are drawn in pairs."""
    quiet, trading = np.array(quiet, float), np.array(trading, float)
    mean = trading.mean() / quiet.mean()
    low, high = interval((trading - mean * quiet) / quiet.mean())
    return mean, mean + low, mean + high


def report(count, jobs):
    pair(0)  # compiles
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        quiet, trading, struck, seconds = zip(*pool.map(pair, range(count), chunksize=4), strict=True)
    for name, incomes in (("quiet", quiet), ("trading", trading)):
        found = figure(incomes)
        print(f"{name}: shop income {found.mean:,.0f} [{found.low:,.0f}, {found.high:,.0f}]")
    mean, low, high = ratio(quiet, trading)
    print(f"ratio: {mean:.3f} [{low:.3f}, {high:.3f}]")
    parties = sum(struck, Counter())
    print("deals a match:", ", ".join(f"{parties[size] / count:.1f} of {size} parties" for size in sorted(parties)))
    print(f"seconds a trading match: median {statistics.median(seconds):.2f}, most {max(seconds):.2f}")
    return low >= LEAST_RATIO and figure(quiet).low >= LEAST_INCOME and statistics.median(seconds) < MOST_SECONDS


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--deals", type=int, default=200)
    words.add_argument("--jobs", type=int, default=2)
    given = words.parse_args()
    raise SystemExit(not report(given.deals, given.jobs))
