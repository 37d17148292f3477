"""Chinatown: the view of a viewer, and states that fit a view. The numbers after `#` are clauses of rulebook.md."""

from ....engine import NOTHING, UNKNOWN, below, copy, dice, draw_key, fill, roll, rule
from .drafts import find, moves_in, parties_of, possible, tiles_given
from .material import BUILDINGS, DEALT, NO_SHOP, NOBODY, REFUSED, ROUNDS, SEATS, TILES, TYPES
from .offers import author_of, is_last_yes, name_of, shows
from .phases import refused
from .placement import tiles_held
from .state import (
    CHOSEN,
    DEALT_TO,
    DONE,
    DRAFT,
    DROP,
    HANDS,
    KEEPING,
    LIVE,
    MOST_OFFERS,
    MOST_STEPS,
    NEGOTIATING,
    NO,
    NO_PROMISE,
    OFFERS,
    OPEN,
    PLACE,
    PROPOSE,
    REFUSED_BY,
    RESUME,
    SECRET,
    copy_counters,
    group,
    held,
    hides_tiles,
    set_counters,
    set_held,
    shows_money,
)


@rule
def look(s, viewer, view):
    look_at_table(s, view)
    for building in range(BUILDINGS):
        look_at_building(s, viewer, view, building)
    for seat in range(SEATS):
        look_at_tiles(s, viewer, view, seat)
        look_at_debts(s, viewer, view, seat)
        look_at_offers(s, viewer, view, seat)
        if seat == viewer or s.round_ >= ROUNDS or seat >= s.players or shows_money(s):
            view.money[seat] = s.money[seat]
    if viewer < s.players:
        look_at_counters(s, viewer, view)


@rule
def look_at_table(s, view):
    """Copy the public cells.  CT-36"""
    view.players, view.round_, view.phase, view.marker = s.players, s.round_, s.phase, s.marker
    copy(view.options, s.options)
    copy(view.ready, s.ready)
    copy(view.owner, s.owner)
    copy(view.shop, s.shop)
    copy(view.turned, s.turned)
    if not hides_tiles(s):
        copy(view.bag, s.bag)
    view.struck[SEATS] = s.struck[SEATS]
    copy(view.got, s.got)
    copy(view.gave, s.gave)
    for seat in range(SEATS):
        copy(view.income[seat], s.income[seat])
        copy(view.bonus[seat], s.bonus[seat])


@rule
def look_at_tiles(s, viewer, view, seat):
    """Copy a seat's loose tiles, or only how many there are.  CT-41"""
    hidden = hides_tiles(s) and seat != viewer and seat < s.players
    set_held(view, seat, tiles_held(s, seat) if hidden else 0)
    if not hidden:
        copy(view.loose[seat], s.loose[seat])


@rule
def look_at_building(s, viewer, view, building):
    owner = s.owner[building]
    if s.phase != KEEPING or owner != NOBODY or s.round_ >= ROUNDS or before(s.card[building], viewer):
        view.card[building] = s.card[building]
    if owner in (viewer, NOBODY) or s.shop[building] != NO_SHOP or not is_preparing(s, owner):
        view.plan[building] = s.plan[building]
    knows = s.audience[building] & 1 == OPEN or group(s.audience[building]) >> viewer & 1
    view.promise[building] = s.promise[building] if knows else NO_PROMISE
    view.audience[building] = s.audience[building] if knows else 0


@rule
def before(card, seat):
    """Return whether a card was dealt to a seat this round."""
    return card == DEALT_TO + seat or card == REFUSED_BY + seat


@rule
def is_preparing(s, seat):
    """Return whether a seat may have prepared tiles hidden from the others."""
    return s.phase > NEGOTIATING and not s.ready[seat]


@rule
def look_at_offers(s, viewer, view, author):
    """Copy the offers a viewer knows, in the order of names; if they know all, also the end of the list."""
    place = 0
    for slot in range(LIVE):
        name = s.name[author, slot]
        if author == viewer or author >= s.players or (name and (name & 1 == OPEN or group(name) >> viewer & 1)):
            view.name[author, place], view.yes[author, place] = name, s.yes[author, slot]
            view.count[author, place] = s.count[author, slot]
            copy(view.moves[author, place], s.moves[author, slot])
            place += 1
    if author >= s.players:
        look_at_counters(s, author, view)


@rule
def look_at_counters(s, seat, view):
    view.struck[seat], view.drafting[seat] = s.struck[seat], s.drafting[seat]
    copy_counters(view, s, seat)
    copy(view.draft[seat], s.draft[seat])


@rule
def look_at_debts(s, viewer, view, seat):
    """Copy a seat's debts that are open, of or to the viewer, or of a secret deal with the viewer as a party."""
    copy(view.owed[OPEN, seat], s.owed[OPEN, seat])
    for to in range(SEATS):
        if viewer >= s.players:
            view.owed[SECRET, seat, to] = 0
        elif viewer in (seat, to):
            view.owed[SECRET, seat, to] = s.owed[SECRET, seat, to]
        else:
            view.owed[SECRET, seat, to] = s.heard[viewer, seat, to]


# ---------------------------------------------------------------------------------- actions as others see them


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
    """Return the visible answer: outsiders of a secret offer see at most that something changed hands.  CT-28"""
    name = name_of(action)
    if name & 1 != SECRET or group(name) >> viewer & 1:
        return action
    if action >= NO:
        return NOTHING
    author = author_of(action)
    slot = find(s, author, name)
    moves, count = s.moves[author, slot], s.count[author, slot]
    settles = is_last_yes(s, player, author, slot) and possible(s, moves, count, name)
    return HANDS if settles and shows(s, moves, count) else NOTHING


