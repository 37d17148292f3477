"""Exact search of two-player endgames: once the pile is empty, both players know all the cards.

Alpha-beta with null windows and a transposition table, without recursion, on a compact position of a few words. A
test compares it with the rules move by move. The players are 0 and 1, cards are bits in the order of Endgame.cards,
and passing empties the hand, which is equivalent: a player without cards has no turn.
The value of a position is the lead of player 0 when the round ends; the largest lead also wins the match most often.
"""

from .....engine import WORD, mix, rule
from ...rules.state import NUMBERS

MOST = 18  # cards left when the pile is empty
PASSES = MOST  # as a move; the others are indices of cards
MOVES = 7
HANDS, RESERVE, TOPS, TURN, TAKING, BEST, MOVE, COUNT, NEXT = 0, 2, 3, 5, 6, 7, 8, 9, 10  # fields of a position
PLIES, FIELDS = 32, 11
PLY, NEW, VALUE, LOOKED = range(4)  # the state of a suspended search
HALF = 9  # cards indexed by one table of card sets
ALL, SUIT, NEUTRAL = 0, 1, 3  # rows of such a table: the positions of all cards, of each player's suit, of neutral ones
SKYLINE = (1 << 2 * NUMBERS) - 1  # the bits of the tops in a table entry
LIKED = 1 << 60  # above every count of `useful`
LARGEST = 127  # beyond every lead
ENTRIES = 1 << 19  # of the transposition table, each a row of two words


@rule
def positions(sets, row, cards):
    """Return the positions of a set of cards, as bits; row selects which of the cards count."""
    return sets[row, 0, cards & ((1 << HALF) - 1)] | sets[row, 1, cards >> HALF]


@rule
def reach(stack, ply, sets, highest, lowest, player):
    """Return an upper bound on a player's lead: playing on alone, which the other can allow by passing."""
    cards, other = stack[ply, HANDS + player] | stack[ply, RESERVE], 1 - player
    kept = stack[ply, TOPS + other] & ~positions(sets, ALL, cards)
    return highest[stack[ply, TOPS + player] | positions(sets, SUIT + player, cards)] - lowest[kept]


@rule
def alone(stack, ply, sets, worth, player):
    """Return a lead that a player can reach alone: with all own cards, and neutral ones on the other's tops.

    One of these must be in hand, because a card of the reserve is taken only after a play.
    """
    other = 1 - player
    hand = stack[ply, HANDS + player] | (stack[ply, RESERVE] if stack[ply, TAKING] else 0)
    own, rest = positions(sets, SUIT + player, hand), positions(sets, NEUTRAL, hand) & stack[ply, TOPS + other]
    if own | rest:
        own |= positions(sets, SUIT + player, stack[ply, RESERVE])
        rest |= positions(sets, NEUTRAL, stack[ply, RESERVE])
    return worth[stack[ply, TOPS + player] | own] - worth[stack[ply, TOPS + other] & ~(own | rest)]


@rule
def advance(stack, ply, move, tables):
    """Write the position after a move to the next row of the stack."""
    where, side = tables[0], tables[1]
    next_, turn, taking = ply + 1, stack[ply, TURN], stack[ply, TAKING]
    for field in range(TAKING + 1):
        stack[next_, field] = stack[ply, field]
    if move == PASSES:
        stack[next_, HANDS + turn] = 0
    elif taking:
        stack[next_, HANDS + turn] |= 1 << move
        stack[next_, RESERVE] &= ~(1 << move)
    else:
        bit = 1 << where[move]
        stack[next_, HANDS + turn] &= ~(1 << move)
        stack[next_, TOPS] &= ~bit
        stack[next_, TOPS + 1] &= ~bit
        if side[move] < 2:
            stack[next_, TOPS + side[move]] |= bit
    stack[next_, TAKING] = 1 if move != PASSES and not taking and stack[ply, RESERVE] else 0
    if not stack[next_, TAKING] and stack[next_, HANDS + 1 - turn]:
        stack[next_, TURN] = 1 - turn


@rule
def is_done(stack, ply):
    return not (stack[ply, HANDS] | stack[ply, HANDS + 1]) and not stack[ply, TAKING]


@rule
def is_out(stack, ply, player):
    """Return whether a player has no turn left."""
    return not stack[ply, HANDS + player] and not (stack[ply, TAKING] and stack[ply, TURN] == player)


@rule
def listed(stack, ply, where, side, moves):
    """List the moves, one for equal neutral cards; return how many there are."""
    cards = stack[ply, RESERVE] if stack[ply, TAKING] else stack[ply, HANDS + stack[ply, TURN]]
    count, seen = 0, 0
    for card in range(MOST):
        if cards >> card & 1:
            if side[card] == 2:
                if seen >> where[card] & 1:
                    continue
                seen |= 1 << where[card]
            moves[ply, count] = card
            count += 1
    if not stack[ply, TAKING]:
        moves[ply, count] = PASSES
        count += 1
    return count


