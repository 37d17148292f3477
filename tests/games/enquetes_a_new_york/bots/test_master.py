"""The master and its levels: beliefs, sampled worlds, and accusations."""

from itertools import islice

import numpy as np
import pytest

import gotham
from gotham.bots import advice_of, bot, play
from gotham.bots.player import Budget
from gotham.engine import copied, dice
from gotham.games.enquetes_a_new_york.bots import registry as bots
from gotham.games.enquetes_a_new_york.bots.levels import LEVELS
from gotham.games.enquetes_a_new_york.bots.master.accusation_race import BARS
from gotham.games.enquetes_a_new_york.bots.master.rival_knowledge import draw_answer, draw_lures, hides_nothing, imagine
from gotham.games.enquetes_a_new_york.bots.master.search import MasterNotebook
from gotham.games.enquetes_a_new_york.bots.master.square_odds import grammar, likelihoods, trust, weigh
from gotham.games.enquetes_a_new_york.cases.clues import NAMES, TRUTH
from gotham.games.enquetes_a_new_york.cases.generator import faults, squares_left
from gotham.games.enquetes_a_new_york.lab import accusations as measuring
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import SQUARES
from gotham.games.enquetes_a_new_york.rules.state import ACCUSE, CARDS, KINDS, SWAPPED
from gotham.i18n.errors import Unknown

from ..position import ANSWER, TEXT, card, lay
from ..tables import GAME, seated

MASTER = "master"
LATE = """
    players 3
    option case generated
    turn 0 closing
    pawns B4 A1 E5
    0 holds i1 i2 i3 x1
    1 holds i4 i5 x2
    2 holds i6 x3
    0 read i4
"""


def thought(text, runs=2):
    """Return the analysis of a position by a master, as if its rules were compiled."""
    view = seated(text).view(0)
    one = bot(GAME, f"master:{runs}")
    one.engine.is_fast = True
    return MasterNotebook(view, one.engine, 1)


def answer(text, spec=MASTER):
    return TEXT[bot(GAME, spec).act(seated(text).view(0))]


# ------------------------------------------------------------------------------------------------- belief


def weighed(s, cards):
    chances = np.zeros(SQUARES)
    return weigh(s, cards, likelihoods(), trust(), chances), chances


@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("case", ["spin", "generated"])
def test_a_square_is_possible_as_long_as_no_clue_excludes_it(level, case):
    s = lay(f"option level {level}\noption case {case}\naccused - - B2")
    for cards in (0, 0b1, 0b110011, 0b1110000001111, (1 << CARDS) - 1):
        best, chances = weighed(s, cards)
        assert chances.sum() == pytest.approx(1)
        assert chances[best] == chances.max()
        assert sum(1 << square for square in np.flatnonzero(chances)) == squares_left(s, cards)


def test_clues_have_their_own_chances_in_generated_cases():
    """By the counted frequencies, a card has a clue that is true at the answer, and no other."""
    holds = ((TRUTH[:, None] >> np.arange(SQUARES)) & 1) > 0
    for table in (likelihoods()[1], grammar()):
        shares = np.where(holds, np.exp(table), 0).sum(axis=0)
        assert shares == pytest.approx(np.full(SQUARES, 4), abs=0.1)  # of two levels and two kinds
    assert trust().shape[:3] == (2, 2, CARDS + 1)
    assert 0 < trust().min() <= trust().max() < 1.5


@pytest.mark.clause("EN-35")
def test_the_number_of_a_case_only_shows_that_it_is_from_the_box():
    s = lay("0 holds i1")
    s.clue[0] = NAMES["near-jfk"]
    chances = [weighed(s, 1)[1]]
    s.case = 3
    chances.append(weighed(s, 1)[1])
    assert np.array_equal(*chances)
    s.case = 0  # none of the box
    assert not np.array_equal(chances[0], weighed(s, 1)[1])


# ------------------------------------------------------------------------------------------------- worlds


