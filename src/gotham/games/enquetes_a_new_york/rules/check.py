"""What every position must satisfy. Each function returns the broken clause, or 0."""

from ....engine import rule
from ..cases.clues import TRUTH
from ..cases.generator import GROUPS, faults, group_of, kind_of
from .board import GO as GO_SQUARE
from .board import INFORMANTS as INFORMANTS_SQUARE
from .board import KIND_OF
from .board import SWAP as SWAP_SQUARE
from .cards import cards_of, has_cards
from .state import (
    BESIDE,
    CARDS,
    CASE,
    CHOOSING,
    CLOSING,
    FIRST_CASE,
    GENERATED,
    GOING,
    JOKER,
    KINDS,
    LAST_STANDING,
    NO_CARD,
    NO_DIE,
    NO_KIND,
    NOBODY,
    OVER,
    PILE,
    ROLLING,
    SEATS,
    SPYING,
    SWAPPING,
)
from .turns import most_rounds


@rule
def check(s):
    return (
        broken_table(s)
        or broken_case(s)
        or broken_hands(s)
        or broken_knowledge(s)
        or broken_turn(s)
        or broken_phase(s)
        or broken_end(s)
    )


@rule
def broken_table(s):
    if s.starter >= s.players or s.turn >= s.players:
        return 21
    for seat in range(SEATS):
        if (seat < s.players) != (s.toss[seat] > 0) or s.toss[seat] > s.toss[s.starter]:
            return 20
        if seat >= s.players and (s.pawn[seat] != BESIDE or s.accused[seat] != BESIDE or s.looks[seat]):
            return 1
        if s.accused[seat] != BESIDE and s.pawn[seat] != BESIDE:
            return 32
    return 0


@rule
def broken_case(s):
    chosen = s.options[CASE]
    if chosen >= GENERATED and s.case != 0:
        return 17
    if (chosen >= FIRST_CASE and chosen < GENERATED and s.case != chosen) or (chosen < FIRST_CASE and s.case == 0):
        return 18
    for card in range(CARDS):
        group, clue = group_of(s, card), s.clue[card]
        if not GROUPS[group] <= clue < GROUPS[group + 1]:
            return 13
        if not (TRUTH[clue] >> s.answer) & 1:
            return 12
        for other in range(card):
            if s.clue[other] == clue:
                return 13
    return 14 if faults(s, s.answer) else 0


@rule
def broken_hands(s):
    for holder in range(SEATS + 1):
        for kind in range(KINDS):
            count = 0
            for card in range(CARDS):
                count += s.holder[card] == holder and kind_of(card) == kind
            if count != s.held[holder, kind]:
                return 13
        if holder != PILE and has_cards(s, holder) and (holder >= s.players or s.accused[holder] != BESIDE):
            return 32
    return 0


@rule
def broken_knowledge(s):
    for seat in range(SEATS):
        read, held = s.knows[seat, seat], cards_of(s, seat, KINDS)
        if seat >= s.players and (read or s.located[seat]):
            return 34
        if s.located[seat] & ~read or held & ~s.located[seat]:
            return 34
        for other in range(SEATS):
            known = s.knows[other, seat]
            if known & ~read or known & ~s.knows[other, other] or held & s.located[other] & ~known:
                return 34
    return 0


@rule
def broken_turn(s):
    """Check the turn, the dice and the card that was spied on."""
    if s.phase != OVER and s.accused[s.turn] != BESIDE:
        return 32
    if s.round_ > most_rounds(s) or (s.round_ == most_rounds(s) and s.phase != OVER):
        return 36
    rolled = s.number != NO_DIE
    if rolled != (s.letter != NO_DIE) or (s.phase != OVER and rolled == (s.phase == ROLLING)):
        return 22
    if (s.victim == NOBODY) != (s.shown == NO_CARD) or (s.victim == NOBODY) != (s.shown_kind == NO_KIND):
        return 27
    if s.victim == NOBODY:
        return 0
    read = s.knows[s.turn, s.turn] & s.knows[s.victim if s.victim < s.players else s.turn, s.victim % SEATS]
    spied = s.victim < s.players and s.victim != s.turn and s.phase != ROLLING
    return 0 if spied and kind_of(s.shown) == s.shown_kind and (read >> s.shown) & 1 else 27


@rule
def broken_phase(s):
    """Check that the phase fits the square of the pawn."""
    if s.phase == ROLLING or s.phase == OVER:
        return 0
    if s.phase == CHOOSING:
        return 0 if s.number == JOKER or s.letter == JOKER else 23
    square = s.pawn[s.turn]
    if square == BESIDE:
        return 22
    kind = KIND_OF[square]
    if s.phase == SPYING:
        return 0 if company(s, square) else 27
    if s.phase == GOING:
        return 0 if kind == GO_SQUARE else 26
    if s.phase == SWAPPING:
        return 0 if kind == SWAP_SQUARE and has_cards(s, s.turn) and others_hold(s, 0) + others_hold(s, 1) else 25
    if s.phase == CLOSING:
        return 0
    wanted = 0 if kind == INFORMANTS_SQUARE else 1
    takes = kind != GO_SQUARE and kind != SWAP_SQUARE and s.held[PILE, wanted] == 0
    return 0 if takes and others_hold(s, wanted) else 28


@rule
def company(s, square):
    """Return whether a seat with cards stands on the square too."""
    for seat in range(s.players):
        if seat != s.turn and s.pawn[seat] == square and has_cards(s, seat):
            return True
    return False


@rule
def others_hold(s, kind):
    """Return how many cards of a kind the other seats hold."""
    count = 0
    for seat in range(s.players):
        count += s.held[seat, kind] if seat != s.turn else 0
    return count


@rule
def broken_end(s):
    """Check the eliminated seats, the winner and the accusations."""
    remaining = 0
    for seat in range(s.players):
        remaining += s.accused[seat] == BESIDE
        if s.accused[seat] == s.answer:
            return 31
    if s.winner != NOBODY and (s.winner >= s.players or s.accused[s.winner] != BESIDE or s.phase != OVER):
        return 31
    alone = remaining == 1 and s.players > 1 and s.options[LAST_STANDING] == 0
    if s.phase != OVER:
        return 33 if remaining == 0 or alone else 0
    if s.winner == NOBODY and remaining and s.round_ < most_rounds(s):
        return 33
    return 33 if alone and s.winner == NOBODY else 0
