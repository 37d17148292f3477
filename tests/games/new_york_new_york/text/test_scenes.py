"""Possible and impossible positions: the refusals of `check` and the scene reader, with their clauses."""

import itertools

import pytest

import gotham
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.check import (
    broken_cards,
    broken_end,
    broken_match,
    broken_skyline,
    broken_turn,
)
from gotham.games.new_york_new_york.rules.state import DEALT, PILE, RESERVED, SKYLINE, TAKEN
from gotham.games.new_york_new_york.text.notation import CARD
from gotham.i18n.catalogue import Words

from ..position import position

LATE = """
    skyline BBBBBBBBBBBB
    covered *
    reserve
    hand 0 Y1 Y2
    hand 1 Y3 Y4
    pile
"""
OVER = """
    round over
    points 4 3
    points 6 0
    skyline YY----------
    hand 0 out *6
    hand 1 out *6
"""


def refusal(game, text):
    with pytest.raises(gotham.Illegal) as refused:
        game.scene(position(text))
    return refused.value.clause, str(refused.value)


def unreadable(game, text):
    with pytest.raises(gotham.Unreadable) as refused:
        game.scene(text)
    return str(refused.value)


# ----------------------------------------------------------------------------------- valid scenes


@pytest.mark.clause("NY-01")
@pytest.mark.parametrize(("players", "rounds"), [(2, "match"), (3, "1"), (4, "1")])
def test_every_position_of_a_match_can_be_written_and_read(game, players, rounds):
    table = game.table(players, 21, {"rounds": rounds})
    for turn in itertools.count():
        assert game.ask("check", table._rows) == 0
        again = game.scene(table.scene(), 21)
        assert again.scene() == table.scene()
        assert again.digest == table.digest
        if table.over:
            break
        seat = table.actors[0]
        actions = table.numbers(seat)
        table.act(seat, actions[-1] if turn % 17 == 16 else actions[turn % len(actions)])


@pytest.mark.clause("NY-20")
def test_a_view_can_be_written_and_read(game, lay):
    table = lay("players 3\nturn 2 take\nhand 2 Y1+ *4\nskyline ---G--------\ncovered B4")
    for viewer in game.viewers(3):
        view = table.view(viewer)
        assert view.guess(3).view(viewer).scene() == view.scene()
        assert "\npile ? ? ?" in view.scene()


def test_extreme_positions_are_valid(game):
    for text in (LATE, OVER, "turn 1 take\nhand 1 *5", LATE.replace("hand 1 Y3 Y4", "hand 1")):
        assert game.ask("check", game.scene(position(text))._rows) == 0


# --------------------------------------------------------------------- refusals of the scene reader


@pytest.mark.clause("NY-01")
def test_every_card_is_there_once(game):
    twice = "NY-01: Y1 appears twice; every card exists once."
    assert refusal(game, "reserve Y1 *5\nhand 0 Y1 *5") == ("NY-01", twice)
    assert refusal(game, "skyline Y1 - - - - - - - - - - -\ncovered Y1") == ("NY-01", twice)
    missing = ("NY-01", "NY-01: a position has all 48 cards, each in one place.")
    assert refusal(game, "pile *6 *6") == missing
    assert refusal(game, "pile " + " ".join(["Y1"] * 48)) == missing
    assert refusal(game, "view 0\nhand 0 *6\nhand 1 ? ? ? ? ? ?\npile ? ? ?") == missing


@pytest.mark.clause("NY-03")
def test_a_hand_has_at_most_six_cards(game):
    assert refusal(game, "hand 1 *4 *3") == ("NY-03", "NY-03: a hand and the reserve have at most 6 cards.")


