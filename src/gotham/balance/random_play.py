"""The balance of a game under random play: whole batches inside a CPU or a GPU, for millions of matches and more."""

import math
from collections.abc import Iterator
from pathlib import Path

from ..batch import Totals, make
from ..batch.totals import Mean
from ..i18n.errors import GothamError
from ..match.game import Game
from .survey import read_counts

MOST = 10**12  # matches
SURE = 1.96  # standard errors on either side, for 95 %


def play_at_random(
    game: Game, matches: str, seed: str, preset: str | None, device: str, kernels: Path | None = None
) -> Iterator[Totals]:
    """Play matches of every number of players with the usual options; yield what they add up to."""
    options = game.check_options(None, preset)
    for players, count in zip(game.rules.PLAYERS, read_counts(matches, game.rules.PLAYERS, 1, MOST), strict=True):
        batch = make(game, 1, players=players, options=options, seed=seed, device=device, kernels=kernels)
        yield batch.play(count)


def refuse_bots(bots: str | None) -> None:
    """Raise an error if another bot than the random one is asked for."""
    if bots not in (None, "random"):
        raise GothamError("error-balance-device", bot=bots)


def spread(mean: Mean, unit: int = 1) -> str:
    """Format a mean with half of its 95 % interval, to two digits of that."""
    half = SURE * mean.error * unit
    digits = max(0, 1 - math.floor(math.log10(half))) if half else 1
    return f"{mean.value * unit:.{digits}f} ± {half:.{digits}f}"
