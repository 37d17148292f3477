"""The detective and the rambler: beliefs, movement, swaps and accusations."""

import sys
from pathlib import Path

import numpy as np
import pytest

import gotham
from gotham.bots import bot, bots, play
from gotham.bots.greedy import GreedyBot
from gotham.engine.sources import reached
from gotham.games.enquetes_a_new_york.bots import registry as module
from gotham.games.enquetes_a_new_york.bots.detective.accusation import fall, hazard, prospect
from gotham.games.enquetes_a_new_york.bots.detective.belief import COUNTS, belief, entropy, gain
from gotham.games.enquetes_a_new_york.bots.detective.bot import value
from gotham.games.enquetes_a_new_york.bots.detective.notebook import Notebook
from gotham.games.enquetes_a_new_york.cases import box
from gotham.games.enquetes_a_new_york.cases.clues import NAMES
from gotham.games.enquetes_a_new_york.cases.generator import squares_left
from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.rules.state import ACCUSE, BESIDE, CARDS, KINDS, PILE, SWAPPED
from gotham.i18n.errors import Unknown

from ..position import ACTION, ANSWER, TEXT, card, copy, lay, legal
from ..position import view as view_of
from ..tables import GAME, seated

DETECTIVE, RAMBLER = "detective", "rambler"
EVERY_CARD = "i1..i10 x1..x6"


def answer(text, spec=DETECTIVE, seat=0):
    """Return the answer of a bot in a position."""
    table = seated(text)
    return TEXT[bot(GAME, spec).act(table.view(seat))]


def notes(text, seat=0):
    """Return the conclusions of a seat in a position."""
    return Notebook(view_of(lay(text), seat), seat)


# ------------------------------------------------------------------------------------------- whole matches

SETTINGS = [
    (2, {"level": "1"}),
    (2, {"level": "2", "case": "generated", "last-standing": "plays-on"}),
    (3, {"level": "2", "last-standing": "plays-on", "rounds": "20"}),
    (4, {"level": "1", "case": "generated", "rounds": "20"}),
    (5, {"level": "2", "case": "12", "rounds": "100"}),
    (6, {"level": "1", "last-standing": "plays-on"}),
    (6, {"level": "2", "case": "generated", "rounds": "20"}),
]


class Watched:
    """A bot whose views and answers are checked."""

    def __init__(self, one, look):
        self.one, self.look = one, look

    def act(self, view, last_call=False):
        action = self.one.act(view, last_call)
        self.look(view, action)
        return action


def watched(players, options, look, specs=(DETECTIVE, RAMBLER), seeds=range(3)):
    """Matches of these bots in turn, with each decision checked."""
    for seed in seeds:
        table = GAME.table(players, seed, options)
        seats = [bot(GAME, specs[seat % len(specs)], seed) for seat in range(players)]
        yield play(table, [Watched(one, lambda view, action, table=table: look(table, view, action)) for one in seats])


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_they_play_every_match_to_its_end(players, options):
    """The table refuses illegal actions. No bot accuses a square that its clues exclude."""

    def look(table, view, action):
        s = view.state
        left = int(squares_left(s, s.knows[view.viewer, view.viewer]))
        if ACCUSE <= action < SWAPPED:
            assert left >> (action - ACCUSE) & 1
        if left.bit_count() == 1 and view.mask[ACCUSE]:
            assert action == ACCUSE + left.bit_length() - 1

    assert all(table.over for table in watched(players, options, look))


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_belief_sums_to_one_and_never_excludes_the_answer(players, options):
    """For all seats still in the game, at every decision."""
    counts = []

    def look(table, view, action):
        truth = table._rows[0]
        for seat in (seat for seat in range(players) if truth.accused[seat] == BESIDE):
            s = table.view(seat).state
            chances = belief(s, int(s.knows[seat, seat]))
            assert chances.sum() == pytest.approx(1)
            assert chances[truth.answer] > 0
            counts.append(seat)

    for table in watched(players, options, look):
        assert table.over
    assert len(counts) > 100


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_hidden_cells_change_nothing(players, options):
    """Other worlds that look the same to a seat: other clues, other hands, another answer."""
    decisions = []

    def look(table, view, action):
        decisions.append(action)
        if len(decisions) % 9 == 0:
            for spec in (DETECTIVE, RAMBLER):
                other = view.guess(len(decisions)).view(view.viewer)
                assert bot(GAME, spec, 5).act(other) == bot(GAME, spec, 5).act(view)

    assert all(table.over for table in watched(players, options, look, seeds=[7]))