@rule
def sort(stack, ply, moves, first, useful):
    """Order the moves: the best move of the table first, then by how often each caused a cutoff elsewhere."""
    turn, taking = stack[ply, TURN], stack[ply, TAKING]
    for index in range(1, stack[ply, COUNT]):
        move, place = moves[ply, index], index
        rank = LIKED if move == first else useful[turn, taking, move]
        while place:
            before = moves[ply, place - 1]
            if before == first or useful[turn, taking, before] >= rank:
                break
            moves[ply, place] = before
            place -= 1
        moves[ply, place] = move


@rule
def slot_of(stack, ply):
    """Return a position's slot in the transposition table, and the two words that identify it."""
    one = stack[ply, HANDS] | stack[ply, HANDS + 1] << MOST | stack[ply, RESERVE] << 2 * MOST
    one |= stack[ply, TURN] << 3 * MOST | stack[ply, TAKING] << 3 * MOST + 1 | 1 << 3 * MOST + 2
    two = stack[ply, TOPS] | stack[ply, TOPS + 1] << NUMBERS
    return mix(one & WORD ^ mix(one >> 32 ^ two << 8)) & (ENTRIES - 1), one, two


@rule
def solve(stack, moves, useful, memory, tables, beta, at, limit):
    """Search whether player 0 gets a lead of beta, continuing from `at`; the result is a bound on that lead.

    The position is the first row of the stack, which receives the best move. Return whether the search finished
    within `limit` positions; the bound is in `at`.
    """
    ply, is_new, value, looked, is_solved = at[PLY], at[NEW] == 1, at[VALUE], 0, False
    while looked < limit and not is_solved:
        if is_new:
            looked += 1
            is_known, value = enter(stack, ply, moves, useful, memory, tables, beta)
        else:
            is_known, value = weigh(stack, ply, moves, useful, memory, beta, value)
        is_new, is_solved = not is_known, is_known and ply == 0
        if is_new:
            advance(stack, ply, moves[ply, stack[ply, NEXT]], tables)
            stack[ply, NEXT] += 1
            ply += 1
        elif ply:
            ply -= 1
    at[PLY], at[NEW], at[VALUE] = ply, 1 if is_new else 0, value
    at[LOOKED] += looked
    return is_solved


@rule
def enter(stack, ply, moves, useful, memory, tables, beta):
    """Visit a new position: return whether a bound decides it, and the bound; otherwise list its moves."""
    where, side, sets, worth, highest, lowest = tables
    if is_done(stack, ply):
        return True, worth[stack[ply, TOPS]] - worth[stack[ply, TOPS + 1]]
    most, least = reach(stack, ply, sets, highest, lowest, 0), -reach(stack, ply, sets, highest, lowest, 1)
    if is_out(stack, ply, 1):
        least = max(least, alone(stack, ply, sets, worth, 0))
    elif is_out(stack, ply, 0):
        most = min(most, -alone(stack, ply, sets, worth, 1))
    slot, one, two = slot_of(stack, ply)
    first, kept = -1, memory[slot, 1] >> 2 * NUMBERS
    if memory[slot, 0] == one and memory[slot, 1] & SKYLINE == two:
        least, most = max(least, (kept & 255) - 128), min(most, (kept >> 8 & 255) - 128)
        first = kept >> 16
    if ply and least >= beta:
        return True, least
    if ply and most < beta:
        return True, most
    stack[ply, COUNT], stack[ply, NEXT] = listed(stack, ply, where, side, moves), 0
    sort(stack, ply, moves, first, useful)
    return False, 0


@rule
def weigh(stack, ply, moves, useful, memory, beta, value):
    """Take the value of the latest move: return whether the position is decided, and its value."""
    turn, tried = stack[ply, TURN], stack[ply, NEXT]
    move = moves[ply, tried - 1]
    if tried == 1 or (value > stack[ply, BEST] if turn == 0 else value < stack[ply, BEST]):
        stack[ply, BEST], stack[ply, MOVE] = value, move
    best = stack[ply, BEST]
    is_decided = best >= beta if turn == 0 else best < beta
    if not is_decided and tried < stack[ply, COUNT]:
        return False, 0
    if is_decided:
        useful[turn, stack[ply, TAKING], move] += (PLIES - ply) * (PLIES - ply)
    keep(stack, ply, memory, best, beta)
    return True, best


@rule
def keep(stack, ply, memory, value, beta):
    """Store a bound of a position in the table: at least or at most this lead."""
    slot, one, two = slot_of(stack, ply)
    least, most = -LARGEST, LARGEST
    if memory[slot, 0] == one and memory[slot, 1] & SKYLINE == two:
        kept = memory[slot, 1] >> 2 * NUMBERS
        least, most = (kept & 255) - 128, (kept >> 8 & 255) - 128
    if value >= beta:
        least = value
    else:
        most = value
    memory[slot, 0] = one
    memory[slot, 1] = two | (least + 128 | most + 128 << 8 | stack[ply, MOVE] << 16) << 2 * NUMBERS
