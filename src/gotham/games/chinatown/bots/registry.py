"""The bots for Chinatown, and the evaluation of the greedy bot."""

from ....bots import Maker
from ....engine import rule
from ....hooks.bots import BotHooks
from ..lab.measures import figures as figures
from ..rules.drafts import find
from ..rules.material import ADJACENT, BLOCK, BUILDINGS, FIRST, NO_SHOP, ROUNDS, TYPES
from ..rules.offers import author_of, name_of, settle
from ..rules.shops import shop_income
from ..rules.state import DONE, KEEPING, MAP, NO, PLACE, REFUSE, RESUME, WITHDRAW, YES
from .master.bot import ChinatownMaster
from .master.figures import CHARACTERS as MASTER_CHARACTERS
from .master.figures import LEVELS as MASTER_LEVELS
from .trader import TraderBot

BOTS: dict[str, Maker] = {"trader": TraderBot, "master": ChinatownMaster}
DEFAULT = "master:practised"
LEVELS = {level: "master" if level == "master" else f"master:{level}" for level in MASTER_LEVELS}
CHARACTERS = {character: f"master:{character}" for character in MASTER_CHARACTERS}


@rule
def worth(s, player, action, out):
    """Value actions greedily: neighbouring buildings, income, deals that pay at once; propose nothing."""
    if s.phase == KEEPING:
        return -1.0 * own_beside(s, player, action - REFUSE)
    if action >= PLACE:
        s.plan[(action - PLACE) // TYPES] = (action - PLACE) % TYPES
        return 1.0 * income_planned(s, player)
    if action == DONE:
        return 0.0
    if YES <= action < NO:
        return 1.0 * gain_of_deal(s, player, author_of(action), name_of(action))
    if NO <= action < WITHDRAW:
        return 0.5
    return -1.0 if action == RESUME else -2.0


@rule
def own_beside(s, player, building):
    """Return how many neighbours of a building the player has, by token or by card."""
    found, first = 0, FIRST[BLOCK[building]]
    for other in range(first, FIRST[BLOCK[building] + 1]):
        is_own = s.owner[other] == player or s.card[other] == s.card[building]
        found += is_own and ADJACENT[s.options[MAP], building] >> (other - first) & 1
    return found


@rule
def income_planned(s, player):
    """Return the income of a player with all prepared tiles."""
    for building in range(BUILDINGS):
        if s.owner[building] == player and s.plan[building] != NO_SHOP:
            s.shop[building] = s.plan[building]
    return shop_income(s.owner, s.shop, s.options[MAP], player)


@rule
def gain_of_deal(s, player, author, name):
    """Return the gain of a deal for a player: money, and income in the rounds to come."""
    slot = find(s, author, name)
    before = s.money[player] + (ROUNDS - s.round_) * shop_income(s.owner, s.shop, s.options[MAP], player)
    settle(s, s.moves[author, slot], s.count[author, slot], name)
    return s.money[player] + (ROUNDS - s.round_) * shop_income(s.owner, s.shop, s.options[MAP], player) - before


HOOKS = BotHooks(worth=worth, bots=BOTS, default=DEFAULT, levels=LEVELS, characters=CHARACTERS, figures=figures)
