"""New York New York: cards, actions and the state. The numbers after `#` are clauses of rulebook.md.

A card is suit * NUMBERS + number, both from 0; seat k plays suit k.
"""

from ....engine import WORDS, actions, record

PLAYERS = range(2, 5)
OPTIONS = {"bonuses": ("on", "off"), "rounds": ("match", "1", "to-100", "to-200")}
BONUSES, ROUNDS = 0, 1  # indices of the options
TARGETS = (0, 0, 100, 200)  # points to reach, by value of the option; 0 for a fixed number of rounds  NY-24
MOST_ROUNDS = 12  # of a match to a number of points: only so that matches end

SEATS, SUITS, NUMBERS, HAND, RESERVE = 4, 4, 12, 6, 6
CARDS = SUITS * NUMBERS
EMPTY = CARDS  # a skyline position without a card
BONUS = (0, 0, 3, 6, 10, 15, 25)  # by length of a run, the last also for longer ones  NY-14
BEST = 106  # 2 to 5 and 7 to 12: two runs are worth more than the full ring
PLACES = tuple((BEST + 1) ** place for place in range(MOST_ROUNDS // SEATS))  # of the digits in a cell of points

# Where a card is.
SKYLINE = 0
RESERVED = 1
TAKEN = 2  # + seat: in a hand, taken from the reserve in public
DEALT = TAKEN + SEATS  # + seat: in a hand, known to its player only
PILE = DEALT + SEATS  # + number of cards below it

# Addresses of random decisions.
STARTER, DECK = 1, 2

ACTIONS = actions(play=CARDS, take=CARDS, pass_=())
PLAY, TAKE, PASS = ACTIONS.starts
LIVELY = {"play": 20, "take": 1, "pass": 3}
LIMIT = MOST_ROUNDS * (2 * CARDS + SEATS)

State = record(
    key=(WORDS, (8,)),
    players=(2, SEATS),
    options=(len(TARGETS), (2,)),
    round_=MOST_ROUNDS + 1,  # how many are finished
    starter=SEATS,
    turn=SEATS,
    taking=2,  # the seat on turn has played and takes next
    reserve=RESERVE + 1,
    pile=CARDS,
    held=(HAND + 1, (SEATS,)),
    passed=(2, (SEATS,)),
    top=(EMPTY + 1, (NUMBERS,)),
    place=(PILE + CARDS, (CARDS,)),
    points=(PLACES[-1] * (BEST + 1), (SEATS, SEATS)),  # by round and seat; a cell has a digit for every fourth round
)
