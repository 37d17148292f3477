"""What can be said of an action of New York New York at once, for who has asked a bot what to do."""

from ....bots import speech
from ....bots.ranking import LEAD, MOST, Ranked
from ....engine import copied
from ....match.view import View
from ..rules.scoring import score
from ..rules.state import NUMBERS, PASS, PLAY, TAKE
from .endgame.two_players import Endgame, Solved
from .master.search import ActionEstimate


def remark(view: View, action: int) -> str:
    """What a card changes for oneself and for the others, or would if it were played now."""
    if action == PASS:
        return speech("bot-pass", pile=int(view.state.pile))
    after = copied(view.rows)
    card = action - PLAY if action < TAKE else action - TAKE
    after[0].top[card % NUMBERS] = card
    changes = [int(score(after[0], seat) - score(view.state, seat)) for seat in range(view.players)]
    own, kind = changes.pop(view.viewer), "bot-play" if action < TAKE else "bot-take"
    least, most = min(changes), max(changes)
    return speech(kind, own=own, others=least if least == most else f"{least},{most}")


def chances(found: list[ActionEstimate]) -> str:
    """The chances that a search gives its favourite and the next best, if it has tried another."""
    chance = round(100 * found[0].chance)
    if len(found) == 1:
        return speech("bot-sure", chance=chance)
    return speech("bot-chance", chance=chance, next=f"action:{found[1].action}", other=round(100 * found[1].chance))


def solved(endgame: Endgame, best: Solved) -> str:
    """The leads that an endgame comes to with its best action and with the next best, to who acts."""
    own, other = leads(endgame, best)[:2]
    return speech("bot-solved", value=int(own.figure), next=f"action:{other.actions[0]}", other=int(other.figure))


def leads(endgame: Endgame, best: Solved) -> list[Ranked]:
    """The leads of who acts at the end of the round, behind the best action and behind the next best ones."""
    sign = 1 if endgame.turn == 0 else -1
    found = [Ranked((action,), LEAD, sign * lead) for action, lead in endgame.leads().items()]
    return sorted(found, key=lambda each: (-each.figure, each.actions[0] != best.action))[:MOST]
