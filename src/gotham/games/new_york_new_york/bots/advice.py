"""Remarks about an action of New York New York, for a player who asks a bot for advice."""

from ....bots import speech
from ....bots.ranking import LEAD, MOST, Ranked
from ....engine import copied
from ....match.view import View
from ..rules.scoring import score
from ..rules.state import NUMBERS, PASS, PLAY, TAKE
from .endgame.two_players import Endgame, Solved
from .master.search import WinEstimate


def remark(view: View, action: int) -> str:
    """Return what a card changes for the player and for the others, or would change if it were played now."""
    if action == PASS:
        return speech("bot-pass", pile=int(view.state.pile))
    after = copied(view.rows)
    card = action - PLAY if action < TAKE else action - TAKE
    after[0].top[card % NUMBERS] = card
    changes = [int(score(after[0], seat) - score(view.state, seat)) for seat in range(view.players)]
    own, kind = changes.pop(view.viewer), "bot-play" if action < TAKE else "bot-take"
    least, most = min(changes), max(changes)
    return speech(kind, own=own, others=least if least == most else f"{least},{most}")


def chances(found: list[WinEstimate]) -> str:
    """Return the win chances of the best action and, if another was tried, of the next best."""
    chance = round(100 * found[0].chance)
    if len(found) == 1:
        return speech("bot-sure", chance=chance)
    return speech("bot-chance", chance=chance, next=f"action:{found[1].action}", other=round(100 * found[1].chance))


def solved(endgame: Endgame, best: Solved) -> str:
    """Return the acting player's lead after the best action of an endgame and after the next best."""
    own, other = leads(endgame, best)[:2]
    return speech("bot-solved", value=int(own.figure), next=f"action:{other.actions[0]}", other=int(other.figure))


def leads(endgame: Endgame, best: Solved) -> list[Ranked]:
    """Return the acting player's lead at the end of the round after each of the best actions."""
    sign = 1 if endgame.turn == 0 else -1
    found = [Ranked((action,), LEAD, sign * lead) for action, lead in endgame.leads().items()]
    return sorted(found, key=lambda each: (-each.figure, each.actions[0] != best.action))[:MOST]
