"""A short notation for positions: a test writes the lines it needs, and the rest is filled in.

    players 3                      round 2                     option offers 3
    0 owns 1 2 3                   1 built radios 4 5          0 holds sea-food 2 radios 1
    money 5 9 1                    marker 2                    turned 0 6

All are negotiating. Omitted values get defaults: buildings from 85 downwards, tiles of types that are
not named, five thousand each. Buildings have their printed numbers, and money is in thousands.
"""

import functools
import itertools

import pytest

import gotham
import gotham.games.chinatown as package
from gotham.engine import key_of
from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.material import DRAWN, KEPT, NAMES, NO_SHOP, NOBODY, START
from gotham.games.chinatown.rules.state import (
    CIRCLES,
    GIVE,
    MOST_OFFERS,
    MOST_STEPS,
    NEGOTIATING,
    NO_CARD,
    OFFERS,
    group,
)
from gotham.match.game import Game
from gotham.match.scene import STATE, Scene
from gotham.match.table import Table

QUIET = (6, 7, 8, 0, 1, 2)  # prosperity cards of past rounds, those without a bonus first


@functools.cache
def chinatown(mode="plain"):
    return Game("chinatown", package, mode)


# ------------------------------------------------------------------------------------------------- setup


def lay(text="", seed=1, mode="plain", game=None):
    """Set up the table, of the game in some mode or of a copy of it."""
    lines = [line.split() for line in filter(None, map(str.strip, text.splitlines()))]
    words = {line[0]: line[1:] for line in lines if line[0] in ("players", "round", "money", "marker", "turned")}
    chosen = {name: value for word, *rest in lines if word == "option" for name, value in [rest]}
    game = game or chinatown(mode)
    players, options = int(words.get("players", ["3"])[0]), game.check_options(chosen)
    rows = game.start(players, options, key_of(str(seed)))
    s = rows[0]
    s.round_ = int(words.get("round", ["1"])[0]) - 1
    s.phase = NEGOTIATING
    s.card[:] = 0
    s.left[:players], s.steps[:players] = MOST_OFFERS[s.options[OFFERS]], MOST_STEPS
    if "marker" in words:
        s.marker = int(words["marker"][0])
    for line in lines:
        if line[0].isdigit():
            give_out(s, int(line[0]), line[1], line[2:])
    fill_up(s, {word for line in lines for word in line})
    pay_out(s, [int(word) for word in words.get("money", [])])
    turned = [int(word) for word in words.get("turned", [])] or [card for card in QUIET][: s.round_]
    s.turned[: s.round_] = turned
    s.turned[s.round_ :] = NO_CARD
    assert rules.check(s) == 0
    return Table(game, players, options, str(seed), Scene(text, players, options, STATE, rows))


def give_out(s, seat, verb, words):
    if verb == "owns":
        s.owner[[int(word) - 1 for word in words]] = seat
    elif verb == "built":
        places = [int(word) - 1 for word in words[1:]]
        s.owner[places], s.shop[places] = seat, NAMES.index(words[0])
        s.bag[NAMES.index(words[0])] -= len(places)
    else:
        for name, count in zip(words[::2], words[1::2], strict=True):
            s.loose[seat, NAMES.index(name)] += int(count)
            s.bag[NAMES.index(name)] -= int(count)


def fill_up(s, named):
    """Hand out the remaining kept buildings and drawn tiles, seat by seat."""
    rounds = range(s.round_ + 1)
    seats = itertools.cycle(range(s.players))
    free = [place for place in reversed(range(len(s.owner))) if s.owner[place] == NOBODY]
    kept = sum(int(KEPT[s.players, round_]) * s.players for round_ in rounds)
    for place in free[: kept - (len(s.owner) - len(free))]:
        s.owner[place] = next(seats)
    out = sum(s.loose.sum(1)) + (s.shop != NO_SHOP).sum()
    kinds = sorted(range(len(NAMES)), key=lambda kind: NAMES[kind] in named)  # late rounds need all of them
    stock = [kind for kind in kinds for _ in range(s.bag[kind])]
    drawn = sum(int(DRAWN[s.players, round_]) * s.players for round_ in rounds)
    for kind in stock[: drawn - int(out)]:
        s.loose[next(seats), kind] += 1
        s.bag[kind] -= 1