def test_the_same_seed_plays_the_same_way():
    logs = [play(GAME.table(3, 4), [bot(GAME, DETECTIVE, seat) for seat in range(3)]).log for _ in range(2)]
    assert logs[0] == logs[1]


def test_they_are_listed():
    assert {DETECTIVE, RAMBLER} <= set(bots(GAME))


@pytest.mark.parametrize("spec", ["detective:x", "rambler:1"])
def test_they_take_no_argument(spec):
    with pytest.raises(Unknown):
        bot(GAME, spec)


# ---------------------------------------------------------------------------------------------- fair play


@pytest.mark.clause("EN-35")
def test_no_module_of_the_bots_imports_the_library():
    """Neither the box and its reader, nor the set-up of the rules, which deals its cases."""
    package = Path(module.__file__).parents[1]
    files = [path for path in reached([Path(module.__file__)]) if path.is_relative_to(package)]
    parts = {str(path.relative_to(package).with_suffix("")) for path in files}
    own = {"registry", "detective/bot", "detective/belief", "master/bot", "master/square_odds"}
    assert {"cases/clues", *(f"bots/{name}" for name in own)} <= parts
    assert not parts & {f"cases/{name}" for name in ("box", "box_file", "certificate", "opening", "case_file", "daily")}
    assert not parts & {"rules/contract", "rules/setup"}
    assert not any(part.startswith(("text/", "ui/", "insight/", "lab/")) for part in parts)


@pytest.fixture
def unreachable(monkeypatch):
    """Make the library unusable: its arrays are empty, and its module cannot be imported."""

    def hide():
        for name in ("BOX_CLUES", "BOX_ANSWERS"):
            array = getattr(box, name)
            kept.append((array, array.copy()))
            array[:] = 0
        monkeypatch.setitem(sys.modules, box.__name__, None)

    kept = []
    yield hide
    for array, values in kept:
        array[:] = values


@pytest.mark.clause("EN-35")
@pytest.mark.parametrize("level", ["1", "2"])
def test_without_the_library_they_play_the_same(unreachable, level):
    tables = [[GAME.table(3, seed, {"level": level}) for seed in range(4)] for _ in range(2)]
    seats = [DETECTIVE, RAMBLER, DETECTIVE]
    with_it = [play(table, [bot(GAME, spec, 1) for spec in seats]).log for table in tables[0]]
    unreachable()
    without = [play(table, [bot(GAME, spec, 1) for spec in seats]).log for table in tables[1]]
    assert with_it == without


@pytest.mark.clause("EN-35")
def test_the_number_of_the_case_changes_nothing():
    """The same clues under the number of another case of the box."""
    table = seated("players 2\nturn 0 closing\npawns A1 B2\n0 holds i1..i3 x1")
    views = [table.view(0) for _ in range(2)]
    views[1].state.case = 3
    assert np.array_equal(*(Notebook(view.state, 0).chances for view in views))


# ------------------------------------------------------------------------------------------------- belief


def test_at_first_all_squares_are_equally_likely():
    assert notes("players 2").chances.tolist() == pytest.approx([1 / 25] * 25)


@pytest.mark.clause("EN-32", "EN-34")
def test_clues_and_wrong_accusations_exclude():
    heard = notes("accused - - B2\n0 holds i1 x1").chances
    alone = notes("0 holds i1 x1").chances
    assert heard[SQUARE.index("B2")] == 0
    assert set(np.flatnonzero(heard)) == set(np.flatnonzero(alone)) - {SQUARE.index("B2")}


def test_a_clue_favours_squares_with_few_true_clues():
    """Near John F. Kennedy airport, at D4 or E4: the square with fewer true clues is more likely."""
    s = lay("0 holds i1")
    s.clue[0] = NAMES["near-jfk"]
    chances, (fewer, more) = belief(s, 1), sorted((18, 19), key=lambda square: COUNTS[0, 0, square])
    assert chances[fewer] > chances[more] > 0.4
    assert chances[fewer] + chances[more] == pytest.approx(1)


@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("kind", range(KINDS))
def test_a_card_has_a_value_until_all_is_known(level, kind):
    even = np.full(25, 1 / 25)
    certain = np.eye(25)[3]
    assert 0 < gain(even, level, kind) < entropy(even) == pytest.approx(np.log2(25))
    assert gain(certain, level, kind) == pytest.approx(0)


