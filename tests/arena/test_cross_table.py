"""Every bot against every other: cross-tables and ratings."""

import json
import shlex

import pytest

import gotham
from gotham.arena import workers
from gotham.arena.block import MatchResult, play_block
from gotham.arena.cross_table import cross_table, plan_cross
from gotham.arena.ratings import ratings

from .tournament import NAME, SHORT, duel, named, planned

GAME = gotham.game(NAME, "plain")


def crossed(*bots, players=None):
    return [schedule.bots for schedule in plan_cross(GAME, bots, players, {"rounds": "1"}, "0")]


def test_every_two_bots_meet(others):
    assert crossed("random", "second", "third") == [("random", "second"), ("random", "third"), ("second", "third")]
    assert crossed("random", "second", players=4) == [("random", "second") * 2]


def test_on_an_odd_number_of_seats_every_three_meet(others):
    assert crossed("random", "second", "third", players=3) == [("random", "second", "third")]
    for bots in (("random", "second"), ("random", "random", "second")):
        with pytest.raises(gotham.GothamError, match="at least 3"):
            crossed(*bots, players=3)


def beaten():
    """Three bots: a wins all its blocks, and b four of five against c."""
    tables = []
    for first, second, won in (("a", "b", 5), ("a", "c", 5), ("b", "c", 4)):
        schedule = named(planned("random", "random"), first, second)
        blocks = {
            block: duel(schedule, [0, 1] if block < won else [], [] if block < won else [0, 1]) for block in range(5)
        }
        tables.append((schedule, blocks))
    return tables


def test_a_cell_is_the_share_of_the_blocks():
    cells = {(cell.bot, cell.other): cell for cell in cross_table(beaten())}
    assert len(cells) == 6
    assert cells["b", "c"].share.mean == pytest.approx(0.8)
    assert cells["c", "b"].share.mean == pytest.approx(0.2)
    assert (cells["a", "b"].share.mean, cells["a", "b"].blocks) == (1, 5)
    assert cells["a", "b"].share.low == pytest.approx(0.025 ** (1 / 5))


def test_with_three_seats_more_wins_in_a_block_win_it():
    schedule = named(planned("random", "random", "random"), "a", "b", "c")
    bots = [schedule.seating(rotation) for rotation in range(3)]
    winners = ["a", "a", "b"]
    block = tuple(MatchResult(each, (each.index(won),), (0, 0, 0), 9) for each, won in zip(bots, winners, strict=True))
    cells = {(cell.bot, cell.other): cell.share.mean for cell in cross_table([(schedule, {0: block})])}
    assert cells == {("a", "b"): 1, ("b", "a"): 0, ("a", "c"): 1, ("c", "a"): 0, ("b", "c"): 1, ("c", "b"): 0}


def test_bots_with_different_numbers_of_seats_are_not_compared():
    schedule = named(planned("random", players=4), "a", "b", "b", "b")
    block = tuple(MatchResult(schedule.seating(rotation), (0,), (1, 0, 0, 0), 9) for rotation in range(4))
    assert cross_table([(schedule, {0: block})]) == []


def test_ratings_rank_the_bots_and_do_not_depend_on_the_order():
    tables = beaten()
    found = ratings(tables)
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    for rating in found:
        assert rating.skill.low < rating.skill.mean < rating.skill.high
    backwards = [(schedule, dict(reversed(blocks.items()))) for schedule, blocks in tables]
    assert ratings(backwards) == found


def test_more_blocks_narrow_the_ratings():
    schedule = named(planned("random", "random"), "a", "b")
    wide, narrow = (
        ratings([(schedule, {block: duel(schedule, [0], [1]) for block in range(count)})])[0].skill for count in (2, 40)
    )
    assert narrow.high - narrow.low < 0.7 * (wide.high - wide.low)
    assert narrow.mean == pytest.approx(25, abs=0.5)


def test_a_single_bot_has_no_rating():
    schedule = named(planned("random", "random"), "a", "a")
    block = tuple(MatchResult(("a", "a"), (0,), (1, 0), 9) for _ in range(2))
    assert ratings([(schedule, {0: block})]) == []


# -------------------------------------------------------------------------------------------- the command


def test_the_command_prints_the_table_and_its_figures(gotham_, others, tmp_path):
    bots = ("random", "second", "third")
    words = ("arena", NAME, "--bots", ",".join(bots), "--cross", "--matches", 4, "--jobs", 1, *SHORT)
    code, out, err = gotham_(*words, "--json")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["blocks"], data["matches"], len(data["settings"])) == (2, 12, 3)
    assert sorted(each["bot"] for each in data["ratings"]) == sorted(bots)
    shares = {(each["bot"], each["other"]): each["share"]["mean"] for each in data["cross"]}
    assert all(shares[a, b] + shares[b, a] == 1 for a, b in shares)
    assert gotham_(*shlex.split(data["command"])[1:], "--json", "--fresh", "--jobs", 1)[1] == out
    lines = gotham_(*words)[1].splitlines()
    assert lines[1] == "3 line-ups of 2 blocks each, 12 matches in all"
    assert [line.split()[0] for line in lines[-3:]] == list(bots)


def test_finished_matches_are_not_played_again(gotham_, others, monkeypatch):
    words = ("arena", NAME, "--matches", 4, "--jobs", 1, "--json", *SHORT)
    gotham_(*words, "--bots", "random,second")
    played = []
    monkeypatch.setattr(workers, "play_block", lambda *more: played.append(more[1].bots) or play_block(*more))
    gotham_(*words, "--bots", "random,second,third", "--cross")
    assert played == [("random", "third")] * 2 + [("second", "third")] * 2


def test_bots_that_cannot_be_crossed_are_refused_in_one_line(gotham_):
    code, out, err = gotham_("arena", NAME, "--bots", "random,random", "--cross")
    assert (code, out) == (2, "")
    assert err == "gotham: a cross-table needs at least 2 different bots\n"
