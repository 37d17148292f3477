"""Analysis of a finished match: when each seat could have known, shares of the win, and better choices."""

import functools
import random

import numpy as np
import pytest

from gotham.bots import bot
from gotham.bots.ranking import CHANCE, VALUE, best_first, rank_of
from gotham.engine import UNKNOWN
from gotham.games.enquetes_a_new_york.bots.master import ranking as ranks
from gotham.games.enquetes_a_new_york.cases.clues import CLUES
from gotham.games.enquetes_a_new_york.insight import analysis as insight
from gotham.games.enquetes_a_new_york.insight import knowledge as reading
from gotham.games.enquetes_a_new_york.insight import sections as findings
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import ACCUSE, BESIDE, END, GO, ROLL
from gotham.insight import Moment, Player
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.finished_match import frames, source_of
from gotham.insight.presentation import present
from gotham.match.transcript import write_match
from gotham.match.view import View

from ..meaning import SQUARES, is_true
from ..position import ACTION, ANSWER, card
from ..tables import GAME, ramble, seated

POSITIONS = 200
CLOSE = """
    players 3
    turn 0 closing
    pawns B4 A1 E5
    0 holds i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 x1 x2 x3 x4 x5
    1 holds x6
"""
FAR = """
    players 2
    turn 0 closing
    pawns B4 A1
    0 holds i1
    1 holds i2
"""


# -------------------------------------------------------------------------------- when a seat could have known


@functools.cache
def true_at(clue):
    """Return the squares at which a clue is true, one by one."""
    return {square for square in SQUARES if is_true(CLUES[clue], square)}


def possible(rows, seat):
    """Return the squares that fit a seat's view: by the texts of its cards and the accusations."""
    view = GAME.look(rows, seat)[0]
    wrong = {SQUARE[square] for square in view.accused[: view.players] if square != BESIDE}
    return set(SQUARES).intersection(*(true_at(clue) for clue in view.clue.tolist() if clue != UNKNOWN)) - wrong


@functools.cache
def rambled(players, level):
    """A random match with few accusations: nobody accuses as soon as they could."""
    *_, table = ramble(players, 7, {"level": level, "rounds": "20"}, accusing=0.02)
    return frames(table)


MATCHES = [(2, "1"), (3, "2"), (4, "1"), (6, "2")]
every_match = pytest.mark.parametrize(("players", "level"), MATCHES)


def test_the_remaining_squares_fit_the_cards():
    """On 200 positions, with an independent reading of every clue."""
    positions = [(frame.after, seat) for each in MATCHES for frame in rambled(*each) for seat in range(each[0])]
    for rows, seat in random.Random(1).sample(positions, POSITIONS):
        left = reading.left_to(rows[0], seat)
        assert {name for at, name in enumerate(SQUARE) if left >> at & 1} == possible(rows, seat)


@every_match
def test_the_first_moment_is_the_first_with_one_square_left(players, level):
    for found in reading.readings(rambled(players, level)):
        mine = [frame for frame in rambled(players, level) if frame.before[0].accused[found.seat] == BESIDE]
        accused = [frame for frame in mine if frame.seat == found.seat and frame.action >= ACCUSE]
        before_it = mine[: mine.index(accused[0])] if accused else mine
        first = next((frame for frame in before_it if len(possible(frame.after, found.seat)) == 1), None)
        assert (found.settled and found.settled.entry) == (first and first.entry)
        if first is None:
            assert found.left == len(possible(accused[0].before if accused else mine[-1].after, found.seat)) > 1
            assert found.missed == 0
        else:
            later = [frame for frame in before_it if frame.entry > first.entry]
            assert found.missed == [(frame.seat, frame.action) for frame in later].count((found.seat, END))
            assert found.settled.round == first.before[0].round_ + 1


@every_match
def test_the_deciding_card_was_read_at_that_moment(players, level):
    for found in reading.readings(rambled(players, level)):
        if found.settled is not None and found.settled.clues:
            (frame,) = [frame for frame in rambled(players, level) if frame.entry == found.settled.entry]
            seen = [set(GAME.look(rows, found.seat)[0].clue.tolist()) for rows in (frame.before, frame.after)]
            assert {*found.settled.clues} <= seen[1] - seen[0]
            narrowed = possible(frame.before, found.seat).intersection(*map(true_at, found.settled.clues))
            assert narrowed == possible(frame.after, found.seat)


def known(table):
    """Return the sentences and rows of the section."""
    section = findings.findings(GAME, frames(table), 1)[0]
    return section.lines, section.table


