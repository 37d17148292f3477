"""The laws that look at one decision after another, compiled for each game by `bind`.

`boards` are the states of one inspection and `flat` the same as rows of int64: the state, some room to
compare in, then for every viewer their view before the action, a world they guessed, and a twin of the state.
The `ledger` counts the cases of each law by its number, and says where a law was broken.
"""

from ..engine import NOTHING, SPECTATOR, UNKNOWN, dice, roll, rule
from ..engine.contract import (
    actors,
    apply,
    awaited,
    check,
    guess,
    is_over,
    legal,
    look,
    returns,
    seen,
    tally,
    twin,
    why,
    winners,
)
from ..engine.playout import lively

STATE, EARLIER, VIEW, WORLD, OTHER_VIEW, INSTEAD, BEFORE = range(7)  # boards; then all views before, worlds, twins
UNNOTICED, BROKEN, DECISION, VIEWER = 0, 11, 12, 13  # indices of the ledger after the laws 1 to 10
LEDGER = 14
REASONS = 128  # about how many actions `why` is checked for at a time; of more, every n-th
NO_TWIN, TOLD = -1, -2  # in the place of a twin's age
PATIENCE = 24  # decisions after which twins are replaced


@rule
def watch(boards, flat, limits, masks, outs, kinds, lots, moves, ages, ledger, counts, every, seed):
    """Play a lively match from boards[STATE] and check the laws at every n-th decision.

    Record (seat, action) and return how many there were; stop where a law is broken.
    """
    rng, s = dice(seed), boards[STATE]
    ages[:] = NO_TWIN
    count = 0
    while not is_over(s):
        ledger[DECISION] = count
        looks = count % every == 0
        rng = roll(rng)
        if looks and not position_stands(boards, flat, limits, masks, outs, ledger, rng[3]):
            return count
        if not holds(count < len(moves), 1, ledger, 0):
            return count
        seat, action, rng = lively(s, masks[0], lots, rng)
        moves[count, 0], moves[count, 1] = seat, action
        count += 1
        put(flat, STATE, EARLIER)
        if looks:
            fitting = before(boards, flat, seat, action, ages, rng[2])
            if not action_stands(boards, flat, seat, action, masks, kinds, ages, fitting, ledger, rng[2]):
                return count
        else:
            ages[:] = NO_TWIN
            apply(s, seat, action)
        tally(boards[EARLIER], seat, action, s, counts)
    ledger[DECISION] = count
    position_stands(boards, flat, limits, masks, outs, ledger, rng[3])
    return count


@rule
def holds(truth, law, ledger, viewer):
    """Count a case of a law; record the first that is broken."""
    ledger[law] += 1
    if not truth and ledger[BROKEN] == 0:
        ledger[BROKEN], ledger[VIEWER] = law, viewer
    return truth


@rule
def who(index, players):
    """Return the viewer of an index: the seats, then the spectator."""
    return index if index < players else SPECTATOR


@rule
def same(flat, one, other):
    difference = 0  # to the end: a loop without a way out runs four words at a time
    for index in range(flat.shape[1]):
        difference |= flat[one, index] ^ flat[other, index]
    return difference == 0


@rule
def put(flat, source, target):
    for index in range(flat.shape[1]):
        flat[target, index] = flat[source, index]


@rule
def see(boards, flat, source, viewer, target):
    """Write a viewer's view of one board to another."""
    for index in range(flat.shape[1]):
        flat[target, index] = UNKNOWN
    look(boards[source], viewer, boards[target])


# ------------------------------------------------------------------------------- laws of a position