def test_unreadable_lines(game):
    fair = position("")

    def changed(old, new):
        assert old in fair
        return unreadable(game, fair.replace(old, new))

    assert changed("reserve Y1 ", "reserve X1 ") == "line 11: “X1” is not a card"
    assert changed("reserve Y1 ", "reserve Y13 ") == "line 11: “Y13” is not a card"
    assert changed("hand 0 Y7", "hand 0 ?") == "line 12: “?” is allowed only in a view; name every card"
    assert changed("pile R7", "pile ?") == "line 14: “?” is allowed only in a view; name every card"
    assert changed("skyline - ", "skyline ") == "line 9: expected 12 entries"
    assert changed("turn 0 play", "turn 0 draw") == "line 8: expected “play, take”, found “turn 0 draw”"
    assert changed("turn 0 play", "turn 2 play") == "line 8: expected a whole number from 0 to 1, found “2”"
    assert changed("starter 0", "starter 2") == "line 7: expected a whole number from 0 to 1, found “2”"
    assert changed("round 1", "round 3") == "line 6: expected a whole number from 1 to 2, found “3”"
    assert changed("round 1", "round 0") == "line 6: expected a whole number from 1 to 2, found “0”"
    assert changed("hand 1", "hand 0") == "line 13: expected a whole number from 1 to 1, found “0”"
    assert changed("covered\n", "") == "line 10: expected “covered”, found “reserve Y1 Y2 Y3 Y4 Y5 Y6”"
    assert unreadable(game, fair + "more\n") == "line 15: expected the end of the line, found “more”"
    assert unreadable(game, position("round 2\npoints 3")) == "line 9: expected 2 entries"
    assert unreadable(game, position("round 2\npoints 3 107")) == (
        "line 9: expected a whole number from 0 to 106, found “107”"
    )


# ------------------------------------------------------------------- scenes that break a clause


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        pytest.param(
            "view 0\nhand 0 ? *5\nhand 1 ? ? ? ? ? ?\npile " + "? " * 30, 3, marks=pytest.mark.clause("NY-03")
        ),
        pytest.param("hand 1 *5", 5, marks=pytest.mark.clause("NY-05")),
        pytest.param("turn 0 take", 5, marks=pytest.mark.clause("NY-05")),
        pytest.param("turn 0 take\nhand 1 *5", 5, marks=pytest.mark.clause("NY-05")),
        pytest.param("turn 0 take\nhand 0 *5\nhand 1 *5", 5, marks=pytest.mark.clause("NY-05")),
        pytest.param("reserve *5", 5, marks=pytest.mark.clause("NY-05")),
        pytest.param("skyline Y2 - - - - - - - - - - -", 6, marks=pytest.mark.clause("NY-06")),
        pytest.param("covered G7", 6, marks=pytest.mark.clause("NY-06")),
        pytest.param(LATE + "turn 0 take", 8, marks=pytest.mark.clause("NY-08")),
        pytest.param("hand 0 out *6", 10, marks=pytest.mark.clause("NY-10")),
        pytest.param(LATE.replace("hand 0 Y1 Y2", "hand 0"), 11, marks=pytest.mark.clause("NY-11")),
        pytest.param(OVER.replace("hand 1 out", "hand 1"), 11, marks=pytest.mark.clause("NY-11")),
        pytest.param(OVER.replace("points 6 0", "points 5 0"), 13, marks=pytest.mark.clause("NY-13")),
        pytest.param(OVER.replace("points 6 0", "points 6 1"), 13, marks=pytest.mark.clause("NY-13")),
    ],
)
def test_a_position_that_breaks_a_clause(game, text, clause):
    name = f"NY-{clause:02d}"
    words = game.words()(f"clause-{name}")
    assert refusal(game, text) == (name, f"{name}: this position is impossible: {words}")


@pytest.mark.clause("NY-17")
def test_more_rounds_than_a_match_has(state):
    s = state(OVER)[0]
    assert rules.check(s) == 0
    s.round_ = 3
    assert rules.check(s) == broken_match(s) == 17
    s = state("option rounds 1")[0]
    s.round_ = 2
    assert rules.check(s) == 17


@pytest.mark.clause("NY-04")
def test_a_seat_that_does_not_exist(state):
    for players, seat in ((2, 2), (2, 3), (3, 3)):
        s = state(f"players {players}")[0]
        s.starter = seat
        assert rules.check(s) == broken_match(s) == 4
        s.starter, s.turn = 0, seat
        assert rules.check(s) == 4
        s.turn = players - 1
        assert rules.check(s) == 0


