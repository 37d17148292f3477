"""Enquêtes à New York: options, actions and the state.

The sixteen cards of a case have labels: 0 to 9 are the informants', 10 to 15 the experts'. Labels are assigned at
random at set-up, so a label says nothing about its clue. A set of cards is a number, one bit per label.
"""

from ....engine import WORDS, actions, record
from ..cases.clues import CLUES
from .board import SIDE, SQUARES

SEATS = 6
NOBODY = SEATS
OPTIONS = {
    "level": ("1", "2"),
    "case": ("spin", *map(str, range(1, 13)), "generated"),
    "last-standing": ("wins", "plays-on"),
    "rounds": ("60", "20", "100", "par"),
}
LEVEL, CASE, LAST_STANDING, ROUNDS = range(4)  # indices of the options
FIRST_CASE, GENERATED = 1, 13  # values of the option `case`; 0 spins the wheel
MOST_ROUNDS = (60, 20, 100)  # by value of the option  EN-36
BY_PAR = len(MOST_ROUNDS)  # as a value of the option: as many rounds as the par of the case  EN-40
CASES = 12  # of a level in the box

KINDS, INFORMANTS, CARDS = 2, 10, 16  # of a case  EN-13
PILE = SEATS  # as a holder
NO_CARD, NO_KIND = CARDS, KINDS
BESIDE = SQUARES  # as a square: a pawn off the board, or no accusation
JOKER, NO_DIE = SIDE, SIDE + 1  # faces besides the five of a die
TOSSES = 7  # faces of the number die at set-up: 1 to 5, the joker as 6  EN-20

# What the seat on turn does next.
ROLLING, CHOOSING, SPYING, TAKING, SWAPPING, GOING, CLOSING, OVER = range(8)

# Addresses of random decisions.
TOSS, WHEEL, CARD_ORDER, GENERATOR, NUMBER_DIE, LETTER_DIE, LOT = range(1, 8)

# `swapped` is a swap as others see it: the kind given, the partner, the kind taken. It is never legal.
ACTIONS = actions(
    roll=(),
    go=SQUARES,
    spy=SEATS,
    pass_=(),
    take=SEATS,
    swap=(CARDS, SEATS, KINDS),
    end=(),
    accuse=SQUARES,
    swapped=(KINDS, SEATS, KINDS),
)
ROLL, GO, SPY, PASS, TAKE, SWAP, END, ACCUSE, SWAPPED = ACTIONS.starts
LIVELY = {
    "roll": 20,
    "go": 1,
    "spy": 8,
    "pass": 2,
    "take": 4,
    "swap": 1,
    "end": 30,
    "accuse": 0.03,
    "swapped": 1,
}
TURN = 8  # most decisions in a turn: roll, go, spy, go, spy, swap or take, end, and an accusation
LIMIT = max(MOST_ROUNDS) * SEATS * TURN

State = record(
    key=(WORDS, (8,)),
    players=(1, SEATS),
    options=(14, (4,)),
    round_=max(MOST_ROUNDS) + 1,  # how many are finished
    starter=SEATS,
    toss=(TOSSES, (SEATS,)),  # the first roll of each for the start
    turn=SEATS,
    phase=OVER + 1,
    number=NO_DIE + 1,
    letter=NO_DIE + 1,
    pawn=(SQUARES + 1, (SEATS,)),
    accused=(SQUARES + 1, (SEATS,)),  # wrongly; the accuser is out
    winner=SEATS + 1,
    case=CASES + 1,  # of the box; 0 for a generated one
    answer=SQUARES,
    clue=(len(CLUES), (CARDS,)),
    holder=(SEATS + 1, (CARDS,)),
    held=(CARDS + 1, (SEATS + 1, KINDS)),  # cards of each kind by holder, the pile included
    knows=(1 << CARDS, (SEATS, SEATS)),  # the cards that a seat knows another has read; on the diagonal its own
    located=(1 << CARDS, (SEATS,)),  # the cards that a seat can locate
    looks=(LIMIT + 1, (SEATS,)),  # how often each has read a card, repeats included
    rolls=LIMIT + 1,
    lots=LIMIT + 1,  # random draws of cards so far
    victim=SEATS + 1,  # spied on in this turn
    shown_kind=KINDS + 1,  # the kind of the card that the spy read
    shown=CARDS + 1,  # and the card, known to the two of them
)
