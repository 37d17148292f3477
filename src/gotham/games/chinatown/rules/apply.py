"""Chinatown: what an action changes. The numbers after `#` are clauses of rulebook.md."""

from ....engine import rule
from .deals.delivery import find
from .deals.drafts import add_move, close_draft
from .deals.offers import accept, author_of, name_of, propose, remove
from .material import BUILDINGS, NO_SHOP, REFUSED, TYPES
from .phases import end_negotiation, end_round, keep, refused, unready
from .state import DONE, DRAFT, DROP, KEEPING, NO, PLACE, PLACING, PROPOSE, REFUSE, REFUSED_BY, RESUME, WITHDRAW


@rule
def apply(s, player, action):
    if s.phase == KEEPING:
        return refuse(s, player, action - REFUSE)
    if s.phase == PLACING:
        if action == DONE:
            return end_placing(s, player)
        s.plan[(action - PLACE) // TYPES] = (action - PLACE) % TYPES
        return False
    return negotiate(s, player, action)


@rule
def refuse(s, player, building):
    """Refuse a card; who has refused enough has chosen, and the last to choose shows what all keep."""
    s.card[building] = REFUSED_BY + player
    s.ready[player] = refused(s, player) == REFUSED
    if unready(s):
        return False
    keep(s)
    return True


@rule
def end_placing(s, player):
    """Show what a player has prepared; after the last one come the incomes.  CT-18 CT-19"""
    for building in range(BUILDINGS):
        kind = s.plan[building]
        if s.owner[building] == player and kind != NO_SHOP:
            s.shop[building] = kind
            s.loose[player, kind] -= 1
            s.plan[building] = NO_SHOP
    s.ready[player] = 1
    if not unready(s):
        end_round(s)
    return True


@rule
def negotiate(s, player, action):
    if action == DRAFT:
        s.left[player] -= 1
        s.drafting[player] = 1
    elif action < PROPOSE:
        add_move(s, player, action)
    elif action < DROP:
        propose(s, player, action - PROPOSE)
        s.ready[player] = 0  # CT-29
        return True  # its parties see what was drafted
    elif action == DROP:
        close_draft(s, player)
    elif action < NO:
        return accept(s, player, author_of(action), name_of(action))
    elif action < WITHDRAW:
        author = author_of(action)
        remove(s, author, find(s, author, name_of(action)))
    elif action < DONE:
        remove(s, player, find(s, player, name_of(action)))
    elif action == RESUME:
        s.left[player] -= 1
        s.ready[player] = 0
    else:
        s.ready[player] = 1
        if not unready(s):
            end_negotiation(s)
    return False
