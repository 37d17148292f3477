"""What can be said of an action of New York New York at once, for who has asked a bot what to do."""

from ...bots import speech
from ...kernel import copied
from ...view import View
from .rules import NUMBERS, PASS, PLAY, TAKE, score


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
