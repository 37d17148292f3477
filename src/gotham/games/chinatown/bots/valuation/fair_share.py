"""Chinatown for bots: chances to win, and the fair share of each party in a joint gain."""

import itertools
import math
from collections.abc import Sequence
from typing import Any

EQUAL = 100  # per cent
SPREAD = (3.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)  # thousands by which standings may yet shift, by rounds left
ANCHOR = 0.25  # how much Shapley's shares count beside equal ones: who is asked seldom counts what others bring
LEAST = 0.92  # of its share is fair for the leader, however far ahead


def chances(standing: Any, rounds: int) -> list[float]:
    """Return every seat's chance to win, by what it is expected to have at the end, in thousands."""
    top = max(standing)
    likely = [math.exp((float(each) - top) / SPREAD[rounds]) for each in standing]
    return [each / sum(likely) for each in likely]


def threat(chance: list[float], seat: int, other: int) -> float:
    """Return how much of another's gain is a seat's loss: what the other's chance is above that of the rest."""
    rest = [each for index, each in enumerate(chance) if index not in (seat, other)]
    return max(0.0, chance[other] - sum(rest) / len(rest)) / max(1 - chance[seat], 1e-3)


def coalitions(seats: Sequence[int]) -> list[int]:
    """Return all groups of these seats, as bits."""
    groups = [0]
    for bit in seats:
        groups += [group | bit for group in groups]
    return groups[1:]


def shapley(seats: Sequence[int], incomes: dict[int, int]) -> list[float]:
    """Shapley's shares of what all seats earn more together than apart, in per cent; equal where that is nothing."""
    everybody = sum(seats)
    worth = {group: income - sum(incomes[bit] for bit in seats if bit & group) for group, income in incomes.items()}
    worth[0] = 0
    if worth[everybody] <= 0:
        return [EQUAL / len(seats)] * len(seats)
    shares = [0.0] * len(seats)
    for order in itertools.permutations(range(len(seats))):
        group = 0
        for index in order:
            shares[index] += worth[group | seats[index]] - worth[group]
            group |= seats[index]
    return [EQUAL * share / (worth[everybody] * math.factorial(len(seats))) for share in shares]


def fair_shares(shares: list[float], chance: list[float]) -> list[float]:
    """Return shares of a gain in per cent: mostly equal, partly as given, less for likely winners, within limits."""
    even = [ANCHOR * share + (1 - ANCHOR) * EQUAL / len(shares) for share in shares]
    others = [1 - each for each in chance]
    mean = max(sum(others) / len(others), 1e-9)
    limited = [share * min(max(each / mean, LEAST), 2 - LEAST) for share, each in zip(even, others, strict=True)]
    return [EQUAL * share / sum(limited) for share in limited]
