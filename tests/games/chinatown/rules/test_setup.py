"""The start of the match: CT-01, CT-06 and CT-08."""

import numpy as np
import pytest
from tests.chance import chi_square
from tests.games.chinatown.opening import VIEWERS, buildings, cards, open_table
from tests.games.chinatown.position import chinatown, lay, money, state

import gotham
from gotham.engine import UNKNOWN, key_of
from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules import phases
from gotham.games.chinatown.rules.material import NO_SHOP, NOBODY, TILES
from gotham.games.chinatown.rules.state import DEALT_TO, KEEPING, OPTIONS


@pytest.mark.clause("CT-01")
def test_three_to_five_play():
    for players in (0, 2, 6):
        with pytest.raises(gotham.Unknown):
            open_table(players)
    assert [open_table(players).players for players in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.clause("CT-01")
def test_tokens_never_run_out():
    """By trade a seat owns 35 buildings, five more than there are tokens of a colour."""
    table = lay("players 5 \n round 3")
    for giver in range(1, 5):
        gifts = [f"give {number} 0" for number in sorted(buildings(table, giver))]
        name = f"0 0+{giver} openly"
        table.act(0, "draft", *gifts, "propose openly")
        table.act(giver, f"yes {name}")
    assert len(buildings(table, 0)) == 5 * 9
    assert rules.check(state(table)) == 0


# ----------------------------------------------------------------------------------------------- money


@pytest.mark.clause("CT-06")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_five_thousand(players):
    table = open_table(players)
    assert money(table) == [5] * players
    assert table.returns == (5000,) * players


@pytest.mark.clause("CT-06")
def test_every_sum_is_a_multiple_of_a_thousand():
    sums = {text.split()[-1] for text in chinatown().notation if text.startswith(("cash", "owe"))}
    assert all(text.endswith(",000") for text in sums)
    table = lay("money 15 0 0")
    table.act(0, "draft")
    assert "cash 0 1 1,000" in table.legal(0)


@pytest.mark.clause("CT-06")
@pytest.mark.parametrize("sum_", [1, 7, 10, 13, 99, 100, 305, 678, 999])
def test_any_sum_can_be_paid(sum_):
    digits = [digit * place for place, digit in zip((100, 10, 1), map(int, f"{sum_:03d}"), strict=True) if digit]
    table = lay(f"round 2 \n money {sum_} 15 0")
    table.act(0, "draft", *(f"cash 0 2 {part},000" for part in sorted(digits)), "propose openly")
    table.act(2, "yes 0 0+2 openly")
    assert money(table) == [0, 15, sum_]


@pytest.mark.clause("CT-06", "CT-36")
def test_money_is_secret():
    table = open_table(4)
    for viewer in VIEWERS[4]:
        known = table.view(viewer).state.money.tolist()[:4]
        assert known == [5 if seat == viewer else UNKNOWN for seat in range(4)]


# ------------------------------------------------------------------------------------------- the table


@pytest.mark.clause("CT-08")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_table_before_the_first_choice(players):
    table = open_table(players)
    s = state(table)
    assert (s.players, s.round_, s.phase) == (players, 0, KEEPING)
    assert s.bag.tolist() == TILES.tolist()
    assert set(s.owner.tolist()) == {NOBODY}
    assert set(s.shop.tolist()) == {NO_SHOP}
    assert s.loose.sum() == 0
    assert rules.check(s) == 0


@pytest.mark.clause("CT-08")
def test_a_set_up_overwrites_all_cells():
    key, options = key_of("clean"), np.array([1, 1, 1, 1, 2, 1, 1])
    fresh, used = rules.State.rows(), rules.State.rows(fill=1)
    rules.setup(fresh[0], 4, options, key)
    rules.setup(used[0], 4, options, key)
    assert fresh.tobytes() == used.tobytes()


@pytest.mark.clause("CT-08")
def test_every_tile_is_equally_likely_to_be_drawn():
    """So a type is drawn in proportion to its tiles."""
    drawn, s = np.zeros(12), state(open_table(3))
    for seed in range(40):
        rules.setup(s, 3, s.options.copy(), key_of(str(seed)))
        phases.keep(s)
        drawn += s.loose[0]
    assert chi_square(drawn.tolist(), TILES.tolist())


@pytest.mark.clause("CT-08", "CT-11")
def test_every_building_is_equally_likely_to_be_dealt():
    dealt, s = np.zeros(85), state(open_table(5))
    for seed in range(90):
        rules.setup(s, 5, s.options.copy(), key_of(str(seed)))
        dealt += s.card == DEALT_TO + 2
    assert chi_square(dealt.tolist())


@pytest.mark.clause("CT-08")
def test_other_seeds_deal_other_cards():
    assert len({tuple(cards(open_table(3, seed), 0)) for seed in range(6)}) == 6
    assert cards(open_table(3, 4), 0) == cards(open_table(3, 4), 0)


def test_options_and_their_defaults():
    assert chinatown().check_options({}) == {
        "prosperity": "on",
        "placement": "free",
        "street-variant": "off",
        "map": "default",
        "offers": "30",
        "money": "hidden",
        "tiles": "open",
    }
    assert OPTIONS["offers"] == ("30", "10", "3")