# ------------------------------------------------------------------------------------------- guessing


@rule
def guess(s, viewer, seed):
    rng = draw_key(s.key, dice(seed))
    for building in range(BUILDINGS):
        if s.plan[building] == UNKNOWN:
            s.plan[building] = NO_SHOP
    guess_cards(s, viewer, rng)
    if hides_tiles(s):
        guess_tiles(s, viewer, rng)
    guess_money(s, viewer, rng)
    guess_heard(s, viewer)
    for seat in range(s.players):
        if seat != viewer:
            guess_offers(s, seat)


@rule
def guess_cards(s, viewer, rng):
    """Deal the others unseen cards; a seat that has chosen has refused two."""
    if s.phase != KEEPING or s.round_ >= ROUNDS:
        return
    unseen = 0
    for building in range(BUILDINGS):
        unseen += s.card[building] == UNKNOWN
    if unseen < DEALT[s.players, s.round_] * (s.players - (viewer < s.players)):
        return  # an impossible view: its holes stay, and it is refused
    for seat in range(s.players):
        if seat == viewer:
            continue
        for place in range(DEALT[s.players, s.round_]):
            rng = roll(rng)
            building = below(rng, BUILDINGS)
            while s.card[building] != UNKNOWN:
                rng = roll(rng)
                building = below(rng, BUILDINGS)
            chosen = s.ready[seat] and place < REFUSED
            s.card[building] = (REFUSED_BY if chosen else DEALT_TO) + seat
    for building in range(BUILDINGS):
        if s.card[building] == UNKNOWN:
            s.card[building] = 0


@rule
def guess_tiles(s, viewer, rng):
    """Deal the others as many unseen tiles as they hold: first those that offers and promises name.  CT-41"""
    unseen, hidden = 0, 0
    for kind in range(TYPES):
        s.bag[kind] = TILES[kind] - (s.loose[viewer, kind] if viewer < s.players else 0)
        for building in range(BUILDINGS):
            s.bag[kind] -= s.shop[building] == kind
        if s.bag[kind] < 0:
            return
        unseen += s.bag[kind]
    for seat in range(s.players):
        hidden += held(s, seat)
        if seat != viewer:
            fill(s.loose[seat], 0)
    if hidden > unseen:
        return  # an impossible view: it is refused for its holes, or for what it lacks
    for seat in range(s.players):
        for kind in range(TYPES):
            while s.loose[seat, kind] < named(s, seat, kind) and s.bag[kind] and held(s, seat):
                unseen -= take_unseen(s, seat, kind)
    for seat in range(s.players):
        while held(s, seat):
            rng = roll(rng)
            unseen -= take_unseen(s, seat, nth_unseen(s, below(rng, unseen)))


@rule
def named(s, seat, kind):
    """Return how many tiles of a type a seat must have by the offers it made or accepted, and its promises."""
    most, promised = 0, 0
    for author in range(s.players):
        for slot in range(LIVE):
            if s.name[author, slot] > 0 and s.yes[author, slot] >> seat & 1:
                most = max(most, tiles_given(s.moves[author, slot], s.count[author, slot], seat, kind))
    for building in range(BUILDINGS):
        promised += s.promise[building] == kind and s.owner[building] == seat and s.shop[building] == NO_SHOP
    return max(most, promised)


@rule
def take_unseen(s, seat, kind):
    """Give a seat an unseen tile in place of a hidden one; return one."""
    s.bag[kind] -= 1
    s.loose[seat, kind] += 1
    set_held(s, seat, held(s, seat) - 1)
    return 1


@rule
def nth_unseen(s, place):
    """Return the type of the unseen tile with this number."""
    kind = 0
    while place >= s.bag[kind]:
        place -= s.bag[kind]
        kind += 1
    return kind


@rule
def guess_money(s, viewer, rng):
    """Give the others their public money, changed by the least sums that secret deals must have moved."""
    rest = 0
    for seat in range(s.players):
        rest += s.got[seat] - s.gave[seat]
    for seat in range(s.players):
        if s.money[seat] != UNKNOWN:
            rest -= s.money[seat]
    for seat in range(s.players):
        if s.money[seat] == UNKNOWN:
            s.money[seat] = min(max(s.got[seat] - s.gave[seat], 0), rest)
            rest -= s.money[seat]
    while rest > 0:  # steps of one thousand would be slow after large secret deals
        rng = roll(rng)
        share = 1 + below(rng, rest)
        rng = roll(rng)
        seat = below(rng, s.players)
        if seat != viewer:
            s.money[seat] += share
            rest -= share


@rule
def guess_heard(s, viewer):
    """Others know only their own debts; the viewer, those in the view."""
    for seat in range(SEATS):
        for giver in range(SEATS):
            for to in range(SEATS):
                knows = seat == viewer and viewer not in (giver, to)
                s.heard[seat, giver, to] = s.owed[SECRET, giver, to] if knows else 0


@rule
def guess_offers(s, author):
    """Add no offers or drafts to the visible ones; all others' offers remain."""
    seen = 0
    for slot in range(LIVE):
        if s.name[author, slot] > 0:
            seen += 1
            continue
        s.name[author, slot], s.yes[author, slot], s.count[author, slot] = 0, 0, 0
        fill(s.moves[author, slot], 0)
    if s.phase == NEGOTIATING:
        set_counters(s, author, MOST_OFFERS[s.options[OFFERS]] - seen, MOST_STEPS)
    else:
        set_counters(s, author, 0, 0)
    s.struck[author], s.drafting[author] = 0, 0
    fill(s.draft[author], 0)
