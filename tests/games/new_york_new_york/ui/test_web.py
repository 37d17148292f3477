"""The data of the drawn board: all from the view, with every point explained."""

import itertools
import json

import pytest

import gotham
from gotham.bots import bot, play
from gotham.games.new_york_new_york.rules.scoring import run_bonus, score
from gotham.games.new_york_new_york.rules.state import EMPTY
from gotham.games.new_york_new_york.text.notation import CARD
from gotham.games.new_york_new_york.ui import web

MIDDLE = """
    players 3
    round 2
    starter 1
    turn 2 play
    points 5 60 7
    skyline Y1 - R3 - - - - - - - Y11 Y12
    covered G1 B1 B12
    reserve Y2 R2 G2 Y4 R4 G4
    hand 0 R5+ Y6 Y7 Y8 Y9 Y10
    hand 1 out G5+ G6+ R7 R8 R9 R10
    hand 2 G7 G8 G9 G10 G11 G12
    pile *
"""


def board(view):
    return web.board(view, view.game.words(), str)


@pytest.fixture
def shown(lay):
    """Return the board data of a short position after a round trip through JSON."""

    def shown(text, viewer=gotham.SPECTATOR):
        return json.loads(json.dumps(board(lay(text).view(viewer))))

    return shown


def names(cards):
    return " ".join(CARD[card] for card in cards)


# ----------------------------------------------------------------------------------------- the table


def test_a_whole_board(shown):
    seen = shown(MIDDLE)
    skyline, seats = seen.pop("skyline"), seen.pop("seats")
    assert seen == {
        "round": 2,
        "rounds": 3,
        "target": 0,
        "over": False,
        "starter": 1,
        "turn": 2,
        "taking": False,
        "bonuses": [3, 6, 10, 15, 25],
        "reserve": [1, 3, 13, 15, 25, 27],
        "pile": 17,
        "neutral": [3],
    }
    assert [each["top"] for each in skyline] == [0, None, 14, *[None] * 7, 10, 11]
    assert [names(each["covered"]) for each in skyline] == ["G1 B1", *[""] * 10, "B12"]
    assert [seat["passed"] for seat in seats] == [False, True, False]


@pytest.mark.clause("NY-05", "NY-07")
def test_after_playing_the_phase_is_taking(lay):
    table = lay(MIDDLE)
    table.act(2, "play G7")
    assert [board(table.view(viewer))["taking"] for viewer in (0, 1, 2, gotham.SPECTATOR)] == [True] * 4
    assert board(table.view(0))["skyline"][6] == {"top": CARD.index("G7"), "covered": []}


@pytest.mark.clause("NY-02")
@pytest.mark.parametrize(("players", "neutral"), [(2, [2, 3]), (3, [3]), (4, [])])
def test_neutral_colours(shown, players, neutral):
    assert shown(f"players {players}")["neutral"] == neutral


@pytest.mark.clause("NY-20")
def test_known_cards_of_each_hand(shown):
    """All know its taken cards and the count of the rest; a seat knows its whole hand."""

    def hands(viewer):
        seats = shown(MIDDLE, viewer)["seats"]
        return [(names(seat["taken"]), names(seat["dealt"]), seat["unknown"]) for seat in seats]

    public = [("R5", "", 5), ("G5 G6", "", 4), ("", "", 6)]
    assert hands(gotham.SPECTATOR) == public
    assert hands(0) == [("R5", "Y6 Y7 Y8 Y9 Y10", 0), *public[1:]]
    assert hands(1) == [public[0], ("G5 G6", "R7 R8 R9 R10", 0), public[2]]
    assert hands(2) == [*public[:2], ("", "G7 G8 G9 G10 G11 G12", 0)]


@pytest.mark.clause("NY-20", "ALL-01")
@pytest.mark.parametrize("seed", range(3))
def test_the_board_depends_only_on_the_view(game, seed):
    """In another world that looks the same to a viewer, the board is the same."""
    table = game.table(3, seed)
    for turn in range(20):
        numbers = table.numbers(table.awaited[0])
        table.act(table.awaited[0], numbers[turn % (len(numbers) - (len(numbers) > 1))])
    for viewer in game.viewers(3):
        assert board(table.view(viewer).guess(seed).view(viewer)) == board(table.view(viewer))


# ------------------------------------------------------------------------------------------ the points


