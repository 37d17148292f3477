"""Matches to a number of points in place of a number of rounds."""

import random

import pytest

import gotham
from gotham.bots import bot, play
from gotham.games.new_york_new_york.rules.scoring import points_of
from gotham.games.new_york_new_york.rules.state import MOST_ROUNDS

pytestmark = pytest.mark.clause("NY-24")
GAME = gotham.game("new-york-new-york", "plain")


def by_round(table):
    s = table._rows[0]
    return [[int(points_of(s, round_, seat)) for seat in range(table.players)] for round_ in range(s.round_)]


@pytest.fixture(scope="module")
def played():
    tables = [GAME.table(players, players, preset="points") for players in (2, 4)]
    return [play(table, [bot(GAME, "random", seat) for seat in range(table.players)]) for table in tables]


def test_a_match_ends_with_the_round_in_which_somebody_has_the_points(played):
    for table in played:
        rounds = by_round(table)
        totals = [sum(points) for points in zip(*rounds, strict=True)]
        before = [sum(points[:-1]) for points in zip(*rounds, strict=True)]
        assert table.returns == tuple(totals)
        assert max(before) < 100
        assert max(totals) >= 100 or len(rounds) == MOST_ROUNDS
        assert table.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def test_every_match_ends_after_twelve_rounds():
    table = GAME.table(2, 1, {"rounds": "to-200"})
    for number in range(MOST_ROUNDS):
        assert not table.over
        assert table.view(0).describe()[0] == f"Round {number + 1}, to 200 points."
        while int(table.view(0)["round_"]) == number:
            table.act(table.actors[0], "pass")
    assert (table.over, table.returns, table.winners) == (True, (0, 0), (0, 1))


def test_the_start_passes_on_round_after_round(played):
    for table in played:
        last = int(table._rows[0].starter)
        first = int(GAME.table(table.players, table.players, preset="points")._rows[0].starter)
        assert last == (first + int(table._rows[0].round_) - 1) % table.players


def test_positions_are_written_with_all_rounds_and_read_again(played):
    for table in played:
        assert GAME.scene(table.scene()).returns == table.returns
        for upto in range(0, len(table.log), 40):
            middle = gotham.replay(table.save(), upto=upto)
            assert GAME.scene(middle.scene(), "x").scene() == middle.scene()


def test_a_position_that_went_on_after_its_end_is_refused(played):
    text = played[0].scene()
    lines = text.splitlines()
    points = [line for line in lines if line.startswith("points")]
    with pytest.raises(gotham.Illegal, match="NY-24"):
        GAME.scene(text.replace("\n".join(points), "\n".join(["points 106 0", *points])))
    with pytest.raises(gotham.Illegal, match="NY-24"):
        GAME.scene(text.replace("\n".join(points), "points 0 0"))


def test_a_cell_has_the_points_of_several_rounds():
    """The first four rounds are stored as in a match of four rounds; later ones are further digits of these cells."""
    table, rng = GAME.table(2, 3, {"rounds": "to-200"}), random.Random(3)
    while int(table.view(0)["round_"]) < 5:
        table.act(table.actors[0], rng.choice(table.legal(table.actors[0])))
    cells, rounds = table._rows[0].points[0, :2].tolist(), by_round(table)
    assert [cell % 107 for cell in cells] == rounds[0]
    assert [cell // 107 for cell in cells] == rounds[4]
    assert any(rounds[0])
    assert any(rounds[4])
