"""Worlds that a viewer cannot distinguish, made from the text of CT-36 and CT-28 and not from `look`."""

from ....engine import WORD, below, dice, roll, rule
from .drafts import close_draft, sum_of
from .material import BUILDINGS, NO_SHOP, NOBODY, REFUSED, ROUNDS, SEATS, TYPES
from .phases import refused
from .placement import at_hand
from .state import (
    BUILD,
    CASH,
    DEALT_TO,
    DONE,
    KEEPING,
    LEAVE_EMPTY,
    LIVE,
    NEGOTIATING,
    NO,
    NO_PROMISE,
    OPEN,
    PLACING,
    PROSPERITY_OFF,
    REFUSED_BY,
    SECRET,
    YES,
    count_proposal,
    count_try,
    group,
    hides_tiles,
    is_tireless,
    shows_money,
)


@rule
def twin(s, viewer, seat, action, seed):
    """Change cells that are hidden from a viewer and that the coming action will not reveal.

    Secret are the cards of the others, refused cards, money, drafts and remaining offers, secret offers,
    the money and promises of secret deals, and, where they are hidden, the types of tiles of the others and the stock.
    A last acceptance shows whether a deal was possible, the last seat done shows incomes and finally the money, and
    each seat done shows its prepared tiles: their causes stay unchanged.
    """
    rng = dice(seed)
    if s.phase == KEEPING:
        change_cards(s, viewer, seat, action, rng)
        if not shows_money(s):
            change_money(s, viewer, rng)
        change_tiles(s, viewer, NOBODY, False, rng)
        return
    ends = s.phase == PLACING and action == DONE and waiting(s) == 1
    settles = YES <= action < NO and s.phase == NEGOTIATING
    if not settles and not ends:
        if not shows_money(s):
            change_money(s, viewer, rng)
        change_promises(s, viewer)
    if not settles and not (ends and s.round_ + 1 == ROUNDS):
        change_tiles(s, viewer, seat, True, rng)
    if not ends or (s.round_ + 1 < ROUNDS and not shows_money(s)):
        change_debts(s, viewer, ends, rng)
    if s.phase == PLACING:
        change_plans(s, viewer, seat if action == DONE else NOBODY)
    else:
        change_drafts(s, viewer, seat, rng)
        if not settles:
            change_offers(s, viewer)
    if s.round_ + 1 == ROUNDS and s.options[PROSPERITY_OFF] == 1:
        s.key[below(rng, 8)] ^= WORD  # no more draws follow


@rule
def waiting(s):
    """Return the number of seats that are not ready."""
    seats = s.players
    for seat in range(s.players):
        seats -= s.ready[seat]
    return seats


@rule
def change_cards(s, viewer, seat, action, rng):
    """Swap cards of the others with each other and the pile; kept ones only if this choice is not the last."""
    last = waiting(s) == 1 and refused(s, seat) + 1 == REFUSED
    for _ in range(2 * BUILDINGS):
        rng = roll(rng)
        one = below(rng, BUILDINGS)
        rng = roll(rng)
        other = below(rng, BUILDINGS)
        secret = is_secret_card(s, one, viewer, last) and is_secret_card(s, other, viewer, last)
        if secret and action not in (one, other):
            s.card[one], s.card[other] = s.card[other], s.card[one]


@rule
def is_secret_card(s, building, viewer, last):
    card = s.card[building]
    if s.owner[building] != NOBODY or card == DEALT_TO + viewer or card == REFUSED_BY + viewer:
        return False
    return not last or card == 0 or card >= REFUSED_BY


@rule
def change_money(s, viewer, rng):
    """Move money between two others, as a secret deal could have."""
    rng = roll(rng)
    giver = below(rng, s.players)
    rng = roll(rng)
    to = below(rng, s.players)
    if giver != viewer and to != viewer:
        rng = roll(rng)
        money = below(rng, s.money[giver] + 1)
        s.money[giver] -= money
        s.money[to] += money


