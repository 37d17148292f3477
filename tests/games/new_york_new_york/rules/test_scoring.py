"""The score of a skyline: NY-12 to NY-16, NY-19, and the neutral colours of NY-02."""

import pytest

from gotham.games.new_york_new_york.rules.scoring import run_bonus, score
from gotham.games.new_york_new_york.rules.state import BEST, EMPTY

BONUS = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15, 6: 25, 7: 25, 8: 25, 9: 25, 10: 25, 11: 25, 12: 25}
FULL = """
    option rounds 1
    skyline {skyline}
    covered *
    reserve
    hand 0 {hand}
    hand 1
    pile
"""


def runs_alone(lay, text):
    """Return the bonuses: the score of each seat beyond the numbers."""
    plain = lay("option bonuses off\n" + text).returns
    return tuple(with_runs - numbers for with_runs, numbers in zip(lay(text).returns, plain, strict=True))


@pytest.mark.clause("NY-13")
@pytest.mark.parametrize("number", range(1, 13))
def test_a_top_card_scores_its_number(lay, number):
    for seat, suit in enumerate("YRGB"):
        skyline = "-" * (number - 1) + suit + "-" * (12 - number)
        table = lay(f"players 4\nskyline {skyline}")
        assert table.returns == tuple(number if other == seat else 0 for other in range(4))


@pytest.mark.clause("NY-13")
def test_numbers_add_up(lay):
    table = lay("players 4\nskyline YRGBYRGBYRGB")
    assert table.returns == (1 + 5 + 9, 2 + 6 + 10, 3 + 7 + 11, 4 + 8 + 12)


@pytest.mark.clause("NY-06", "NY-13")
def test_covered_cards_score_nothing(lay):
    assert lay("skyline R1 - R3 - - - - - - - - -\ncovered Y1 Y3").returns == (0, 4)


@pytest.mark.clause("NY-02")
def test_neutral_colours_score_for_nobody(lay):
    assert lay("skyline GGGGGGBBBBBB").returns == (0, 0)
    assert lay("players 3\nskyline BBBBBBBBBBBB").returns == (0, 0, 0)
    assert lay("players 3\nskyline GGGGGGBBBBBB").returns == (0, 0, 21 + 25)


@pytest.mark.clause("NY-02")
def test_a_neutral_card_breaks_a_run(lay):
    assert lay("skyline YGYYBY------").returns == (1 + 3 + 4 + 6 + 3, 0)


@pytest.mark.clause("NY-12")
def test_cards_in_hand_reserve_and_pile_score_nothing(lay):
    table = lay("""
        option rounds 1
        reserve Y7 Y8 Y9 R7 R8 R9
        hand 0 Y1 Y2 Y3 Y4 Y5 Y6
        hand 1 out R1 R2 R3 R4 R5 R6
        pile Y10 Y11 Y12 R10 R11 R12 *
    """)
    table.act(0, "pass")
    assert table.over
    assert table.returns == (0, 0)
    table = lay(FULL.format(skyline="RRRRRRRRRRRR", hand="Y1 Y12 Y11"))
    table.act(0, "pass")
    assert table.returns == (0, 78 + 25)


