"""What is told of a match when it is over: who could have known when, what each had of the win, and what was better."""

import functools
import random

import numpy as np
import pytest

from gotham.bots import bot
from gotham.bots.ranking import CHANCE, VALUE, rank_of
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


# ---------------------------------------------------------------------------------------- who could have known


@functools.cache
def true_at(clue):
    """The squares at which a clue is true, one after the other."""
    return {square for square in SQUARES if is_true(CLUES[clue], square)}


def possible(rows, seat):
    """The squares that fit what a seat sees in a position: by the sentences on its cards, and by what was heard."""
    view = GAME.look(rows, seat)[0]
    wrong = {SQUARE[square] for square in view.accused[: view.players] if square != BESIDE}
    return set(SQUARES).intersection(*(true_at(clue) for clue in view.clue.tolist() if clue != UNKNOWN)) - wrong


@functools.cache
def rambled(players, level):
    """A match at random in which hardly anybody accuses: nobody stops at the first moment."""
    *_, table = ramble(players, 7, {"level": level, "rounds": "20"}, accusing=0.02)
    return frames(table)


MATCHES = [(2, "1"), (3, "2"), (4, "1"), (6, "2")]
every_match = pytest.mark.parametrize(("players", "level"), MATCHES)


def test_what_is_left_to_each_is_what_their_cards_say():
    """On 200 positions, by another reading of every clue."""
    positions = [(frame.after, seat) for each in MATCHES for frame in rambled(*each) for seat in range(each[0])]
    for rows, seat in random.Random(1).sample(positions, POSITIONS):
        left = reading.left_to(rows[0], seat)
        assert {name for at, name in enumerate(SQUARE) if left >> at & 1} == possible(rows, seat)


@every_match
def test_the_first_moment_is_the_first_at_which_one_square_is_left(players, level):
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
def test_the_card_that_settled_it_was_read_then(players, level):
    for found in reading.readings(rambled(players, level)):
        if found.settled is not None and found.settled.clues:
            (frame,) = [frame for frame in rambled(players, level) if frame.entry == found.settled.entry]
            seen = [set(GAME.look(rows, found.seat)[0].clue.tolist()) for rows in (frame.before, frame.after)]
            assert {*found.settled.clues} <= seen[1] - seen[0]
            narrowed = possible(frame.before, found.seat).intersection(*map(true_at, found.settled.clues))
            assert narrowed == possible(frame.after, found.seat)


def known(table):
    """What the section says, in sentences and rows."""
    section = findings.findings(GAME, frames(table), 1)[0]
    return section.lines, section.table


def test_a_guess_is_no_knowledge():
    table = seated(FAR)
    table.act(0, "end")
    table.act(1, f"accuse {ANSWER}")
    (ada, bob), rows = known(table)
    assert ada.startswith("=insight-never-knew who=seat:0")
    assert ada.endswith("guess=none")
    assert bob.endswith("guess=right")
    assert rows[0] == [Player(0), "–", "–", "–", "–"]
    assert rows[1][-1] == 1


def test_who_knows_and_waits_is_told_so():
    """Ada knows by her cards from the start, ends a turn, and Bob's wrong guess ends the match."""
    table = seated(CLOSE.replace("players 3", "players 2").replace("B4 A1 E5", "B4 A1"))
    table.act(0, "end")
    table.act(1, "accuse A1")
    (ada, bob), rows = known(table)
    assert ada == "=insight-could-have who=seat:0 round=1 turns=1"
    assert rows[0][1:3] == [1, Moment(0, 0)]
    assert bob.endswith("guess=wrong")


def test_a_wrong_accusation_may_tell_the_others():
    """Two squares are left to Ada; Bob accuses the wrong one."""
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


def test_who_knows_and_says_something_else_is_told_so():
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


def test_a_match_may_have_begun_in_the_middle():
    """Cy was out before."""
    table = seated("players 3\npawns B4 A1 -\naccused - - B2\nturn 0 closing\n0 holds i1")
    table.act(0, f"accuse {ANSWER}")
    assert [row[0] for row in known(table)[1]] == [Player(0), Player(1)]
    assert findings.findings(GAME, [], 1) == []


def two_squares(players=3):
    """A position in which two squares are left to Ada."""
    cards = [f"i{number}" for number in range(1, 11)] + [f"x{number}" for number in range(1, 7)]
    rng = random.Random(3)
    for _ in range(2000):
        some = rng.sample(cards, rng.randrange(2, 6))
        table = seated(f"players {players}\nturn 0 closing\npawns B4 A1\n0 holds {' '.join(some)}")
        if len(possible(table._rows, 0)) == 2:
            return table
    raise AssertionError("there is none")


def finish_turn(table, seat):
    """A seat ends its turn, whatever is to be done before."""
    while table.actors == (seat,) and not table.over:
        table.act(seat, "end" if "end" in table.legal(seat) else table.legal(seat)[0])


