"""The start of the match and of every round: CT-01, CT-06, CT-08 to CT-13."""

import numpy as np
import pytest
from tests.chance import chi_square

import gotham
from gotham.games.chinatown import phases, rules
from gotham.games.chinatown.material import NO_SHOP, NOBODY, TILES
from gotham.games.chinatown.state import DEALT_TO, KEEPING, NEGOTIATING, NO_CARD, OPTIONS, PLACING, REFUSED_BY
from gotham.kernel import UNKNOWN, key_of

from .position import all_done, chinatown, keep_all, lay, money, owner, refused, state

VIEWERS = {players: (*range(players), gotham.SPECTATOR) for players in (3, 4, 5)}
TABLE = {  # of CT-10 and CT-13: dealt, kept, drawn
    3: [(7, 5, 7), (6, 4, 4), (6, 4, 4), (6, 4, 4), (6, 4, 4), (6, 4, 4)],
    4: [(6, 4, 6), (5, 3, 3), (5, 3, 3), (5, 3, 3), (5, 3, 3), (5, 3, 3)],
    5: [(5, 3, 5), (5, 3, 3), (5, 3, 3), (4, 2, 2), (4, 2, 2), (4, 2, 2)],
}


def open_table(players=3, seed=1, **options):
    names = {name.replace("_", "-"): value for name, value in options.items()}
    return chinatown().table(players, seed, names)


def cards(table, seat):
    """The buildings on the cards before a seat, as they are drawn on the map."""
    return {place + 1 for place, card in enumerate(state(table).card) if card in (DEALT_TO + seat, REFUSED_BY + seat)}


def buildings(table, seat):
    return {place + 1 for place, holder in enumerate(state(table).owner) if holder == seat}


def refuse(table, seat, *numbers):
    for number in numbers:
        table.act(seat, f"refuse {number}")


def play_round(table):
    keep_all(table)
    all_done(table)
    all_done(table)


# ------------------------------------------------------------------------------------------------ the start


@pytest.mark.clause("CT-01")
def test_three_to_five_play():
    for players in (0, 2, 6):
        with pytest.raises(gotham.Unknown):
            open_table(players)
    assert [open_table(players).players for players in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.clause("CT-01")
def test_tokens_never_run_out():
    """By trade somebody comes to own 35 buildings, five more than there are tokens of a colour."""
    table = lay("players 5 \n round 3")
    for giver in range(1, 5):
        gifts = [f"give {number} 0" for number in sorted(buildings(table, giver))]
        name = f"0 0+{giver} openly"
        table.act(0, "draft", *gifts, "propose openly")
        table.act(giver, f"yes {name}")
    assert len(buildings(table, 0)) == 5 * 9
    assert rules.check(state(table)) == 0


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
def test_a_set_up_leaves_nothing_of_what_was_before():
    key, options = key_of("clean"), np.array([1, 1, 1, 1, 2])
    fresh, used = rules.State.rows(), rules.State.rows(fill=1)
    rules.setup(fresh[0], 4, options, key)
    rules.setup(used[0], 4, options, key)
    assert fresh.tobytes() == used.tobytes()


@pytest.mark.clause("CT-08")
def test_every_tile_is_as_likely_to_be_drawn():
    """So a type comes as often as it has tiles."""
    drawn, s = np.zeros(12), state(open_table(3))
    for seed in range(40):
        rules.setup(s, 3, s.options.copy(), key_of(str(seed)))
        phases.keep(s)
        drawn += s.loose[0]
    assert chi_square(drawn.tolist(), TILES.tolist())


@pytest.mark.clause("CT-08", "CT-11")
def test_every_building_is_as_likely_to_be_dealt():
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
    }
    assert OPTIONS["offers"] == ("30", "10", "3")


# ------------------------------------------------------------------------------------------------ the rounds


