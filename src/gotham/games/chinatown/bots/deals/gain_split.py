"""Chinatown for bots: how money splits the gain of a deal, and which parties it suits.

`t` is a bargain: the parties of a deal, the value of each before and after it, and its sums of money.
"""

from .....engine import record, rule
from ...rules.material import BUILDINGS, NOBODY, SEATS, TYPES
from ...rules.state import MUCH, PARTIES
from ..valuation.seat_value import POINTS

MARGIN = POINTS  # the least gain for which a trader accepts
FAIR = 70  # per cent of the fair share below which everybody refuses
SHARE, LEADER_SHARE = 100, 80  # weights of the fair shares: the leader gets less
AIMS = 48  # most shops that a search lists
ROUNDS_OF_SUMS = 16

Bargain = record(
    parties=PARTIES,
    purse=(MUCH, (SEATS,)),
    credit=(MUCH, (SEATS,)),  # the part of the purse that is owed until the income of the round
    weight=(MUCH, (SEATS,)),  # of the shares at which a deal is priced
    claim=(MUCH, (SEATS,)),  # of `claims`: the part of the joint gain below which a party refuses
    claims=(1, MUCH),
    margin=(MUCH, (SEATS,)),  # the least gain for which a party accepts
    content=2,  # whether its author also makes a deal without a gain, unless it brings others nearer to winning
    grain=(1, POINTS),  # claims are rounded down to this, after adding `half`
    half=(POINTS, (SEATS,)),
    harm=(101, (SEATS,)),  # per cent of another's gain that counts as the author's loss
    worth=(MUCH * POINTS, (SEATS,)),  # before
    after=(MUCH * POINTS, (SEATS,)),
    pays=(MUCH, (SEATS,)),
    gets=(MUCH, (SEATS,)),
    # Places at the start, during the search, and in the best deal found.
    owner=(NOBODY + 1, (3, BUILDINGS)),
    loose=(91, (3, SEATS, TYPES)),
    fixed=(2, (BUILDINGS,)),  # promised, so it cannot be given
    best=(MUCH * POINTS, (SEATS,)),  # gains of the best deal found, all 0 without one
    best_merit=MUCH * POINTS,
    best_pays=(MUCH, (SEATS,)),
    best_gets=(MUCH, (SEATS,)),
    # Limits of the search: aims to start from, steps from each, and whether a deal that suits all is enlarged.
    tries=AIMS + 1,
    steps=100,
    thorough=2,
    # Shops to aim at, the best first.
    aims=AIMS + 1,
    aim_score=(MUCH * POINTS, (AIMS,)),
    aim=(1 << 16, (AIMS, 5)),  # block, mask, type, for which seat, and the side that gives tiles first
)


@rule
def is_party(t, seat):
    return t.parties >> seat & 1 != 0


@rule
def gain(t, seat):
    """Return the gain of a party, in points."""
    return t.after[seat] - t.worth[seat] + POINTS * (t.gets[seat] - t.pays[seat])


@rule
def joint_gain(t):
    """Return the joint gain of all parties; sums of money do not change it."""
    points = 0
    for seat in range(SEATS):
        if is_party(t, seat):
            points += t.after[seat] - t.worth[seat]
    return points


@rule
def demand(t, seat):
    """Return the least gain for which a party accepts."""
    claim = joint_gain(t) * t.claim[seat] // t.claims
    return max(t.margin[seat], (claim + t.half[seat]) // t.grain * t.grain)


@rule
def merit(t, author):
    """Return the merit of a deal for its author: its gain, minus the loss by the gains of others."""
    points = 100 * gain(t, author)
    for seat in range(SEATS):
        if is_party(t, seat) and seat != author:
            points -= t.harm[seat] * gain(t, seat)
    return points // 100 + t.content


@rule
def lacking(t):
    """Return the sum of the parties' shortfalls below their demands; 0 if the deal suits all."""
    points = 0
    for seat in range(SEATS):
        if is_party(t, seat):
            points += max(0, demand(t, seat) - gain(t, seat))
    return points


@rule
def price(t):
    """Split the joint gain by sums of money, as fairly as purses allow; return the remaining shortfall."""
    for seat in range(SEATS):
        t.pays[seat], t.gets[seat] = 0, 0
    for _ in range(ROUNDS_OF_SUMS):
        giver, to = who_pays(t), who_gets(t)
        if giver < 0:
            break
        apart = gain(t, giver) * t.weight[to] - gain(t, to) * t.weight[giver]
        money = min(apart // (POINTS * (t.weight[giver] + t.weight[to])), cash(t, giver))
        if money <= 0:
            break
        pass_money(t, giver, to, money)
    if t.grain > 1:
        top_up(t)
    return lacking(t)


@rule
def top_up(t):
    """Add a thousand for parties whose shortfall is only due to rounding."""
    for seat in range(SEATS):
        giver = who_pays(t)
        lacks = is_party(t, seat) and gain(t, seat) < demand(t, seat)
        if lacks and giver >= 0 and gain(t, giver) - POINTS >= demand(t, giver):
            pass_money(t, giver, seat, 1)


@rule
def cash(t, seat):
    """Return how much a party could still pay."""
    return t.purse[seat] + t.gets[seat] - t.pays[seat]


@rule
def pass_money(t, giver, to, money):
    """Let one party pay another, with all sums netted."""
    t.pays[giver] += money
    t.gets[to] += money
    for seat in range(SEATS):
        both = min(t.pays[seat], t.gets[seat])
        t.pays[seat] -= both
        t.gets[seat] -= both


@rule
def who_pays(t):
    """Return the party with money that has the most gain for its weight, or -1."""
    found = -1
    for seat in range(SEATS):
        if is_party(t, seat) and cash(t, seat) > 0 and (found < 0 or is_better_off(t, seat, found)):
            found = seat
    return found


@rule
def who_gets(t):
    """Return the party with the least gain for its weight."""
    found = -1
    for seat in range(SEATS):
        if is_party(t, seat) and (found < 0 or is_better_off(t, found, seat)):
            found = seat
    return found


@rule
def is_better_off(t, seat, other):
    return gain(t, seat) * t.weight[other] > gain(t, other) * t.weight[seat]