def worlds(text, count=6):
    view = seated(text).view(0)
    for seed in range(count):
        s = copied(view.rows)[0]
        notes = thought(text)
        imagine(s, 0, notes.read, notes.chances, dice(seed))
        yield view, s


def test_sampled_worlds_fit_the_view_and_are_fair_cases():
    answers = set()
    for view, s in worlds(LATE):
        assert rules.check(s) == 0
        seen = rules.State.rows(fill=-1000)
        rules.look(s, 0, seen[0])
        hidden = ["key", "looks"]  # the first is generated; the second is public
        for name in set(rules.State.bounds) - set(hidden):
            assert np.array_equal(seen[name][0], view[name]), name
        assert faults(s, s.answer) == 0
        answers.add(int(s.answer))
    assert len(answers) > 1


def test_rivals_have_read_their_own_cards():
    for _, s in worlds(LATE):
        for rival in (1, 2):
            held = sum(1 << each for each in range(CARDS) if s.holder[each] == rival)
            assert held & ~int(s.knows[rival, rival]) == 0
        assert hides_nothing(s, 0) in (True, False)


def test_answers_are_sampled_by_their_probability():
    chances = np.zeros(SQUARES)
    chances[[3, 7]] = 0.25, 0.75
    drawn = [draw_answer(chances, dice(seed))[0] for seed in range(400)]
    assert set(drawn) == {3, 7}
    assert 250 < drawn.count(7) < 350


def test_lures_are_excluded_by_one_card_at_most():
    s = lay(LATE)
    for seed in range(20):
        lures, _ = draw_lures(s, 0b1111, s.answer, dice(seed))
        assert not lures >> s.answer & 1
        assert all((lures & ~int(TRUTH[s.clue[each]])).bit_count() <= 1 for each in range(4))


# ----------------------------------------------------------------------------------------------- thinking


def test_an_unread_card_has_a_value_and_a_read_one_has_none():
    notes = thought("players 2\nturn 0 closing\npawns B4 -\n0 holds i1\n1 holds i4\n0 read i4")
    assert len(notes.gains) == KINDS
    assert all(gain > 0 for gain in notes.gains)
    assert notes.telling(card("i1"), 1) >= 0
    assert notes.telling(card("i4"), 1) == 0  # which they hold themselves


def test_waiting_has_a_probability():
    assert 0 <= thought(LATE).waiting() <= 1
    assert BARS[0] > 1  # waiting for certainty means no guess


def test_it_accuses_when_certain_and_waits_without_knowledge():
    certain = "players 2\nturn 0 {}\npawns A1 -\n0 holds i1..i10 x1..x6"
    for level in LEVELS.values():
        assert 0 <= level.misses < 1
    assert answer(certain.format("closing")) == answer(certain.format("rolling")) == f"accuse {ANSWER}"
    assert answer("players 2") == "roll"
    assert answer("players 2\nturn 0 closing\npawns B4 -") == "end"


@pytest.mark.clause("EN-36")
@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_turn_a_guess_costs_nothing(level):
    text = "players 2\nround 60\nturn 0 closing\npawns A1 -\n0 holds i1..i3"
    assert answer(text, f"master:{level}").startswith("accuse ")


def test_after_reading_all_it_guesses_in_the_end():
    text = "players 2\nturn 0 closing\npawns A1 -\n0 holds i1..i10 x1..x6"
    for seed in range(6):
        action = bot(GAME, "master:beginner", seed).act(seated(text).view(0))
        assert ACCUSE <= action < SWAPPED


# ----------------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options"), [(2, {"level": "1"}), (4, {"level": "2", "case": "generated"})])
def test_every_level_plays_to_the_end(level, players, options):
    specs = [f"master:{level}", "rambler"]
    table = GAME.table(players, 3, options)
    assert play(table, [bot(GAME, specs[seat % 2], seat) for seat in range(players)]).over


