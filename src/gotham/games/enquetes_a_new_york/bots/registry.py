"""The bots of Enquêtes à New York by name, and the evaluation that the greedy bot maximises."""

from ....bots import Maker
from ....engine import bits, rule
from ....hooks.bots import BotHooks
from ..cases.generator import squares_left
from ..rules.board import EXPERTS, KIND_OF
from ..rules.board import SWAP as SWAP_SQUARE
from ..rules.cards import draw, exchange, spy_on, swap_of
from ..rules.state import ACCUSE, END, GO, PASS, PILE, ROLL, SPY, SWAP, TAKE
from . import levels
from .detective.bot import DetectiveBot
from .master.bot import EnquetesMaster
from .rambler import RamblerBot

BOTS: dict[str, Maker] = {"master": EnquetesMaster, "detective": DetectiveBot, "rambler": RamblerBot}
DEFAULT = "master:practised"
LEVELS = {level: "master" if level == "master" else f"master:{level}" for level in levels.LEVELS}


@rule
def worth(s, player, action, out):
    """Return the squares that an action excludes, less those it excludes for another. Accuse when certain."""
    if action in (ROLL, END, PASS):
        return 0.0
    before = squares_left(s, s.knows[player, player])
    if action >= ACCUSE:
        return 1.0 if before == 1 << (action - ACCUSE) else -1.0
    told = 0
    if action < SPY:
        draw_at(s, player, action - GO)
    elif action < PASS:
        spy_on(s, player, action - SPY)
    elif action < SWAP:
        draw(s, player, action - TAKE, kind_at(s.pawn[player]))
    else:
        card, partner, kind = swap_of(action)
        told = bits(squares_left(s, s.knows[partner, partner]))
        exchange(s, player, card, partner, kind)
        told -= bits(squares_left(s, s.knows[partner, partner]))
    return 1.0 * (bits(before) - bits(squares_left(s, s.knows[player, player])) - told)


@rule
def draw_at(s, player, square):
    """Draw from the pile at a square; a go square counts as an informants' square."""
    if KIND_OF[square] != SWAP_SQUARE and s.held[PILE, kind_at(square)] > 0:
        draw(s, player, PILE, kind_at(square))


@rule
def kind_at(square):
    """Return the kind of the cards that a square gives."""
    return 1 if KIND_OF[square] == EXPERTS else 0


HOOKS = BotHooks(worth=worth, bots=BOTS, default=DEFAULT, levels=LEVELS)