# ------------------------------------------------------------------------------------------ shares of the win


@pytest.mark.parametrize("text", [FAR, CLOSE])
def test_shares_are_of_one_win_and_the_same_for_the_same_seed(text):
    rows = seated(text)._rows
    found = insight.value(GAME, rows, 5)
    assert sum(found) == pytest.approx(1)
    assert len(found) == rows[0].players
    assert found == insight.value(GAME, rows, 5)


def test_who_is_on_turn_and_certain_has_all():
    rows = seated(CLOSE)._rows
    assert insight.value(GAME, rows, 1) == [1, 0, 0]
    assert insight.after(GAME, rows, 0, ACTION[f"accuse {ANSWER}"], 1) == [1, 0, 0]


def test_who_accuses_what_they_could_exclude_has_nothing():
    """With two players the other has won then."""
    rows = seated(CLOSE.replace("players 3", "players 2").replace("B4 A1 E5", "B4 A1"))._rows
    assert insight.after(GAME, rows, 0, ACTION["accuse A1"], 1) == [0, 1]


def test_a_guess_is_right_as_often_as_its_maker_can_expect(monkeypatch):
    """Though all hands are open, and whatever the answer is: two squares are left to Ada, and either may be right."""
    monkeypatch.setattr(insight, "SLOW", 60)
    rows = two_squares(2)._rows
    chances = bot(GAME, "master").think(View(GAME, GAME.look(rows, 0), 0)).chances
    for square in np.flatnonzero(chances):
        assert insight.after(GAME, rows, 0, ACCUSE + square, 3)[0] == pytest.approx(chances[square], abs=0.15)


def test_what_nobody_has_read_is_drawn_anew():
    """The real answer shows nowhere: positions that differ in what is hidden are worth the same."""
    one, other = seated(FAR)._rows, seated(FAR)._rows
    hidden = [at for at in range(16) if at not in (card("i1"), card("i2"))]
    other[0].clue[hidden] = np.roll(other[0].clue[hidden][:8], 1).tolist() + other[0].clue[hidden][8:].tolist()
    other[0].answer = 0
    other[0].key[:] = 7
    assert insight.value(GAME, one, 2) == insight.value(GAME, other, 2)


def test_decisions_are_where_a_turn_ends_or_there_is_a_choice():
    rows = seated(FAR)._rows
    assert insight.counts(GAME, rows, 0, END)
    assert insight.counts(GAME, rows, 0, ACCUSE)
    assert not insight.counts(GAME, seated(FAR.replace("closing", "rolling"))._rows, 0, ROLL)
    joker = seated(FAR.replace("closing", "choosing") + "dice joker 4")._rows
    assert insight.counts(GAME, joker, 0, GO + SQUARE.index("A4"))


def test_a_match_is_analysed(monkeypatch):
    """All of it, with interpreted rules: what is said adds up, and is said in four languages."""
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


# ------------------------------------------------------------------------------------------- what was better


def test_certain_is_certain():
    assert ranks.certain(3) == [((ACCUSE + 3,), CHANCE, 1.0)]


def test_guesses_are_told_beside_going_on():
    chances = np.zeros(25)
    chances[[4, 7, 9]] = 0.5, 0.3, 0.2
    found = ranks.racing(chances, END, END, 0.4)
    assert [(each.actions[0], each.figure) for each in found] == [
        (END, 0.4),
        (ACCUSE + 4, 0.5),
        (ACCUSE + 7, 0.3),
        (ACCUSE + 9, 0.2),
    ]
    assert ranks.racing(chances, ACCUSE + 4, END, 0.4)[0].actions == (ACCUSE + 4,)


def test_ways_that_tell_as_much_are_told_once():
    values = {GO: 1.0, GO + 1: 1.0, GO + 2: 0.5, GO + 3: 0.0}
    found = ranks.learning(values, GO + 1)
    assert [(each.actions[0], each.kind, each.figure) for each in found] == [
        (GO + 1, VALUE, 50),
        (GO + 2, VALUE, 29),
        (GO + 3, VALUE, 0),
    ]


def test_a_master_ranks_what_it_did_first():
    """As if its rules were compiled; who asks gets the same again."""
    for text in (CLOSE, FAR, FAR.replace("closing", "rolling"), FAR.replace("closing", "choosing") + "dice joker 4"):
        one = bot(GAME, "master:2", 1)
        one.engine.is_fast = True
        done = one.act(seated(text).view(0))
        found = rank_of(one)
        assert found[0].actions == (done,)
        assert found == rank_of(one)
        assert len({each.actions for each in found}) == len(found) <= 5
    beginner = bot(GAME, "master:beginner")
    beginner.act(seated(FAR).view(0))
    assert rank_of(beginner) == []
