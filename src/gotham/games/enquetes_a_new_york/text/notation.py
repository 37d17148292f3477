"""Enquêtes à New York: how actions, cards and dice are written. Never translated; squares are named as on the map."""

from ..rules.board import COLUMNS, ROWS, SQUARE
from ..rules.state import CARDS, INFORMANTS, SEATS

SEAT = tuple(str(seat) for seat in range(SEATS))
KIND = ("informant", "expert")
CARD = tuple(f"i{card + 1}" if card < INFORMANTS else f"x{card - INFORMANTS + 1}" for card in range(CARDS))
SOME_CARD = ("i?", "x?")  # by kind: a card that a viewer cannot identify
PHASE = ("rolling", "choosing", "spying", "taking", "swapping", "going", "closing", "over")
LETTER, NUMBER = (*COLUMNS, "joker"), (*ROWS, "joker")  # faces of the dice
OPERANDS = {
    "go": (SQUARE,),
    "spy": (SEAT,),
    "take": (SEAT,),
    "swap": (CARD, SEAT, KIND),
    "accuse": (SQUARE,),
    "swapped": (KIND, SEAT, KIND),
}

# The main clause of each kind of action.
COLOURS = ("red", "blue", "yellow", "purple", "green", "black")
GUIDE = {"roll": 22, "go": 26, "spy": 27, "pass": 27, "take": 28, "swap": 25, "end": 30, "accuse": 30}
