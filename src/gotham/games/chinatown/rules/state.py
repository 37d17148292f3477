"""Chinatown: the fields of a state, and the actions. Money is in thousands; buildings and types count from 0."""

from ....engine import WORDS, actions, record
from .material import BUILDINGS, NO_SHOP, NOBODY, ROUNDS, SEATS, TYPES
from .material import CARDS as PROSPERITY_CARDS

OPTIONS = {
    "prosperity": ("on", "off"),
    "placement": ("free", "first-player"),
    "street-variant": ("off", "on"),
    "map": ("default", "reprint"),
    "offers": ("30", "10", "3"),
}
PROSPERITY_OFF, PLACEMENT, STREET, MAP, OFFERS = range(5)  # as indices of the options
MOST_OFFERS = (30, 10, 3)  # by value of the option  CT-29

# Phases with decisions; drawing tiles and paying incomes need none.  CT-09
KEEPING, NEGOTIATING, PLACING = range(3)

# The place of a building's card: in the pile, out of the game, or at a seat.
DEALT_TO = 1  # + seat
REFUSED_BY = DEALT_TO + SEATS  # + seat

# The promise about a building: none, a tile of a type (that number), or to leave it empty.
LEAVE_EMPTY, NO_PROMISE = TYPES, TYPES + 1
NO_CARD = len(PROSPERITY_CARDS)

OPEN, SECRET = 0, 1
PARTIES = 1 << SEATS
NAMES = PARTIES * 2  # an offer's name next to its author: parties * 2 + secret; 0 is no offer
MOST_STRUCK = SEATS * MOST_OFFERS[0]  # deals of a round
MOVES = 32  # most in a deal  CT-23
LIVE = 6  # offers an author can have open at once
SUMS = tuple(digit * place for place in (1, 10, 100) for digit in range(1, 10))  # any sum is at most three of them

# Kinds from `give` to `owe` are the moves of a deal. `chosen` and `hands` are only seen, never done.
ACTIONS = actions(
    refuse=BUILDINGS,
    draft=(),
    give=(BUILDINGS, SEATS),
    tile=(TYPES, SEATS, SEATS),
    cash=(SEATS, SEATS, len(SUMS)),
    build=(BUILDINGS, TYPES),
    empty=BUILDINGS,
    owe=(SEATS, SEATS, len(SUMS)),
    propose=2,
    drop=(),
    yes=(SEATS, PARTIES, 2),
    no=(SEATS, PARTIES, 2),
    withdraw=(PARTIES, 2),
    done=(),
    resume=(),
    place=(BUILDINGS, TYPES),
    chosen=(),
    hands=(),
)
REFUSE, DRAFT, GIVE, TILE, CASH, BUILD, EMPTY, OWE, PROPOSE = ACTIONS.starts[:9]
DROP, YES, NO, WITHDRAW, DONE, RESUME, PLACE, CHOSEN, HANDS = ACTIONS.starts[9:]
NAMELESS = ("hands",)  # the seat of the last acceptance of a secret deal stays hidden  CT-28

# For lively play: a draft of a few moves, proposed more often than dropped, accepted more often than refused.
LIVELY = {
    "refuse": 1,
    "draft": 1,
    "give": 0.04,
    "tile": 0.08,
    "cash": 0.002,
    "build": 0.004,
    "empty": 0.01,
    "owe": 0.002,
    "propose": 2,
    "drop": 0.2,
    "yes": 8,
    "no": 0.4,
    "withdraw": 0.1,
    "done": 3,
    "resume": 0.1,
    "place": 0.5,
    "chosen": 1,
    "hands": 1,
}
# In a round each seat refuses two cards, places its tiles, and for each offer drafts it, answers it, and is done again.
LIMIT = ROUNDS * SEATS * (2 + 18 + MOST_OFFERS[0] * (MOVES + SEATS + 4) + 2)

MUCH = 100_000_000  # more money than any match moves, to and fro

State = record(
    key=(WORDS, (8,)),
    players=(3, SEATS),
    options=(3, (5,)),
    round_=ROUNDS + 1,  # how many are finished
    phase=3,
    marker=SEATS,  # the first to place, with that option
    ready=(2, (SEATS,)),  # has chosen, is done
    owner=(NOBODY + 1, (BUILDINGS,)),
    shop=(NO_SHOP + 1, (BUILDINGS,)),
    loose=(18, (SEATS, TYPES)),
    bag=(10, (TYPES,)),
    turned=(NO_CARD + 1, (ROUNDS,)),  # prosperity cards
    income=(500, (SEATS, ROUNDS)),  # from shops
    bonus=(100, (SEATS, ROUNDS)),  # from prosperity cards
    got=(MUCH, (SEATS,)),  # publicly: at the start, from the bank, in open deals
    gave=(MUCH, (SEATS,)),
    money=(MUCH, (SEATS,)),
    card=(REFUSED_BY + SEATS, (BUILDINGS,)),
    plan=(NO_SHOP + 1, (BUILDINGS,)),  # tiles to be placed when their owner is done
    promise=(NO_PROMISE + 1, (BUILDINGS,)),
    audience=(NAMES, (BUILDINGS,)),  # the parties of the promise, encoded like an offer's name
    owed=(MUCH, (2, SEATS, SEATS)),  # openly and secretly, by debtor and creditor, after the income of this round
    heard=(
        MUCH,
        (SEATS, SEATS, SEATS),
    ),  # a seat's knowledge of secret debts between others; views have it in `owed`
    struck=(MOST_STRUCK + 1, (SEATS + 1,)),  # deals of this round: each seat's secret ones, then the open ones
    left=(MOST_OFFERS[0] + 1, (SEATS,)),  # offers of this round
    drafting=(MOVES + 2, (SEATS,)),  # 0, or 1 + the number of moves of the draft
    draft=(ACTIONS.count * SEATS, (SEATS, MOVES)),  # a move is its action * SEATS + giver or promiser
    name=(NAMES, (SEATS, LIVE)),  # of each author's offers, ascending, then 0
    yes=(PARTIES, (SEATS, LIVE)),
    count=(MOVES + 1, (SEATS, LIVE)),
    moves=(ACTIONS.count * SEATS, (SEATS, LIVE, MOVES)),
)