def pay_out(s, money):
    """Give everybody their money; more than the starting sum is booked as income of the first round."""
    for seat, sum_ in enumerate(money):
        s.money[seat] = s.got[seat] = sum_
    more = int(s.money.sum()) - START * int(s.players)
    if more:
        s.income[0, 0] = more


# -------------------------------------------------------------------------------------- acting and reading


def state(table):
    """Return the full state."""
    return table._rows[0]


def owner(table, building):
    seat = int(state(table).owner[building - 1])
    return None if seat == NOBODY else seat


def shop(table, building):
    kind = int(state(table).shop[building - 1])
    return None if kind == NO_SHOP else NAMES[kind]


def loose(table, seat, name):
    """Return the number of loose tiles of a type of a seat."""
    return int(state(table).loose[seat, NAMES.index(name)])


def money(table):
    """Return the money of all seats, in thousands."""
    return state(table).money.tolist()[: table.players]


def offer(table, author, *moves, secret=False, note=""):
    """Propose a deal; return its name as answers use it."""
    rising = sorted(moves, key=table.game.read)
    before = set(names(table, author))
    table.act(author, "draft", *rising, f"propose {'secretly' if secret else 'openly'}", note=note)
    (name,) = set(names(table, author)) - before
    return name


def names(table, author):
    """Return the open offers of a seat, as answers name them."""
    return [f"{author} {written(name)}" for name in state(table).name[author].tolist() if name]


def written(name):
    """Return the name of an offer without its author: its parties, its number unless that is 1, and its openness."""
    number = f"#{name // CIRCLES + 1}" if name >= CIRCLES else ""
    return f"{'+'.join(map(str, seats(group(name))))}{number} {('openly', 'secretly')[name & 1]}"


def seats(bits):
    return [seat for seat in range(5) if bits >> seat & 1]


def parties(name):
    """Return the seats in the name of an offer."""
    return [int(seat) for seat in name.split()[1].split("#")[0].split("+")]


def strike(table, author, *moves, secret=False):
    """Propose a deal, which all its parties accept."""
    name = offer(table, author, *moves, secret=secret)
    for seat in parties(name):
        if seat != author:
            table.act(seat, f"yes {name}")
    assert rules.check(state(table)) == 0
    return name


def all_done(table):
    """All awaited seats say done, in their turn, and the phase ends."""
    s = state(table)
    before = (int(s.round_), int(s.phase))
    while before == (s.round_, s.phase):
        table.act(table.awaited[0], "done")
    assert rules.check(state(table)) == 0


def keep_all(table):
    """All seats refuse the first two of their cards."""
    for seat in table.awaited:
        table.act(seat, table.legal(seat)[0])
        table.act(seat, table.legal(seat)[0])


def refused(table, seat, *actions):
    """Return the clause that forbids an action. The table stays unchanged, and the legal list agrees."""
    before = table.digest
    with pytest.raises(gotham.Illegal) as error:
        table.act(seat, *actions)
    assert table.digest == before
    if len(actions) == 1:
        assert table.game.read(actions[0]) not in table.numbers(seat)
    return error.value.clause


def hindered(table, author, *moves, secret=False):
    """Return the clause that forbids proposing a deal whose moves can all be drafted."""
    assert all(table.game.read(move) >= GIVE for move in moves)
    rising = sorted(moves, key=table.game.read)
    before = table.digest
    table.act(author, "draft", *rising)
    clause = refused(table, author, f"propose {'secretly' if secret else 'openly'}")
    for _ in range(len(moves) + 1):
        table.undo(author)
    assert table.digest == before
    return clause
