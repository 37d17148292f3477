"""New York New York: the rules. The numbers behind `#` are clauses of rulebook.md.

A card is suit * NUMBERS + number, both from 0; seat k plays suit k.
"""

from ....engine import WORDS, actions, below, copy, dice, draw_key, number, record, roll, rule, shuffle

VERSION = 1
CLAUSES = "NY"
PLAYERS = range(2, 5)
OPTIONS = {"bonuses": ("on", "off"), "rounds": ("match", "1")}
BONUSES, ROUNDS = 0, 1  # as places in the options

SEATS, SUITS, NUMBERS, HAND, RESERVE = 4, 4, 12, 6, 6
CARDS = SUITS * NUMBERS
EMPTY = CARDS  # a position of the skyline without a card
BONUS = (0, 0, 3, 6, 10, 15, 25)  # by length of a run, the last also for longer ones  NY-14
BEST = 106  # 2 to 5 and 7 to 12: two runs are worth more than the full ring

# Where a card is.
SKYLINE = 0
RESERVED = 1
TAKEN = 2  # + seat: in a hand, taken from the reserve before all eyes
DEALT = TAKEN + SEATS  # + seat: in a hand, known to its player alone
PILE = DEALT + SEATS  # + number of cards below it

# What chance decides, as addresses.
STARTER, DECK = 1, 2

ACTIONS = actions(play=CARDS, take=CARDS, pass_=())
PLAY, TAKE, PASS = ACTIONS.starts
LIVELY = {"play": 20, "take": 1, "pass": 3}
LIMIT = SEATS * (2 * CARDS + SEATS)

State = record(
    key=(WORDS, (8,)),
    players=(2, SEATS),
    options=(2, (2,)),
    round_=SEATS + 1,  # how many are finished
    starter=SEATS,
    turn=SEATS,
    taking=2,  # the one whose turn it is has played and takes next
    reserve=RESERVE + 1,
    pile=CARDS,
    held=(HAND + 1, (SEATS,)),
    passed=(2, (SEATS,)),
    top=(EMPTY + 1, (NUMBERS,)),
    place=(PILE + CARDS, (CARDS,)),
    points=(BEST + 1, (SEATS, SEATS)),  # of each finished round, by seat
)


@rule
def setup(s, players, options, key):
    copy(s.key, key)
    s.players = players
    copy(s.options, options)
    s.round_ = 0
    s.points[:] = 0
    s.starter = number(s.key, STARTER, 0, 0, players)  # NY-04
    deal(s)


@rule
def deal(s):
    """Deals a round from all the cards."""
    place, players = s.place, s.players
    dealt = players * HAND
    for card in range(CARDS):
        place[card] = card
    shuffle(place, s.key, DECK, s.round_)  # now each card has its turn in the deal
    for card in range(CARDS):
        turn = place[card]
        if turn < dealt:
            place[card] = DEALT + turn % players
        elif turn < dealt + RESERVE:
            place[card] = RESERVED
        else:
            place[card] = PILE + CARDS - 1 - turn
    for seat in range(SEATS):
        s.held[seat] = HAND if seat < s.players else 0
        s.passed[seat] = 0
    s.top[:] = EMPTY
    s.reserve = RESERVE
    s.pile = CARDS - dealt - RESERVE
    s.turn = s.starter
    s.taking = 0


@rule
def rounds(s):
    """How many rounds are played."""
    return s.players if s.options[ROUNDS] == 0 else 1  # NY-17


@rule
def is_over(s):
    return s.round_ >= rounds(s)


@rule
def actors(s):
    return 0 if is_over(s) else 1 << s.turn


@rule
def awaited(s):
    return actors(s)


@rule
def in_hand(place, player):
    return (place == TAKEN + player) | (place == DEALT + player)


@rule
def legal(s, player, mask):
    acts = s.turn == player and not is_over(s)
    plays, takes = acts and not s.taking, acts and s.taking == 1
    place = s.place
    for card in range(CARDS):
        mask[PLAY + card] = plays & in_hand(place[card], player)  # not `and`: a loop without branches is much faster
        mask[TAKE + card] = takes & (place[card] == RESERVED)
    mask[PASS] = plays  # NY-09


