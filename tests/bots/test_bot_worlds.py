"""Bots use only their view: in worlds that look the same to its seat, a bot acts and remarks alike.

A bot plays in two worlds with the same seed. The others do the same in both until the difference shows; then the
second world is replaced by a new one that looks the same, so that all decisions of a match are compared.
"""

import functools
import importlib.util
import pickle

import pytest

import gotham
from gotham import arena
from gotham.arena import block as arena_match
from gotham.bots import WAIT, advice_of, bot, bots, play, reason_of, run_of
from gotham.bots.ranking import rank_of
from gotham.engine import has_numba
from gotham.i18n.errors import GothamError

pytestmark = pytest.mark.skipif(not has_numba(), reason="numba is not installed, and most bots are too slow without")
NEW_YORK, ENQUETES, CHINATOWN = "new-york-new-york", "enquetes-a-new-york", "chinatown"
BUDGETS = {"ismcts": "ismcts:20", "openspiel": "openspiel:20", "master": "master:100"}
SHORT = {NEW_YORK: {"rounds": "1"}}
OTHERS = {ENQUETES: "rambler"}  # they never stop a match; else greedy ones
BLOCKS = 3  # played twice
TRIES = 8  # candidate worlds; the one whose difference shows last is used


def specs(game):
    """Return all bots, levels and characters of a game; bots with a time budget get a number of simulations."""
    known = [BUDGETS.get(name, name) for name in bots(game)]
    if importlib.util.find_spec("open_spiel") is None:
        known.remove(BUDGETS["openspiel"])
    named = [*game.bots.levels.values(), *game.bots.characters.values()]
    return list(dict.fromkeys([*known, *(spec for spec in named if not spec.endswith("ms") and ":" in spec)]))


class Worlds:
    """A match, and another that looks the same to one seat; replaced whenever the difference has shown."""

    def __init__(self, table, seat):
        self.table, self.seat, self.other, self.done = table, seat, None, 0
        self.made = self.compared = 0

    def views(self):
        """Return the seat's view in both worlds."""
        self._catch_up()
        view = self.table.view(self.seat)
        if self.other is None or self.other.view(self.seat) != view:
            self.made += 1
            self.other = view.guess(self.made)
        self.compared += self.table._rows.tobytes() != self.other._rows.tobytes()
        return view, self.other.view(self.seat)

    def _catch_up(self):
        """Repeat the actions of the first world in the other, as far as possible."""
        try:
            for entry in self.table.log[self.done :] if self.other else ():
                self.other.act(entry.seat, entry.action)
        except GothamError:  # the seat may not have noticed it, so the two may still look the same
            pass
        self.done = len(self.table.log)


class Twofold:
    """A bot that is asked in both worlds. It can reach the tables, so that a test can cheat."""

    def __init__(self, worlds, make):
        self.worlds = worlds
        self.bots = [make(lambda: worlds.table), make(lambda: worlds.other)]

    def act(self, view, last_call=False):
        views = self.worlds.views()
        assert views == (view, view)
        one, other = (answer(each, seen, last_call) for each, seen in zip(self.bots, views, strict=True))
        agree(one, other)
        return one[0]


def agree(one, other):
    assert one == other, f"{one} in one world and {other} in another that looks the same"


def answer(player, view, last_call=False):
    """Return a bot's action, remark, ranking and memory."""
    actions = player.act(view, last_call)
    done = actions if isinstance(actions, int) else list(run_of(actions))
    print_later = reason_of(player), advice_of(player), rank_of(player)
    return done, *print_later, pickle.dumps(getattr(player, "memory", None))


class Cheat:
    """A bot that reads the table, hidden cells included."""

    def __init__(self, table):
        self.table = table

    def act(self, view, last_call=False):
        return view.numbers[sum(self.table()._rows.tobytes()) % len(view.numbers)]