def test_a_guess_is_not_knowledge():
    table = seated(FAR)
    table.act(0, "end")
    table.act(1, f"accuse {ANSWER}")
    (ada, bob), rows = known(table)
    assert ada.startswith("=insight-never-knew who=seat:0")
    assert ada.endswith("guess=none")
    assert bob.endswith("guess=right")
    assert rows[0] == [Player(0), "–", "–", "–", "–"]
    assert rows[1][-1] == 1


def test_waiting_with_knowledge_is_reported():
    """Ada knows by her cards from the start, ends a turn, and Bob's wrong guess ends the match."""
    table = seated(CLOSE.replace("players 3", "players 2").replace("B4 A1 E5", "B4 A1"))
    table.act(0, "end")
    table.act(1, "accuse A1")
    (ada, bob), rows = known(table)
    assert ada == "=insight-could-have who=seat:0 round=1 turns=1"
    assert rows[0][1:3] == [1, Moment(0, 0)]
    assert bob.endswith("guess=wrong")


def test_a_wrong_accusation_may_inform_the_others():
    """Two squares are left for Ada; Bob accuses the wrong one."""
    table = two_squares()
    wrong = next(square for square in possible(table._rows, 0) if square != ANSWER)
    table.act(0, "end")
    table.act(1, f"accuse {wrong}")
    table.act(2, "roll")
    found = reading.readings(frames(table))[0]
    assert found.settled.clues == []
    assert found.settled.entry == 1
    told, rows = known(table)
    assert told[0] == "=insight-knew who=seat:0 round=1 accused=none"
    assert rows[0][2:4] == [Moment(2, 0), "=insight-heard"]


def test_a_wrong_accusation_despite_knowledge_is_reported():
    table = two_squares()
    wrong = next(square for square in possible(table._rows, 0) if square != ANSWER)
    table.act(0, "end")
    table.act(1, f"accuse {wrong}")
    for seat in (2, 0):
        table.act(seat, "accuse A1" if seat == 0 and wrong != "A1" else "accuse B1" if seat == 0 else "roll")
        if seat == 2:
            finish_turn(table, 2)
    told, _ = known(table)
    assert told[0].endswith("accused=wrong")


def test_a_match_may_start_in_the_middle():
    """Cy was out before."""
    table = seated("players 3\npawns B4 A1 -\naccused - - B2\nturn 0 closing\n0 holds i1")
    table.act(0, f"accuse {ANSWER}")
    assert [row[0] for row in known(table)[1]] == [Player(0), Player(1)]
    assert findings.findings(GAME, [], 1) == []


def two_squares(players=3):
    """A position with two squares left for Ada."""
    cards = [f"i{number}" for number in range(1, 11)] + [f"x{number}" for number in range(1, 7)]
    rng = random.Random(3)
    for _ in range(2000):
        some = rng.sample(cards, rng.randrange(2, 6))
        table = seated(f"players {players}\nturn 0 closing\npawns B4 A1\n0 holds {' '.join(some)}")
        if len(possible(table._rows, 0)) == 2:
            return table
    raise AssertionError("there is none")


def finish_turn(table, seat):
    """Play a seat's turn to its end."""
    while table.actors == (seat,) and not table.over:
        table.act(seat, "end" if "end" in table.legal(seat) else table.legal(seat)[0])


# ------------------------------------------------------------------------------------------ shares of the win


@pytest.mark.parametrize("text", [FAR, CLOSE])
def test_shares_sum_to_one_and_are_reproducible(text):
    rows = seated(text)._rows
    found = insight.value(GAME, rows, 5)
    assert sum(found) == pytest.approx(1)
    assert len(found) == rows[0].players
    assert found == insight.value(GAME, rows, 5)


def test_a_certain_player_on_turn_has_the_whole_share():
    rows = seated(CLOSE)._rows
    assert insight.value(GAME, rows, 1) == [1, 0, 0]
    assert insight.after(GAME, rows, 0, ACTION[f"accuse {ANSWER}"], 1) == [1, 0, 0]


def test_accusing_an_excluded_square_has_no_share():
    """With two players the other one has won."""
    rows = seated(CLOSE.replace("players 3", "players 2").replace("B4 A1 E5", "B4 A1"))._rows
    assert insight.after(GAME, rows, 0, ACTION["accuse A1"], 1) == [0, 1]