@rule
def why(s, player, action):
    if is_over(s):
        return 17
    if s.turn != player:
        if s.passed[player]:
            return 10
        return 4 if s.held[player] else 11
    if s.taking:
        if action < TAKE or action == PASS:
            return 7
        return 0 if s.place[action - TAKE] == RESERVED else 5
    if action == PASS:
        return 0
    return 0 if action < TAKE and in_hand(s.place[action - PLAY], player) else 5


@rule
def apply(s, player, action):
    if action == PASS:
        s.passed[player] = 1
        return next_turn(s)
    if action < TAKE:
        play(s, player, action - PLAY)
        return False if s.taking else next_turn(s)
    shown = take(s, player, action - TAKE)
    return next_turn(s) or shown


@rule
def play(s, player, card):
    s.place[card] = SKYLINE
    s.top[card % NUMBERS] = card  # NY-06
    s.held[player] -= 1
    s.taking = 1 if s.reserve > 0 else 0  # NY-08


@rule
def take(s, player, card):
    """Takes a card of the reserve and refills; True when a card was turned up."""
    s.place[card] = TAKEN + player
    s.held[player] += 1
    s.taking = 0
    if s.pile == 0:
        s.reserve -= 1
        return False
    s.pile -= 1
    place, top = s.place, PILE + s.pile
    for refill in range(CARDS):
        if place[refill] == top:
            place[refill] = RESERVED
            break
    return True


@rule
def next_turn(s):
    """Passes the turn to the next player who has one, or ends the round; True when a new one was dealt."""
    for step in range(1, s.players + 1):
        seat = (s.turn + step) % s.players
        if s.held[seat] > 0 and not s.passed[seat]:
            s.turn = seat
            return False
    return end_round(s)


@rule
def end_round(s):
    for seat in range(s.players):
        s.points[s.round_, seat] = score(s, seat)
    s.round_ += 1
    if is_over(s):
        s.turn = s.starter  # nobody's, so always the same
        return False
    s.starter = (s.starter + 1) % s.players  # NY-21
    deal(s)
    return True


@rule
def shows(s, position, seat):
    """Whether the top card at a position is of the seat's suit."""
    return s.top[position] // NUMBERS == seat  # an empty position has the suit of no seat


@rule
def score(s, seat):
    """What the skyline is worth to a seat."""
    points = 0
    for position in range(NUMBERS):
        if shows(s, position, seat):
            points += position + 1  # NY-13
    return points + runs(s, seat) if s.options[BONUSES] == 0 else points  # NY-16


@rule
def runs(s, seat):
    """The bonus for runs of adjacent cards on the ring."""
    gap = 0
    while gap < NUMBERS and shows(s, gap, seat):
        gap += 1
    if gap == NUMBERS:  # NY-15
        return BONUS[min(NUMBERS, len(BONUS) - 1)]
    bonus, length = 0, 0
    for step in range(1, NUMBERS + 1):  # once round, from gap to gap, so that no run is cut in two
        if shows(s, (gap + step) % NUMBERS, seat):
            length += 1
        else:
            bonus += BONUS[min(length, len(BONUS) - 1)]
            length = 0
    return bonus


@rule
def returns(s, out):
    for seat in range(s.players):
        out[seat] = total(s, seat)
        if not is_over(s):
            out[seat] += score(s, seat)


@rule
def total(s, seat):
    """The points of the finished rounds."""
    points = 0
    for round_ in range(s.round_):
        points += s.points[round_, seat]
    return points


@rule
def winners(s):
    best, seats = -1, 0
    for seat in range(s.players):
        if total(s, seat) > best:
            best, seats = total(s, seat), 0
        if total(s, seat) == best:
            seats |= 1 << seat  # NY-18
    return seats


@rule
def seen(s, player, action, viewer):
    return action  # NY-20