@pytest.mark.clause("NY-21")
def test_points_of_a_round_or_seat_that_does_not_exist(state):
    for round_, seat in itertools.product(range(4), range(4)):
        s = state("players 3\nround 3\npoints 1 2 3\npoints 4 5 6")[0]
        s.points[round_, seat] = 1
        fair = round_ < 2 and seat < 3
        assert rules.check(s) == broken_match(s) == (0 if fair else 21)


@pytest.mark.clause("NY-03")
def test_hands_are_counted(state):
    for seat, held in ((0, 5), (1, 5), (2, 1)):
        s = state("")[0]
        s.held[seat] = held
        assert rules.check(s) == broken_cards(s) == 3
    for place in (DEALT, TAKEN):
        s = state(LATE)[0]
        s.place[CARD.index("G12")] = place + 2  # in the hand of a seat without a player
        s.held[2] = 1
        assert rules.check(s) == 2
        s = state(LATE)[0]
        s.place[CARD.index("G12")] = place + 1
        assert rules.check(s) == 3
        s.held[1] = 3
        assert rules.check(s) == 0


@pytest.mark.clause("NY-05")
def test_hands_are_full_while_there_is_a_reserve(state):
    """Except for the card just played by the player who takes next."""
    s = state("turn 1 take\nhand 1 *5")[0]
    assert rules.check(s) == 0
    s.turn = 0
    assert rules.check(s) == broken_cards(s) == 5
    s.turn, s.taking = 1, 0
    assert rules.check(s) == 5
    s = state(LATE.replace("reserve", "reserve G1").replace("Y1 Y2", "*6").replace("Y3 Y4", "*6"))[0]
    assert (s.reserve, rules.check(s)) == (1, 0)
    s.place[s.place.tolist().index(DEALT + 1)] = SKYLINE
    s.held[1] = 5
    assert rules.check(s) == 5


@pytest.mark.clause("NY-03")
def test_the_reserve_and_the_pile_are_counted(state):
    s = state("")[0]
    s.reserve = 5
    assert rules.check(s) == broken_cards(s) == 3
    for pile in (29, 31):
        s = state("")[0]
        s.pile = pile
        assert rules.check(s) == 3
    s = state("")[0]
    s.place[s.place.tolist().index(PILE)] = PILE + 30  # a gap at the bottom
    assert rules.check(s) == 3
    s = state(LATE)[0]
    s.place[CARD.index("G12")] = RESERVED
    assert rules.check(s) == 3
    s = state(LATE)[0]
    s.place[CARD.index("G12")] = PILE
    assert rules.check(s) == 3


@pytest.mark.clause("NY-05")
def test_the_reserve_is_full_while_there_is_a_pile(state):
    """With a card in the pile there are six in the reserve; with none, any number."""
    text = "skyline BBBBBBBBBBBB\ncovered *\nreserve *{}\npile{}"
    assert rules.check(state(text.format(6, " G12"))[0]) == 0
    assert rules.check(state(text.format(5, ""))[0]) == 0
    s = state(text.format(6, " G12"))[0]
    card = s.place.tolist().index(RESERVED)
    s.place[card], s.reserve = SKYLINE, 5
    assert rules.check(s) == broken_cards(s) == 5


@pytest.mark.clause("NY-06")
def test_tops_lie_at_their_number(state):
    for position_, top in ((0, "Y2"), (0, "Y12"), (11, "Y1"), (5, "B7")):
        s = state("")[0]
        s.top[position_] = CARD.index(top)
        s.place[CARD.index(top)] = SKYLINE
        assert broken_skyline(s) == 6
    for number, suit in itertools.product(range(12), range(4)):
        s = state("skyline YRGBYRGBYRGB")[0]
        assert broken_skyline(s) == 0
        s.top[number] = 12 * suit + number
        fair = "YRGB"[suit] == "YRGBYRGBYRGB"[number]  # any other card is not on the skyline
        assert broken_skyline(s) == (0 if fair else 6)


@pytest.mark.clause("NY-06")
def test_a_position_with_cards_has_a_top(state):
    for card in range(48):
        s = state("")[0]
        s.place[card] = SKYLINE
        assert broken_skyline(s) == 6
        s.top[card % 12] = card
        assert broken_skyline(s) == 0