@rule
def position_stands(boards, flat, limits, masks, outs, ledger, seed):
    s = boards[STATE]
    if not holds(waits(s, masks[0]), 1, ledger, 0):
        return False
    if not holds(sound(boards, flat, STATE, limits), 5, ledger, 0):
        return False
    for index in range(s.players + 1):
        viewer = who(index, s.players)
        see(boards, flat, STATE, viewer, VIEW)
        put(flat, VIEW, WORLD)
        guess(boards[WORLD], viewer, seed + index)
        see(boards, flat, WORLD, viewer, OTHER_VIEW)
        consistent = same(flat, VIEW, OTHER_VIEW) and sound(boards, flat, WORLD, limits)
        if not holds(consistent, 2, ledger, index):
            return False
        if not holds(agree(boards, viewer, masks, outs, seed), 3, ledger, index):
            return False
    return True


@rule
def waits(s, mask):
    """Law 1: until the end, some seat is awaited and has a legal action."""
    waited = awaited(s)
    if is_over(s):
        return waited == 0 and actors(s) == 0
    for seat in range(s.players):
        if (waited >> seat) & 1:
            legal(s, seat, mask)
            if not mask.any():
                return False
    return waited != 0 and waited & ~actors(s) == 0


@rule
def sound(boards, flat, row, limits):
    """Law 5: every field in its range, everything conserved."""
    outside = 0
    for index in range(flat.shape[1]):
        outside |= int(flat[row, index] < limits[0, index]) | int(flat[row, index] > limits[1, index])
    return outside == 0 and check(boards[row]) == 0


@rule
def agree(boards, viewer, masks, outs, seed):
    """Law 3: the state, the view and a guess give the same answers."""
    s, view, world = boards[STATE], boards[VIEW], boards[WORLD]
    if not (agree_on_turn(s, view) and agree_on_turn(s, world)):
        return False
    if is_over(s) and not (agree_on_result(s, view, outs) and agree_on_result(s, world, outs)):
        return False
    if viewer == SPECTATOR:
        return True
    legal(s, viewer, masks[0])
    legal(view, viewer, masks[1])
    legal(world, viewer, masks[2])
    for action in range(masks.shape[1]):
        if masks[0, action] != masks[1, action] or masks[0, action] != masks[2, action]:
            return False
    stride = 1 + masks.shape[1] // REASONS
    for action in range(seed % stride, masks.shape[1], stride):
        reason = why(s, viewer, action)
        if why(view, viewer, action) != reason or why(world, viewer, action) != reason:
            return False
        if masks[0, action] != (reason == 0):
            return False
    return True


@rule
def agree_on_turn(s, other):
    return actors(s) == actors(other) and awaited(s) == awaited(other) and is_over(s) == is_over(other)


@rule
def agree_on_result(s, other, outs):
    returns(s, outs[0])
    returns(other, outs[1])
    for seat in range(s.players):
        if outs[0, seat] != outs[1, seat]:
            return False
    return winners(s) == winners(other)


# ------------------------------------------------------------------------------- laws of an action


@rule
def before(boards, flat, seat, action, ages, seed):
    """Record every viewer's view and a guess from it, make missing twins, and drop those that cannot take the action.

    Return the viewers for whom the action is possible in the guessed world and looks the same there, as bits.
    """
    s = boards[STATE]
    viewers, fitting = s.players + 1, 0
    worlds, twins = BEFORE + viewers, BEFORE + 2 * viewers
    for index in range(viewers):
        viewer = who(index, s.players)
        see(boards, flat, STATE, viewer, BEFORE + index)
        put(flat, BEFORE + index, worlds + index)
        guess(boards[worlds + index], viewer, seed + index)
        fitting |= int(alike(boards, STATE, worlds + index, seat, action, viewer)) << index
        if ages[index] < 0:
            put(flat, STATE, twins + index)
            twin(boards[twins + index], viewer, seat, action, seed + index)
            ages[index] = 0
        if ages[index] >= 0 and not alike(boards, STATE, twins + index, seat, action, viewer):
            told = ages[index] == 0 and why(boards[twins + index], seat, action) == 0
            ages[index] = TOLD if told else NO_TWIN
    return fitting


