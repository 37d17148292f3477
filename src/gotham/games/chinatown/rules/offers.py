"""Chinatown: offers, from the proposal to the last acceptance, and open offers as objects.

The numbers after `#` are clauses of rulebook.md.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ....engine import copy, fill, rule
from .drafts import (
    building_of,
    close_draft,
    find,
    free_name,
    hindrance,
    kind_of,
    moves_in,
    parties_of,
    possible,
    receiver,
    shared,
    sum_of,
    tiles_free,
)
from .material import BUILDINGS, SEATS, TYPES
from .state import (
    BUILD,
    CASH,
    EMPTY,
    LEAVE_EMPTY,
    LIVE,
    NAMES,
    NO,
    NO_PROMISE,
    OPEN,
    OWE,
    SECRET,
    TILE,
    WITHDRAW,
    YES,
    circle,
    group,
    hides_tiles,
    shows_money,
)


@rule
def move_offer(s, author, source, target):
    s.name[author, target] = s.name[author, source]
    s.yes[author, target] = s.yes[author, source]
    s.count[author, target] = s.count[author, source]
    copy(s.moves[author, target], s.moves[author, source])


@rule
def clear_offer(s, author, slot):
    s.name[author, slot], s.yes[author, slot], s.count[author, slot] = 0, 0, 0
    fill(s.moves[author, slot], 0)


@rule
def propose(s, author, secret):
    """Make the draft an offer, in the order of names: the positions of visible offers then reveal nothing."""
    count = moves_in(s, author)
    name = free_name(s, author, parties_of(s.draft[author], count) * 2 + secret)
    slot = LIVE - 1
    while slot > 0 and (s.name[author, slot - 1] == 0 or s.name[author, slot - 1] > name):
        if s.name[author, slot - 1]:
            move_offer(s, author, slot - 1, slot)
        slot -= 1
    s.name[author, slot], s.yes[author, slot], s.count[author, slot] = name, 1 << author, count
    copy(s.moves[author, slot], s.draft[author])
    close_draft(s, author)


@rule
def remove(s, author, slot):
    """End an offer; those after it move up."""
    while slot + 1 < LIVE and s.name[author, slot + 1]:
        move_offer(s, author, slot + 1, slot)
        slot += 1
    clear_offer(s, author, slot)


@rule
def why_answer(s, player, author, name):
    """Return the clause that forbids a player any answer to an offer."""
    if author >= s.players or author == player or not name >> (player + 1) & 1:
        return 23
    return 0 if find(s, author, name) >= 0 else 23


@rule
def why_yes(s, player, author, name):
    clause = why_answer(s, player, author, name)
    if clause:
        return clause
    slot = find(s, author, name)
    if s.yes[author, slot] >> player & 1:
        return 23
    return hindrance(s, s.moves[author, slot], s.count[author, slot], name, player)


@rule
def is_last_yes(s, player, author, slot):
    return s.yes[author, slot] | 1 << player == group(s.name[author, slot])


@rule
def accept(s, player, author, name):
    """Accept an offer. The last acceptance settles the whole deal or ends it, and returns True.  CT-23 CT-27"""
    slot = find(s, author, name)
    if not is_last_yes(s, player, author, slot):
        s.yes[author, slot] |= 1 << player
        return False
    if possible(s, s.moves[author, slot], s.count[author, slot], name):
        settle(s, s.moves[author, slot], s.count[author, slot], name)
    remove(s, author, slot)
    return True


@rule
def settle(s, moves, count, name):
    for building in range(BUILDINGS - 1, -1, -1):
        if lapses(s, moves, count, name, building):
            set_promise(s, building, NO_PROMISE, 0)
    for index in range(count):
        action, giver, to = moves[index] // SEATS, moves[index] % SEATS, receiver(moves[index])
        if action < TILE:
            s.owner[building_of(action)] = to  # CT-15
            set_promise(s, building_of(action), NO_PROMISE, 0)
        elif action < CASH:
            s.loose[giver, kind_of(action)] -= 1
            s.loose[to, kind_of(action)] += 1
        elif action < BUILD:
            transfer(s, giver, to, sum_of(action), name & 1)
        elif action < EMPTY:
            set_promise(s, building_of(action), kind_of(action), circle(name))
        elif action < OWE:
            set_promise(s, building_of(action), LEAVE_EMPTY, circle(name))
        else:
            owe(s, giver, to, sum_of(action), name)
    count_struck(s, name)


@rule
def owe(s, giver, to, money, name):
    """Record a debt; for a secret one, also the knowledge of the other parties of the deal."""
    s.owed[name & 1, giver, to] += money
    for seat in range(s.players):
        if name & 1 == SECRET and name >> (seat + 1) & 1 and seat not in (giver, to):
            s.heard[seat, giver, to] += money


@rule
def count_struck(s, name):
    """Count a deal for its parties: their things may be the same after it as before."""
    if name & 1 == OPEN:
        s.struck[SEATS] += 1
        return
    for seat in range(s.players):
        s.struck[seat] += name >> (seat + 1) & 1


@rule
def lapses(s, moves, count, name, building):
    """Return whether a deal leaves no tile for a promise it does not name; those with the lowest numbers stay.  CT-25

    All parties of such a promise are parties to the deal: otherwise it could not be settled.
    """
    party, kind = s.owner[building], s.promise[building]
    if not is_left(s, moves, count, name, building, party, kind):
        return False
    tiles = tiles_free(s, moves, count, name, party, kind)
    for other in range(building):
        tiles -= is_left(s, moves, count, name, other, party, kind)
    return tiles <= 0


@rule
def is_left(s, moves, count, name, building, party, kind):
    """Return whether a tile is promised for a building to parties of this deal, which does not name it."""
    if s.owner[building] != party or s.promise[building] != kind or kind >= TYPES:
        return False
    for index in range(count):
        action = moves[index] // SEATS
        if (action < TILE or BUILD <= action < OWE) and building_of(action) == building:
            return False
    return shared(s.audience[building], name)


@rule
def set_promise(s, building, promise, audience):
    s.promise[building], s.audience[building] = promise, audience


@rule
def transfer(s, giver, to, money, secret):
    s.money[giver] -= money
    s.money[to] += money
    if secret == OPEN:
        s.gave[giver] += money
        s.got[to] += money


@rule
def shows(s, moves, count):
    """Return whether all notice the settlement of a secret deal: by a transfer or the end of an open promise.  CT-28"""
    if shows_money(s) and is_paid(moves, count):
        return True
    for index in range(count):
        action = moves[index] // SEATS
        if action < TILE or (action < CASH and is_moved(moves, count, TYPES if hides_tiles(s) else kind_of(action))):
            return True
        if BUILD <= action < OWE and is_open(s, building_of(action)):
            return True
    name = parties_of(moves, count) * 2
    for building in range(BUILDINGS):
        if is_open(s, building) and lapses(s, moves, count, name, building):
            return True
    return False


@rule
def is_paid(moves, count):
    """Return whether a deal changes the money of a seat, all its sums netted."""
    for seat in range(SEATS):
        money = 0
        for index in range(count):
            action = moves[index] // SEATS
            if CASH <= action < BUILD:
                money += sum_of(action) * (receiver(moves[index]) == seat)
                money -= sum_of(action) * (moves[index] % SEATS == seat)
        if money:
            return True
    return False


@rule
def is_moved(moves, count, kind):
    """Return whether a deal changes a seat's number of tiles of a type, or of any (TYPES): they may be swapped."""
    for seat in range(SEATS):
        change = 0
        for index in range(count):
            action = moves[index] // SEATS
            if TILE <= action < CASH and kind in (TYPES, kind_of(action)):
                change += receiver(moves[index]) == seat
                change -= moves[index] % SEATS == seat
        if change:
            return True
    return False


