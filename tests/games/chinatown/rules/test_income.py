"""Incomes and the end of the match: CT-05, CT-20 to CT-22."""

import pytest
from tests.chance import chi_square
from tests.games.chinatown.position import all_done, chinatown, keep_all, lay, money, refused, state, strike

import gotham
from gotham.games.chinatown.rules import phases
from gotham.games.chinatown.rules.material import CARDS, NO_SHOP
from gotham.games.chinatown.rules.state import KEEPING, NO_CARD

VIEWERS = (0, 1, 2, gotham.SPECTATOR)

# Each seat has tiles of several sizes: 0 of 3 3 4, 1 of 5 5 6, 2 of 6 and 3.
BUILT = """
    0 built sea-food 43 44
    0 built laundry 59
    1 built sewing 71 72
    1 built radios 16
    2 built watches 28
    2 built jeans 9
    1 holds sea-food 1
    0 owns 46
"""


def end_of_round(table):
    """All are done negotiating and place nothing."""
    all_done(table)
    all_done(table)
    return state(table)


def last_round(text, seed=1):
    table = lay("option prosperity off \n round 6 \n turned 9 9 9 9 9 \n" + text, seed)
    all_done(table)
    all_done(table)
    assert table.over
    return table


# ------------------------------------------------------------------------------------------------- prosperity


@pytest.mark.clause("CT-05", "CT-20")
@pytest.mark.parametrize("card", range(9))
def test_each_tile_on_the_map_of_a_named_size_pays_a_thousand(card):
    """In finished and unfinished shops, but not loose tiles."""
    seed = next(seed for seed in range(200) if turned(seed) == card)
    table = lay(BUILT, seed)
    s = end_of_round(table)
    assert s.turned[0] == card
    tiles = [[3, 3, 4], [5, 5, 6], [6, 3]]
    bonus = [sum(size in CARDS[card] for size in sizes) for sizes in tiles]
    assert s.bonus[:3, 0].tolist() == bonus
    assert s.income[:3, 0].tolist() == [3, 3, 2]
    assert money(table) == [5 + income + more for income, more in zip([3, 3, 2], bonus, strict=True)]


def turned(seed):
    """Return the first prosperity card of a seed."""
    s = lay("", seed)._rows[0]
    phases.turn_card(s)
    return int(s.turned[0])


@pytest.mark.clause("CT-20")
def test_tiles_in_a_finished_shop_pay_as_well():
    table = lay("0 built sea-food 43 44 45 \n 1 built sea-food 1 2", next(s for s in range(200) if turned(s) == 0))
    s = end_of_round(table)
    assert (s.bonus[:2, 0].tolist(), s.income[:2, 0].tolist()) == ([3, 2], [5, 2])


@pytest.mark.clause("CT-20")
def test_tiles_placed_this_round_pay_this_round():
    table = lay("0 owns 1 \n 0 holds jeans 1", next(s for s in range(200) if turned(s) == 1))
    all_done(table)
    table.act(0, "place 1 jeans")
    all_done(table)
    assert state(table).bonus[0, 0] == state(table).income[0, 0] == 1


@pytest.mark.clause("CT-20")
def test_the_buyer_of_a_shop_gets_its_bonus():
    table = lay(BUILT, next(seed for seed in range(200) if turned(seed) == 0))
    strike(table, 2, "give 43 2", "cash 2 0 2,000")
    s = end_of_round(table)
    assert s.bonus[:3, 0].tolist() == [2, 0, 2]


@pytest.mark.clause("CT-05", "CT-20")
def test_a_turned_card_leaves_the_game():
    for seed in range(4):
        table = lay("", seed)
        seen = []
        for round_ in range(6):
            all_done(table)
            all_done(table)
            seen.append(int(state(table).turned[round_]))
            if not table.over:
                keep_all(table)
        assert len(set(seen)) == 6
        assert set(seen) < set(range(9))  # three are never turned