@rule
def hidden(place, viewer):
    """Whether a viewer cannot tell where a card at this place is."""
    return place >= DEALT and place != DEALT + viewer


@rule
def look(s, viewer, view):
    view.players, view.round_, view.starter = s.players, s.round_, s.starter
    view.turn, view.taking = s.turn, s.taking
    view.reserve, view.pile = s.reserve, s.pile
    copy(view.options, s.options)
    copy(view.held, s.held)
    copy(view.passed, s.passed)
    copy(view.top, s.top)
    for round_ in range(SEATS):
        copy(view.points[round_], s.points[round_])
    place, known = s.place, view.place
    for card in range(CARDS):
        if not hidden(place[card], viewer):
            known[card] = place[card]


@rule
def guess(s, viewer, seed):
    rng = draw_key(s.key, dice(seed))
    fill(s, viewer)
    place = s.place
    for card in range(CARDS - 1, 0, -1):
        if hidden(place[card], viewer):
            rng = roll(rng)
            while not hidden(place[below(rng, card + 1)], viewer):
                rng = roll(rng)
            other = below(rng, card + 1)
            place[card], place[other] = place[other], place[card]


@rule
def fill(s, viewer):
    """Gives every unknown card of a view some hidden place that is free."""
    seat, missing, depth, place = -1, 0, 0, s.place
    for card in range(CARDS):
        if place[card] >= 0:
            continue
        while missing == 0 and seat + 1 < s.players:
            seat += 1
            missing = unseen(s, seat) if seat != viewer else 0
        if missing > 0:
            place[card] = DEALT + seat
            missing -= 1
        else:
            place[card] = PILE + depth
            depth += 1


@rule
def unseen(s, seat):
    """How many cards of another's hand were dealt, not taken."""
    count, place = s.held[seat], s.place
    for card in range(CARDS):
        count -= place[card] == TAKEN + seat
    return count


@rule
def check(s):
    return broken_match(s) or broken_cards(s) or broken_skyline(s) or broken_turn(s)


@rule
def broken_match(s):
    if s.round_ > rounds(s):
        return 17
    if s.starter >= s.players or s.turn >= s.players:
        return 4
    for round_ in range(SEATS):
        for seat in range(SEATS):
            if s.points[round_, seat] and (round_ >= s.round_ or seat >= s.players):
                return 21
    return 0


@rule
def broken_cards(s):
    place = s.place
    for seat in range(SEATS):
        count = 0
        for card in range(CARDS):
            count += in_hand(place[card], seat)
        if seat >= s.players and (count or s.passed[seat]):
            return 2
        if count != s.held[seat]:
            return 3
        full = HAND - s.taking if seat == s.turn else HAND
        if s.reserve > 0 and seat < s.players and count != full:
            return 5
    reserve, pile, depths = 0, 0, 0
    for card in range(CARDS):
        reserve += place[card] == RESERVED
        if place[card] >= PILE:
            pile += 1
            depths |= 1 << (place[card] - PILE)
    if reserve != s.reserve or pile != s.pile or depths != (1 << s.pile) - 1:
        return 3
    return 5 if s.pile > 0 and reserve < RESERVE else 0


@rule
def broken_skyline(s):
    for position in range(NUMBERS):
        top = s.top[position]
        if top != EMPTY and (top % NUMBERS != position or s.place[top] != SKYLINE):
            return 6
        for suit in range(SUITS):
            if top == EMPTY and s.place[suit * NUMBERS + position] == SKYLINE:
                return 6
    return 0


@rule
def broken_turn(s):
    if s.taking and s.reserve == 0:
        return 8
    if is_over(s):
        return broken_end(s)
    if s.passed[s.turn]:
        return 10
    return 0 if s.held[s.turn] or s.taking else 11


@rule
def broken_end(s):
    if s.taking:
        return 7
    for seat in range(s.players):
        if s.held[seat] and not s.passed[seat]:
            return 11
        if s.points[s.round_ - 1, seat] != score(s, seat):
            return 13
    return 0
