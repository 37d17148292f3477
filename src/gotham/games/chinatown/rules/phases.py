"""Chinatown: the phases of a round, the automatic steps between them, the actors, and the winners.

The numbers after `#` are clauses of rulebook.md.
"""

from ....engine import UNKNOWN, fill, number, rule
from .drafts import close_draft
from .material import BUILDINGS, DEALT, DRAWN, NO_SHOP, NOBODY, PROSPERITY, ROUNDS, SEATS, SIZE, TYPES
from .offers import clear_offer
from .shops import shop_income
from .state import (
    DEALT_TO,
    KEEPING,
    LIVE,
    MAP,
    MOST_OFFERS,
    MOST_STEPS,
    NEGOTIATING,
    NO_CARD,
    NO_PROMISE,
    OFFERS,
    OPEN,
    PLACEMENT,
    PLACING,
    PROSPERITY_OFF,
    REFUSED_BY,
    SECRET,
    set_counters,
)

# Addresses of the random draws.
MARKER, CARD, DRAW, PROSPERITY_CARD = 1, 2, 3, 4


@rule
def end_offers(s, author):
    close_draft(s, author)
    for slot in range(LIVE):
        clear_offer(s, author, slot)


@rule
def begin(s, phase):
    s.phase = phase
    fill(s.ready, 0)


@rule
def deal(s):
    """Deal the cards of a round, all before anybody gives some back.  CT-10"""
    begin(s, KEEPING)
    pile = BUILDINGS
    for building in range(BUILDINGS):
        pile -= s.owner[building] != NOBODY
    for seat in range(s.players):
        for _ in range(DEALT[s.players, s.round_]):
            s.card[drawn_card(s, pile)] = DEALT_TO + seat
            pile -= 1


@rule
def drawn_card(s, pile):
    """Return a building from the pile, each equally likely."""
    place = number(s.key, CARD, s.round_, pile, pile)
    for building in range(BUILDINGS):
        if s.owner[building] == NOBODY and s.card[building] == 0:
            if place == 0:
                return building
            place -= 1
    return 0


@rule
def keep(s):
    """Reveal the kept cards, and draw the tiles.  CT-12 CT-13"""
    for building in range(BUILDINGS):
        if DEALT_TO <= s.card[building] < REFUSED_BY:
            s.owner[building] = s.card[building] - DEALT_TO
        s.card[building] = 0  # CT-11
    bag = 0
    for kind in range(TYPES):
        bag += s.bag[kind]
    for seat in range(s.players):
        for _ in range(DRAWN[s.players, s.round_]):
            kind = drawn_tile(s, bag)
            s.bag[kind] -= 1
            s.loose[seat, kind] += 1
            bag -= 1
    begin(s, NEGOTIATING)
    for seat in range(s.players):
        set_counters(s, seat, MOST_OFFERS[s.options[OFFERS]], MOST_STEPS)


@rule
def drawn_tile(s, bag):
    """Return the type of a tile from the stock, each tile equally likely.  CT-08"""
    place = number(s.key, DRAW, s.round_, bag, bag)
    kind = 0
    while place >= s.bag[kind]:
        place -= s.bag[kind]
        kind += 1
    return kind


@rule
def end_negotiation(s):
    """All are done: open offers lapse.  CT-17 CT-29"""
    for author in range(s.players):
        set_counters(s, author, 0, 0)
        end_offers(s, author)
    fill(s.struck, 0)
    begin(s, PLACING)


@rule
def end_round(s):
    if s.options[PROSPERITY_OFF] == 0:
        turn_card(s)  # CT-20
    for seat in range(s.players):
        s.income[seat, s.round_] = shop_income(s.owner, s.shop, s.options[MAP], seat)  # CT-21
        paid = s.income[seat, s.round_] + s.bonus[seat, s.round_]
        s.money[seat] += paid
        s.got[seat] += paid
    pay_debts(s)
    fill(s.promise, NO_PROMISE)
    fill(s.audience, 0)
    s.round_ += 1
    s.marker = (s.marker + 1) % s.players  # CT-19
    if is_over(s):
        begin(s, KEEPING)  # a fixed phase after the end
    else:
        deal(s)


@rule
def turn_card(s):
    """Turn a prosperity card and pay its bonus."""
    place = number(s.key, PROSPERITY_CARD, s.round_, 0, NO_CARD - s.round_)
    card = 0
    while is_turned(s, card) or place > 0:
        place -= not is_turned(s, card)
        card += 1
    s.turned[s.round_] = card
    for building in range(BUILDINGS):
        if s.shop[building] != NO_SHOP:
            s.bonus[s.owner[building], s.round_] += PROSPERITY[card, SIZE[s.shop[building]]]


@rule
def is_turned(s, card):
    for round_ in range(s.round_):
        if s.turned[round_] == card:
            return True
    return False


@rule
def pay_debts(s):
    """Pay all debts clockwise from the money after the income; received debts are added afterwards.  CT-24"""
    for seat in range(s.players):
        for step in range(1, s.players):
            to = (seat + step) % s.players
            for secret in range(2):
                s.owed[secret, seat, to] = min(s.owed[secret, seat, to], s.money[seat])
                s.money[seat] -= s.owed[secret, seat, to]
    for seat in range(s.players):
        for to in range(s.players):
            s.money[to] += s.owed[OPEN, seat, to] + s.owed[SECRET, seat, to]
            s.gave[seat] += s.owed[OPEN, seat, to]
            s.got[to] += s.owed[OPEN, seat, to]
    forget_debts(s)


@rule
def forget_debts(s):
    for seat in range(SEATS):
        fill(s.owed[OPEN, seat], 0)
        fill(s.owed[SECRET, seat], 0)
        for other in range(SEATS):
            fill(s.heard[seat, other], 0)


@rule
def is_over(s):
    return s.round_ >= ROUNDS  # CT-22


@rule
def everybody(s):
    return (1 << s.players) - 1


@rule
def unready(s):
    seats = 0
    for seat in range(s.players):
        seats |= (1 - s.ready[seat]) << seat
    return seats


@rule
def refused(s, player):
    """Return how many cards a player has refused so far."""
    cards = 0
    for building in range(BUILDINGS):
        cards += s.card[building] == REFUSED_BY + player
    return cards


@rule
def placer(s):
    """Return the seat to place, in turn from the marker.  CT-19"""
    seat = s.marker
    while s.ready[seat]:
        seat = (seat + 1) % s.players
    return seat


@rule
def awaited(s):
    if is_over(s):
        return 0
    if s.phase == PLACING and s.options[PLACEMENT] == 1:
        return 1 << placer(s)
    return unready(s)


@rule
def actors(s):
    if s.phase == NEGOTIATING and not is_over(s):
        return everybody(s)  # CT-29
    return awaited(s)


# ---------------------------------------------------------------------------------------------------- the end


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = s.money[seat] * 1000 if s.money[seat] != UNKNOWN else UNKNOWN


@rule
def winners(s):
    """Return the winners as bits: most money, then most tiles on the map.  CT-22"""
    best, most, seats = -1, 0, 0
    for seat in range(s.players):
        tiles = tiles_of(s, seat)
        if s.money[seat] > best or (s.money[seat] == best and tiles > most):
            best, most, seats = s.money[seat], tiles, 0
        if s.money[seat] == best and tiles == most:
            seats |= 1 << seat
    return seats


@rule
def tiles_of(s, seat):
    """Return how many tiles a seat has on the map."""
    tiles = 0
    for building in range(BUILDINGS):
        tiles += s.owner[building] == seat and s.shop[building] != NO_SHOP
    return tiles