@pytest.mark.clause("NY-08")
def test_nothing_is_taken_from_an_empty_reserve(state):
    s = state(LATE)[0]
    s.taking = 1
    assert rules.check(s) == broken_turn(s) == 8


@pytest.mark.clause("NY-10", "NY-11")
def test_the_seat_on_turn_can_act(state):
    s = state(LATE)[0]
    assert broken_turn(s) == 0
    s.passed[1] = 1
    assert broken_turn(s) == 0
    s.turn = 1
    assert rules.check(s) == broken_turn(s) == 10
    s.passed[1] = 0
    assert rules.check(s) == 0
    s.held[1] = 0
    assert broken_turn(s) == 11


@pytest.mark.clause("NY-07", "NY-11", "NY-13")
def test_the_end_has_no_open_turn(state):
    s = state(OVER)[0]
    assert broken_turn(s) == broken_end(s) == 0
    s.taking = 1
    assert broken_turn(s) == broken_end(s) == 7
    s.taking, s.passed[1] = 0, 0
    assert broken_turn(s) == broken_end(s) == 11
    s.passed[1], s.points[1, 0] = 1, 5
    assert rules.check(s) == broken_end(s) == 13
    s = state(OVER)[0]
    s.points[1, 1] = 1
    assert rules.check(s) == 13
    s = state(OVER)[0]
    s.points[0, 0] = 100  # an earlier round had another skyline
    assert rules.check(s) == 0


@pytest.mark.clause("NY-11")
def test_at_the_end_players_who_have_not_passed_have_no_cards(state):
    text = (
        LATE.replace("hand 0 Y1 Y2", "hand 0").replace("hand 1", "hand 1 out")
        + "round over\noption rounds 1\npoints 0 0"
    )
    s = state(text)[0]
    assert (s.passed.tolist(), s.held.tolist(), rules.check(s)) == ([0, 1, 0, 0], [0, 2, 0, 0], 0)


@pytest.mark.clause("NY-03")
def test_depths_in_the_pile_are_unique(state):
    s = state("")[0]
    s.place[s.place.tolist().index(PILE + 29)] = PILE + 3
    s.pile = 29
    assert rules.check(s) == 3


@pytest.mark.clause("NY-20")
def test_a_view_cannot_contain_hidden_information(game):
    """Neither a card of the pile nor one dealt to another hand; but a taken card is allowed."""
    hidden = ("NY-20", "NY-20: the viewer of this view cannot know where Y1 is.")
    assert refusal(game, "view 0\nhand 1 ? ? ? ? ? ?\npile Y1 " + "? " * 29) == hidden
    assert refusal(game, "view 0\nhand 1 Y1 ? ? ? ? ?\npile " + "? " * 30) == hidden
    assert refusal(game, "view spectator\nhand 0 Y1 ? ? ? ? ?\nhand 1 ? ? ? ? ? ?\npile " + "? " * 30) == hidden
    table = game.scene(position("view 0\nhand 1 Y1+ ? ? ? ? ?\npile " + "? " * 30))
    assert "\nhand 1 Y1+ " in table.scene()
    assert refusal(game, "view 0\nhand 1 Y1 ? ? ? ? ?\npile " + "? " * 30)[0] == "NY-20"


@pytest.mark.clause("NY-02")
def test_a_seat_without_a_player_cannot_have_passed(state):
    s = state("")[0]
    s.passed[2] = 1
    assert rules.check(s) == 2


@pytest.mark.clause("NY-03")
def test_a_reserve_has_at_most_six_cards(game):
    assert refusal(game, "reserve *4 *3")[0] == "NY-03"


def test_a_refused_position_is_explained_in_the_readers_language(game, monkeypatch, tmp_path):
    (tmp_path / "fr.ftl").write_text("clause-NY-05 = Une carte après l’autre.\n", "utf-8")
    monkeypatch.setattr(game, "words", lambda language="en": Words(language, tmp_path))
    with pytest.raises(gotham.Illegal) as refused:
        game.scene(position("hand 1 *5"))
    assert refused.value.say(Words("fr")).endswith("Une carte après l’autre.")
