"""Bots that know New York New York, and what a greedy player of it looks at."""

from ....engine import rule
from ....hooks.bots import BotHooks
from ..rules.scoring import score
from ..rules.state import NUMBERS, PASS, PLAY, TAKE
from . import levels
from .advice import remark as remark
from .master.bot import NewYorkMaster

BOTS = {"master": NewYorkMaster}
DEFAULT = "master:practised"
LEVELS = {level: "master" if level == "master" else f"master:{level}" for level in levels.LEVELS}


@rule
def worth(s, player, action, out):
    """A play is worth what it changes at once, a card of the reserve half of what it could change."""
    if action == PASS:
        return -2.0 * s.pile - 0.5  # cards to come are chances to gain
    card = action - PLAY if action < TAKE else action - TAKE
    before = lead(s, player)
    s.top[card % NUMBERS] = card
    gain = lead(s, player) - before
    return gain if action < TAKE else abs(gain)


@rule
def lead(s, player):
    """How far the skyline puts a player before the average of the others."""
    others = 0
    for seat in range(s.players):
        if seat != player:
            others += score(s, seat)
    return score(s, player) - others / (s.players - 1)


HOOKS = BotHooks(worth=worth, bots=BOTS, default=DEFAULT, levels=LEVELS, remark=remark)
