"""What is measured of a finished match of Chinatown: what its shops paid, and how it was traded."""

from functools import partial
from typing import Any

import numpy as np

from ...kernel import SPECTATOR
from .tally import COUNTS, tally


def shop_income(table: Any) -> float:
    """The income of all shops in all rounds (CT-21), before all eyes."""
    return float(1000 * table.view().state.income.sum())


def counted(place: int, table: Any) -> float:
    """One of the things that `tally` counts."""
    counts, count = np.zeros(len(COUNTS), np.int64), table.game.bind(tally)
    for entry, _, before, after in table.history(SPECTATOR):
        count(before[0], entry.seat, entry.action, after[0], counts)
    return float(counts[place])


FIGURES = {"shop income": shop_income} | {name: partial(counted, place) for place, name in enumerate(COUNTS)}