@rule
def alike(boards, one, other, seat, action, viewer):
    """Return whether an action is possible in both worlds and looks the same to a viewer."""
    if why(boards[one], seat, action) or why(boards[other], seat, action):
        return False
    return seen(boards[one], seat, action, viewer) == seen(boards[other], seat, action, viewer)


@rule
def action_stands(boards, flat, seat, action, masks, kinds, ages, fitting, ledger, seed):
    """Apply the action and check laws 8, 9 and 10."""
    s = boards[STATE]
    viewers, unnoticed = s.players + 1, 0
    for index in range(viewers):
        unnoticed |= int(seen(s, seat, action, who(index, s.players)) == NOTHING) << index
    confused = instead(boards, flat, seat, action, masks[0], kinds, seed)
    showed = apply(s, seat, action)
    for index in range(viewers):
        see(boards, flat, STATE, who(index, s.players), VIEW)
        hidden = (unnoticed >> index) & 1
        ledger[UNNOTICED] += hidden
        if not holds(hidden == same(flat, VIEW, BEFORE + index), 8, ledger, index):
            return False
        if index != seat and (confused >> index) & 1 and not showed:
            see(boards, flat, INSTEAD, who(index, s.players), OTHER_VIEW)
            if not holds(not same(flat, VIEW, OTHER_VIEW), 8, ledger, index):
                return False
        if (fitting >> index) & 1 and not worlds_stand(boards, flat, index, seat, action, showed, ledger):
            return False
        if ages[index] == TOLD and not holds(False, 10, ledger, index):  # the lines of the same action differ
            return False
        if ages[index] >= 0 and not twins_stand(boards, flat, index, seat, action, showed, ages, ledger):
            return False
    return True


@rule
def worlds_stand(boards, flat, index, seat, action, showed, ledger):
    """Law 9: after an action that reveals nothing, worlds that looked the same still do."""
    players = boards[STATE].players
    world = BEFORE + players + 1 + index
    if apply(boards[world], seat, action) or showed:
        return True
    see(boards, flat, world, who(index, players), OTHER_VIEW)
    return holds(same(flat, VIEW, OTHER_VIEW), 9, ledger, index)


@rule
def instead(boards, flat, seat, action, mask, kinds, seed):
    """Apply another action of the same kind on a separate board; return who would see a difference, as bits.

    Return none if that shows something: a new deal erases what led to it.
    """
    other = another(mask, kinds, action, seed)
    put(flat, STATE, INSTEAD)
    told = 0
    for index in range(boards[STATE].players + 1):
        viewer = who(index, boards[STATE].players)
        if seen(boards[STATE], seat, action, viewer) != seen(boards[STATE], seat, other, viewer):
            told |= 1 << index
    return 0 if apply(boards[INSTEAD], seat, other) else told


@rule
def another(mask, kinds, action, seed):
    """Return some legal action of the same kind. Other kinds may look different although they have the same effect."""
    other = seed % len(mask)
    while not mask[other] or kinds[other] != kinds[action]:
        other = (other + 1) % len(mask)
    return other


@rule
def twins_stand(boards, flat, index, seat, action, showed, ages, ledger):
    """Law 10: the viewer cannot tell the twins apart, unless chance has shown a difference since they were made."""
    players = boards[STATE].players
    pair = BEFORE + 2 * (players + 1) + index
    if ages[index] == 0:
        see(boards, flat, pair, who(index, players), OTHER_VIEW)
        if not holds(same(flat, BEFORE + index, OTHER_VIEW), 10, ledger, index):
            return False
    chance = apply(boards[pair], seat, action) or showed
    see(boards, flat, pair, who(index, players), OTHER_VIEW)
    if chance and ages[index] > 0 and not same(flat, VIEW, OTHER_VIEW):
        ages[index] = NO_TWIN
        return True
    ages[index] = ages[index] + 1 if ages[index] < PATIENCE else NO_TWIN
    return holds(same(flat, VIEW, OTHER_VIEW), 10, ledger, index)