# ------------------------------------------------------------------------------------------------- movement


def test_it_goes_where_it_can_read_two_cards():
    """Seat 1 is at experts, with cards to spy on: better than any square with one card."""
    text = "players 3\nturn 0 choosing\ndice joker 5\npawns - B5 A1\n0 holds i1\n1 holds i2 i3\n2 holds i4"
    assert answer(text) == "go B5"


def test_it_also_gets_there_from_a_square_to_go_on():
    text = "players 2\nturn 0 choosing\ndice joker 3\npawns - C1\n0 holds i1\n1 holds i2 i3 x1"
    assert answer(text) == "go C3"
    assert answer(text.replace("choosing", "going").replace("pawns -", "pawns C3")) == "go C1"


def test_it_knows_how_likely_a_card_is_new():
    """Of three cards of seat 1, this seat has read one and knows where it is."""
    seen = notes("players 2\n1 holds i1 i2 i3\n0 read i1")
    assert seen.drawing(1, 0) == pytest.approx(2 / 3 * seen.gains[0])
    assert seen.drawing(PILE, 0) == pytest.approx(seen.gains[0])
    assert seen.drawing(1, 1) == 0


def test_a_lost_card_may_be_anywhere():
    """i1 is read and may be any of the ten indistinguishable informants' cards."""
    seen = notes("players 3\n1 holds i1 i2\n0 read i1-")
    assert seen.drawing(1, 0) == pytest.approx(9 / 10 * seen.gains[0])
    assert seen.spying(1) == pytest.approx(seen.drawing(1, 0))


@pytest.mark.clause("EN-27")
def test_it_spies_on_seats_with_new_cards_and_otherwise_passes():
    text = "players 3\nturn 0 spying\npawns A1 A1 A1\n1 holds i1\n2 holds i2\n0 read i1"
    assert answer(text) == "spy 2"
    assert answer(text + " i2") == "pass"


@pytest.mark.clause("EN-28")
def test_it_takes_from_a_seat_with_new_cards():
    text = "players 3\nturn 0 taking\npawns B1 - -\n1 holds x1..x4\n2 holds x5 x6\n0 read x1..x4"
    assert answer(text) == "take 2"


@pytest.mark.clause("EN-25")
def test_in_a_swap_it_gives_a_card_the_other_has_read():
    """Seat 1 once held i2 and no longer has it; the current holder knows that."""
    text = "players 2\nturn 0 swapping\npawns D2 -\n0 holds i1 i2 x1\n1 holds i3 x2\n1 read i2"
    s = lay(text)
    s.knows[0, 1] |= 1 << card("i2")
    seen = Notebook(view_of(s, 0), 0)
    assert seen.telling(card("i2"), 1) == 0
    assert min(seen.telling(card("i1"), 1), seen.telling(card("x1"), 1)) > 0
    swaps = {action: value(seen, ACTION[action]) for action in legal(s, 0)}
    assert max(swaps, key=swaps.get).startswith("swap i2 1")


def test_with_nothing_to_learn_a_square_is_worth_nothing():
    seen = notes(f"players 2\n0 holds {EVERY_CARD}")
    assert all(seen.landing(square) == pytest.approx(0, abs=1e-4) for square in range(25))


# ------------------------------------------------------------------------------------------------ accusing


@pytest.mark.clause("EN-30")
@pytest.mark.parametrize("spec", [DETECTIVE, RAMBLER])
@pytest.mark.parametrize("phase", ["rolling", "closing"])
def test_it_accuses_when_certain_before_and_after_the_roll(spec, phase):
    text = f"players 2\nturn 0 {phase}\npawns A1 -\n0 holds {EVERY_CARD}"
    assert answer(text, spec) == f"accuse {ANSWER}"


@pytest.mark.parametrize("spec", [DETECTIVE, RAMBLER])
def test_without_knowledge_it_does_not_accuse(spec):
    assert answer("players 2", spec) == "roll"
    assert answer("players 2\nturn 0 closing\npawns B4 -", spec) == "end"


@pytest.mark.clause("EN-36")
def test_in_the_last_turn_a_guess_costs_nothing():
    text = "players 2\nround 60\nturn 0 closing\npawns A1 -\n0 holds i1..i3"
    assert answer(text).startswith("accuse ")
    assert answer(text, RAMBLER) == "end"
    assert answer(text.replace("60", "59")) == "end"


