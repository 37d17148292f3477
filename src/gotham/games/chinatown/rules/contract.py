"""Chinatown: the rules. The numbers behind `#` are clauses of rulebook.md.

This is their door: what is legal, what happens, who notices it. The parts it is made of have files of their own.
"""

from ....engine import NOTHING, UNKNOWN, fill, rule
from .check import check as check
from .delivery import find, possible
from .drafts import add_move, close_draft, legal_draft, moves_in, why_move, why_propose
from .material import BUILDINGS, NO_SHOP, REFUSED, SEATS, TYPES
from .moves import parties_of
from .offers import accept, is_last_yes, propose, remove, shows, why_answer, why_yes
from .phases import actors as actors
from .phases import awaited as awaited
from .phases import end_negotiation, end_round, keep, unready
from .phases import is_over as is_over
from .phases import setup as setup
from .placement import legal_place, must_place, why_place
from .state import ACTIONS as ACTIONS
from .state import (
    CHOSEN,
    DEALT_TO,
    DONE,
    DRAFT,
    DROP,
    GIVE,
    HANDS,
    KEEPING,
    LIVE,
    NO,
    PARTIES,
    PLACE,
    PLACING,
    PROPOSE,
    REFUSE,
    REFUSED_BY,
    RESUME,
    SECRET,
    WITHDRAW,
    YES,
)
from .state import LIMIT as LIMIT
from .state import LIVELY as LIVELY
from .state import NAMELESS as NAMELESS
from .state import OPTIONS as OPTIONS
from .state import State as State
from .views import guess as guess
from .views import look as look

VERSION = 1
CLAUSES = "CT"
PLAYERS = range(3, SEATS + 1)


# ------------------------------------------------------------------------------------------------- what is legal


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
    """Marks what a player may do in the negotiation who is not drafting."""
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


@rule
def author_of(action):
    """Whose offer is answered."""
    return (action - YES if action < NO else action - NO) // (PARTIES * 2)


@rule
def name_of(action):
    """The name of an offer that is answered or withdrawn."""
    if action >= WITHDRAW:
        return action - WITHDRAW
    return (action - YES if action < NO else action - NO) % (PARTIES * 2)


# -------------------------------------------------------------------------------------------------- what happens


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
    """Refuses a card; who has refused enough has chosen, and the last to choose shows what all keep."""
    s.card[building] = REFUSED_BY + player
    s.ready[player] = refused(s, player) == REFUSED
    if unready(s):
        return False
    keep(s)
    return True


@rule
def refused(s, player):
    """How many cards a player has refused so far."""
    cards = 0
    for building in range(BUILDINGS):
        cards += s.card[building] == REFUSED_BY + player
    return cards


@rule
def end_placing(s, player):
    """Shows what a player has prepared; after the last one come the incomes.  CT-18 CT-19"""
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


# ------------------------------------------------------------------------------------------------ who notices it


@rule
def seen(s, player, action, viewer):
    if viewer == player or DONE <= action < PLACE:
        return action
    if action < DRAFT:
        return CHOSEN if refused(s, player) + 1 == REFUSED else NOTHING
    if action < PROPOSE or action == DROP or action >= PLACE:
        return NOTHING  # CT-36
    return seen_proposal(s, player, action, viewer) if action < DROP else seen_answer(s, player, action, viewer)


@rule
def seen_proposal(s, player, action, viewer):
    parties = parties_of(s.draft[player], moves_in(s, player))
    if action - PROPOSE != SECRET or parties >> viewer & 1:
        return action
    return RESUME if s.ready[player] else NOTHING


@rule
def seen_answer(s, player, action, viewer):
    """An answer or a withdrawal: outsiders of a secret offer see at most that something changed hands.  CT-28"""
    name = name_of(action)
    if name & 1 != SECRET or name >> 1 >> viewer & 1:
        return action
    if action >= NO:
        return NOTHING
    author = author_of(action)
    slot = find(s, author, name)
    moves, count = s.moves[author, slot], s.count[author, slot]
    settles = is_last_yes(s, player, author, slot) and possible(s, moves, count, name)
    return HANDS if settles and shows(s, moves, count) else NOTHING


# ------------------------------------------------------------------------------------------------------- the end


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = s.money[seat] * 1000 if s.money[seat] != UNKNOWN else UNKNOWN


@rule
def winners(s):
    """Most money, then most tiles on the map.  CT-22"""
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
    """How many tiles a seat has on the map."""
    tiles = 0
    for building in range(BUILDINGS):
        tiles += s.owner[building] == seat and s.shop[building] != NO_SHOP
    return tiles