@pytest.mark.clause("NY-13", "NY-14", "NY-15")
def test_points_are_explained(shown):
    seats = shown(MIDDLE)["seats"]
    points = [(seat["now"], seat["before"], seat["total"]) for seat in seats]
    assert points == [(30, [5], 35), (3, [60], 63), (0, [7], 7)]
    assert [seat["earlier"] for seat in seats] == [5, 60, 7]
    assert [seat["tops"] for seat in seats] == [[0, 10, 11], [2], []]
    assert [seat["runs"] for seat in seats] == [[{"positions": [10, 11, 0], "bonus": 6}], [], []]


@pytest.mark.clause("NY-13", "NY-14", "NY-15", "NY-19")
def test_explained_points_add_up_for_every_skyline(game, state):
    rows = state("")
    for owned in range(1 << 12):
        for position in range(12):
            rows[0].top[position] = position if owned >> position & 1 else EMPTY
        seat = board(gotham.View(game, rows, gotham.SPECTATOR))["seats"][0]
        assert seat["tops"] == tuple(position for position in range(12) if owned >> position & 1)
        bonuses = sum(run["bonus"] for run in seat["runs"])
        assert seat["numbers"] == sum(position + 1 for position in seat["tops"])
        assert seat["now"] == seat["numbers"] + bonuses == score(rows[0], 0)
        assert bonuses == run_bonus(rows[0], 0)
        in_runs = list(itertools.chain(*(run["positions"] for run in seat["runs"])))
        assert len(in_runs) == len(set(in_runs))
        assert set(in_runs) <= set(seat["tops"])


@pytest.mark.clause("NY-16")
def test_without_bonuses_no_run_is_shown(shown):
    seen = shown("option bonuses off\nskyline YYYRRR-----Y")
    assert seen["bonuses"] == []
    assert [(seat["now"], seat["runs"]) for seat in seen["seats"]] == [(18, []), (15, [])]


# --------------------------------------------------------------------------------------------- the end


@pytest.mark.clause("NY-17", "NY-21")
def test_a_new_round_shows_the_points_of_the_last(lay):
    table = lay("skyline YY-RR-------\nhand 1 out *6")
    table.act(0, "pass")
    seen = board(table.view())
    assert (seen["round"], seen["rounds"], seen["over"]) == (2, 2, False)
    assert all(position == {"top": None, "covered": []} for position in seen["skyline"])
    assert [(seat["now"], seat["before"], seat["total"]) for seat in seen["seats"]] == [(0, [6], 6), (0, [12], 12)]


@pytest.mark.parametrize("skyline", ["YY-RR-------", "-R-R-Y------"])
def test_the_end_of_a_match(lay, skyline):
    """The last skyline stays, its points are counted once, and no seat is to play."""
    table = lay(f"option rounds 1\nskyline {skyline}\nhand 1 out *6")
    table.act(0, "pass")
    seen = board(table.view())
    assert (seen["round"], seen["rounds"], seen["over"], seen["turn"]) == (1, 1, True, None)
    assert tuple(seat["total"] for seat in seen["seats"]) == table.returns
    assert [seat["before"] for seat in seen["seats"]] == [[], []]


def test_totals_are_those_of_the_rules_through_a_match(game):
    table = game.table(3, seed=5)
    for turn in itertools.count():
        assert tuple(seat["total"] for seat in board(table.view())["seats"]) == table.returns
        if table.over:
            break
        numbers = table.numbers(table.awaited[0])
        table.act(table.awaited[0], numbers[turn % len(numbers)])


# ----------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize("options", [{}, {"rounds": "1"}, {"bonuses": "off"}])
def test_the_story_of_a_match_says_where_all_points_came_from(options):
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(3, "story", options)
    play(table, [bot(game, "greedy", seat) for seat in range(3)])
    told = json.loads(json.dumps(web.story(table)))["rounds"]
    shown = board(table.view())["seats"]
    assert len(told) == board(table.view())["rounds"]
    for seat, result in enumerate(table.returns):
        assert sum(parts[seat]["cards"] + parts[seat]["runs"] for parts in told) == result
        last = told[-1][seat]
        assert (last["cards"], last["cards"] + last["runs"]) == (shown[seat]["numbers"], shown[seat]["now"])
        assert "bonuses" not in options or not any(parts[seat]["runs"] for parts in told)


def test_the_story_of_a_match_that_began_in_the_middle(lay):
    """Of rounds that it has not seen, only the points are known."""
    table = lay(MIDDLE)
    play(table, [bot(table.game, "greedy", seat) for seat in range(3)])
    first, *others = web.story(table)["rounds"]
    assert first == [{"cards": points, "runs": None} for points in (5, 60, 7)]
    assert [None not in parts.values() for each in others for parts in each] == [True] * 6
