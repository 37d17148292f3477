"""Enquêtes à New York for the browser's board: everything it shows, computed from a view.

Squares, cards and seats are numbers from 0, as in actions. The board only draws; it computes nothing.
"""

from types import SimpleNamespace
from typing import Any

from ....engine import SPECTATOR, UNKNOWN
from ....hooks.web import WebHooks
from ....i18n.catalogue import Words
from ....match.view import View
from ..cases.box import SYMBOLS
from ..cases.clues import EVIDENCE
from ..cases.wording import clue_text
from ..rules.board import DISTRICT_OF, DISTRICTS, KIND_OF, KINDS, PLACES, PLACES_AT
from ..rules.state import BESIDE, INFORMANTS, LEVEL, NO_DIE, NOBODY, OPTIONS, OVER, PILE, State
from ..rules.turns import most_rounds
from ..text.deduction import accused, cards_read, excluded, remaining
from ..text.notation import CARD, LETTER, NUMBER, PHASE
from ..text.phrases import Name, result_lines
from ..text.sentences import case_line, doing, start_lines
from ..text.timing import late as late
from ..text.timing import move as move
from .case_picker import NEW
from .case_picker import setup as setup
from .events import fact as fact
from .preview import picture as picture

FIELDS = State.dtype.names or ()
PROPOSED = {"case": NEW}  # players who know the box know its answers  EN-18
CITY = {  # constant: names, and by square the indices of what is there
    "districts": DISTRICTS,
    "kinds": KINDS,
    "places": PLACES,
    "evidence": tuple(EVIDENCE),
    "district": DISTRICT_OF,
    "kind": KIND_OF,
    "shows": PLACES_AT,
}


def board(view: View, words: Words, name: Name) -> dict[str, Any]:
    """Return the data of a viewer's board."""
    s = _plain(view)
    over = s.phase == OVER
    return {
        "city": CITY,
        "case": _case(s, words),
        "round": min(int(s.round_) + 1, int(most_rounds(s))),
        "rounds": int(most_rounds(s)),
        "over": over,
        "turn": None if over else s.turn,
        "phase": PHASE[s.phase],
        "doing": "" if over else doing(s, name, words),
        "start": "" if over else " ".join(start_lines(view.state, name, words)),
        "dice": None if s.number == NO_DIE else {"letter": LETTER[s.letter], "number": NUMBER[s.number]},
        "rolls": s.rolls,
        "piles": s.held[PILE],
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "spied": _spied(s),
        "clues": [_clue(s, view.viewer, card, words) for card in cards_read(view)],
        "excluded": excluded(view),  # by square the excluding cards
        "accused": accused(view),  # by square the seats that were wrong
        "left": remaining(view),
        "answer": _known(s.answer),
        "winner": None if s.winner == NOBODY else s.winner,
        "result": result_lines(view.state, name, words) if over else [],
    }


def _plain(view: View) -> Any:
    """Return the view's fields as Python numbers and lists."""
    fields = zip(FIELDS, view.rows[0].item(), strict=True)
    return SimpleNamespace(**{name: value if isinstance(value, int) else value.tolist() for name, value in fields})


def _known(value: int) -> int | None:
    return None if value == UNKNOWN else value


def _case(s: Any, words: Words) -> dict[str, Any]:
    """Return the case; a generated one has neither number nor symbol."""
    level = s.options[LEVEL]
    symbol = SYMBOLS[level][s.case - 1] if s.case else None
    return {
        "level": OPTIONS["level"][level],
        "number": s.case or None,
        "symbol": symbol,
        "symbols": SYMBOLS[level],  # of the wheel, by number
        "line": case_line(s, words),
    }


def _seat(s: Any, seat: int) -> dict[str, Any]:
    """Return a seat's pawn, its number of cards of each kind, and its wrong accusation."""
    pawn, wrong = s.pawn[seat], s.accused[seat]
    return {
        "pawn": None if pawn == BESIDE else pawn,
        "held": s.held[seat],
        "out": None if wrong == BESIDE else wrong,
    }


def _spied(s: Any) -> dict[str, Any] | None:
    """Return who was spied on in this turn, and the card if the viewer knows it."""
    return None if s.victim == NOBODY else {"victim": s.victim, "kind": s.shown_kind, "card": _known(s.shown)}


def _clue(s: Any, viewer: int, card: int, words: Words) -> dict[str, Any]:
    """Return a clue that the viewer has read, where the card is, and who else has read it, as far as known."""
    holder = s.holder[card]
    others = (seat for seat in range(s.players) if viewer != SPECTATOR and seat not in (viewer, holder))
    return {
        "card": card,
        "label": CARD[card],
        "kind": int(card >= INFORMANTS),
        "text": clue_text(s.clue[card], words),
        "place": {viewer: "hand", PILE: "pile", UNKNOWN: "lost"}.get(holder, "seat"),
        "holder": holder if 0 <= holder < s.players else None,
        "readers": [seat for seat in others if s.knows[viewer][seat] >> card & 1],
    }


HOOKS = WebHooks(
    board=board,
    picture=picture,
    fact=fact,
    proposed=PROPOSED,
    setup=setup,
    minutes=30,
    age=8,
    authors=("Play Bac",),
    published="Play Bac",
    move=move,
    late=late,
)
