"""Chinatown for bots: figures of a master's judgement, search and bargaining, which levels and characters change."""

from typing import NamedTuple

from ..valuation.weights import TRADER, ValueWeights


class MannerFigures(NamedTuple):
    """Figures in per cent unless noted otherwise; fair shares are defined in `fair_share`."""

    weights: ValueWeights = TRADER
    ahead: int = 0  # rounds beyond those left for which potential growth counts
    # Looking for deals.
    parties: int = 4  # most of them, whoever plays
    tries: int = 10  # shops from which it starts where the joint plan leads to nothing
    steps: int = 8  # most that it adds to a deal
    proposals: int = 20  # most in a round
    # Bargaining.
    leaves: int = 78  # of their fair share, what it first offers the others
    yields: int = 8  # by which it offers more to a seat that refuses, and demands less
    holds: int = 98  # of its own fair share, what it demands at first
    floor: int = 86  # and at last
    patience: int = 4  # offers that it refuses in a round until then
    haggles: int = 5  # how much more of a gain makes it ask for it
    lenient: int = 50  # of what could be paid, what it demands where three or more are short of money
    credit: int = 50  # of somebody's income of this round, what it may owe
    # Mistakes.
    blur: int = 0  # points by which it misjudges what it gains, more or less
    slips: int = 0  # how often it keeps and places at random
