"""Fits how much final money in Chinatown may still shift: `python -m tools.fortunes` prints SHIFT of `fortunes`.

Masters play, and at every decision each seat's expectation and the final winners are recorded. For each number of
rounds left, the shift with the highest likelihood of the real winners is printed.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Sequence

from gotham.bots import play
from gotham.games.chinatown.bots.valuation.win_chance import mean, win_chances
from gotham.games.chinatown.lab.samples import Setting, setting, spread
from gotham.games.chinatown.rules.material import ROUNDS
from gotham.games.chinatown.rules.state import KEEPING
from gotham.insight import shares
from gotham.insight.finished_match import frames, is_decision
from gotham.parallel.batches import processes

BOT, MATCHES, SEED = "master:practised", 60, "fortunes 1"
LEAST, MOST, EXACT = 0.5, 40.0, 0.01  # tried shifts

Sample = tuple[list[list[float]], list[float]]  # expected money by prosperity card, and the shares of the win


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fortunes", description="Fits SHIFT to matches of bots.")
    parser.add_argument("--bot", default=BOT, help="who plays (%(default)s)")
    parser.add_argument("--matches", type=int, default=MATCHES, help="with each number of players (%(default)s)")
    parser.add_argument("--seed", default=SEED, help="the same seed fits the same (%(default)s)")
    parser.add_argument("--jobs", type=int, help="how many processes; one for each core unless given")
    wishes = parser.parse_args()
    samples = defaultdict[int, list[Sample]](list)
    for players in (3, 4, 5):
        this = setting(wishes.bot, players, {}, wishes.seed)
        for match in spread(noted, this, range(wishes.matches), processes(wishes.jobs)):
            for rounds, sample in match:
                samples[rounds].append(sample)
    for rounds, found in sorted(samples.items()):
        shift = fitted(found)
        losses = f"loss {mean_loss(found, shift):.3f}, with even chances {mean_loss(found, math.inf):.3f}"
        print(f"{rounds} left: {shift:.1f}, {losses}, {len(found)} positions")


def noted(this: Setting, number: int) -> list[tuple[int, Sample]]:
    """Play a match; return the expectations before its decisions, by rounds left, and the winners."""
    table = this.table(number)
    play(table, this.bots(number))
    won, found = shares(this.game, table._rows), []
    for frame in frames(table):
        s = frame.before[0]
        if s.phase != KEEPING and is_decision(this.game, frame):
            found.append((ROUNDS - int(s.round_), (win_chances(this.game).outlooks(s), won)))
    return found


def fitted(samples: Sequence[Sample]) -> float:
    """Return the shift with the highest likelihood of the winners, by ternary search."""
    low, high = LEAST, MOST
    while high - low > EXACT:
        one, two = low + (high - low) / 3, high - (high - low) / 3
        low, high = (low, two) if mean_loss(samples, one) < mean_loss(samples, two) else (one, high)
    return low


def mean_loss(samples: Sequence[Sample], shift: float) -> float:
    """Return the mean negative log-likelihood of the winners."""
    return math.fsum(_loss(*sample, shift) for sample in samples) / len(samples)


def _loss(outlooks: Sequence[Sequence[float]], won: Sequence[float], shift: float) -> float:
    chances = mean(_chances(each, shift) for each in outlooks)
    return -math.fsum(share * math.log(max(chance, 1e-9)) for share, chance in zip(won, chances, strict=True) if share)


def _chances(expected: Sequence[float], shift: float) -> list[float]:
    top = max(expected)
    likely = [math.exp((each - top) / shift) for each in expected]
    return [each / sum(likely) for each in likely]


if __name__ == "__main__":
    main()
