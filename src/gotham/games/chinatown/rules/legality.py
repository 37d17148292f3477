"""Chinatown: which actions are legal, and which clause forbids the others.

The numbers after `#` are clauses of rulebook.md.
"""

from ....engine import fill, rule
from .deals.delivery import find
from .deals.drafts import legal_draft, why_move, why_propose
from .deals.offers import author_of, name_of, why_answer, why_yes
from .material import BUILDINGS
from .phases import actors, awaited, is_over
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
    PARTIES,
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    RESUME,
    WITHDRAW,
    YES,
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
    """Mark what a player may do in the negotiation who is not drafting."""
    mask[DRAFT] = s.left[player] > 0
    mask[RESUME] = s.ready[player] == 1 and s.left[player] > 0
    mask[DONE] = s.ready[player] == 0
    for author in range(s.players):
        for slot in range(LIVE):
            name = s.name[author, slot]
            if name <= 0:
                break
            if author == player:
                mask[WITHDRAW + name] = True
            elif name >> (player + 1) & 1:
                answer = author * PARTIES * 2 + name
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
        return 0 if s.left[player] > 0 else 29
    if action == DONE:
        return 29 if s.ready[player] else 0
    if action == RESUME:
        return 0 if s.ready[player] and s.left[player] > 0 else 29
    if action >= WITHDRAW:
        return 0 if find(s, player, action - WITHDRAW) >= 0 else 27
    author, name = author_of(action), name_of(action)
    return why_yes(s, player, author, name) if action < NO else why_answer(s, player, author, name)
