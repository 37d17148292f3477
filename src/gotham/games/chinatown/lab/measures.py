"""Measures of a finished match of Chinatown: the income of its shops, and its trading."""

from typing import Any

import numpy as np

from ....engine import SPECTATOR
from ..rules.tally import COUNTS, tally


def figures(table: Any) -> dict[str, int]:
    """Return the income of all shops in all rounds (CT-21), and all counts of `tally`."""
    counts, count = np.zeros(len(COUNTS), np.int64), table.game.bind(tally)
    for entry, _, before, after in table.history(SPECTATOR):
        count(before[0], entry.seat, entry.action, after[0], counts)
    income = 1000 * int(table.view().state.income.sum())
    return {"shop income": income} | dict(zip(COUNTS, counts.tolist(), strict=True))
