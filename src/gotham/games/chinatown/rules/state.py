"""Chinatown: the fields of a state, the actions, and the counters that end a negotiation.

Money is in thousands; buildings and types count from 0. `VERSION` 1 are the rules of releases 0.1 and 0.2;
2 has no hidden tiles.
"""

from ....engine import WORDS, actions, record, rule, version_of
from .material import BUILDINGS, NO_SHOP, NOBODY, ROUNDS, SEATS, TYPES
from .material import CARDS as PROSPERITY_CARDS

VERSION = version_of(__name__, 3)
FIRST = VERSION == 1
HIDES = VERSION >= 3  # loose tiles can be hidden

OPTIONS = {
    "prosperity": ("on", "off"),
    "placement": ("free", "first-player"),
    "street-variant": ("off", "on"),
    "map": ("default", "reprint") if FIRST else ("default", "reprint", "reprint-count"),
    "offers": ("30", "10", "3"),
    **({} if FIRST else {"money": ("hidden", "open")}),
    **({"tiles": ("open", "hidden")} if HIDES else {}),
}
PROSPERITY_OFF, PLACEMENT, STREET, MAP, OFFERS, MONEY, TILES_HIDDEN = range(7)  # as indices of the options
MOST_OFFERS = (30, 10, 3)  # by value of the option  CT-29
MOST_STEPS = 150  # of drafts that are not proposed, and dones taken back, in a round: only so that matches end  CT-29

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
LIVE = 6 if FIRST else 12  # offers an author can have open at once
SAME = 1 if FIRST else 6  # of them, between the same parties and equally open or secret  CT-27
CIRCLES = PARTIES * 2  # who knows of an offer or promise: parties * 2 + secret
NAMES = CIRCLES * SAME  # an offer's name next to its author: its number * CIRCLES + circle; 0 is no offer
MOST_STRUCK = SEATS * MOST_OFFERS[0]  # deals of a round
MOVES = 32  # most in a deal  CT-23
SUMS = tuple(digit * place for place in (1, 10, 100) for digit in range(1, 10))  # any sum is at most three of them

# Kinds from `give` to `owe` are the moves of a deal. `chosen` and `hands` are only seen, never done.
# An offer is named by its parties with its number, and by its openness.
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
    yes=(SEATS, PARTIES * SAME, 2),
    no=(SEATS, PARTIES * SAME, 2),
    withdraw=(PARTIES * SAME, 2),
    done=(),
    resume=(),
    place=(BUILDINGS, TYPES),
    chosen=(),
    hands=(),
)
REFUSE, DRAFT, GIVE, TILE, CASH, BUILD, EMPTY, OWE, PROPOSE = ACTIONS.starts[:9]
DROP, YES, NO, WITHDRAW, DONE, RESUME, PLACE, CHOSEN, HANDS = ACTIONS.starts[9:]
RETRACTABLE = ("chosen",)  # two cards refused: they can be taken back until all have chosen  CT-12
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
# Each other step of a draft may be the only one, and is followed by a drop or a done.
LIMIT = ROUNDS * SEATS * (2 + 18 + MOST_OFFERS[0] * (MOVES + SEATS + 4) + 2)
LIMIT += 0 if FIRST else ROUNDS * SEATS * MOST_STEPS * 2

HELD = 90  # all tiles
MUCH = 100_000_000  # more money than any match moves, to and fro

