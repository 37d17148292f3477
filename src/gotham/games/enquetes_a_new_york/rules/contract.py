"""Enquêtes à New York: the rules. The numbers behind `#` are clauses of rulebook.md."""

from ....engine import copy, fill, number, rule
from ..cases.generator import kind_of
from .board import GO as GO_SQUARE
from .board import INFORMANTS as INFORMANTS_SQUARE
from .board import KIND_OF, SIDE, SQUARES
from .board import SWAP as SWAP_SQUARE
from .cards import draw, exchange, has_cards, return_cards, spy_on, swap_of
from .check import check
from .setup import take_case, toss
from .state import (
    ACCUSE,
    ACTIONS,
    BESIDE,
    CARDS,
    CHOOSING,
    CLOSING,
    END,
    GO,
    GOING,
    INFORMANTS,
    JOKER,
    KINDS,
    LAST_STANDING,
    LETTER_DIE,
    LIMIT,
    LIVELY,
    MOST_ROUNDS,
    NO_CARD,
    NO_DIE,
    NO_KIND,
    NOBODY,
    NUMBER_DIE,
    OPTIONS,
    OVER,
    PASS,
    PILE,
    ROLL,
    ROLLING,
    ROUNDS,
    SEATS,
    SPY,
    SPYING,
    SWAP,
    SWAPPED,
    SWAPPING,
    TAKE,
    TAKING,
    State,
)
from .views import guess, look

__all__ = ["ACTIONS", "LIMIT", "LIVELY", "OPTIONS", "State", "check", "guess", "look"]

VERSION = 1
CLAUSES = "EN"
PLAYERS = range(2, SEATS + 1)

# ------------------------------------------------------------------------------------------ set-up


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
def begin_turn(s):
    s.phase = ROLLING
    s.number = s.letter = NO_DIE
    s.victim, s.shown, s.shown_kind = NOBODY, NO_CARD, NO_KIND


# ----------------------------------------------------------------------------------- whose turn it is


@rule
def is_over(s):
    return s.phase == OVER


@rule
def actors(s):
    return 0 if is_over(s) else 1 << s.turn


@rule
def awaited(s):
    return actors(s)


@rule
def is_in(s, seat):
    """Whether a seat is still in the game."""
    return seat < s.players and s.accused[seat] == BESIDE


@rule
def players_in(s):
    count = 0
    for seat in range(s.players):
        count += is_in(s, seat)
    return count


# --------------------------------------------------------------------------------- what can be done


@rule
def legal(s, player, mask):
    fill(mask, False)
    if is_over(s) or s.turn != player:
        return
    if s.phase == ROLLING or s.phase == CLOSING:
        mask[ROLL if s.phase == ROLLING else END] = True
        for square in range(SQUARES):
            mask[ACCUSE + square] = True  # EN-30
    elif s.phase == CHOOSING or s.phase == GOING:
        for square in range(SQUARES):
            mask[GO + square] = may_go(s, square)
    elif s.phase == SWAPPING:
        mark_swaps(s, player, mask)
    else:
        for seat in range(s.players):
            if s.phase == SPYING:
                mask[SPY + seat] = may_spy(s, seat)
            else:
                mask[TAKE + seat] = may_take(s, seat)
    mask[PASS] = s.phase == SPYING or s.phase == GOING


@rule
def mark_swaps(s, player, mask):
    for partner in range(s.players):
        for kind in range(KINDS):
            if may_swap(s, partner, kind):
                for card in range(CARDS):
                    if s.holder[card] == player:
                        mask[SWAP + (card * SEATS + partner) * KINDS + kind] = True


@rule
def may_go(s, square):
    if s.phase == GOING:
        return KIND_OF[square] != GO_SQUARE  # EN-26
    row, column = square // SIDE, square % SIDE
    return (s.number == JOKER or row == s.number) and (s.letter == JOKER or column == s.letter)  # EN-23


@rule
def may_spy(s, seat):
    """Whether a seat can be spied on where the pawn on turn has landed."""
    return is_in(s, seat) and seat != s.turn and s.pawn[seat] == s.pawn[s.turn] and has_cards(s, seat)  # EN-27


@rule
def may_take(s, seat):
    """Whether there is a card to take from a seat, of the kind of the square."""
    return is_in(s, seat) and seat != s.turn and s.held[seat, wanted(s)] > 0  # EN-28


@rule
def wanted(s):
    """The kind of cards that the square of the pawn on turn gives."""
    return 0 if KIND_OF[s.pawn[s.turn]] == INFORMANTS_SQUARE else 1


@rule
def may_swap(s, partner, kind):
    return is_in(s, partner) and partner != s.turn and s.held[partner, kind] > 0  # EN-25


