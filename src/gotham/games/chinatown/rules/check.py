"""Chinatown: the clause that a state breaks. The numbers after `#` are clauses of rulebook.md."""

from ....engine import rule
from .drafts import building_of, giver_of, parties_of, receiver
from .material import BUILDINGS, DEALT, DRAWN, KEPT, NO_SHOP, NOBODY, REFUSED, ROUNDS, SEATS, START, TILES, TYPES
from .state import (
    BUILD,
    CASH,
    DEALT_TO,
    GIVE,
    KEEPING,
    LIVE,
    MOST_OFFERS,
    MOVES,
    NEGOTIATING,
    NO_CARD,
    NO_PROMISE,
    OFFERS,
    OPEN,
    OWE,
    PLACING,
    PROPOSE,
    PROSPERITY_OFF,
    REFUSED_BY,
    SECRET,
    TILE,
    are_counters_wrong,
    group,
    held,
)


@rule
def check(s):
    return (
        broken_match(s)
        or broken_map(s)
        or broken_tiles(s)
        or broken_cards(s)
        or broken_money(s)
        or broken_fortune(s)
        or broken_promises(s)
        or broken_plans(s)
        or broken_offers(s)
    )


@rule
def broken_match(s):
    if s.marker >= s.players:
        return 19
    for seat in range(SEATS):
        if seat >= s.players and (s.ready[seat] or s.money[seat] or s.left[seat] or s.struck[seat]):
            return 1
    for index in range(SEATS + 1):
        if s.struck[index] and s.phase != NEGOTIATING:
            return 14
    if s.round_ >= ROUNDS:
        return 22 if s.phase != KEEPING else 0
    waiting = 0
    for seat in range(s.players):
        waiting += 1 - s.ready[seat]
    return 0 if waiting else 9


@rule
def broken_map(s):
    """Owners are players, tiles have owners, and the number of owned buildings is that of the kept ones.  CT-10"""
    owned, kept, shop, owners = 0, 0, s.shop, s.owner
    for building in range(BUILDINGS):
        owner = owners[building]
        if owner != NOBODY and owner >= s.players:
            return 1
        if owner == NOBODY and shop[building] != NO_SHOP:
            return 18
        owned += owner != NOBODY
    for round_ in range(begun(s)):
        kept += KEPT[s.players, round_] * s.players
    return 0 if owned == kept else 10


@rule
def begun(s):
    """Return the number of rounds in which cards were kept and tiles drawn."""
    return s.round_ + (s.phase != KEEPING)


@rule
def broken_tiles(s):
    """All tiles of each type are in the stock, loose or on the map, and as many as drawn have left the stock.  CT-03"""
    stock, drawn, shop = 0, 0, s.shop
    for kind in range(TYPES):
        tiles = s.bag[kind]
        stock += s.bag[kind] - TILES[kind]
        for seat in range(SEATS):
            tiles += s.loose[seat, kind]
            if seat >= s.players and s.loose[seat, kind]:
                return 1
        for building in range(BUILDINGS):
            tiles += shop[building] == kind
        if tiles != TILES[kind]:
            return 3
    for seat in range(SEATS):
        if held(s, seat):
            return 41
    for round_ in range(begun(s)):
        drawn += DRAWN[s.players, round_] * s.players
    return 0 if stock + drawn == 0 else 13


@rule
def broken_cards(s):
    dealt = DEALT[s.players, s.round_] if s.phase == KEEPING and s.round_ < ROUNDS else 0
    for seat in range(SEATS):
        cards, refused, card = 0, 0, s.card
        for building in range(BUILDINGS):
            cards += card[building] == DEALT_TO + seat or card[building] == REFUSED_BY + seat
            refused += card[building] == REFUSED_BY + seat
        if cards != (dealt if seat < s.players else 0) or refused > REFUSED:
            return 10
        if dealt and seat < s.players and s.ready[seat] != (refused == REFUSED):
            return 10
    for building in range(BUILDINGS):
        if s.card[building] and s.owner[building] != NOBODY:
            return 12
    return 0


