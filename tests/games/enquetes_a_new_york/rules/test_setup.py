"""The set-up, the order of turns, and the limit of rounds: EN-01, EN-18, EN-20, EN-21, EN-36."""

from collections import Counter

import numpy as np
import pytest
from tests.chance import chi_square

from gotham.engine import key_of
from gotham.games.enquetes_a_new_york.cases.box import BOX_ANSWERS, BOX_CLUES
from gotham.games.enquetes_a_new_york.cases.clues import CLUES, EXPERT, INFORMANT
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules import setup
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import NO_DIE, NOBODY, PILE

from ..position import (
    ANSWER,
    act,
    begin,
    blank,
    doing,
    hand,
    has_read,
    lay,
    legal,
    locates,
    pawns,
    pile,
    refused,
    roll,
    spied,
    view,
    viewers,
)

ALL_CARDS = "i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 x1 x2 x3 x4 x5 x6"
TOSSED = 720  # tosses of each number of players


def tosses(players):
    """Return each seat's first roll and the starter, in many matches."""
    s = blank()
    s.players = players
    for seed in range(TOSSED):
        s.key = key_of(f"{players} {seed}").tolist()
        s.toss[:] = 3
        setup.toss(s)
        yield s.toss.tolist(), int(s.starter)


def pass_round(s, turns):
    """All seats end their turn at once, after the square's action."""
    order = []
    for _ in range(turns):
        order.append(int(s.turn))
        roll(s, s.turn, "D2")  # a swap square: nobody has a card
        act(s, s.turn, "end")
    return order


# ----------------------------------------------------------------------------------------- the starter


@pytest.mark.clause("EN-20")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_highest_starts(players):
    seen = list(tosses(players))
    for toss, starter in seen:
        assert all(1 <= face <= 6 for face in toss[:players])  # a joker counts six
        assert toss[players:] == [0] * (6 - players)
        assert toss[starter] == max(toss)
    for seat in range(players):
        assert chi_square([Counter(toss[seat] for toss, _ in seen)[face] for face in range(1, 7)])
    assert chi_square([Counter(starter for _, starter in seen)[seat] for seat in range(players)])


@pytest.mark.clause("EN-20")
def test_tied_players_roll_again():
    """Each tied player may start, and nobody else; three tied players may tie again."""
    ties = {}
    for toss, starter in tosses(4):
        best = tuple(seat for seat in range(4) if toss[seat] == max(toss))
        ties.setdefault(best, Counter())[starter] += 1
    assert set(map(len, ties)) == {1, 2, 3, 4}
    assert all(set(starters) <= set(best) for best, starters in ties.items())
    for size in (2, 3):
        starts = Counter()  # by place among the tied
        for best, starters in ties.items():
            if len(best) == size:
                starts.update({best.index(seat): count for seat, count in starters.items()})
        assert chi_square([starts[place] for place in range(size)])


@pytest.mark.clause("EN-20")
def test_the_second_roll_is_new():
    """Otherwise two tied players would tie for ever."""
    tied = Counter(starter for toss, starter in tosses(2) if toss[0] == toss[1])
    assert sum(tied.values()) > 90
    assert chi_square([tied[0], tied[1]])


@pytest.mark.clause("EN-20", "EN-21")
def test_the_highest_has_the_first_turn():
    starters = set()
    for seed in range(30):
        s = begin(5, seed)
        starters.add(int(s.starter))
        assert doing(s) == f"{s.starter} rolling"
        assert rules.actors(s) == rules.awaited(s) == 1 << s.starter
    assert starters == {0, 1, 2, 3, 4}


# -------------------------------------------------------------------------------------------- the case


@pytest.mark.clause("EN-18", "EN-20")
def test_the_wheel_is_fair():
    """Each of the twelve cases of the level is equally likely, for every starter."""
    counts, starts = Counter(), Counter()
    for seed in range(360):
        s = begin(2, seed, case="spin", level=1 + seed % 2)
        counts[int(s.case)] += 1
        starts[int(s.case) % 2, int(s.starter)] += 1
        assert_box_case(s)
    assert set(counts) == set(range(1, 13))
    assert chi_square(list(counts.values()))
    assert chi_square([starts[parity, seat] for parity in (0, 1) for seat in (0, 1)])


@pytest.mark.clause("EN-18")
@pytest.mark.parametrize("level", [1, 2])
def test_a_case_can_be_chosen(level):
    assert rules.OPTIONS["case"] == ("spin", *map(str, range(1, 13)), "generated")
    for number in range(1, 13):
        s = begin(2, case=number, level=level)
        assert s.case == number
        assert_box_case(s)


