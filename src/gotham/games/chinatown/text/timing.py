"""Chinatown: the moves that the clock of a table measures, and the actions of a late seat."""

from ....match.view import View, marked
from ..rules.material import BUILDINGS, REFUSED, TYPES
from ..rules.state import DEALT_TO, DONE, DROP, KEEPING, NEGOTIATING, PLACE, REFUSE, REFUSED_BY


def timed(view: View) -> int | None:
    """Return the negotiation of a round; the other phases have no limit.  CT-17"""
    return int(view["round_"]) if view["phase"] == NEGOTIATING and not view.over else None


def move(view: View) -> str:
    """Return a phase of a round, with simultaneous or sequential decisions."""
    return f"{int(view['round_'])} {int(view['phase'])}"


def late(view: View) -> list[int]:
    """Finish for a late seat: keep the lowest cards, drop its draft, and place prepared and promised tiles."""
    if view["phase"] == KEEPING:
        return _refusals(view)
    if view["phase"] == NEGOTIATING:
        return [DROP, DONE] if view["drafting"][view.viewer] else [DONE]
    return [DONE] if view.mask[DONE] else _promised(view)


def _refusals(view: View) -> list[int]:
    """Return the highest cards, as many as must still be given back.  CT-10"""
    cards = view["card"][:BUILDINGS].tolist()
    more = REFUSED - cards.count(REFUSED_BY + view.viewer)
    dealt = [building for building, card in enumerate(cards) if card == DEALT_TO + view.viewer]
    return [REFUSE + building for building in dealt[-more:]]


def _promised(view: View) -> list[int]:
    """Return a promised tile that must be placed before the seat may be done.  CT-25"""
    promise = view["promise"].tolist()
    places = [action - PLACE for action in marked(view.mask)]
    return [PLACE + place for place in places if promise[place // TYPES] == place % TYPES][:1]
