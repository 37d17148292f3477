"""Chinatown: the state at the start of a match. The numbers after `#` are clauses of rulebook.md."""

from ....engine import copy, fill, number, rule
from .material import NO_SHOP, NOBODY, SEATS, START, TILES
from .phases import MARKER, deal, end_offers, forget_debts
from .state import NO_CARD, NO_PROMISE, set_counters, set_held


@rule
def setup(s, players, options, key):
    copy(s.key, key)
    s.players = players
    copy(s.options, options)
    s.round_ = 0
    s.marker = number(s.key, MARKER, 0, 0, players)  # CT-19
    fill(s.owner, NOBODY)
    fill(s.shop, NO_SHOP)
    fill(s.card, 0)
    fill(s.plan, NO_SHOP)
    fill(s.promise, NO_PROMISE)
    fill(s.audience, 0)
    fill(s.turned, NO_CARD)
    fill(s.gave, 0)
    fill(s.struck, 0)
    forget_debts(s)
    copy(s.bag, TILES)
    for seat in range(SEATS):
        s.money[seat] = START if seat < players else 0  # CT-06
        s.got[seat] = s.money[seat]
        set_counters(s, seat, 0, 0)
        fill(s.loose[seat], 0)
        set_held(s, seat, 0)
        fill(s.income[seat], 0)
        fill(s.bonus[seat], 0)
        end_offers(s, seat)
    deal(s)
