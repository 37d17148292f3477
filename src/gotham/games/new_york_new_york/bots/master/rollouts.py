"""The rollout policy: fast preferences for cards that guide the search and play simulations to the end of a round.

The state of the rules is authoritative in a simulation. A `CardLayout` indexes its cards (the hands, the positions
that each suit tops), so that nothing has to be searched for.
"""

from .....engine import dice, record, roll, rule
from ...rules.actions import apply, in_hand
from ...rules.scoring import points_of, score
from ...rules.state import CARDS, EMPTY, HAND, NUMBERS, PASS, PILE, PLAY, RESERVE, RESERVED, SEATS, SKYLINE, SUITS, TAKE
from ...rules.views import guess

CHOICES = HAND + 1  # most actions to choose from
OWN, OTHER, NEUTRAL, NOTHING = range(4)  # the owner of a card, seen from a player
PHASES = 6
# Columns of weights, per phase and kind of action: owner on owner, cards to come, gain, number, passing.
RELATION, COMING, GAIN, NUMBER, PASSING, COLUMNS = 0, 12, 24, 28, 31, 32
NOISES, DRAWS = 1024, 3  # entries of the noise table; draws from it per random number

CardLayout = record(
    hand=(CARDS, (SEATS, CHOICES)),
    reserve=(CARDS, (RESERVE + 1,)),
    pile=(CARDS, (CARDS,)),  # from the bottom
    tops=(1 << NUMBERS, (SUITS + 1,)),  # the positions that a suit tops, as bits; the last row has the empty ones
    left=(SUITS + 1, (NUMBERS,)),  # cards of a number that are not on the skyline yet
)


@rule
def tabulate(s, worth):
    """Compute with the rules what every set of positions is worth to a seat."""
    for positions in range(1 << NUMBERS):
        for position in range(NUMBERS):
            s.top[position] = position if positions >> position & 1 else EMPTY
        worth[positions] = score(s, 0)


@rule
def lay_out(s, layout):
    """Fill a layout from a state."""
    reserve = 0
    for suit in range(SUITS + 1):
        layout.tops[suit] = 0
    for position in range(NUMBERS):
        layout.tops[s.top[position] // NUMBERS] |= 1 << position
        layout.left[position] = 0
    for seat in range(s.players):
        count = 0
        for card in range(CARDS):
            layout.hand[seat, count] = card
            count += in_hand(s.place[card], seat)
    for card in range(CARDS):
        place = s.place[card]
        layout.left[card % NUMBERS] += place != SKYLINE
        if place == RESERVED:
            layout.reserve[reserve] = card
            reserve += 1
        elif place >= PILE:
            layout.pile[place - PILE] = card


@rule
def act(s, layout, player, action):
    """Apply an action to state and layout; the layout is invalid after the end of a round."""
    if action < TAKE:
        card = action - PLAY
        position = card % NUMBERS
        remove(layout.hand[player], card, s.held[player])
        layout.tops[s.top[position] // NUMBERS] &= ~(1 << position)
        layout.tops[card // NUMBERS] |= 1 << position
        layout.left[position] -= 1
    elif action < PASS:
        card = action - TAKE
        remove(layout.reserve, card, s.reserve)
        layout.hand[player, s.held[player]] = card
        if s.pile > 0:
            layout.reserve[s.reserve - 1] = layout.pile[s.pile - 1]
    apply(s, player, action)


@rule
def remove(cards, card, count):
    """Remove a card from a list of `count` cards; the last one takes its place."""
    place = 0
    while cards[place] != card:
        place += 1
    cards[place] = cards[count - 1]


@rule
def options(s, layout, player, found):
    """List the legal actions of a player; return their number."""
    if s.taking:
        for index in range(s.reserve):
            found[index] = TAKE + layout.reserve[index]
        return s.reserve
    count = s.held[player]
    for index in range(count):
        found[index] = PLAY + layout.hand[player, index]
    found[count] = PASS
    return count + 1


@rule
def phase(s, player):
    """Return the phase of a round: thirds of the pile, the reserve, the last cards."""
    if s.pile > 0:
        return 0 if s.pile > 8 * s.players else 1 if s.pile > 4 * s.players else 2
    if s.reserve > 0:
        return 3
    return 4 if s.held[player] > 3 else 5


@rule
def judge(s, layout, tables, player, found, count, liking):
    """Write the log odds of each action for a player, up to a constant.

    The loop has no branches on cards, which the processor would mispredict.
    """
    habits, row = tables[1], (2 * phase(s, player) + s.taking) * COLUMNS
    for index in range(count):
        action = found[index]
        if action == PASS:
            liking[index] = habits[row + PASSING]
            break
        card = action - TAKE if s.taking else action - PLAY
        side, under, coming, gain, position = traits(s, layout, tables, player, card)
        liking[index] = (
            habits[row + RELATION + 4 * side + under]
            + habits[row + COMING + 4 * side + coming]
            + habits[row + GAIN + coming] * gain
            + habits[row + NUMBER + side] * position
        )


@rule
def traits(s, layout, tables, player, card):
    """Return the features of a card: its owner, the owner it covers, cards of its number to come, gain, position."""
    worth, _, _, whose, stake = tables
    tops, suit, position = layout.tops, card // NUMBERS, card % NUMBERS
    under, bit = s.top[position] // NUMBERS, 1 << position
    gain = stake[player, suit] * (worth[tops[suit] | bit] - worth[tops[suit]])
    gain -= stake[player, under] * (worth[tops[under]] - worth[tops[under] & ~bit])
    return whose[player, suit], whose[player, under], layout.left[position] - 1, gain, position


@rule
def choose(s, layout, tables, player, found, liking, rng):
    """Sample an action from the policy; return it with the advanced generator."""
    noise = tables[2]
    count = options(s, layout, player, found)
    judge(s, layout, tables, player, found, count, liking)
    best, most, bits = 0, -1e9, 0
    for index in range(count):
        if index % DRAWS == 0:
            rng = roll(rng)
            bits = rng[3]
        drawn = liking[index] + noise[bits % NOISES]
        bits //= NOISES
        if drawn > most:
            best, most = index, drawn
    return found[best], rng


@rule
def play_on(s, layout, tables, found, liking, rng):
    """Play to the end of the round with the policy; return the advanced generator."""
    round_ = s.round_
    while s.round_ == round_:
        player = s.turn
        action, rng = choose(s, layout, tables, player, found, liking, rng)
        act(s, layout, player, action)
    return rng


@rule
def outcomes(view, rows, flat, layout, tables, found, liking, points, seed):
    """Play a view out with the policy, one sampled world per row of `points`; write each seat's points.

    The view is a row of int64; rows is a buffer for one state, and flat the same buffer as int64. Each world has its
    own seed, independent of earlier actions, so that neighbouring states can be compared.
    """
    s = rows[0]
    for world in range(len(points)):
        for index in range(len(view)):
            flat[0, index] = view[index]
        rng = dice(seed + world)
        guess(s, 0, rng[3] << 31 | rng[2] >> 1)
        lay_out(s, layout)
        round_ = s.round_
        play_on(s, layout, tables, found, liking, rng)
        for player in range(s.players):
            points[world, player] = points_of(s, round_, player)


@rule
def temptation(s, layout, tables, player, cards, liking):
    """Write a player's preference for each of some cards; a view suffices."""
    lay_out(s, layout)
    judge(s, layout, tables, player, cards, len(cards), liking)
