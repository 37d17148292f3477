"""Chinatown for bots: figures of a master's judgement, search and bargaining; its levels and characters."""

from typing import NamedTuple

from ..valuation.weights import TRADER, ValueWeights


class MannerFigures(NamedTuple):
    """Figures in per cent unless noted otherwise; fair shares are defined in `fair_share`."""

    weights: ValueWeights = TRADER
    ahead: int = 0  # additional rounds for which potential growth counts
    # Looking for deals.
    parties: int = 4  # most parties of a deal, with any number of players
    tries: int = 10  # shops to start from if the joint plan gives no deal
    steps: int = 8  # most additions to a deal
    proposals: int = 20  # most in a round
    # Bargaining.
    leaves: int = 78  # its first offer to others, of their fair share
    yields: int = 8  # increase of its offers after a refusal, and decrease of its demands
    holds: int = 98  # its first demand, of its own fair share
    floor: int = 86  # its last demand
    patience: int = 4  # refused offers in a round until the last demand
    haggles: int = 5  # additional gain for which it makes a counter-offer
    lenient: int = 50  # its demand of the payable sum, if three or more are short of money
    credit: int = 50  # the part of a seat's income of this round that it may owe
    # Mistakes.
    blur: int = 0  # error of its own gain, in points up or down
    slips: int = 0  # chance that it keeps and places at random


NEVER = 1000  # an additional gain that never occurs

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
    "expert": MannerFigures(parties=3, proposals=5, leaves=87, holds=92, floor=80, haggles=15),
    "master": MannerFigures(),
}

# The same play with other values.
CHARACTERS = {
    "generous": MannerFigures(leaves=104, holds=82, floor=80),
    "hard": MannerFigures(leaves=72, yields=6, holds=116, floor=94, patience=10),
    "gambler": MannerFigures(TRADER._replace(likely=75, pair_kept=12, tile_kept=12), ahead=3),
    "cautious": MannerFigures(TRADER._replace(likely=20, pair_kept=0, tile_kept=0), ahead=0),
    "quiet": MannerFigures(proposals=0),
}
