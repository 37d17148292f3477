"""Chinatown for bots: the exact income of some seats at once if they pool all their things.

Tiles on the map stay; each empty building and each loose tile is used once. The value is exact: blocks share nothing
but the tiles, so every block is computed by itself (`block_additions`), and the best fitting choice is made of each.
Only positions that do not occur in play have more combinations than the lists hold; then nothing is planned.
"""

from typing import Any

from .....engine import bits, rule
from .....match.game import Game
from ...rules.material import BLOCKS, BUILDINGS, FIRST, NO_SHOP, TYPES
from ...rules.state import MAP, STREET
from .block_additions import digits, list_mixes, within
from .shop_additions import Pool, fill_pool, list_additions
from .workspace import FRONTS, Workspace, pay_all

UNKNOWN = -1  # instead of an income


@rule
def joint_income(workspaces, pools, seats):
    """Return the best income of this round of these seats (as bits) together; `plan` and `group` of the pool say how.

    Tiles that pay 1 anywhere are not planned. UNKNOWN, and no plan, if there are more combinations than there is
    room for.
    """
    d, p = workspaces[0], pools[0]
    fill_pool(d, p, seats)
    forget_plan(p)
    list_additions(p)
    list_mixes(p)
    if not p.exact:
        return UNKNOWN
    income = choose(p)
    write_plan(p)
    return income + income_now(p)


@rule
def income_now(p):
    """Return the income of the tiles on the map."""
    income = 0
    for kind in range(TYPES):
        for block in range(BLOCKS):
            if p.held[kind, block]:
                income += pay_all(p.map_, block, p.held[kind, block], kind)
    return income


@rule
def choose(p):
    """Choose a mix for every block such that there are tiles for all; return the income of all new tiles.

    Only choices are tried that could beat the best so far if every later block had all tiles to itself.
    """
    most, block = -1, 0
    p.left[0], p.sure[0], p.choice[0] = digits(p), laid(p, 0), p.first[0]
    while block >= 0:
        if block == BLOCKS:
            most = note_choice(p, most)
            block -= 1
        elif next_choice(p, block, most):
            mix = p.choice[block]
            p.left[block + 1] = p.left[block] - p.tiles[mix]
            p.sure[block + 1] = p.sure[block] + p.paid[mix] + p.back[mix]
            p.choice[block] += 1
            block += 1
            if block < BLOCKS:
                p.choice[block] = p.first[block]
        else:
            block -= 1
    return most


@rule
def next_choice(p, block, most):
    """Move to the next mix of a block that fits and may lead to more; return False if there is none."""
    hope = p.sure[block] + hopes(p, block + 1, p.left[block])
    while p.choice[block] < p.last[block]:
        mix = p.choice[block]
        if hope + p.paid[mix] + p.back[mix] <= most:
            return False  # all further ones pay at most the same
        if within(p.tiles[mix], p.left[block]):
            sure = p.sure[block] + p.paid[mix] + p.back[mix]
            if sure + hopes(p, block + 1, p.left[block] - p.tiles[mix]) > most:
                return True
        p.choice[block] += 1
    return False


@rule
def hopes(p, block, left):
    """Return the income of a block and those after it if each had all these tiles."""
    hope = 0
    for later in range(block, BLOCKS):
        mix = p.first[later]
        while not within(p.tiles[mix], left):  # the last one needs no tiles
            mix += 1
        hope += p.paid[mix] + p.back[mix]
    return hope


@rule
def laid(p, back):
    """Return how many tiles can be placed in the available room."""
    tiles, room = 0, back
    for kind in range(TYPES):
        tiles += p.hand[kind]
    for block in range(BLOCKS):
        room += bits(p.free[block] & FRONTS[p.map_, block] if p.street else p.free[block])
    return min(tiles, room)


@rule
def note_choice(p, most):
    """Store a choice if it is the best so far."""
    paid, back = 0, 0
    for block in range(BLOCKS):
        paid += p.paid[p.choice[block] - 1]
        back += p.back[p.choice[block] - 1]
    income = paid + laid(p, back)
    if income <= most:
        return most
    for block in range(BLOCKS):
        p.best[block] = p.choice[block] - 1
    return income


@rule
def forget_plan(p):
    for building in range(BUILDINGS):
        p.plan[building], p.group[building] = NO_SHOP, 0


@rule
def write_plan(p):
    """Write the shops of the best choice, building by building."""
    shops = 0
    for block in range(BLOCKS):
        mix = p.best[block]
        while p.added[mix] >= 0:
            shops += 1
            index = p.added[mix]
            for building in range(FIRST[block], FIRST[block + 1]):
                if p.cells[index] >> (building - FIRST[block]) & 1:
                    p.plan[building] = p.kind[index]
                if p.covers[index] >> (building - FIRST[block]) & 1:
                    p.group[building] = shops
            mix = p.parent[mix]


class JointIncome:
    """Computes the immediate joint income of coalitions, from a view or any state with the public cells."""

    def __init__(self, game: Game) -> None:
        self.workspaces, self.pools = Workspace.rows(), Pool.rows()
        self.workspace, self.pool = self.workspaces[0], self.pools[0]
        self._pooled = game.bind(joint_income)

    def lay_out(self, s: Any) -> None:
        """Copy the public cells into the workspace."""
        d = self.workspace
        d.map_, d.street = s.options[MAP], s.options[STREET]
        d.owner[:], d.shop[:], d.loose[:] = s.owner, s.shop, s.loose

    def income(self, seats: int) -> int:
        """Return the joint income of these seats (as bits) in this round; see `Pool.plan`."""
        income = self.most(seats)
        assert self.pool.exact
        return income

    def most(self, seats: int) -> int:
        """Return the same; UNKNOWN if there are too many ways."""
        return int(self._pooled(self.workspaces, self.pools, seats))
