"""A statistical test for counts."""

import math


def chi_square(counts, weights=None):
    """Return whether counts fit equal chances (or these weights), within five standard deviations.

    Seeds in tests are fixed, so a fair generator passes always, not nearly always.
    """
    weights = weights or [1] * len(counts)
    expected = [sum(counts) * weight / sum(weights) for weight in weights]
    assert min(expected) >= 5, "too few cases to tell"
    statistic = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    return statistic < freedom + 5 * math.sqrt(2 * freedom)
