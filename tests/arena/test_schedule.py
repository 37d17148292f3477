"""Fair deals: every bot plays every seat with the same cards, and has its own random seed."""

import pytest

import gotham
from gotham import bots
from gotham.arena.block import MatchResult
from gotham.bots import registry

from .tournament import NAME, planned, played


def test_every_bot_plays_every_seat_with_the_same_deal(others):
    schedule = planned("random", "second", "third", seed="deal")
    blocks = played(schedule, 2, transcripts=True)
    for block, matches in blocks.items():
        seatings = [match.bots for match in matches]
        assert all(sorted(seats) == sorted(schedule.bots) for seats in [*seatings, *zip(*seatings, strict=True)])
        tables = [gotham.replay(match.transcript) for match in matches]
        assert {table.seed for table in tables} == {f"deal/{block}"}
        assert len({table.first_rows().tobytes() for table in tables}) == 1
        assert [table.names for table in tables] == seatings
    assert blocks[0] != blocks[1]


def test_a_result_matches_its_transcript():
    for match in played(planned("random", "random"), 1, transcripts=True)[0]:
        table = gotham.replay(match.transcript)
        assert (match.returns, match.winners, match.length) == (table.returns, table.winners, len(table.log))


def test_transcripts_distinguish_bots_of_one_name():
    match = played(planned("random", "random"), 1, transcripts=True)[0][0]
    assert gotham.replay(match.transcript).names == ("random (0)", "random (1)")


def test_bots_are_repeated_until_every_seat_has_one():
    assert planned("random", "greedy", players=4).bots == ("random", "greedy", "random", "greedy")
    assert planned("random").players == 2
    assert planned("random", "greedy", "greedy").bots == ("random", "greedy", "greedy")


def test_a_seed_that_cannot_be_stored_is_refused():
    with pytest.raises(gotham.Unreadable, match="cannot be stored as text"):
        planned("random", seed="\udcff")


def test_matches_are_rounded_up_to_blocks():
    schedule = planned("random", "random", "random")
    assert [schedule.blocks(matches) for matches in (1, 3, 4)] == [1, 1, 2]


def test_winners_share_the_win_and_margins_are_over_the_best_other_seat():
    match = MatchResult(("a", "b", "c"), (0, 2), (30, 10, 30), 50)
    assert match.shares == (0.5, 0, 0.5)
    assert match.margins == (0, -20, 0)
    assert MatchResult(("a", "b"), (), (0, 0), 9).shares == (0, 0)


def test_a_bots_seed_depends_on_deal_rotation_seat_and_spec(monkeypatch):
    seeds = []
    known = bots.bots(gotham.game(NAME, "plain"))["random"]
    noting = {name: lambda *words: seeds.append(words[2]) or known(*words) for name in ("a", "b")}
    monkeypatch.setattr(registry, "bots", lambda game: noting)
    schedule = planned("a", "b")
    seeds.clear()
    played(schedule, 2)
    played(schedule, 1)
    assert len(set(seeds[:8])) == 8
    assert seeds[8:] == seeds[:4]


@pytest.mark.parametrize("names", [("random",), ("random", "random"), ("random", "second", "random", "second")])
def test_every_match_of_a_block_is_different(others, names):
    matches = played(planned(*names), 1, transcripts=True)[0]
    assert len({match.transcript for match in matches}) == len(matches)


def test_a_single_bot_has_a_new_seed_in_every_rotation(monkeypatch):
    seeds = []
    known = bots.bots(gotham.game(NAME, "plain"))["random"]
    monkeypatch.setattr(registry, "bots", lambda game: {"a": lambda *words: seeds.append(words[2]) or known(*words)})
    schedule = planned("a", players=3)
    seeds.clear()
    played(schedule, 2)
    assert len(set(seeds)) == len(seeds) == 18