def test_the_chance_of_a_guess_depends_on_the_players_view(monkeypatch):
    """Though all hands are open: two squares are left for Ada, and each may be the answer."""
    monkeypatch.setattr(insight, "SLOW", 60)
    rows = two_squares(2)._rows
    chances = bot(GAME, "master").think(View(GAME, GAME.look(rows, 0), 0)).chances
    for square in np.flatnonzero(chances):
        assert insight.after(GAME, rows, 0, ACCUSE + square, 3)[0] == pytest.approx(chances[square], abs=0.15)


def test_unread_cards_are_sampled():
    """The real answer has no effect: positions that differ only in hidden cells have the same value."""
    one, other = seated(FAR)._rows, seated(FAR)._rows
    hidden = [at for at in range(16) if at not in (card("i1"), card("i2"))]
    other[0].clue[hidden] = np.roll(other[0].clue[hidden][:8], 1).tolist() + other[0].clue[hidden][8:].tolist()
    other[0].answer = 0
    other[0].key[:] = 7
    assert insight.value(GAME, one, 2) == insight.value(GAME, other, 2)


def test_decisions_are_ends_of_turns_and_real_choices():
    rows = seated(FAR)._rows
    assert insight.counts(GAME, rows, 0, END)
    assert insight.counts(GAME, rows, 0, ACCUSE)
    assert not insight.counts(GAME, seated(FAR.replace("closing", "rolling"))._rows, 0, ROLL)
    joker = seated(FAR.replace("closing", "choosing") + "dice joker 4")._rows
    assert insight.counts(GAME, joker, 0, GO + SQUARE.index("A4"))


def test_a_match_is_analysed(monkeypatch):
    """With interpreted rules: the values add up, and have texts in four languages."""
    monkeypatch.setattr(insight, "SLOW", 1)
    table = seated(CLOSE.replace("0 holds", "2 holds").replace("turn 0", "turn 1"))
    table.act(1, "end")
    table.act(2, "roll")
    finish_turn(table, 2)
    table.act(0, "accuse B2")
    table.act(1, "accuse C2")
    source = source_of(write_match(table, True))._replace(game=GAME)
    found = analyse(source, SerialExecutor())
    assert found == analyse(source, SerialExecutor())
    assert found.result == (0, 0, 1)
    assert [section.id for section in found.sections][:3] == ["insight-known", "insight-squares", "insight-accusations"]
    for language in ("en", "fr", "nl", "de"):
        text = str(present(source, found, language))
        assert "=insight-" not in text
        assert "{" not in text


# -------------------------------------------------------------------------------------------- better choices


def test_certain_is_certain():
    assert ranks.certain(3) == [((ACCUSE + 3,), CHANCE, 1.0)]


def test_guesses_are_listed_next_to_going_on():
    chances = np.zeros(25)
    chances[[4, 7, 9]] = 0.5, 0.3, 0.2
    found = ranks.racing(chances, END, END, 0.4)
    assert [(each.actions[0], each.figure) for each in found] == [
        (ACCUSE + 4, 0.5),
        (END, 0.4),
        (ACCUSE + 7, 0.3),
        (ACCUSE + 9, 0.2),
    ]
    for chosen in (ACCUSE + 4, END):
        assert ranks.racing(chances, chosen, END, 0.5)[0].actions == (chosen,), "of equals, what the master does"
        assert ranks.racing(chances, chosen, END, 0.50001)[0].actions == (chosen,), "they are shown as equals"


def test_equally_good_choices_are_listed_once():
    values = {GO: 1.0, GO + 1: 1.0, GO + 2: 0.5, GO + 3: 0.0}
    found = ranks.learning(values, GO + 1)
    assert [(each.actions[0], each.kind, each.figure) for each in found] == [
        (GO + 1, VALUE, 50),
        (GO + 2, VALUE, 29),
        (GO + 3, VALUE, 0),
    ]


def test_a_master_ranks_what_it_did():
    """As if its rules were compiled; who asks gets the same again."""
    for text in (CLOSE, FAR, FAR.replace("closing", "rolling"), FAR.replace("closing", "choosing") + "dice joker 4"):
        one = bot(GAME, "master:2", 1)
        one.engine.is_fast = True
        done = one.act(seated(text).view(0))
        found = rank_of(one)
        assert (done,) in [each.actions for each in found]
        assert found == best_first(found)
        assert found == rank_of(one)
        assert len({each.actions for each in found}) == len(found) <= 5
    beginner = bot(GAME, "master:beginner")
    beginner.act(seated(FAR).view(0))
    assert rank_of(beginner) == []