@pytest.mark.clause("CT-05")
def test_every_card_is_equally_likely_in_every_round():
    for round_, past in ((1, ()), (3, (0, 8))):
        counts = [0] * 9
        text = f"round {round_} \n turned {' '.join(map(str, past))}" if past else ""
        s = lay(text)._rows[0]
        for seed in range(120):
            s.key[0] = seed * 7919 % 2**32
            s.turned[round_ - 1] = NO_CARD
            phases.turn_card(s)
            counts[s.turned[round_ - 1]] += 1
        assert [counts[card] for card in past] == [0] * len(past)
        assert chi_square([counts[card] for card in range(9) if card not in past])


@pytest.mark.clause("CT-05", "CT-36")
def test_turned_cards_are_public_and_removed_ones_stay_hidden():
    table = lay("")
    for viewer in VIEWERS:
        assert table.view(viewer).state.turned.tolist() == [NO_CARD] * 6
    s = end_of_round(table)
    for viewer in VIEWERS:
        assert table.view(viewer).state.turned.tolist() == [s.turned[0], *[NO_CARD] * 5]


@pytest.mark.clause("CT-20")
def test_without_prosperity_no_card_is_turned():
    table = lay(BUILT + "option prosperity off")
    s = end_of_round(table)
    assert s.turned.tolist() == [NO_CARD] * 6
    assert s.bonus.sum() == 0
    assert money(table) == [8, 8, 7]


# ---------------------------------------------------------------------------------------------------- incomes


@pytest.mark.clause("CT-21")
def test_every_shop_pays_its_owner():
    table = lay("option prosperity off \n 0 built restaurant 20 21 23 \n 1 built pharmacy 50 54 \n 1 built radios 1")
    s = end_of_round(table)
    assert s.income[:3, 0].tolist() == [4, 3, 0]
    assert money(table) == [9, 8, 5]


@pytest.mark.clause("CT-21")
def test_loose_tiles_and_empty_buildings_pay_nothing():
    table = lay("option prosperity off \n 0 owns 1 2 3 \n 0 holds radios 6")
    end_of_round(table)
    assert money(table) == [5, 5, 5]


@pytest.mark.clause("CT-21")
def test_shops_pay_in_every_round():
    table = lay("option prosperity off \n 0 built sea-food 43 44 45")
    for round_ in range(6):
        all_done(table)
        all_done(table)
        assert state(table).income[0, round_] == 5
        if not table.over:
            keep_all(table)
    assert money(table) == [35, 5, 5]


@pytest.mark.clause("CT-21", "CT-36")
def test_incomes_are_public():
    table = lay(BUILT)
    s = end_of_round(table)
    for viewer in VIEWERS:
        view = table.view(viewer).state
        assert view.income.tolist() == s.income.tolist()
        assert view.bonus.tolist() == s.bonus.tolist()


@pytest.mark.clause("CT-07", "CT-21")
def test_shops_are_those_of_the_chosen_map():
    """7 and 10 touch on the map `default`, 6 and 10 on `reprint`."""
    for name, incomes in (("default", (4, 3)), ("reprint", (3, 4))):
        table = lay(f"option prosperity off \n option map {name} \n 0 built radios 7 8 10")
        assert end_of_round(table).income[0, 0] == incomes[0]
        table = lay(f"option prosperity off \n option map {name} \n 0 built radios 6 10 11")
        assert end_of_round(table).income[0, 0] == incomes[1]


# ---------------------------------------------------------------------------------------------------- the end


@pytest.mark.clause("CT-22")
def test_the_match_ends_after_the_income_of_round_six():
    table = lay("round 6 \n money 10 10 10")
    all_done(table)
    table.act(0, "done")
    table.act(1, "done")
    assert not table.over
    table.act(2, "done")
    assert table.over
    assert (table.actors, table.awaited) == ((), ())
    assert (state(table).round_, state(table).phase) == (6, KEEPING)
    for action in ("done", "draft", "refuse 1", "place 1 radios", "resume", "hands"):
        with pytest.raises(gotham.Over):
            table.act(0, action)
        assert refused(table, 0, action) == "CT-22"