@rule
def change_tiles(s, viewer, seat, from_stock, rng):
    """Swap hidden tiles of others who do not act now, with each other and with the stock if none is drawn now."""
    if not hides_tiles(s):
        return
    for _ in range(2 * SEATS):
        rng = roll(rng)
        giver, one = below(rng, s.players), below(roll(rng), TYPES)
        rng = roll(rng)
        to, other = below(rng, s.players), below(roll(rng), TYPES)
        if giver in (viewer, seat) or at_hand(s, giver, one) <= 0:
            continue
        if to == giver and from_stock and s.bag[other] > 0:
            swap_tiles(s.loose[giver], s.bag, one, other)
        elif to not in (viewer, seat, giver) and at_hand(s, to, other) > 0:
            swap_tiles(s.loose[giver], s.loose[to], one, other)


@rule
def swap_tiles(tiles, others, kind, other):
    """Swap a tile of one type for one of another type."""
    tiles[kind] -= 1
    others[kind] += 1
    tiles[other] += 1
    others[other] -= 1


@rule
def change_promises(s, viewer):
    """Change secret promises unknown to the viewer: some buildings become promised empty, others not promised."""
    for building in range(BUILDINGS):
        if is_secret(s.audience[building], viewer):
            if s.promise[building] == LEAVE_EMPTY:
                s.promise[building], s.audience[building] = NO_PROMISE, 0
            else:
                s.promise[building] = LEAVE_EMPTY


@rule
def is_secret(name, viewer):
    """Return whether a deal of that name is hidden from the viewer."""
    return name > 0 and name & 1 == SECRET and not group(name) >> viewer & 1


@rule
def change_debts(s, viewer, paid, rng):
    """Change debts between two others, who could have agreed on them in secret.

    If they are paid now, only for debtors without payments visible to the viewer: one debt can leave less for another.
    """
    for seat in range(s.players):
        for to in range(s.players):
            if seat != viewer and to != viewer and seat != to and not (paid and owes_before(s, seat, viewer)):
                rng = roll(rng)
                s.owed[SECRET, seat, to] = below(rng, 9)
                for other in range(s.players):  # the parties know this amount
                    s.owed[SECRET, seat, to] = max(s.owed[SECRET, seat, to], s.heard[other, seat, to])


@rule
def owes_before(s, seat, viewer):
    """Return whether a seat has debts that the viewer knows."""
    owed = 0
    for to in range(s.players):
        owed += s.owed[OPEN, seat, to]
        owed += s.owed[SECRET, seat, to] if to == viewer else 0
    return owed > 0


@rule
def change_plans(s, viewer, shown):
    """Remove one unrevealed prepared tile from each of the others."""
    for seat in range(s.players):
        for building in range(BUILDINGS):
            if seat != viewer and seat != shown and s.owner[building] == seat and s.plan[building] != NO_SHOP:
                s.plan[building] = NO_SHOP
                break


@rule
def change_drafts(s, viewer, seat, rng):
    """Let others who do not act now drop their draft, open one, or lose an offer."""
    for other in range(s.players):
        if other in (viewer, seat):
            continue
        if s.drafting[other]:
            close_draft(s, other)
        elif s.left[other] > 0 and is_tireless(s, other):
            rng = roll(rng)
            s.drafting[other] = below(rng, 2)
            count_try(s, other)
            if s.drafting[other] == 0:
                count_proposal(s, other, 0)


@rule
def change_offers(s, viewer):
    """Change the sums of secret offers unknown to the viewer."""
    for author in range(s.players):
        for slot in range(LIVE):
            if author != viewer and is_secret(s.name[author, slot], viewer):
                change_sums(s.moves[author, slot], s.count[author, slot])


@rule
def change_sums(moves, count):
    """Raise each sum by one note if the next move leaves room for it."""
    for index in range(count):
        action = moves[index] // SEATS
        is_last = index + 1 == count
        if CASH <= action < BUILD and sum_of(action) < 900 and (is_last or moves[index + 1] // SEATS > action + 1):
            moves[index] += SEATS
