"""How a match starts: the starting player and the case."""

from ....engine import copy, fill, number, rule, shuffle
from ..cases.box import BOX_ANSWERS, BOX_CLUES
from ..cases.generator import generate
from .state import (
    BESIDE,
    CARD_ORDER,
    CARDS,
    CASE,
    CASES,
    FIRST_CASE,
    GENERATED,
    INFORMANTS,
    LEVEL,
    NOBODY,
    PILE,
    SEATS,
    TOSS,
    TOSSES,
    WHEEL,
)
from .turns import begin_turn


@rule
def setup(s, players, options, key):
    copy(s.key, key)
    s.players = players
    copy(s.options, options)
    s.round_, s.rolls, s.lots = 0, 0, 0
    s.winner = NOBODY
    toss(s)
    take_case(s)
    for seat in range(SEATS):
        s.pawn[seat] = s.accused[seat] = BESIDE  # EN-21
        s.located[seat] = s.looks[seat] = 0
        fill(s.knows[seat], 0)
        fill(s.held[seat], 0)
    fill(s.holder, PILE)
    s.held[PILE, 0], s.held[PILE, 1] = INFORMANTS, CARDS - INFORMANTS
    s.turn = s.starter
    begin_turn(s)


@rule
def toss(s):
    """Roll the number die for each seat, the joker counting six; the highest starts, and ties roll again."""  # EN-20
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
    """Set the case: from the wheel, the chosen one or a generated one."""
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
    """Assign the labels of each kind of card at random."""
    shuffle(s.clue[:INFORMANTS], s.key, CARD_ORDER, 0)
    shuffle(s.clue[INFORMANTS:], s.key, CARD_ORDER, 1)
