"""Baselines inside a device play as the bots random and greedy do at a table, whatever the lanes and threads."""

import dataclasses

import pytest

import gotham
from gotham import batch
from gotham.batch.evaluation import compiling, worth_of
from gotham.bots import play
from gotham.bots.greedy import GreedyBot
from gotham.bots.random_bot import RandomBot
from gotham.engine import below, dice, roll, rule
from gotham.engine.baselines import dice_for, lot, play_number, with_worth
from gotham.engine.compiler import with_rule
from gotham.i18n.errors import GothamError

MAKERS = {"random": RandomBot, "greedy": GreedyBot}
SHORT = {"new-york-new-york": {"rounds": "1"}}


class LaneDice:
    """The generator of a decision inside a device, in the place of Python's."""

    def __init__(self, rng, is_greedy):
        self.rng, self.is_greedy = rng, is_greedy

    def getrandbits(self, _):
        self.rng = roll(self.rng)
        return self.rng[3]

    def choice(self, actions):
        if self.is_greedy:
            return max(actions, key=lambda action: lot(self.rng, action))
        return actions[below(self.rng, len(actions))]


class LanePlayer:
    """A bot of a table that draws what it would draw inside a device."""

    def __init__(self, table, seat, name, number):
        self.table, self.seat, self.number, self.is_greedy = table, seat, number, name == "greedy"
        self.bot = MAKERS[name](table.game, "", 0)

    def act(self, view, last_call=False):
        self.bot.random = LaneDice(dice_for(dice(self.number), len(self.table.log), self.seat), self.is_greedy)
        return self.bot.act(view, last_call)


def played_at_a_table(game, bots, seed, number, options):
    """Play the first deal of a seed with one rotation of the line-up."""
    seating = bots[number:] + bots[:number]
    table = game.table(len(bots), seed, options)
    play(table, [LanePlayer(table, seat, name, number) for seat, name in enumerate(seating)])
    return len(table.log), table.winners, table.returns


def results_by_match(results, players):
    for decisions, winners, returns in zip(results.decisions, results.winners, results.returns, strict=True):
        seats = tuple(seat for seat in range(players) if winners >> seat & 1)
        yield int(decisions), seats, tuple(returns[:players].tolist())


@pytest.mark.parametrize(
    ("name", "bots"),
    [
        ("new-york-new-york", ["greedy", "random"]),
        ("new-york-new-york", ["greedy", "greedy", "random"]),
        ("enquetes-a-new-york", ["greedy", "greedy", "random"]),
        pytest.param("chinatown", ["greedy", "random", "random"], marks=pytest.mark.deep),
    ],
)
def test_a_match_is_that_of_the_bots_at_a_table(name, bots):
    """The first deal of a batch is the one of a table with the same seed; other deals have other seeds."""
    game, options = gotham.game(name, "plain"), SHORT.get(name)
    these = batch.make(game, 1, players=len(bots), options=options, seed="deal", threads=1)
    found = [*results_by_match(these.play_between(bots, len(bots)), len(bots))]
    assert found == [played_at_a_table(game, bots, "deal", number, options) for number in range(len(bots))]


def test_results_do_not_depend_on_threads_or_pieces(game):
    few, many = (batch.make(game, 1, options={"rounds": "1"}, seed="s", threads=count) for count in (1, 3))
    bots = ["greedy", "random"]
    whole, other = few.play_between(bots, 4), many.play_between(bots, 4)
    rest, seeded = few.play_between(bots, 2, first=2), few.play_between(bots, 4, seed=99)
    for field in dataclasses.fields(whole):
        assert getattr(whole, field.name).tolist() == getattr(other, field.name).tolist()
        assert getattr(rest, field.name).tolist() == getattr(whole, field.name)[2:].tolist()
    assert seeded.decisions.tolist() != whole.decisions.tolist()


def test_a_rule_gets_another_one_for_a_stub_wherever_it_is_called(game):
    own = game.bots.worth
    assert with_worth(play_number, None) is play_number
    assert with_worth(play_number, own) is with_worth(play_number, own) is not play_number
    assert with_rule(lot, play_number, own) is lot  # calls nothing that changes


def test_other_bots_and_line_ups_are_refused(game):
    these = batch.make(game, 1)
    with pytest.raises(GothamError, match="“master” does not play inside a device; available: random, greedy"):
        these.play_between(["master", "random"], 2)
    with pytest.raises(GothamError, match="1 bots do not fit 2 seats"):
        these.play_between(["random"], 2)


@pytest.mark.parametrize("broken", [{"worth": lambda s, player, action, out: 0.0}, {"bots": {"greedy": GreedyBot}}])
def test_an_evaluation_that_is_no_rule_is_refused_in_one_line(game, monkeypatch, broken):
    monkeypatch.setattr(game, "bots", dataclasses.replace(game.bots, **broken))
    with pytest.raises(GothamError, match="the greedy bot of new-york-new-york cannot play inside a device"):
        worth_of(game)


def test_what_a_compiler_says_becomes_one_line():
    numba = pytest.importorskip("numba")

    @rule
    def worth(s):
        return s.no_such_field

    with pytest.raises(GothamError, match=r"^the greedy bot of taxi cannot play inside a device"), compiling("taxi"):
        numba.njit(worth)(1)
    with pytest.raises(ZeroDivisionError), compiling("taxi"):
        raise ZeroDivisionError
