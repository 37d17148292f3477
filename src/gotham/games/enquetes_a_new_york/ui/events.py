"""Actions as data for the browser's board, as far as the viewer saw them."""

from typing import Any

from ....engine import UNKNOWN
from ....match.table import Event
from ..rules.board import EXPERTS, KIND_OF
from ..rules.state import ACTIONS, CARDS, CHOOSING, INFORMANTS, KINDS, PILE
from ..text.notation import LETTER, NUMBER


def fact(event: Event) -> dict[str, Any]:
    """Return an action as the viewer saw it; cards they cannot identify are None."""
    kind, operands = ACTIONS.parts(event.action)
    found: dict[str, Any] = {"kind": kind, "seat": event.seat}
    if kind in ("roll", "go", "spy", "pass"):
        found |= _move(event, kind) | _drawn(event)
    elif kind == "take":
        found |= {"victim": operands[0], "taken": _wanted(event), "card": _come_to(event, event.seat)}
    elif kind in ("swap", "swapped"):
        found |= _swap(event, kind, *operands)
    elif kind == "accuse":
        found |= _accusation(event, operands[0])
    return found


def _move(event: Event, kind: str) -> dict[str, Any]:
    """Return the dice, the square, or who was spied on."""
    after = event.after.state
    found: dict[str, Any] = {}
    if kind == "roll":
        found |= {"letter": LETTER[after.letter], "number": NUMBER[after.number]}
    if kind in ("roll", "go"):
        found["square"] = None if after.phase == CHOOSING else int(after.pawn[event.seat])
    if kind == "spy":
        found |= {"victim": int(after.victim), "read": int(after.shown_kind), "shown": _known(after.shown)}
    return found


def _drawn(event: Event) -> dict[str, Any]:
    """Return the kind of the card drawn from a pile, and the card if the viewer knows it."""
    before, after = event.before.state.held[PILE], event.after.state.held[PILE]
    kind = next((kind for kind in range(KINDS) if after[kind] < before[kind]), None)
    return {} if kind is None else {"drawn": kind, "card": _come_to(event, event.seat)}


def _wanted(event: Event) -> int:
    return int(KIND_OF[event.after.state.pawn[event.seat]] == EXPERTS)


def _swap(event: Event, kind: str, what: int, partner: int, taken: int) -> dict[str, Any]:
    given = int(what >= INFORMANTS) if kind == "swap" else what
    cards = {"gave": _come_to(event, partner), "card": _come_to(event, event.seat)}
    return {"kind": "swap", "partner": partner, "given": given, "taken": taken, **cards}


def _accusation(event: Event, square: int) -> dict[str, Any]:
    """Return whether it was right, and the answer if the viewer sees it."""
    after = event.after.state
    return {"square": square, "right": bool(after.winner == event.seat), "answer": _known(after.answer)}


def _come_to(event: Event, seat: int) -> int | None:
    """Return the card that came to a seat, as far as the viewer can tell."""
    before, after = event.before.state.holder, event.after.state.holder
    return next((card for card in range(CARDS) if after[card] == seat != before[card]), None)


def _known(value: Any) -> int | None:
    """Return a number, or None if the viewer does not know it."""
    return None if value == UNKNOWN else int(value)