@pytest.mark.clause("CT-22")
def test_there_is_no_winner_before_the_end():
    table = lay("round 6 \n money 10 30 10")
    assert table.winners == ()
    assert table.returns == (10000, 30000, 10000)


@pytest.mark.clause("CT-22")
def test_all_money_is_shown_at_the_end():
    table = last_round("money 10 30 20")
    for viewer in VIEWERS:
        assert table.view(viewer).state.money.tolist() == [10, 30, 20, 0, 0]
        assert table.game.returns(table.view(viewer).rows) == (10000, 30000, 20000)


@pytest.mark.clause("CT-22")
def test_the_most_money_wins():
    table = last_round("money 10 30 20")
    assert (table.returns, table.winners) == ((10000, 30000, 20000), (1,))


@pytest.mark.clause("CT-22")
def test_loose_tiles_and_buildings_are_worth_nothing():
    table = last_round("money 10 11 10 \n 0 holds radios 9 \n 0 owns 1 2 3 4 5 6 7 8 9")
    assert table.winners == (1,)


@pytest.mark.clause("CT-22")
def test_a_tie_goes_to_more_tiles_on_the_map():
    """Tiles count, not shops or incomes: seat 2 has three that pay three, seat 0 two that pay two."""
    table = last_round(
        "money 11 9 10 \n 0 built radios 43 44 \n 2 built radios 1 \n 2 built jeans 5 \n 2 built laundry 9"
    )
    assert (table.returns, table.winners) == ((13000, 9000, 13000), (2,))


@pytest.mark.clause("CT-22")
def test_more_tiles_do_not_help_without_the_money():
    table = last_round("money 14 5 11 \n 2 built radios 43 \n 1 built jeans 1 \n 1 built jeans 9")
    assert (table.returns, table.winners) == ((14000, 7000, 12000), (0,))


@pytest.mark.clause("CT-22")
@pytest.mark.parametrize(
    ("sums", "winners"), [("10 10 10", (0, 1, 2)), ("10 9 10", (0, 2)), ("9 10 10", (1, 2)), ("0 15 15", (1, 2))]
)
def test_if_tiles_are_equal_too_the_win_is_shared(sums, winners):
    assert last_round(f"money {sums}").winners == winners


@pytest.mark.clause("CT-22")
def test_only_players_with_most_tiles_share_a_win():
    table = last_round(
        "players 5 \n money 20 19 18 19 5 \n 1 built radios 43 \n 2 built radios 1 2 \n 3 built jeans 9 \n"
    )
    assert (table.returns, table.winners) == ((20000, 20000, 20000, 20000, 5000), (2,))
    table = last_round("players 4 \n money 20 19 19 5 \n 1 built radios 43 \n 2 built jeans 9")
    assert (table.returns, table.winners) == ((20000, 20000, 20000, 5000), (1, 2))


@pytest.mark.clause("CT-22")
def test_a_player_without_money_has_not_won():
    table = last_round("money 0 0 15")
    assert table.winners == (2,)


@pytest.mark.clause("CT-21", "CT-22")
def test_a_whole_match_adds_up():
    """All place as much as they can; the final money is the start plus the payments of the bank."""
    for players in (3, 5):
        table = chinatown().table(players, 3)
        while not table.over:
            keep_all(table)
            all_done(table)
            for seat in table.awaited:
                while len(table.numbers(seat)) > 1:
                    table.act(seat, table.numbers(seat)[-1])
                table.act(seat, "done")
        s = state(table)
        assert (s.loose == 0).all() or (s.shop != NO_SHOP).sum() > 60
        paid = (s.income + s.bonus).sum(1)[:players]
        assert money(table) == [5 + int(income) for income in paid]