def whole_match(game, spec, players, seed, make=None):
    """Play a match with a bot in two worlds against quick bots."""
    table = game.table(players, seed, SHORT.get(game.name))
    worlds = Worlds(table, seat := seed % players)
    make = make or (lambda table: bot(game, spec, seed))
    others = [bot(game, OTHERS.get(game.name, "greedy"), f"{seed}/{seat}") for seat in range(players)]
    play(table, [*others[:seat], Twofold(worlds, make), *others[seat + 1 :]])
    return worlds


def count(game, spec, least, print_later):
    """Play matches with all numbers of players in turn, until so many decisions have been compared."""
    players, compared, made, seed = list(game.rules.PLAYERS), 0, 0, 0
    while compared < least:
        assert seed < 3 * least, "too few worlds differed to tell"
        worlds = whole_match(game, spec, players[seed % len(players)], seed)
        compared, made, seed = compared + worlds.compared, made + worlds.made, seed + 1
    print_later(f"  {game.name}, {spec}: {compared} decisions in {made} worlds that differed, {seed} matches")


# ---------------------------------------------------------------------------------------------- the arena


class Notebook:
    """A bot of the arena that records its views and answers."""

    def __init__(self, player):
        self.player, self.pages = player, []

    def act(self, view, last_call=False):
        said = answer(self.player, view, last_call)
        self.pages.append((view, said))
        return said[0]


class Follower:
    """A bot of the arena that repeats the actions of its seat in another world while they are legal."""

    def __init__(self, player, pages):
        self.player, self.answers = player, [said[0] for _, said in reversed(pages)]

    def act(self, view, last_call=False):
        actions = self.answers.pop() if self.answers else None
        if actions is not None and (actions == WAIT or may(view, run_of(actions))):
            return actions
        self.answers.clear()
        return self.player.act(view, last_call)


def may(view, actions):
    try:
        return bool(view.guess().rehearse(view.viewer, *actions))
    except GothamError:
        return False


def played(monkeypatch, game, schedule, block, deal, sit):
    """Play a block as the arena does, with these tables and players."""
    tables, players, real = [], [], type(game).table

    def table(this, *about, **more):
        tables.append(deal(len(tables), real(this, *about, **more)))
        return tables[-1]

    def seated(this, spec, seed):
        number, seat = divmod(len(players), schedule.players)
        players.append(sit(number, seat, spec, seed, tables[-1]))
        return players[-1]

    with monkeypatch.context() as patch:
        patch.setattr(type(game), "table", table)
        patch.setattr(arena_match, "bot", seated)
        arena_match.play_block(game, schedule, block)
    return tables, [players[at : at + schedule.players] for at in range(0, len(players), schedule.players)]


def another_world(table, seat):
    """Of some tables that look the same to a seat at the start of a match, return the one that differs last."""
    first = table.first_view(seat)
    views = [table.game.look(after, seat).tobytes() for *_, after in table.history(seat)]
    return first.guess(max(range(TRIES), key=lambda number: shared(first.guess(number), table.log, views, seat)))


def shared(other, log, views, seat):
    """Return how many actions are possible at another table before its seat sees a difference."""
    for at, (entry, view) in enumerate(zip(log, views, strict=True)):
        try:
            other.act(entry.seat, entry.action)
        except GothamError:
            return at
        if other.view(seat).rows.tobytes() != view:
            return at
    return len(log)