def assert_box_case(s):
    level, case = int(s.options[0]), int(s.case) - 1
    assert s.answer == BOX_ANSWERS[level, case]
    assert sorted(s.clue) == sorted(BOX_CLUES[level, case])


@pytest.mark.clause("EN-18")
def test_a_case_can_be_generated():
    """It has no number, and differs in every match."""
    cases = set()
    for seed in ("a", "b", "c"):
        s = begin(2, seed, case="generated", level=2)
        assert s.case == 0
        cases.add(tuple(s.clue))
    assert len(cases) == 3


@pytest.mark.clause("EN-18")
def test_the_case_with_the_cross_in_a_circle():
    s = begin(2, level=1, case=8)
    assert SQUARE[s.answer] == ANSWER == "A5"


@pytest.mark.clause("EN-18", "EN-21")
def test_the_piles_are_shuffled():
    """Every clue of a pile is equally likely on each of its cards, so labels reveal nothing; piles are independent."""
    first, last, ends = Counter(), Counter(), Counter()
    printed = BOX_CLUES[0, 7].tolist()
    for seed in range(360):
        clues = begin(2, seed).clue.tolist()
        first[clues.index(printed[0])] += 1
        last[clues.index(printed[15])] += 1
        ends[printed.index(clues[9]) < 5, printed.index(clues[15]) < 13] += 1
    assert set(first) == set(range(10))  # informants stay informants
    assert set(last) == set(range(10, 16))
    assert chi_square(list(first.values()))
    assert chi_square(list(last.values()))
    assert len(ends) == 4
    assert chi_square(list(ends.values()))


# ------------------------------------------------------------------------------------------- the table


@pytest.mark.clause("EN-13", "EN-21")
@pytest.mark.parametrize("players", [2, 6])
def test_the_table_is_set(players):
    s = blank(1)  # for any previous content
    rules.setup(s, players, np.array([1, 3, 1, 2]), key_of("x"))
    assert rules.check(s) == 0
    assert (s.players, s.options.tolist(), list(s.key)) == (players, [1, 3, 1, 2], key_of("x").tolist())
    assert pile(s) == ALL_CARDS
    assert s.held.tolist() == [[0, 0]] * 6 + [[10, 6]]
    assert {CLUES[clue].kind for clue in s.clue[:10]} == {INFORMANT}
    assert {CLUES[clue].kind for clue in s.clue[10:]} == {EXPERT}
    assert pawns(s) == " ".join("-" * players)
    assert [hand(s, seat) + has_read(s, seat) + locates(s, seat) for seat in range(6)] == [""] * 6
    assert not s.knows.any()
    assert not s.looks.any()
    assert (s.round_, s.rolls, s.lots, s.winner, s.number, s.letter) == (0, 0, 0, NOBODY, NO_DIE, NO_DIE)
    assert spied(s) is None
    assert set(s.accused) == {25}
    assert legal(s, s.starter) == ["roll", *(f"accuse {square}" for square in SQUARE)]


@pytest.mark.clause("EN-21")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_play_goes_clockwise_from_the_starter(players):
    for starter in range(players):
        s = lay(f"players {players}\nstarter {starter}")
        order = [(starter + turn) % players for turn in range(players)]
        assert pass_round(s, players) == order
        assert doing(s) == f"{starter} rolling"
        assert s.round_ == 1


@pytest.mark.clause("EN-21")
def test_only_the_seat_on_turn_acts():
    s = lay("players 3\nturn 1 rolling")
    assert (rules.actors(s), rules.awaited(s)) == (2, 2)
    for seat in (0, 2):
        assert legal(s, seat) == []
        for action in ("roll", "end", "pass", f"accuse {ANSWER}", "go A1", "spy 1", "take 1", "swap i1 1 informant"):
            assert refused(s, seat, action) == "EN-21"


@pytest.mark.clause("EN-21")
def test_a_turn_starts_with_cleared_fields():
    """Dice and the spied card are cleared."""
    s = lay("pawns - D5 -\n1 holds i1")
    roll(s, 0, "D5")
    act(s, 0, "spy 1")
    assert spied(s) == (1, "i1", "informant")
    act(s, 0, "end")
    assert doing(s) == "1 rolling"
    assert (s.number, s.letter) == (NO_DIE, NO_DIE)
    assert spied(s) is None
    assert s.held[PILE].tolist() == [8, 6]


