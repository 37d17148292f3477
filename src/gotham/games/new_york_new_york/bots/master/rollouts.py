"""Play by habit: quick judgements of cards, which guide the search and play its simulations to the end of a round.

The state of the rules is the truth in a simulation. A desk keeps its cards within reach (who holds what, which
positions each suit tops), so that nothing has to be looked for.
"""

from .....engine import dice, record, roll, rule
from ...rules.apply import apply
from ...rules.legality import in_hand
from ...rules.scoring import score
from ...rules.state import CARDS, EMPTY, HAND, NUMBERS, PASS, PILE, PLAY, RESERVE, RESERVED, SEATS, SKYLINE, SUITS, TAKE
from ...rules.views import guess

CHOICES = HAND + 1  # most actions there are to choose from
OWN, OTHER, NEUTRAL, NOTHING = range(4)  # whose a card is to a player
PHASES = 6
# A row of weights, one for each phase and kind of action: whose card on whose, how many to come, gain, number, passing.
RELATION, COMING, GAIN, NUMBER, PASSING, COLUMNS = 0, 12, 24, 28, 31, 32
NOISES, DRAWS = 1024, 3  # entries of the table of noise; that are drawn from it with one number

Desk = record(
    hand=(CARDS, (SEATS, CHOICES)),
    reserve=(CARDS, (RESERVE + 1,)),
    pile=(CARDS, (CARDS,)),  # from its bottom
    tops=(1 << NUMBERS, (SUITS + 1,)),  # the positions that a suit tops, as bits; the last for empty ones
    left=(SUITS + 1, (NUMBERS,)),  # how many cards of a number are not on the skyline yet
)


@rule
def tabulate(s, worth):
    """Lists what every set of positions is worth to a seat, by the rules."""
    for positions in range(1 << NUMBERS):
        for position in range(NUMBERS):
            s.top[position] = position if positions >> position & 1 else EMPTY
        worth[positions] = score(s, 0)


@rule
def lay_out(s, desk):
    """Sorts the cards of a state."""
    reserve = 0
    for suit in range(SUITS + 1):
        desk.tops[suit] = 0
    for position in range(NUMBERS):
        desk.tops[s.top[position] // NUMBERS] |= 1 << position
        desk.left[position] = 0
    for seat in range(s.players):
        count = 0
        for card in range(CARDS):
            desk.hand[seat, count] = card
            count += in_hand(s.place[card], seat)
    for card in range(CARDS):
        place = s.place[card]
        desk.left[card % NUMBERS] += place != SKYLINE
        if place == RESERVED:
            desk.reserve[reserve] = card
            reserve += 1
        elif place >= PILE:
            desk.pile[place - PILE] = card


@rule
def act(s, desk, player, action):
    """Carries out an action; when it ends the round, the desk is of no use any more."""
    if action < TAKE:
        card = action - PLAY
        position = card % NUMBERS
        remove(desk.hand[player], card, s.held[player])
        desk.tops[s.top[position] // NUMBERS] &= ~(1 << position)
        desk.tops[card // NUMBERS] |= 1 << position
        desk.left[position] -= 1
    elif action < PASS:
        card = action - TAKE
        remove(desk.reserve, card, s.reserve)
        desk.hand[player, s.held[player]] = card
        if s.pile > 0:
            desk.reserve[s.reserve - 1] = desk.pile[s.pile - 1]
    apply(s, player, action)


@rule
def remove(cards, card, count):
    """Takes a card out of a list of so many that has it; the last one takes its place."""
    place = 0
    while cards[place] != card:
        place += 1
    cards[place] = cards[count - 1]


@rule
def options(s, desk, player, found):
    """Lists what a player can do; returns how many actions that are."""
    if s.taking:
        for index in range(s.reserve):
            found[index] = TAKE + desk.reserve[index]
        return s.reserve
    count = s.held[player]
    for index in range(count):
        found[index] = PLAY + desk.hand[player, index]
    found[count] = PASS
    return count + 1


@rule
def phase(s, player):
    """How far a round has come: thirds of the pile, the reserve, the last cards."""
    if s.pile > 0:
        return 0 if s.pile > 8 * s.players else 1 if s.pile > 4 * s.players else 2
    if s.reserve > 0:
        return 3
    return 4 if s.held[player] > 3 else 5


@rule
def judge(s, desk, tables, player, found, count, liking):
    """How much each of some actions is to a player's liking: log odds, as far as they differ.

    Without branches, which cards would have the processor guess wrong all the time.
    """
    habits, row = tables[1], (2 * phase(s, player) + s.taking) * COLUMNS
    for index in range(count):
        action = found[index]
        if action == PASS:
            liking[index] = habits[row + PASSING]
            break
        card = action - TAKE if s.taking else action - PLAY
        side, under, coming, gain, position = traits(s, desk, tables, player, card)
        liking[index] = (
            habits[row + RELATION + 4 * side + under]
            + habits[row + COMING + 4 * side + coming]
            + habits[row + GAIN + coming] * gain
            + habits[row + NUMBER + side] * position
        )


@rule
def traits(s, desk, tables, player, card):
    """What counts of a card: whose it is and whose it covers, how many of its number are to come, what it changes."""
    worth, _, _, whose, stake = tables
    tops, suit, position = desk.tops, card // NUMBERS, card % NUMBERS
    under, bit = s.top[position] // NUMBERS, 1 << position
    gain = stake[player, suit] * (worth[tops[suit] | bit] - worth[tops[suit]])
    gain -= stake[player, under] * (worth[tops[under]] - worth[tops[under] & ~bit])
    return whose[player, suit], whose[player, under], desk.left[position] - 1, gain, position


@rule
def choose(s, desk, tables, player, found, liking, rng):
    """An action by habit, each as likely as it is liked, and the generator after that."""
    noise = tables[2]
    count = options(s, desk, player, found)
    judge(s, desk, tables, player, found, count, liking)
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
def play_on(s, desk, tables, found, liking, rng):
    """Plays to the end of the round by habit; returns the generator as it stands then."""
    round_ = s.round_
    while s.round_ == round_:
        player = s.turn
        action, rng = choose(s, desk, tables, player, found, liking, rng)
        act(s, desk, player, action)
    return rng


@rule
def outcomes(view, rows, flat, desk, tables, found, liking, points, seed):
    """What the round brings each seat by habit, in as many worlds as points has rows.

    The view is a row of int64; rows is room for one state, and flat the same as rows of int64. A world has the same
    chance whatever was done before it, so that neighbouring states can be compared.
    """
    s = rows[0]
    for world in range(len(points)):
        for index in range(len(view)):
            flat[0, index] = view[index]
        rng = dice(seed + world)
        guess(s, 0, rng[3] << 31 | rng[2] >> 1)
        lay_out(s, desk)
        round_ = s.round_
        play_on(s, desk, tables, found, liking, rng)
        for player in range(s.players):
            points[world, player] = s.points[round_, player]


@rule
def temptation(s, desk, tables, player, cards, liking):
    """How much a player would like to play each of some cards; a view will do."""
    lay_out(s, desk)
    judge(s, desk, tables, player, cards, len(cards), liking)