@pytest.mark.clause("CT-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_six_rounds_of_buildings_tiles_negotiation_placing_and_income(players):
    table = open_table(players)
    for round_ in range(6):
        s = state(table)
        assert (s.round_, s.phase) == (round_, KEEPING)
        keep_all(table)
        assert (s.round_, s.phase) == (round_, NEGOTIATING)
        all_done(table)
        assert (s.round_, s.phase) == (round_, PLACING)
        assert s.turned[round_] == NO_CARD
        all_done(table)
        assert s.turned[round_] != NO_CARD
    assert table.over
    assert (table.actors, table.awaited) == ((), ())


@pytest.mark.clause("CT-09")
def test_nothing_of_another_phase_is_possible():
    table = open_table()
    mine = min(cards(table, 0))
    later = ["draft", "done", "resume", "drop", "place 1 radios", "propose openly", "yes 1 0+1 openly", "give 1 1"]
    assert {refused(table, 0, action) for action in later} == {"CT-09"}
    keep_all(table)
    assert refused(table, 0, f"refuse {mine}") == "CT-10"
    assert refused(table, 0, "place 1 radios") == "CT-18"
    all_done(table)
    assert refused(table, 0, f"refuse {mine}") == "CT-10"
    assert {refused(table, 0, action) for action in ("draft", "resume", "no 1 0+1 openly")} == {"CT-14"}


@pytest.mark.clause("CT-36")
def test_what_is_only_seen_can_never_be_done():
    table = open_table()
    assert {refused(table, 0, action) for action in ("chosen", "hands")} == {"CT-36"}
    keep_all(table)
    assert {refused(table, 0, action) for action in ("chosen", "hands")} == {"CT-36"}
    all_done(table)
    assert {refused(table, 0, action) for action in ("chosen", "hands")} == {"CT-36"}


# ----------------------------------------------------------------------------------------- keeping buildings


@pytest.mark.clause("CT-10", "CT-13")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_figures_of_every_round(players):
    table = open_table(players, 7)
    owned = [0] * players
    for dealt, kept, drawn in TABLE[players]:
        hands = [cards(table, seat) for seat in range(players)]
        assert [len(hand) for hand in hands] == [dealt] * players
        assert len(set().union(*hands)) == dealt * players  # all are dealt before anybody gives back
        before = state(table).loose.sum(1)
        keep_all(table)
        owned = [count + kept for count in owned]
        assert [len(buildings(table, seat)) for seat in range(players)] == owned
        assert (state(table).loose.sum(1) - before).tolist() == [drawn] * players + [0] * (5 - players)
        all_done(table)
        all_done(table)
    assert state(table).bag.sum() == {3: 9, 4: 6, 5: 5}[players]


@pytest.mark.clause("CT-10")
@pytest.mark.parametrize(("players", "pile"), [(3, 22), (4, 21), (5, 20)])
def test_the_pile_of_the_last_round(players, pile):
    table = open_table(players, 3)
    for _ in range(5):
        play_round(table)
    assert (state(table).owner == NOBODY).sum() == pile
    assert (state(table).card != 0).sum() == {3: 18, 4: 20, 5: 20}[players]
    play_round(table)
    assert table.over


@pytest.mark.clause("CT-10")
def test_exactly_two_are_refused():
    table = open_table()
    hand = sorted(cards(table, 1))
    assert table.legal(1) == [f"refuse {number}" for number in hand]
    refuse(table, 1, hand[2])
    assert table.legal(1) == [f"refuse {number}" for number in hand if number != hand[2]]
    assert 1 in table.awaited
    refuse(table, 1, hand[5])
    assert table.legal(1) == []
    assert table.actors == table.awaited == (0, 2)
    assert refused(table, 1, f"refuse {hand[0]}") == "CT-10"


@pytest.mark.clause("CT-10")
def test_nobody_refuses_what_was_not_dealt_to_them():
    table = open_table()
    other, nobodys = min(cards(table, 1)), next(n for n in range(1, 86) if not state(table).card[n - 1])
    assert refused(table, 0, f"refuse {other}") == "CT-10"
    assert refused(table, 0, f"refuse {nobodys}") == "CT-10"
    mine = min(cards(table, 0))
    refuse(table, 0, mine)
    assert refused(table, 0, f"refuse {mine}") == "CT-10"  # the same card twice


@pytest.mark.clause("CT-10")
def test_all_choose_at_the_same_time_in_any_order():
    results = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = open_table(seed=9)
        hands = [sorted(cards(table, seat))[:2] for seat in range(3)]
        for seat in order:
            refuse(table, seat, *hands[seat])
        results.add(table.digest)
    for turn in (0, 1):  # one each, by turns
        table = open_table(seed=9)
        for place in (turn, 1 - turn):
            for seat in range(3):
                refuse(table, seat, sorted(cards(table, seat))[place])
        results.add(table.digest)
    assert len(results) == 1


@pytest.mark.clause("CT-10", "CT-36")
def test_dealt_cards_are_secret_until_all_have_chosen():
    table = open_table()
    hands = [cards(table, seat) for seat in range(3)]
    for viewer in VIEWERS[3]:
        known = {place + 1 for place, card in enumerate(table.view(viewer).state.card) if card != UNKNOWN}
        assert known == (hands[viewer] if viewer < 3 else set())
    refuse(table, 0, *sorted(hands[0])[:2])
    for viewer in (1, 2, gotham.SPECTATOR):
        view = table.view(viewer).state
        assert all(view.card[number - 1] == UNKNOWN for number in hands[0])
        assert view.ready.tolist()[:3] == [1, 0, 0]


@pytest.mark.clause("CT-10", "CT-36")
def test_that_somebody_has_chosen_is_all_the_others_hear():
    table = open_table()
    first, second, *_ = sorted(cards(table, 0))
    views = [table.view(viewer) for viewer in (1, 2, gotham.SPECTATOR)]
    refuse(table, 0, first)
    assert views == [table.view(viewer) for viewer in (1, 2, gotham.SPECTATOR)]
    refuse(table, 0, second)
    for viewer in (1, 2, gotham.SPECTATOR):
        assert [table.game.notation[event.action] for event in table.events(viewer)] == ["chosen"]
    assert [table.game.notation[event.action] for event in table.events(0)] == [f"refuse {first}", f"refuse {second}"]


@pytest.mark.clause("CT-10")
def test_a_first_card_can_be_taken_back_and_a_choice_cannot():
    table = open_table()
    first, second, third, *_ = sorted(cards(table, 0))
    refuse(table, 0, first)
    table.undo(0)
    refuse(table, 0, second, third)
    assert not table.undoable(0)
    for seat in (1, 2):
        refuse(table, seat, *sorted(cards(table, seat))[:2])
    assert owner(table, first) == 0


@pytest.mark.clause("CT-11")
def test_refused_cards_come_again():
    back = set()
    for seed in range(4):
        table = open_table(5, seed)
        given_back = {number for seat in range(5) for number in sorted(cards(table, seat))[:2]}
        play_round(table)
        back |= {number for seat in range(5) for number in cards(table, seat)} & given_back
    assert len(back) > 3


@pytest.mark.clause("CT-11", "CT-36")
def test_refused_cards_stay_face_down():
    table = open_table(3, 5)
    hands = [sorted(cards(table, seat)) for seat in range(3)]
    keep_all(table)
    for hand in hands:
        assert [owner(table, number) for number in hand[:2]] == [None, None]
    for viewer in VIEWERS[3]:
        view = table.view(viewer).state
        assert view.card.tolist() == [0] * 85
        assert view.owner.tolist() == state(table).owner.tolist()


@pytest.mark.clause("CT-11")
def test_the_pile_is_shuffled_for_the_next_round():
    """From all that nobody owns cards come, those never dealt before and those refused."""
    dealt = set()
    for seed in range(8):
        table = open_table(4, seed)
        play_round(table)
        free = {number for number in range(1, 86) if owner(table, number) is None}
        hands = {number for seat in range(4) for number in cards(table, seat)}
        assert hands <= free
        dealt |= hands
    assert len(dealt) > 60


@pytest.mark.clause("CT-12")
def test_kept_cards_are_shown_together():
    table = open_table(3, 2)
    hands = [sorted(cards(table, seat)) for seat in range(3)]
    for seat in (0, 1):
        refuse(table, seat, *hands[seat][:2])
        assert all(owner(table, number) is None for number in range(1, 86))
    refuse(table, 2, hands[2][0])
    assert all(owner(table, number) is None for number in range(1, 86))
    refuse(table, 2, hands[2][1])
    for viewer in VIEWERS[3]:
        owners = table.view(viewer).state.owner.tolist()
        assert [owners[number - 1] for hand in hands for number in hand[2:]] == [0] * 5 + [1] * 5 + [2] * 5
    assert not any(table.undoable(seat) for seat in range(3))


@pytest.mark.clause("CT-12")
def test_a_card_that_was_kept_never_comes_again():
    for players in (3, 4, 5):
        table, kept = open_table(players, 11), set()
        for _ in range(6):
            hands = {number for seat in range(players) for number in cards(table, seat)}
            assert not hands & kept
            keep_all(table)
            kept |= {number for number in hands if owner(table, number) is not None}
            all_done(table)
            all_done(table)


# ------------------------------------------------------------------------------------------------------ tiles


@pytest.mark.clause("CT-13")
def test_tiles_lie_face_up():
    table = open_table(4, 2)
    keep_all(table)
    s = state(table)
    assert s.loose.sum(1).tolist() == [6, 6, 6, 6, 0]
    for viewer in VIEWERS[4]:
        view = table.view(viewer).state
        assert view.loose.tolist() == s.loose.tolist()
        assert view.bag.tolist() == s.bag.tolist()


@pytest.mark.clause("CT-13")
def test_tiles_come_from_one_stock_that_shrinks():
    table = open_table(5, 6)
    for _, _, drawn in TABLE[5]:
        before = int(state(table).bag.sum())
        keep_all(table)
        assert before - state(table).bag.sum() == 5 * drawn
        assert (state(table).bag + state(table).loose.sum(0)).tolist() == TILES.tolist()
        all_done(table)
        all_done(table)


@pytest.mark.clause("CT-11", "CT-13", "CT-36")
def test_nobody_foresees_cards_or_tiles():
    """The order of the piles is in the key, which no view has."""
    table = open_table(3)
    for _ in range(2):
        for viewer in VIEWERS[3]:
            assert table.view(viewer).state.key.tolist() == [UNKNOWN] * 8
        keep_all(table)