@pytest.mark.clause("NY-14", "NY-15", "NY-19")
@pytest.mark.parametrize("length", range(1, 12))
def test_a_run_of_every_length_at_every_place(state, length):
    """Also across the border from 12 to 1: the bonus does not depend on the first position."""
    s = state("")[0]
    for start in range(12):
        s.top[:] = EMPTY
        places = [(start + step) % 12 for step in range(length)]
        for place in places:
            s.top[place] = place
        assert run_bonus(s, 0) == BONUS[length]
        assert score(s, 0) == sum(places) + length + BONUS[length]
        assert [score(s, seat) for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.clause("NY-14")
@pytest.mark.parametrize(
    ("skyline", "bonus"),
    [
        ("Y-----------", 0),
        ("YY----------", 3),
        ("YYY---------", 6),
        ("YYYY--------", 10),
        ("YYYYY-------", 15),
        ("YYYYYY------", 25),
        ("YYYYYYY-----", 25),
        ("YYYYYYYYYYY-", 25),
    ],
)
def test_bonuses_by_length(lay, skyline, bonus):
    """The longest run counts once: six or more score 25, as D says, and not 25 for each six."""
    assert runs_alone(lay, f"skyline {skyline}") == (bonus, 0)


@pytest.mark.clause("NY-14")
@pytest.mark.parametrize(("seat", "suit"), [(0, "Y"), (1, "R"), (2, "G"), (3, "B")])
def test_a_run_has_one_colour(lay, seat, suit):
    bonuses = [0, 0, 0, 0]
    bonuses[seat] = 6
    assert runs_alone(lay, f"players 4\nskyline ---{suit * 3}------") == tuple(bonuses)
    assert runs_alone(lay, "players 4\nskyline YRGBYRGBYRGB") == (0, 0, 0, 0)


@pytest.mark.clause("NY-15")
@pytest.mark.parametrize(
    ("skyline", "bonus"),
    [
        ("Y----------Y", 3),
        ("YY---------Y", 6),
        ("Y---------YY", 6),
        ("YYY-------YY", 15),
        ("YYY------YYY", 25),
        ("YYYYYY-YYYYY", 25),
        ("Y-YYYYYYYYYY", 25),
        ("Y---------Y-", 0),
        ("-Y---------Y", 0),
    ],
)
def test_twelve_and_one_are_adjacent(lay, skyline, bonus):
    assert runs_alone(lay, f"skyline {skyline}") == (bonus, 0)


@pytest.mark.clause("NY-15")
@pytest.mark.parametrize("suit", "YR")
def test_a_full_ring_is_one_run(lay, suit):
    table = lay(f"skyline {suit * 12}")
    assert table.returns == ((78 + 25, 0) if suit == "Y" else (0, 78 + 25))


@pytest.mark.clause("NY-13", "NY-14")
def test_no_skyline_scores_more_than_the_best(state):
    """All 4096 of them: two runs can score more than the full ring."""
    s, points = state("")[0], set()
    for owned in range(1 << 12):
        for position in range(12):
            s.top[position] = position if owned >> position & 1 else EMPTY
        points.add(int(score(s, 0)))
    assert max(points) == BEST == (78 - 1 - 6) + 10 + 25


@pytest.mark.clause("NY-19")
@pytest.mark.parametrize(
    ("skyline", "bonus"),
    [
        ("YY-Y--------", 3),
        ("YY-YY-------", 6),
        ("YY-YYY-YYYY-", 3 + 6 + 10),
        ("YYYYY-YYYYY-", 30),
        ("YYYYY-YYYYYY", 25),  # over the border it is one run of eleven
        ("Y-YY--YYY--Y", 3 + 3 + 6),
        ("-YY-YY-YY-YY", 12),
        ("YYRYYRYYRYYR", 12),
        ("Y-Y-Y-Y-Y-Y-", 0),
        ("------------", 0),
    ],
)
def test_gaps_break_runs_and_every_run_scores(lay, skyline, bonus):
    assert runs_alone(lay, f"skyline {skyline}") == (bonus, 0)


@pytest.mark.clause("NY-14", "NY-19")
def test_both_players_score_their_runs(lay):
    assert runs_alone(lay, "skyline YYRRRYYYYR-R") == (3 + 10, 6)
    assert runs_alone(lay, "skyline RYYYYYRRRR-R") == (15, 10 + 3)


@pytest.mark.clause("NY-16")
def test_without_bonuses_only_numbers_score(lay):
    assert lay("option bonuses off\nskyline YYYYYYYYYYYY").returns == (78, 0)
    assert lay("option bonuses off\nskyline YYYRRR-----Y").returns == (1 + 2 + 3 + 12, 4 + 5 + 6)
    assert lay("option bonuses on\nskyline YYYRRR-----Y").returns == (1 + 2 + 3 + 12 + 10, 4 + 5 + 6 + 6)


@pytest.mark.clause("NY-13", "NY-16")
@pytest.mark.parametrize(("bonuses", "result"), [("on", (3 + 3, 4 + 5 + 3)), ("off", (3, 4 + 5))])
def test_the_skyline_is_scored_when_the_round_ends(lay, bonuses, result):
    table = lay(f"option bonuses {bonuses}\noption rounds 1\nskyline YY-RR-------\nhand 1 out *6")
    assert table.winners == ()
    table.act(0, "pass")
    assert table.returns == result
    assert table.winners == (1,)
    assert table.view().state.points.tolist() == [[*result, 0, 0], [0] * 4, [0] * 4, [0] * 4]