State = record(
    key=(WORDS, (8,)),
    players=(3, SEATS),
    options=(3, (len(OPTIONS),)),
    round_=ROUNDS + 1,  # how many are finished
    phase=3,
    marker=SEATS,  # the first to place, with that option
    ready=(2, (SEATS,)),  # has chosen, is done
    owner=(NOBODY + 1, (BUILDINGS,)),
    shop=(NO_SHOP + 1, (BUILDINGS,)),
    loose=(18, (SEATS, TYPES)),
    **({"held": (HELD + 1, (SEATS,))} if HIDES else {}),  # in views, the number of a seat's tiles that are hidden
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
    audience=(CIRCLES, (BUILDINGS,)),  # the circle of the promise
    owed=(MUCH, (2, SEATS, SEATS)),  # openly and secretly, by debtor and creditor, after the income of this round
    heard=(
        MUCH,
        (SEATS, SEATS, SEATS),
    ),  # a seat's knowledge of secret debts between others; views have it in `owed`
    struck=(MOST_STRUCK + 1, (SEATS + 1,)),  # deals of this round: each seat's secret ones, then the open ones
    left=(MOST_OFFERS[0] + 1, (SEATS,)),  # offers of this round
    **({} if FIRST else {"steps": (MOST_STEPS + 1, (SEATS,))}),  # left for drafts that are not proposed
    drafting=(MOVES + 2, (SEATS,)),  # 0, or 1 + the number of moves of the draft
    draft=(ACTIONS.count * SEATS, (SEATS, MOVES)),  # a move is its action * SEATS + giver or promiser
    name=(NAMES, (SEATS, LIVE)),  # of each author's offers, ascending, then 0
    yes=(PARTIES, (SEATS, LIVE)),
    count=(MOVES + 1, (SEATS, LIVE)),
    moves=(ACTIONS.count * SEATS, (SEATS, LIVE, MOVES)),
)


# --------------------------- where versions differ: hidden tiles, open money, and why matches end  CT-29 CT-39 CT-41


if HIDES:

    @rule
    def hides_tiles(s):
        """Return whether players see only how many loose tiles the others have.  CT-41"""
        return s.options[TILES_HIDDEN] == 1 and s.round_ < ROUNDS

    @rule
    def set_held(s, seat, tiles):
        s.held[seat] = tiles

    @rule
    def held(s, seat):
        """Return how many tiles of a seat a view hides; none in a state."""
        return s.held[seat]

else:

    @rule
    def hides_tiles(s):
        return False

    @rule
    def set_held(s, seat, tiles):
        pass

    @rule
    def held(s, seat):
        return 0


if FIRST:  # an opened draft and a done taken back use up an offer

    @rule
    def shows_money(s):
        return False

    @rule
    def is_tireless(s, player):
        return s.left[player] > 0

    @rule
    def can_add(s, player):
        return True

    @rule
    def count_try(s, player):
        s.left[player] -= 1

    @rule
    def count_move(s, player):
        pass

    @rule
    def count_proposal(s, player, moves):
        pass

    @rule
    def set_counters(s, player, left, steps):
        s.left[player] = left

    @rule
    def copy_counters(view, s, player):
        view.left[player] = s.left[player]

    @rule
    def are_counters_wrong(s, player, offers, most):
        return offers + (s.drafting[player] > 0) + s.left[player] > most

else:  # proposals alone use up offers; the steps of other drafts are more than anybody needs

    @rule
    def shows_money(s):
        """Return whether everybody sees all money.  CT-39"""
        return s.options[MONEY] == 1

    @rule
    def is_tireless(s, player):
        """Return whether a player may open a draft, or take done back."""
        return s.steps[player] > 0

    @rule
    def can_add(s, player):
        """Return whether a player may add a move to a draft."""
        return s.steps[player] > 0

    @rule
    def count_try(s, player):
        """Count an opened draft, or a done taken back."""
        s.steps[player] -= 1

    @rule
    def count_move(s, player):
        s.steps[player] -= 1

    @rule
    def count_proposal(s, player, moves):
        """Count an offer, and give back the steps of its draft."""
        s.left[player] -= 1
        s.steps[player] = min(s.steps[player] + moves + 1, MOST_STEPS)

    @rule
    def set_counters(s, player, left, steps):
        s.left[player], s.steps[player] = left, steps

    @rule
    def copy_counters(view, s, player):
        view.left[player], view.steps[player] = s.left[player], s.steps[player]

    @rule
    def are_counters_wrong(s, player, offers, most):
        """Return whether a player has too many offers or steps left, with so many offers open."""
        return offers + s.left[player] > most or s.steps[player] > (MOST_STEPS if most else 0)


@rule
def circle(name):
    """Return the parties and openness of an offer's name, without its number."""
    return name % CIRCLES


@rule
def group(name):
    """Return the parties of an offer's name or circle, as bits."""
    return name % CIRCLES >> 1