@rule
def is_open(s, building):
    """Return whether a promise is public."""
    return s.promise[building] != NO_PROMISE and s.audience[building] & 1 == OPEN


@rule
def author_of(action):
    """Return the author of an answered offer."""
    return (action - YES if action < NO else action - NO) // NAMES


@rule
def name_of(action):
    """Return the name of an answered or withdrawn offer."""
    if action >= WITHDRAW:
        return action - WITHDRAW
    return (action - YES if action < NO else action - NO) % NAMES


@rule
def answer_to(author, name):
    """Return the operands of an answer to an offer as one number: `YES` or `NO` and this make the action."""
    return author * NAMES + name


# ------------------------------------------------------------------------------------------ offers as objects


@dataclass(frozen=True)
class Offer:
    """An offer. Moves are as in the state: action * SEATS + giver or promiser; the seats that accepted are bits."""

    author: int
    name: int
    yes: int
    moves: tuple[int, ...]

    @property
    def secret(self) -> bool:
        return self.name & 1 == SECRET

    @property
    def group(self) -> int:
        """The parties as bits."""
        return int(group(self.name))

    @property
    def answer(self) -> int:
        """The operands of an answer as one number: `YES` or `NO` and this make the action."""
        return int(answer_to(self.author, self.name))

    @property
    def circle(self) -> int:
        """The parties and the openness: equal for all offers that the same seats know."""
        return int(circle(self.name))

    @property
    def parties(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if self.group >> seat & 1)


def offers(s: Any) -> Iterator[Offer]:
    """Yield the offers in a state or view."""
    for author in range(int(s.players)):
        for slot in range(LIVE):
            if s.name[author, slot] > 0:
                moves = s.moves[author, slot, : int(s.count[author, slot])].tolist()
                yield Offer(author, int(s.name[author, slot]), int(s.yes[author, slot]), tuple(moves))
