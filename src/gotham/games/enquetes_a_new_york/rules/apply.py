"""What an action does: rolls, moves, spying, cards, accusations."""

from ....engine import number, rule
from .board import GO as GO_SQUARE
from .board import KIND_OF, SIDE
from .board import SWAP as SWAP_SQUARE
from .cards import draw, exchange, return_cards, spy_on, swap_of
from .legality import can_swap, can_take, may_spy, wanted
from .state import (
    ACCUSE,
    BESIDE,
    CHOOSING,
    CLOSING,
    END,
    GO,
    GOING,
    JOKER,
    LETTER_DIE,
    NUMBER_DIE,
    OVER,
    PASS,
    PILE,
    ROLL,
    SPY,
    SPYING,
    SWAP,
    SWAPPING,
    TAKE,
    TAKING,
)
from .turns import is_over, next_turn


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
        return is_over(s)  # which reveals the answer
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
    """Move the pawn on turn to a square; return whether a card was drawn there at once."""
    s.pawn[s.turn] = square
    for seat in range(s.players):
        if may_spy(s, seat):
            s.phase = SPYING
            return False
    return act_on_square(s)


@rule
def spy_or_pass(s, action):
    """Spy, do not spy, or stay on a go square; return whether a card was seen."""
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
    """Do what the square says, unless there is a choice to make; return whether a card was drawn."""
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
