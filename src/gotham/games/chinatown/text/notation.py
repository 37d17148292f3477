"""Chinatown: the notation of actions, offers and cards. Never translated; buildings have their printed numbers."""

from ..rules.material import BUILDINGS, CARDS, NAMES, SEATS
from ..rules.state import PARTIES, SAME, SUMS

BUILDING = tuple(str(building + 1) for building in range(BUILDINGS))
SEAT = tuple(str(seat) for seat in range(SEATS))
SUM = tuple(f"{sum_},000" for sum_ in SUMS)
GROUP = tuple("+".join(seat for seat in SEAT if parties >> int(seat) & 1) or "-" for parties in range(PARTIES))
OFFER = tuple(group if number == 1 else f"{group}#{number}" for number in range(1, SAME + 1) for group in GROUP)
OPENNESS = ("openly", "secretly")
PHASE = ("keeping", "negotiating", "placing")
CARD = tuple("+".join(map(str, sizes)) or f"blank{CARDS[:number].count(()) + 1}" for number, sizes in enumerate(CARDS))
MOVES = ("give", "tile", "cash", "build", "empty", "owe")  # the kinds that make up a deal
OPERANDS = {
    "refuse": (BUILDING,),
    "give": (BUILDING, SEAT),
    "tile": (NAMES, SEAT, SEAT),
    "cash": (SEAT, SEAT, SUM),
    "build": (BUILDING, NAMES),
    "empty": (BUILDING,),
    "owe": (SEAT, SEAT, SUM),
    "propose": (OPENNESS,),
    "yes": (SEAT, OFFER, OPENNESS),
    "no": (SEAT, OFFER, OPENNESS),
    "withdraw": (OFFER, OPENNESS),
    "place": (BUILDING, NAMES),
}

# The main clauses of each kind.
COLOURS = ("red", "blue", "yellow", "green", "purple")
GUIDE = {
    **{"refuse": 10, "draft": 14, "give": 23, "tile": 23, "cash": 26, "build": 24, "empty": 24, "owe": 24},
    **{"propose": 23, "drop": 29, "yes": 23, "no": 23, "withdraw": 27, "done": 17, "resume": 29, "place": 18},
}
