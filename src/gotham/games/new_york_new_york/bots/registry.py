"""The bots of New York New York by name, and the evaluation that the greedy bot maximises."""

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
    """Return the change of the lead that a play brings at once; of a card to take, how much it could change it."""
    if action == PASS:
        return -2.0 * s.pile - 0.5  # cards still to come are chances to gain
    card = action - PLAY if action < TAKE else action - TAKE
    before = lead(s, player)
    s.top[card % NUMBERS] = card
    gain = lead(s, player) - before
    return gain if action < TAKE else abs(gain)


@rule
def lead(s, player):
    """Return a player's lead over the average of the others on the skyline."""
    others = 0
    for seat in range(s.players):
        if seat != player:
            others += score(s, seat)
    return score(s, player) - others / (s.players - 1)


HOOKS = BotHooks(worth=worth, bots=BOTS, default=DEFAULT, levels=LEVELS, remark=remark)
