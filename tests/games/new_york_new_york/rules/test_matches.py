"""Rounds, totals and winners: NY-17, NY-18, NY-21."""

import pytest

import gotham
from gotham.engine import key_of
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules import scoring
from gotham.games.new_york_new_york.rules.setup import deal

OPTIONS = {"bonuses": "on", "rounds": "match"}


def pass_all(table):
    """Play a round in which everybody passes."""
    now = table.view().state.round_
    while not table.over and table.view().state.round_ == now:
        table.act(table.actors[0], "pass")


def finished(players, points, rounds="match", **more):
    """A finished match; everybody passed with an empty skyline, so the last round has no points."""
    lines = [f"players {players}", f"option rounds {rounds}", "round over"]
    lines += [f"points {line}" for line in points]
    lines += [f"hand {seat} out *6" for seat in range(players)]
    return "\n".join([*lines, *(f"{name} {value}" for name, value in more.items())])


@pytest.mark.clause("NY-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_has_as_many_rounds_as_players(game, players):
    table = game.table(players, 2)
    starters = []
    for round_ in range(players):
        assert not table.over
        assert table.view().state.round_ == round_
        starters.append(int(table.view().state.starter))
        assert table.actors == (starters[-1],)
        pass_all(table)
    assert table.over
    assert len(table.log) == players * players
    assert sorted(starters) == list(range(players))  # each starts once


@pytest.mark.clause("NY-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_single_round(game, players):
    table = game.table(players, 2, {"rounds": "1"})
    pass_all(table)
    assert table.over
    assert len(table.log) == players
    assert scoring.rounds(table.view().state) == 1


@pytest.mark.clause("NY-17")
def test_after_the_end_no_action_is_legal(lay):
    table = lay(finished(2, ["5 4", "0 0"]))
    assert table.actors == table.awaited == ()
    for seat in (0, 1):
        assert table.legal(seat) == []
        for action in ("pass", table.game.notation[0], "take Y1"):
            with pytest.raises(gotham.Over) as refused:
                table.act(seat, action)
            assert refused.value.clause == "NY-17"
            assert str(refused.value) == "NY-17: the match is over, all its rounds have been played."


@pytest.mark.clause("NY-17")
def test_every_action_after_the_end_has_the_same_refusal(state):
    s = state(finished(2, ["5 4", "0 0"]))[0]
    assert rules.is_over(s)
    assert (rules.actors(s), rules.awaited(s)) == (0, 0)
    assert {rules.why(s, seat, action) for seat in (0, 1) for action in range(97)} == {17}


@pytest.mark.clause("NY-21")
@pytest.mark.parametrize(("players", "starter", "after"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_the_starter_changes_clockwise(lay, players, starter, after):
    table = lay(f"players {players}\nstarter {starter}")
    pass_all(table)
    assert table.view().state.starter == after
    assert table.actors == (after,)


@pytest.mark.clause("NY-21")
def test_the_next_round_has_a_new_deal(game):
    """From all 48 cards, in another order than the first, independent of the play."""
    table = game.table(2, "again")
    first = table.scene().splitlines()[9:]
    pass_all(table)
    assert table.scene().splitlines()[9:] != first
    other = game.table(2, "again")
    other.act(other.actors[0], other.legal(other.actors[0])[0])
    other.act(other.actors[0], other.legal(other.actors[0])[0])
    pass_all(other)
    s, played = table.view().state, other.view().state
    assert s.held.tolist() == played.held.tolist() == [6, 6, 0, 0]
    assert (s.reserve, s.pile, s.taking) == (played.reserve, played.pile, played.taking) == (6, 30, 0)
    assert s.top.tolist() == played.top.tolist() == [48] * 12
    deals = [line for line in table.scene().splitlines() if line.split()[0] in ("reserve", "hand", "pile")]
    assert all(line in other.scene().splitlines() for line in deals)


@pytest.mark.clause("NY-21")
def test_the_second_deal_of_a_seed(game):
    """The order of round 2 has its own address of chance."""
    table = game.table(2, "again")
    pass_all(table)
    s = game.start(2, OPTIONS, key_of("again"))[0]
    s.round_, s.starter = 1, (s.starter + 1) % 2
    deal(s)
    assert table.scene().splitlines()[6:] == [
        f"starter {s.starter}",
        f"turn {s.starter} play",
        "points 0 0",
        *(line for line in game.text.write_scene(s) if line.split()[0] not in ("round", "starter", "turn", "points")),
    ]


@pytest.mark.clause("NY-21")
def test_the_last_to_act_sees_the_new_deal(state):
    """The player who ends a round by passing or playing sees new cards; the last round reveals none."""
    waiting = "skyline BBBBBBBBBBBB\ncovered *\nreserve\npile\nhand 0 Y1\nhand 1"
    for action in (0, 96):
        s = state(waiting)[0]
        assert rules.apply(s, 0, action) is True
        assert (s.round_, s.starter, s.turn, s.pile) == (1, 1, 1, 30)
        s = state("option rounds 1\n" + waiting)[0]
        assert rules.apply(s, 0, action) is False
        assert (s.round_, s.starter, s.pile) == (1, 0, 0)


@pytest.mark.clause("NY-21")
def test_scores_are_added_up(lay):
    table = lay("""
        players 3
        round 3
        starter 1
        turn 1 play
        points 10 20 30
        points 1 2 4
        skyline YY----------
        hand 0 out *6
        hand 2 out *6
    """)
    assert table.returns == (10 + 1 + 3 + 3, 22, 34)  # as if the round ended now
    table.act(1, "pass")
    assert table.over
    assert table.returns == (17, 22, 34)
    assert table.winners == (2,)
    assert table.view().state.points.tolist() == [[10, 20, 30, 0], [1, 2, 4, 0], [6, 0, 0, 0], [0] * 4]


@pytest.mark.clause("NY-21")
def test_the_first_round_counts_when_the_second_begins(lay):
    table = lay("skyline RRR---------\nhand 1 out *6")
    assert table.returns == (0, 6 + 6)
    table.act(0, "pass")
    assert table.returns == (0, 12)
    assert table.scene().splitlines()[5:9] == ["round 2", "starter 1", "turn 1 play", "points 0 12"]


@pytest.mark.clause("NY-18")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ("7 3 5", (0,)),
        ("3 7 5", (1,)),
        ("3 5 7", (2,)),
        ("7 7 5", (0, 1)),
        ("7 5 7", (0, 2)),
        ("5 7 7", (1, 2)),
        ("7 7 7", (0, 1, 2)),
        ("0 0 0", (0, 1, 2)),
        ("0 0 1", (2,)),
    ],
)
def test_the_highest_total_wins_and_equals_share(lay, points, winners):
    table = lay(finished(3, [points, "0 0 0", "0 0 0"]))
    assert table.winners == winners
    assert table.returns == tuple(map(int, points.split()))


@pytest.mark.clause("NY-18", "NY-21")
def test_the_total_counts_and_not_the_rounds_won(lay):
    table = lay(finished(4, ["9 8 0 0", "9 8 0 0", "1 9 0 1", "0 0 0 0"]))
    assert table.returns == (19, 25, 0, 1)
    assert table.winners == (1,)


@pytest.mark.clause("NY-18")
def test_there_is_no_winner_before_the_end(lay):
    assert lay("skyline YYYYYYYYYYYY").winners == ()