class Tournament:
    """Blocks between a bot and quick bots, played by the arena."""

    def __init__(self, monkeypatch, game, spec, make=None):
        other, self.players = OTHERS.get(game.name, "greedy"), min(game.rules.PLAYERS)
        names = [spec, *[other] * (self.players - 1)]
        self.schedule = arena.plan(game, names, options=SHORT.get(game.name), seed="worlds")
        self.own = [self.schedule.seating(number).index(spec) for number in range(self.players)]
        self.play = functools.partial(played, monkeypatch, game, self.schedule)
        self.bot = functools.partial(bot, game)
        self.make = make or (lambda table, spec, seed: self.bot(spec, seed))

    def whole_matches(self):
        """Count the decisions compared with the bot in two worlds."""
        seen = [Worlds(None, seat) for seat in self.own]

        def sit(number, seat, spec, seed, table):
            if seat != self.own[number]:
                return self.bot(spec, seed)
            seen[number].table = table
            return Twofold(seen[number], functools.partial(self.make, spec=spec, seed=seed))

        self.play(0, lambda number, table: table, sit)
        return sum(worlds.compared for worlds in seen)

    def twice(self, block=0):
        """Count the equal decisions when all is played again in worlds that look the same to the bot."""

        def sit(number, seat, spec, seed, table):
            is_own = seat == self.own[number]
            return Notebook(self.make(lambda: table, spec, seed) if is_own else self.bot(spec, seed))

        def sit_again(number, seat, spec, seed, table):
            if seat == self.own[number]:
                return sit(number, seat, spec, seed, table)
            return Follower(self.bot(spec, seed), books[number][seat].pages)

        tables, books = self.play(block, lambda number, table: table, sit)
        worlds = [another_world(table, seat) for table, seat in zip(tables, self.own, strict=True)]
        _, again = self.play(block, lambda number, table: worlds[number], sit_again)
        matches = enumerate(self.own)
        return sum(same_pages(books[number][seat].pages, again[number][seat].pages) for number, seat in matches)


def same_pages(one, other):
    """Count the equal views at the start of two matches; the answers to them must be equal."""
    for at, ((view, said), (seen, answered)) in enumerate(zip(one, other, strict=False)):
        if view != seen:
            return at
        agree(said, answered)
    return min(len(one), len(other))


# ---------------------------------------------------------------------------------------------- the tests


def quick(game):
    """The game's own bots and its first levels."""
    levels = list(game.bots.levels.values())
    return [spec for spec in specs(game) if spec.partition(":")[0] in game.bots.bots and spec not in levels[2:]]


@pytest.mark.parametrize("name", [NEW_YORK, ENQUETES])
def test_bots_use_only_their_view(name, print_later):
    game = gotham.game(name, "compiled")
    for spec in quick(game):
        count(game, spec, 20, print_later)


@pytest.mark.deep  # compiling its search for deals takes half a minute
def test_a_bot_that_deals_uses_only_its_view(print_later):
    game = gotham.game(CHINATOWN, "compiled")
    count(game, quick(game)[-1], 20, print_later)


@pytest.mark.parametrize("name", [NEW_YORK, ENQUETES])
def test_the_arena_gives_bots_only_their_view(name, monkeypatch, print_later):
    game = gotham.game(name, "compiled")
    spec = quick(game)[-1]
    compared, twice = both_ways(Tournament(monkeypatch, game, spec), print_later)
    assert compared >= 10
    assert twice >= BLOCKS


def both_ways(tournament, print_later, blocks=BLOCKS):
    compared, twice = tournament.whole_matches(), sum(map(tournament.twice, range(blocks)))
    about = f"{tournament.schedule.game}, {tournament.schedule.bots[0]}, arena"
    print_later(f"  {about}: {compared} decisions in worlds that differed; {twice} when all was played once more")
    return compared, twice


@pytest.mark.parametrize("name", gotham.all_games())
def test_a_cheat_is_caught(name):
    game = gotham.game(name, "compiled")
    with pytest.raises(AssertionError, match="in another that looks the same"):
        whole_match(game, "random", max(game.rules.PLAYERS), 1, Cheat)


@pytest.mark.parametrize("way", [Tournament.whole_matches, Tournament.twice])
def test_a_cheat_in_the_arena_is_caught(way, monkeypatch):
    game = gotham.game(NEW_YORK, "compiled")
    with pytest.raises(AssertionError, match="in another that looks the same"):
        way(Tournament(monkeypatch, game, "random", lambda table, spec, seed: Cheat(table)))


@pytest.mark.deep
@pytest.mark.parametrize("name", gotham.all_games())
def test_all_bots_use_only_their_view(name, monkeypatch, print_later):
    game = gotham.game(name, "compiled")
    for spec in specs(game):
        count(game, spec, 60, print_later)
        both_ways(Tournament(monkeypatch, game, spec), print_later, blocks=1)