def test_the_same_view_gets_the_same_answer():
    """It has no memory: a new bot with the same seed continues for another."""
    table, first = GAME.table(2, 5), bot(GAME, MASTER, 1)
    while not table.over and len(table.log) < 40:
        seat = table.awaited[0]
        action = first.act(table.view(seat))
        assert action == bot(GAME, MASTER, 1).act(table.view(seat))
        table.act(seat, action)


def test_worlds_that_look_the_same_get_the_same_answer():
    view = seated(LATE).view(0)
    twins = [view, *(view.guess(seed).view(0) for seed in range(3))]

    def act(one):
        one.engine.is_fast = True
        return [one.act(twin) for twin in twins]

    assert len(set(act(bot(GAME, "master:3", 4)))) == 1


def test_levels_are_listed_and_the_practised_one_is_the_default_opponent():
    assert list(bots.LEVELS) == ["beginner", "casual", "practised", "expert", "master"]
    assert bots.DEFAULT == bots.LEVELS["practised"] == "master:practised"
    for spec in bots.LEVELS.values():
        bot(GAME, spec)


def test_a_budget_is_of_worlds_or_of_time():
    assert bot(GAME, "master:50").engine.budget == Budget(50, 0.0)
    assert bot(GAME, "master:20ms").engine.budget == Budget(0, 0.02)
    for wrong in ("master:0", "master:best", "master:-3"):
        with pytest.raises(Unknown):
            bot(GAME, wrong)


@pytest.mark.parametrize("spec", ["master", "master:casual"])
def test_it_gives_a_reason(spec):
    words = GAME.words("en")
    for text in (LATE, LATE.replace("closing", "rolling"), "players 2\nturn 0 choosing\ndice joker 3\npawns - C1"):
        one = bot(GAME, spec, 2)
        one.act(seated(text).view(0))
        message = advice_of(one).split()[0]
        assert words.has(message.split("{")[0].strip('"[,')) or message


# ------------------------------------------------------------------------------------------- calibration


def test_accusations_are_recorded_with_their_outcome():
    matches = islice(measuring.accusations(GAME, "spin", "t"), 6)
    found = [each for match in matches for each in match]
    assert found
    assert all(each.right for each in found if each.stated == 1)
    whole = measuring.calibration(found)
    assert whole.size == len(found) == sum(part.size for _, part in measuring.binned(found))


@pytest.mark.deep
def test_its_stated_chances_are_calibrated(print_later):
    """On new cases."""
    game, found = gotham.game(GAME.name), []
    for match in measuring.accusations(game, "generated", "deep"):
        found += match
        if len(found) >= 1500:
            break
    whole = measuring.calibration(found)
    print_later(f"{whole.size} accusations, stated {whole.stated:.3f}, right {whole.right.mean:.3f}")
    assert abs(whole.stated - whole.right.mean) < 0.045


@pytest.mark.deep
@pytest.mark.parametrize(("players", "share"), [(2, 0.63), (4, 0.45)])
def test_the_master_beats_ramblers(players, share, print_later):
    game, won = gotham.game(GAME.name), 0
    for number in range(400):
        seat = number % players
        seats = [bot(game, MASTER if each == seat else "rambler", number) for each in range(players)]
        won += seat in play(game.table(players, number // players), seats).winners
    print_later(f"master, {players} players: {won / 4} %")
    assert won / 400 > share


def test_in_plain_mode_without_worlds_it_plays_like_the_detective():
    notes = thought(LATE)
    notes.engine.is_fast = False
    assert 0 <= notes.waiting() <= 1
    assert all(gain >= 0 for gain in notes.gains)


def test_the_expert_strays_on_new_cases_alone():
    """It is one level below the master there, too: `docs/masters.md` has the figures."""
    expert = LEVELS["expert"]
    assert (expert.wanders, LEVELS["master"].strays) == (0.0, 0.0)
    assert expert.strays > 0