# ------------------------------------------------------------------------------------ the limit of rounds


@pytest.mark.clause("EN-36")
def test_the_default_limit_is_sixty_rounds():
    assert rules.OPTIONS["rounds"] == ("60", "20", "100", "par")
    assert begin().options[3] == 0


@pytest.mark.clause("EN-36")
@pytest.mark.parametrize("rounds", ["60", "20", "100"])
@pytest.mark.parametrize("players", [2, 5])
def test_after_the_limit_nobody_wins(rounds, players):
    s = lay(f"players {players}\nstarter 1\noption rounds {rounds}\nround {int(rounds) - 1}")
    assert pass_round(s, players)[-1] == 0
    assert not rules.is_over(s)
    pass_round(s, players - 1)
    roll(s, 0, "D2")
    assert not rules.is_over(s)  # the last turn is played to its end
    assert rules.winners(s) == 0
    assert act(s, 0, "end") is True  # the answer is shown
    assert rules.is_over(s)
    assert rules.actors(s) == rules.awaited(s) == 0
    assert s.round_ == int(rounds)
    assert (rules.winners(s), s.winner) == (0, NOBODY)
    assert result(s) == [0] * players
    for viewer in viewers(s):
        assert view(s, viewer).answer == SQUARE.index(ANSWER)
    assert refused(s, 1, "roll") == "EN-33"
    assert legal(s, 1) == []


@pytest.mark.clause("EN-36")
def test_before_the_last_round_the_end_of_a_round_shows_nothing():
    s = lay("option rounds 20\nround 19\nturn 2 closing\npawns - - A1")
    assert act(s, 2, "end") is False
    assert doing(s) == "0 rolling"
    assert s.round_ == 19


@pytest.mark.clause("EN-31", "EN-36")
def test_a_right_accusation_in_the_last_turn_wins():
    s = lay("option rounds 20\nround 20\nturn 2 closing\npawns - - A1")
    act(s, 2, f"accuse {ANSWER}")
    assert (rules.is_over(s), rules.winners(s)) == (True, 4)


@pytest.mark.clause("EN-32", "EN-36")
def test_a_wrong_accusation_in_the_last_turn_ends_the_match():
    s = lay("option rounds 20\nround 20\nturn 2 closing\npawns - - A1")
    act(s, 2, "accuse A1")
    assert (rules.is_over(s), rules.winners(s), s.round_) == (True, 0, 20)


@pytest.mark.clause("EN-33", "EN-36")
@pytest.mark.parametrize(("option", "winners"), [("wins", 1), ("plays-on", 0)])
def test_the_last_player_left_in_the_last_turn(option, winners):
    """The last player left has won before the round is counted; with the option there is no time left to play on."""
    s = lay(f"players 2\noption last-standing {option}\noption rounds 20\nround 20\nturn 1 rolling")
    act(s, 1, "accuse A1")
    assert (rules.is_over(s), rules.winners(s)) == (True, winners)


@pytest.mark.clause("EN-32", "EN-36")
def test_rounds_are_counted_from_the_starter_even_if_out():
    s = lay("players 4\nstarter 2\nturn 3 rolling\naccused - - A1 -")
    assert pass_round(s, 3) == [3, 0, 1]
    assert (doing(s), s.round_) == ("3 rolling", 1)
    assert pass_round(s, 3) == [3, 0, 1]
    assert s.round_ == 2


@pytest.mark.clause("EN-32", "EN-36")
def test_an_accusation_can_end_a_round():
    s = lay("players 4\nstarter 1\nturn 0 rolling")
    act(s, 0, "accuse A1")
    assert (doing(s), s.round_) == ("1 rolling", 1)
    act(s, 1, "accuse B1")
    assert (doing(s), s.round_) == ("2 rolling", 1)
    assert pass_round(s, 4) == [2, 3, 2, 3]
    assert s.round_ == 3


@pytest.mark.clause("EN-33", "EN-36")
def test_each_turn_of_a_single_player_is_a_round():
    s = lay("players 3\noption last-standing plays-on\noption rounds 20\nround 18\nturn 1 rolling\naccused A1 - B1")
    assert pass_round(s, 2) == [1, 1]
    assert s.round_ == 19
    roll(s, 1, "D2")
    act(s, 1, "end")
    assert (rules.is_over(s), rules.winners(s), s.round_) == (True, 0, 20)


def result(s):
    """Return the result of each seat."""
    out = np.full(s.players, 9, np.int64)
    rules.returns(s, out)
    return out.tolist()
