"""A very full position: five players in the last round, forty shops, ten open offers."""

import random

from gotham.engine import key_of
from gotham.games.chinatown.rules.material import CARDS, NO_SHOP, NOBODY, TILES, TYPES
from gotham.games.chinatown.rules.material import NAMES as KINDS
from gotham.games.chinatown.rules.shops import explain
from gotham.games.chinatown.rules.state import NEGOTIATING
from gotham.match.scene import STATE, Scene
from gotham.match.table import Table

from .haggling import NAMES
from .position import chinatown, offer

PLAYERS, SHOPS, OFFERS, PAST = 5, 40, 10, 5
BUILDINGS, DRAWN = 15, 17  # in total by then


def busy(mode="plain", seed=1):
    """The table; every seat has proposed two open deals, one of them between three."""
    rng, game = random.Random(seed), chinatown(mode)
    options = game.check_options({})
    rows = game.start(PLAYERS, options, key_of(str(seed)))
    s = rows[0]
    s.round_, s.phase, s.card[:], s.left[:], s.steps[:] = PAST, NEGOTIATING, 0, 30, 150
    s.turned[:PAST] = rng.sample(range(len(CARDS)), PAST)
    s.income[:, :PAST] = rng.choices(range(4, 20), k=PAST)
    s.money[:] = s.got[:] = s.money + s.income.sum(1)
    s.owner[rng.sample(range(len(s.owner)), BUILDINGS * PLAYERS)] = [*range(PLAYERS)] * BUILDINGS
    draw(s, rng)
    build(s, rng)
    table = Table(game, PLAYERS, options, str(seed), Scene("", PLAYERS, options, STATE, rows), NAMES)
    for author in range(PLAYERS):
        propose(table, rng, author, (author + 1) % PLAYERS)
        propose(table, rng, author, (author + 2) % PLAYERS, (author + 3) % PLAYERS)
    return table


def draw(s, rng):
    stock = [kind for kind, count in enumerate(TILES) for _ in range(count)]
    rng.shuffle(stock)
    for place, kind in enumerate(stock[: DRAWN * PLAYERS]):
        s.loose[place % PLAYERS, kind] += 1
        s.bag[kind] -= 1


def build(s, rng):
    """Place tiles until there are so many shops."""
    free = [place for place, seat in enumerate(s.owner) if seat != NOBODY]
    rng.shuffle(free)
    while sum(len([*explain(s.owner, s.shop, 0, seat)]) for seat in range(PLAYERS)) < SHOPS:
        place = free.pop()
        seat = s.owner[place]
        kind = rng.choice([kind for kind in range(TYPES) if s.loose[seat, kind]])
        s.shop[place] = kind
        s.loose[seat, kind] -= 1


def propose(table, rng, *seats):
    """Each seat gives the next a shop and a tile, the first one also money."""
    s, moves = table._rows[0], [f"cash {seats[0]} {seats[1]} {rng.randrange(1, 10)},000"]
    for seat, to in zip(seats, [*seats[1:], seats[0]], strict=True):
        built = [place for place, owner in enumerate(s.owner) if owner == seat and s.shop[place] != NO_SHOP]
        kind = rng.choice([kind for kind in range(TYPES) if s.loose[seat, kind]])
        moves += [f"give {rng.choice(built) + 1} {to}", f"tile {KINDS[kind]} {seat} {to}"]
    offer(table, seats[0], *moves)