def test_with_two_squares_it_waits_for_one_rival_and_not_for_three():
    """The race when all have read eight cards of level 2."""
    one, three = (prospect(2, 0.5, 8, [8] * rivals, 1, 50) for rivals in (1, 3))
    assert three < 0.5 < one


@pytest.mark.clause("EN-33")
def test_alone_it_waits_until_it_is_certain():
    assert prospect(4, 0.25, 6, [], 1, 50) > 0.99
    text = "players 2\noption last-standing plays-on\nturn 0 closing\npawns A1 -\naccused - B2\n0 holds i1..i3"
    assert answer(text) == "end"


def test_the_race_is_monotonic():
    """More cards read by rivals are worse, more squares left too, and certainty is best."""
    for level in (0, 1):
        chances = [prospect(3, 1 / 3, 7, [rival], level, 50) for rival in range(CARDS)]
        assert chances == sorted(chances, reverse=True)
        assert prospect(2, 0.5, 7, [7], level, 50) > prospect(4, 0.25, 7, [7], level, 50)
        assert all(0 <= hazard(level, read) <= 1 for read in range(CARDS + 1))
    assert [fall(read) for read in range(CARDS + 1)] == sorted(fall(read) for read in range(CARDS + 1))
    assert prospect(2, 0.5, 7, [7], 0, 0) == 0


def test_it_counts_the_cards_read_by_rivals():
    """Exactly, with two players: its own knowledge, and the hidden cards in the other hand."""
    assert notes("players 2\n1 holds i1 i2 x1\n0 read i1").read_by(1) == 3
    assert notes("players 3\n1 holds i1 i2 x1\n1 read i3 x2").read_by(1) == 4


# --------------------------------------------------------------------------------------------------- greedy


def worth(text, action, seat=0):
    """Return greedy's value of an action in a known world."""
    return module.worth(copy(lay(text)), seat, ACTION[action], np.zeros(6, np.int64))


def test_greedy_accuses_only_when_certain():
    certain = f"players 2\n0 holds {EVERY_CARD}"
    assert worth(certain, f"accuse {ANSWER}") > worth(certain, "roll") > worth(certain, "accuse A1")
    assert all(worth("players 2\n0 holds i1 i2", f"accuse {square}") < 0 for square in SQUARE)


def test_greedy_goes_for_cards_and_gives_away_little():
    choosing = "players 2\nturn 0 choosing\ndice joker joker\npawns - -\n0 holds i1"
    assert worth(choosing, "go A1") > worth(choosing, "go D2") == 0
    swapping = "players 2\nturn 0 swapping\npawns D2 -\n0 holds i1 x1\n1 holds i3\n1 read i1"
    assert worth(swapping, "swap i1 1 informant") > worth(swapping, "swap x1 1 informant")
    taking = "players 2\nturn 0 taking\npawns B1 -\n1 holds x1..x6\n0 holds i1"
    assert worth(taking, "take 1") > 0
    spying = "players 2\nturn 0 spying\npawns B1 B1\n1 holds x1\n0 holds i1"
    assert worth(spying, "spy 1") > worth(spying, "pass") == 0


def test_greedy_plays_to_the_end():
    assert play(GAME.table(2, 1, {"rounds": "20"}), [GreedyBot(GAME, "", 1), bot(GAME, RAMBLER)]).over


# ------------------------------------------------------------------------------------------------- strength


def wins(game, matches, players, options):
    """Count the matches a detective wins against ramblers, from every seat in turn."""
    won = 0
    for number in range(matches):
        seat = number % players
        table = game.table(players, number // players, options)
        seats = [bot(game, DETECTIVE if each == seat else RAMBLER, number) for each in range(players)]
        won += seat in play(table, seats).winners
    return won


@pytest.mark.parametrize(("players", "level", "share"), [(2, "2", 0.6), (4, "1", 0.38)])
def test_the_detective_beats_ramblers(players, level, share):
    assert wins(GAME, 60, players, {"level": level}) > share * 60


@pytest.mark.deep
@pytest.mark.parametrize(("players", "share"), [(2, 0.6), (4, 0.38)])
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("case", ["spin", "generated"])
def test_the_detective_beats_ramblers_in_many_matches(players, share, level, case, print_later):
    won = wins(gotham.game(GAME.name), 1000, players, {"level": level, "case": case})
    print_later(f"detective, {players} players, level {level}, {case}: {won / 10} %")
    assert won / 1000 - 1.96 * (share * (1 - share) / 1000) ** 0.5 > share
