"""How well a bot trades: the share of the surplus, the gain of an adversary, and deals in a circle."""

import os
import random

import pytest
from tests.games.chinatown.position import chinatown, lay
from typer.testing import CliRunner

from gotham.engine import copied, has_numba
from gotham.games.chinatown.bots.trader import TraderBot
from gotham.games.chinatown.bots.valuation.seat_value import POINTS
from gotham.games.chinatown.lab import adversary, cycles, surplus
from gotham.games.chinatown.lab.adversary import Attack, Attacker
from gotham.games.chinatown.lab.commands import app
from gotham.games.chinatown.lab.cycles import Cycle, CycleCounts
from gotham.games.chinatown.lab.samples import played, setting, spread
from gotham.games.chinatown.lab.surplus import RoundSurplus
from gotham.games.chinatown.lab.trial import Trial
from gotham.games.chinatown.rules.material import ROUNDS
from gotham.i18n.errors import GothamError

MODE = os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")
compiled = pytest.mark.skipif(MODE == "plain", reason="interpreted, it would take minutes")
OFF = {"prosperity": "off"}

# With a building of seat 1 a shop of seat 0 pays 8; without, they pay 4 and 1. There are six rounds to come.
NEEDED = """
    0 owns 1 2 3 60 85
    1 owns 4 16 30 44 70
    2 owns 18 28 46 63 83
    0 holds restaurant 4 radios 1 jeans 1 watches 1
    1 holds radios 1 sewing 2 antiques 2 detective 2
    2 holds fireworks 2 watches 1 sports 2 laundry 2
"""


def trial():
    """The position, with money enough for any price."""
    rows = copied(lay(NEEDED, mode=MODE)._rows)
    rows["money"], rows["got"] = 40, 40
    return Trial(chinatown(MODE), rows)


def bots(kind=TraderBot):
    return [kind(chinatown(MODE), "", seat) for seat in range(3)]


class Pushover(TraderBot):
    """A bot that accepts any deal without a loss."""

    def suits(self, view, offer):
        assert self.appraiser.appraise(view, offer.moves)
        t, seat = self.appraiser.bargain, view.viewer
        return bool(t.after[seat] + POINTS * (t.gets[seat] - t.pays[seat]) >= t.worth[seat])


class Fool(TraderBot):
    """A bot that accepts every deal."""

    def suits(self, view, offer):
        return True


# ------------------------------------------------------------------------------------------------ surplus


def test_a_share_is_the_gain_divided_by_the_possible_gain():
    rounds = (
        RoundSurplus(before=10, after=13, together=14),
        *[RoundSurplus(20, 20, 20)] * (ROUNDS - 2),
        RoundSurplus(30, 32, 38),
    )
    found = surplus.share([rounds] * 3)
    assert found.mean == pytest.approx((3 + 2) / (4 + 8))
    assert surplus.share([rounds] * 3, [0]).mean == pytest.approx(3 / 4)
    assert surplus.share([rounds] * 3, by_rounds=True).mean == pytest.approx((6 * 3 + 2) / (6 * 4 + 8))


@compiled
def test_a_bot_that_never_trades_gains_nothing():
    table = played(setting("trader:quiet", 4, OFF, "still"), 0)
    rounds = list(surplus.rounds_of(table))
    assert len(rounds) == ROUNDS
    assert {each.gained for each in rounds} == {0}
    assert max(each.attainable for each in rounds) > 0
    assert [each.before for each in rounds] <= [each.together for each in rounds]


# ---------------------------------------------------------------------------------------------- adversary


@compiled
def test_it_finds_the_lowest_accepted_price():
    """A trader keeps 70 % of its half, within a thousand; a bot that accepts deals without a loss keeps nothing."""
    (attack,) = Attacker(trial(), bots(), 0, 1).attack()
    assert attack.round_ == 0
    assert attack.surplus_by_income == 6 * (8 - 4 - 1) * POINTS
    assert attack.surplus * 0.6 < attack.taken <= attack.surplus * 0.68
    (all_of_it,) = Attacker(trial(), bots(Pushover), 0, 1).attack()
    assert all_of_it.surplus - POINTS < all_of_it.taken <= all_of_it.surplus


@compiled
def test_without_a_possible_gain_nothing_is_taken():
    assert all(attack.surplus_by_income == 0 for attack in Attacker(trial(), bots(), 0, 2).attack())


def test_the_gain_of_an_adversary_is_given_in_shares():
    matches = [[Attack(5, 100, 50, 200, 100), Attack(0, 300, 60, 400, 400), Attack(0, 200, 0, 0, 0)]] * 3
    assert adversary.mean_share(matches).mean == pytest.approx((0.5 + 0.2) / 3)
    assert adversary.share_taken(matches).mean == pytest.approx((0.5 + 0.2) / 2)
    assert adversary.whole_share(matches).mean == pytest.approx(110 / 600)
    assert adversary.last_share(matches).mean == pytest.approx(0.5)


# ------------------------------------------------------------------------------------------------ circles


@compiled
def test_a_trader_cannot_be_led_in_a_circle():
    rng, start = random.Random(1), trial()
    found = sum((Cycle(start, bots()[0], 0, rng).run() for _ in range(12)), CycleCounts())
    assert found.is_sound
    assert found.returns > 0


@compiled
def test_a_fool_is_detected():
    rng = random.Random(1)
    found = sum((Cycle(trial(), bots(Fool)[0], 0, rng).run() for _ in range(12)), CycleCounts())
    assert found.lowered > 0
    assert found.lost > 0
    assert not found.is_sound


def test_too_few_deals_prove_nothing():
    assert CycleCounts(cycles=10, offers=30, accepted=10).is_sound
    assert not CycleCounts(cycles=10, offers=30, accepted=9).is_sound


# ----------------------------------------------------------------------------------------------- commands


@pytest.mark.deep
@compiled
def test_the_command_prints_the_share():
    arguments = ["surplus", "--bot", "trader:quiet", "--deals", "3", "--jobs", "1", "-o", "prosperity=off"]
    said = CliRunner().invoke(app, arguments).stdout
    assert said.startswith("trader:quiet, 4 players, prosperity=off ")
    assert "0.0% [0.0%, 0.0%]" in said.splitlines()[-1]


def test_an_unusable_bot_is_reported_in_one_line():
    with pytest.raises(GothamError, match="greedy cannot be asked"):
        setting("greedy", 4, {}, "0", asked=True)


@pytest.mark.deep
@compiled
def test_several_cores_give_the_same_result():
    this = setting("trader", 4, OFF, "cores")
    assert list(spread(surplus.measure, this, range(3), 2)) == list(spread(surplus.measure, this, range(3), 1))
    assert list(spread(cycles.measure, this, range(2), 2)) == list(spread(cycles.measure, this, range(2), 1))
