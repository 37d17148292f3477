"""Chinatown: the legal actions, the clauses that forbid others, and the effect of each.

The numbers after `#` are clauses of rulebook.md.
"""

from ....engine import fill, rule
from .drafts import add_move, close_draft, find, legal_draft, moves_in, why_move, why_propose
from .material import BUILDINGS, NO_SHOP, REFUSED, TYPES
from .offers import accept, answer_to, author_of, name_of, propose, remove, why_answer, why_yes
from .phases import actors, awaited, end_negotiation, end_round, is_over, keep, refused, unready
from .placement import legal_place, must_place, why_place
from .state import (
    CHOSEN,
    DEALT_TO,
    DONE,
    DRAFT,
    DROP,
    GIVE,
    KEEPING,
    LIVE,
    NO,
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    REFUSED_BY,
    RESUME,
    WITHDRAW,
    YES,
    count_move,
    count_proposal,
    count_try,
    is_tireless,
)


@rule
def legal(s, player, mask):
    fill(mask, False)
    if not actors(s) >> player & 1:
        return
    if s.phase == KEEPING:
        for building in range(BUILDINGS):
            mask[REFUSE + building] = s.card[building] == DEALT_TO + player
    elif s.phase == PLACING:
        legal_place(s, player, mask)
        mask[DONE] = must_place(s, player) == 0
    elif s.drafting[player]:
        legal_draft(s, player, mask)
    else:
        legal_talk(s, player, mask)


@rule
def legal_talk(s, player, mask):
    """Mark the actions of a player who is not drafting in the negotiation."""
    mask[DRAFT] = s.left[player] > 0 and is_tireless(s, player)
    mask[RESUME] = s.ready[player] == 1 and is_tireless(s, player)
    mask[DONE] = s.ready[player] == 0
    for author in range(s.players):
        for slot in range(LIVE):
            name = s.name[author, slot]
            if name <= 0:
                break
            if author == player:
                mask[WITHDRAW + name] = True
            elif name >> (player + 1) & 1:
                answer = answer_to(author, name)
                mask[NO + answer] = True
                mask[YES + answer] = why_yes(s, player, author, name) == 0


@rule
def why(s, player, action):
    if is_over(s):
        return 22
    if action >= CHOSEN:
        return 36
    if s.phase == KEEPING:
        return why_refuse(s, player, action)
    if action < DRAFT:
        return 10
    if s.phase == PLACING:
        return why_placing(s, player, action)
    return 18 if action >= PLACE else why_talk(s, player, action)


@rule
def why_refuse(s, player, action):
    if action >= DRAFT:
        return 9
    return 0 if s.card[action - REFUSE] == DEALT_TO + player and not s.ready[player] else 10


@rule
def why_placing(s, player, action):
    if action != DONE and action < PLACE:
        return 14
    if not awaited(s) >> player & 1:
        return 19
    return must_place(s, player) if action == DONE else why_place(s, player, action)


@rule
def why_talk(s, player, action):
    drafting = s.drafting[player] > 0
    if GIVE <= action < YES:
        if not drafting:
            return 23
        if action < PROPOSE:
            return why_move(s, player, action)
        return 0 if action == DROP else why_propose(s, player, action - PROPOSE)
    if drafting:
        return 23
    if action == DRAFT:
        return 0 if s.left[player] > 0 and is_tireless(s, player) else 29
    if action == DONE:
        return 29 if s.ready[player] else 0
    if action == RESUME:
        return 0 if s.ready[player] and is_tireless(s, player) else 29
    if action >= WITHDRAW:
        return 0 if find(s, player, action - WITHDRAW) >= 0 else 27
    author, name = author_of(action), name_of(action)
    return why_yes(s, player, author, name) if action < NO else why_answer(s, player, author, name)


# ----------------------------------------------------------------------------------------- effects of actions


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
    """Refuse a card; after two a player has chosen, and the last to choose reveals the kept cards of all."""
    s.card[building] = REFUSED_BY + player
    s.ready[player] = refused(s, player) == REFUSED
    if unready(s):
        return False
    keep(s)
    return True


@rule
def end_placing(s, player):
    """Reveal a player's prepared tiles; after the last player come the incomes.  CT-18 CT-19"""
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
        count_try(s, player)
        s.drafting[player] = 1
    elif action < PROPOSE:
        add_move(s, player, action)
        count_move(s, player)
    elif action < DROP:
        count_proposal(s, player, moves_in(s, player))
        propose(s, player, action - PROPOSE)
        s.ready[player] = 0  # CT-29
        return True  # its parties see the draft
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
        count_try(s, player)
        s.ready[player] = 0
    else:
        s.ready[player] = 1
        if not unready(s):
            end_negotiation(s)
    return False
