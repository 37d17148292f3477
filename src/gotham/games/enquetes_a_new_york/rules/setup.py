"""How a match starts: who begins, and on which case."""

from ....engine import copy, fill, number, rule, shuffle
from ..cases.box import BOX_ANSWERS, BOX_CLUES
from ..cases.generator import generate
from .state import CARD_ORDER, CASE, CASES, FIRST_CASE, GENERATED, INFORMANTS, LEVEL, TOSS, TOSSES, WHEEL


@rule
def toss(s):
    """Each rolls the number die, the joker counting six; the highest starts, and ties roll again."""  # EN-20
    fill(s.toss, 0)
    for seat in range(s.players):
        s.toss[seat] = tossed(s, seat, 0)
    tied, again = (1 << s.players) - 1, 0
    while tied & (tied - 1):
        best = 0
        for seat in range(s.players):
            if (tied >> seat) & 1:
                best = max(best, tossed(s, seat, again))
        for seat in range(s.players):
            if tossed(s, seat, again) < best:
                tied &= ~(1 << seat)
        again += 1
    for seat in range(s.players):
        if (tied >> seat) & 1:
            s.starter = seat


@rule
def tossed(s, seat, again):
    return 1 + number(s.key, TOSS, again, seat, TOSSES - 1)


@rule
def take_case(s):
    """The case: the wheel's, the chosen one or a new one."""
    chosen = s.options[CASE]
    if chosen >= GENERATED:
        s.case = 0
        generate(s)  # EN-17
    else:
        s.case = chosen if chosen >= FIRST_CASE else FIRST_CASE + number(s.key, WHEEL, 0, 0, CASES)  # EN-18
        copy(s.clue, BOX_CLUES[s.options[LEVEL], s.case - FIRST_CASE])
        s.answer = BOX_ANSWERS[s.options[LEVEL], s.case - FIRST_CASE]
    label_cards(s)


@rule
def label_cards(s):
    """Gives the cards of each kind their labels by chance."""
    shuffle(s.clue[:INFORMANTS], s.key, CARD_ORDER, 0)
    shuffle(s.clue[INFORMANTS:], s.key, CARD_ORDER, 1)
