"""Whole blocks of matches between the baselines, played inside a device."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ...batch import MatchResults, make
from ...match.game import Game
from ..schedule import Schedule

AT_ONCE = 1 << 20  # matches, so that a device answers now and then


def play_on_device(
    game: Game, schedule: Schedule, blocks: int, device: str, kernels: Path | None = None
) -> MatchResults:
    """Play so many blocks of a schedule; deal n has the key of the seed with n added, as in a batch."""
    setting = {"players": schedule.players, "options": schedule.options, "seed": schedule.seed}
    batch = make(game, 1, **setting, device=device, kernels=kernels)  # type: ignore[arg-type]
    parts = [batch.play_between(schedule.bots, count, first) for first, count in _pieces(blocks * schedule.players)]
    return MatchResults(
        *(np.concatenate([getattr(part, name) for part in parts]) for name in ("decisions", "winners", "returns"))
    )


def _pieces(matches: int) -> Iterator[tuple[int, int]]:
    for first in range(0, matches, AT_ONCE):
        yield first, min(AT_ONCE, matches - first)