@rule
def why(s, player, action):
    if is_over(s):
        return 33
    if s.turn != player:
        return 21 if is_in(s, player) else 32
    if ACCUSE <= action < SWAPPED:
        return 0 if s.phase == ROLLING or s.phase == CLOSING else 30
    if s.phase == ROLLING:
        return 0 if action == ROLL else 22
    if s.phase == CHOOSING:
        return 0 if GO <= action < SPY and may_go(s, action - GO) else 23
    if s.phase == SPYING:
        return 0 if action == PASS or (SPY <= action < PASS and may_spy(s, action - SPY)) else 27
    if s.phase == TAKING:
        return 0 if TAKE <= action < SWAP and may_take(s, action - TAKE) else 28
    if s.phase == SWAPPING:
        return 0 if SWAP <= action < END and is_swap(s, player, action) else 25
    if s.phase == GOING:
        return 0 if action == PASS or (GO <= action < SPY and may_go(s, action - GO)) else 26
    return 0 if action == END else 24


@rule
def is_swap(s, player, action):
    card, partner, kind = swap_of(action)
    return s.holder[card] == player and may_swap(s, partner, kind)


# ------------------------------------------------------------------------------------ what happens


@rule
def apply(s, player, action):
    if action == ROLL:
        return roll_dice(s)
    if action < SPY:
        return land(s, action - GO)
    if action < TAKE:
        return spy_or_pass(s, action)
    if action < SWAP:
        draw(s, player, action - TAKE, wanted(s))
        s.phase = CLOSING
        return True
    if action < END:
        swap(s, player, action)
        return True
    if action == END:
        next_turn(s)
        return is_over(s)  # and the answer is shown
    accuse(s, player, action - ACCUSE)
    return True


@rule
def roll_dice(s):
    s.number = number(s.key, NUMBER_DIE, 0, s.rolls, SIDE + 1)  # EN-22
    s.letter = number(s.key, LETTER_DIE, 0, s.rolls, SIDE + 1)
    s.rolls += 1
    if s.number == JOKER or s.letter == JOKER:
        s.phase = CHOOSING
    else:
        land(s, s.number * SIDE + s.letter)
    return True


@rule
def land(s, square):
    """The pawn on turn comes to a square; True when a card was drawn there at once."""
    s.pawn[s.turn] = square
    for seat in range(s.players):
        if may_spy(s, seat):
            s.phase = SPYING
            return False
    return act_on_square(s)


@rule
def spy_or_pass(s, action):
    """Spying or not, and staying where one could go; True when a card was seen."""
    if s.phase == GOING:
        s.phase = CLOSING
        return False
    if action == PASS:
        return act_on_square(s)
    spy_on(s, s.turn, action - SPY)
    act_on_square(s)
    return True


@rule
def act_on_square(s):
    """Does what the square says, as far as there is nothing to choose; True when a card was drawn."""
    kind = KIND_OF[s.pawn[s.turn]]
    s.phase = CLOSING
    if kind == GO_SQUARE:
        s.phase = GOING
    elif kind == SWAP_SQUARE:
        s.phase = SWAPPING if can_swap(s) else CLOSING
    elif s.held[PILE, wanted(s)] > 0:
        draw(s, s.turn, PILE, wanted(s))  # EN-24
        return True
    elif can_take(s):
        s.phase = TAKING
    return False


@rule
def can_swap(s):
    """Whether the one on turn has a card and somebody else has one, too."""
    for seat in range(s.players):
        if may_swap(s, seat, 0) or may_swap(s, seat, 1):
            return has_cards(s, s.turn)
    return False


@rule
def can_take(s):
    for seat in range(s.players):
        if may_take(s, seat):
            return True
    return False


@rule
def swap(s, player, action):
    card, partner, kind = swap_of(action)
    exchange(s, player, card, partner, kind)
    s.phase = CLOSING


@rule
def accuse(s, player, square):
    if square == s.answer:  # EN-31
        s.winner, s.phase = player, OVER
        return
    s.accused[player] = square
    s.pawn[player] = BESIDE
    return_cards(s, player)  # EN-32
    next_turn(s)


@rule
def next_turn(s):
    """Passes the turn on clockwise, unless the match is over."""
    before = (s.turn - s.starter) % s.players
    count = players_in(s)
    if count == 0 or (count == 1 and s.options[LAST_STANDING] == 0 and not is_in(s, s.turn)):
        end_match(s)
        return
    s.turn = (s.turn + 1) % s.players
    while not is_in(s, s.turn):
        s.turn = (s.turn + 1) % s.players
    if (s.turn - s.starter) % s.players <= before:
        s.round_ += 1
    begin_turn(s)
    if s.round_ == MOST_ROUNDS[s.options[ROUNDS]]:  # EN-36
        s.phase = OVER


@rule
def end_match(s):
    """The last accusation was wrong, and at most one is left."""  # EN-33
    for seat in range(s.players):
        if is_in(s, seat):
            s.winner = seat
    begin_turn(s)
    s.phase = OVER


# ------------------------------------------------------------------------------ results and seeing


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = int(s.winner == seat)


@rule
def winners(s):
    return 1 << s.winner if s.winner != NOBODY else 0


@rule
def seen(s, player, action, viewer):
    """A swap is seen by others without the card that is given; all else as it is."""  # EN-34
    if action < SWAP or action >= END:
        return action
    card, partner, kind = swap_of(action)
    if viewer in (player, partner):
        return action
    return SWAPPED + (kind_of(card) * SEATS + partner) * KINDS + kind
