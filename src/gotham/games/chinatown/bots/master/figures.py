"""Chinatown for bots: figures of a master's judgement, search and bargaining; its levels and characters."""

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


NEVER = 1000  # so much more it never expects

# Deals, judgement and mistakes of each level.
LEVELS = {
    "beginner": MannerFigures(
        parties=2,
        tries=4,
        steps=2,
        proposals=1,
        leaves=106,
        holds=70,
        floor=50,
        haggles=NEVER,
        credit=0,
        blur=170,
        slips=10,
    ),
    "casual": MannerFigures(
        parties=2,
        tries=6,
        steps=4,
        proposals=2,
        leaves=102,
        holds=80,
        floor=60,
        haggles=NEVER,
        credit=0,
        blur=125,
        slips=6,
    ),
    "practised": MannerFigures(parties=3, proposals=3, leaves=94, holds=88, floor=74, haggles=NEVER, blur=50, slips=2),
    "expert": MannerFigures(parties=3, proposals=8, leaves=84, holds=94, floor=82, haggles=15),
    "master": MannerFigures(),
}

# The same play with other figures.
CHARACTERS = {
    "generous": MannerFigures(leaves=104, holds=82, floor=80),
    "hard": MannerFigures(leaves=72, yields=6, holds=116, floor=94, patience=10),
    "gambler": MannerFigures(TRADER._replace(likely=75, pair_kept=12, tile_kept=12), ahead=3),
    "cautious": MannerFigures(TRADER._replace(likely=20, pair_kept=0, tile_kept=0), ahead=0),
    "quiet": MannerFigures(proposals=0),
}
