"""Chinatown for bots: chances to win, and the fair share of each party in a joint gain."""

import itertools
import math
from collections.abc import Sequence
from typing import Any

EQUAL = 100  # per cent
SPREAD = (3.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0)  # thousands by which final money may still shift, by rounds left
ANCHOR = 0.25  # weight of Shapley shares next to equal ones: people seldom reckon with contributions
LEAST = 0.92  # least part of its share that is fair for the leader, however far ahead


def chances(standing: Any, rounds: int) -> list[float]:
    """Return every seat's chance to win, by its expected money at the end, in thousands."""
    top = max(standing)
    likely = [math.exp((float(each) - top) / SPREAD[rounds]) for each in standing]
    return [each / sum(likely) for each in likely]


def threat(chance: list[float], seat: int, other: int) -> float:
    """Return how much of another's gain is a seat's loss: the other's chance above that of the rest."""
    rest = [each for index, each in enumerate(chance) if index not in (seat, other)]
    return max(0.0, chance[other] - sum(rest) / len(rest)) / max(1 - chance[seat], 1e-3)


def coalitions(seats: Sequence[int]) -> list[int]:
    """Return all groups of these seats, as bits."""
    groups = [0]
    for bit in seats:
        groups += [group | bit for group in groups]
    return groups[1:]


def shapley(seats: Sequence[int], incomes: dict[int, int]) -> list[float]:
    """Return the Shapley shares of the surplus of all seats, in per cent; equal ones if it is zero."""
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