@rule
def broken_money(s):
    """All money is from the bank: the start, and the incomes.  CT-06"""
    total, open_ = 0, 0
    for seat in range(SEATS):
        total += s.money[seat]
        open_ += s.got[seat] - s.gave[seat]
        bank = START if seat < s.players else 0
        for round_ in range(ROUNDS):
            paid = s.income[seat, round_] + s.bonus[seat, round_]
            if paid and (round_ >= s.round_ or seat >= s.players):
                return 21
            bank += paid
        total -= bank
        open_ -= bank
    return 0 if total == 0 and open_ == 0 else 26


@rule
def broken_fortune(s):
    """One prosperity card a round, each at most once.  CT-05"""
    for round_ in range(ROUNDS):
        card = s.turned[round_]
        expected = round_ < s.round_ and s.options[PROSPERITY_OFF] == 0
        if (card != NO_CARD) != expected:
            return 20
        for other in range(round_):
            if card != NO_CARD and s.turned[other] == card:
                return 5
    return 0


@rule
def broken_promises(s):
    for building in range(BUILDINGS):
        if s.promise[building] == NO_PROMISE:
            if s.audience[building]:
                return 24
            continue
        owner = s.owner[building]
        fits = s.phase != KEEPING and owner != NOBODY and s.audience[building] >> (owner + 1) & 1
        if not fits or s.audience[building] >> (s.players + 1):
            return 24
    for seat in range(SEATS):
        for to in range(SEATS):
            if broken_debt(s, seat, to):
                return 24
    return 0


@rule
def broken_debt(s, seat, to):
    """Debts are between two players and of this round; known secret debts exist, and are those of others."""
    for other in range(SEATS):
        heard = s.heard[other, seat, to]
        if heard > s.owed[SECRET, seat, to] or (heard and (other >= s.players or other in (seat, to))):
            return True
    is_debt = s.owed[OPEN, seat, to] or s.owed[SECRET, seat, to]
    return is_debt and (s.phase == KEEPING or seat == to or seat >= s.players or to >= s.players)


@rule
def broken_plans(s):
    for building in range(BUILDINGS):
        kind, owner = s.plan[building], s.owner[building]
        if kind == NO_SHOP:
            continue
        if s.phase != PLACING or owner == NOBODY or s.shop[building] != NO_SHOP or s.ready[owner]:
            return 19
        planned = 0
        for other in range(BUILDINGS):
            planned += s.plan[other] == kind and s.owner[other] == owner
        if planned > s.loose[owner, kind]:
            return 18
    return 0


@rule
def broken_offers(s):
    for author in range(SEATS):
        live = 0
        for slot in range(LIVE):
            live += s.name[author, slot] != 0
            clause = broken_offer(s, author, slot)
            if clause:
                return clause
        most = MOST_OFFERS[s.options[OFFERS]] if s.phase == NEGOTIATING and author < s.players else 0
        if are_counters_wrong(s, author, live, most) or (s.drafting[author] and most == 0):
            return 29
        count = max(s.drafting[author] - 1, 0)
        if broken_moves(s, s.draft[author], count):
            return 23
    return 0


@rule
def broken_offer(s, author, slot):
    """An offer is named by its parties, its author among them; names ascend; some party has not accepted yet."""
    name, yes, count, moves = s.name[author, slot], s.yes[author, slot], s.count[author, slot], s.moves[author, slot]
    if broken_moves(s, moves, count) or parties_of(moves, count) != group(name):
        return 23
    if name == 0:
        return 23 if yes or count else 0
    if (slot > 0 and s.name[author, slot - 1] >= name) or (slot > 0 and s.name[author, slot - 1] == 0):
        return 27
    parties = group(name)
    if not parties >> author & 1 or not yes >> author & 1 or yes & ~parties or yes == parties:
        return 23
    return 0


@rule
def broken_moves(s, moves, count):
    """Return whether these are not ascending moves followed by zeros."""
    for index in range(MOVES):
        move = moves[index]
        if index >= count:
            if move:
                return True
        elif broken_move(s, move) or (index > 0 and not rises(moves[index - 1], move)):
            return True
    return False


@rule
def rises(one, other):
    return one < other or (one == other and TILE <= one // SEATS < CASH)


@rule
def broken_move(s, move):
    action, giver, to = move // SEATS, move % SEATS, receiver(move)
    if action < GIVE or action >= PROPOSE or giver >= s.players or to >= s.players:
        return True
    if BUILD <= action < OWE:
        return s.owner[building_of(action)] == NOBODY
    return giver == to or (action >= TILE and giver != giver_of(action))
