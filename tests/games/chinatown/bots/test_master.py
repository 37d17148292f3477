"""The master: joint plans split into deals, fair shares, strict gains, its own price; levels and characters."""

import re
from pathlib import Path

import pytest
from tests.games.chinatown.position import chinatown, lay, offer

from gotham.bots import bot, play, reason_of, run_of
from gotham.engine import default_mode
from gotham.games.chinatown.bots.master.bot import ChinatownMaster
from gotham.games.chinatown.bots.registry import BOTS, CHARACTERS, DEFAULT, LEVELS
from gotham.games.chinatown.bots.valuation.fair_share import chances, coalitions, fair_shares, shapley, threat
from gotham.games.chinatown.bots.valuation.seat_value import POINTS
from gotham.games.chinatown.lab.samples import setting
from gotham.games.chinatown.lab.surplus import measure
from gotham.games.chinatown.rules.material import ROUNDS, SEATS
from gotham.games.chinatown.rules.offers import author_of
from gotham.games.chinatown.rules.state import DONE, DRAFT, DROP, NEGOTIATING, NO, PROPOSE, WITHDRAW, YES
from gotham.i18n.catalogue import LANGUAGES, said
from gotham.i18n.errors import Unknown

MODE = default_mode()
compiled = pytest.mark.skipif(MODE == "plain", reason="interpreted, a search for deals takes minutes")
TALK = {*range(PROPOSE, DROP), *range(YES, DONE)}

# Three seats that need each other: one has the places, one a place and tiles, one the other tiles.
THREE = """
    round 3
    0 owns 1 2 60
    1 owns 4 62
    2 owns 70 85
    1 holds sea-food 1 jeans 1 sewing 1
    2 holds sea-food 2 sports 1 radios 1
    0 holds laundry 1
    money 40 40 40
"""
TWO = """
    round 2
    0 owns 1 2
    1 owns 4
    2 owns 60
    0 holds sea-food 3
    money 30 30 30
"""
# More tiles than occur in play, and gains so large that rounding cannot make the prices meet.
HOARDS = """
    round 2
    0 owns 1 2 4 5
    1 owns 60 61 62
    2 owns 70 71 72
    0 holds jeans 3 sewing 2
    1 holds sea-food 3 radios 3
    2 holds sports 3 laundry 2 sea-food 1 jeans 1
    money 60 60 60
"""


def master(argument="", seed=1, mode=MODE):
    return ChinatownMaster(chinatown(mode), argument, seed)


# ------------------------------------------------------------------------------------------ fair shares


def test_shapley_values_are_by_contribution():
    """Two seats that make 6 together, and a third that adds nothing."""
    seats = [1, 2, 4]
    incomes = {group: 6 if group & 3 == 3 else 0 for group in coalitions(seats)}
    assert shapley(seats, incomes) == [50, 50, 0]
    assert shapley(seats, dict.fromkeys(coalitions(seats), 0)) == pytest.approx([100 / 3] * 3)


def test_the_leader_gets_a_little_less():
    chance = chances([120.0, 100.0, 100.0], 2)
    assert sum(chance) == pytest.approx(1)
    assert chance[0] > 0.9
    shares = fair_shares([50, 50], [chance[0], chance[1]])
    assert sum(shares) == pytest.approx(100)
    assert 45 < shares[0] < 50
    assert threat(chance, 1, 0) > 0.9 > threat(chance, 0, 1) == 0


# -------------------------------------------------------------------------------------------- its deals


@compiled
@pytest.mark.deep
def test_masters_realise_most_of_the_surplus():
    """A short version of what `gotham deals surplus` measures."""
    match = measure(setting("master", 4, {"prosperity": "off"}, "0"), 1)
    assert sum(each.gained for each in match) > 0.8 * sum(each.attainable for each in match)


@compiled
def test_every_deal_is_a_strict_gain_for_all_masters_in_it():
    """Except for its author in the last round, who accepts no loss."""
    table = chinatown(MODE).table(4, 5, {"prosperity": "off"})
    play(table, [master(seed=seat) for seat in range(4)])
    judge, settled = master(), 0
    for seat in range(4):
        for event in table.events(seat):
            before, after = event.before.state, event.after.state
            if YES <= event.action < NO and after.phase == before.phase and (before.owner != after.owner).any():
                moved = before.owner != after.owner
                if ((before.owner == seat) | (after.owner == seat))[moved].any():
                    settled += 1
                    content = before.round_ == ROUNDS - 1 and author_of(event.action) == seat
                    assert judge.worth(event.after) - judge.worth(event.before) >= (0 if content else POINTS)
    assert settled > 5


@compiled
def test_nobody_proposes_a_deal_without_a_part_in_it():
    """In the last round a master accepts a gain of zero, but does not broker deals of others."""
    table = chinatown(MODE).scene(Path(__file__).parents[1].joinpath("last_round.txt").read_text())
    assert run_of(master().act(table.view(3))) == [DONE]


def answer(*moves, text=TWO, argument=""):
    """Return the answer of a master on seat 0 to an offer."""
    table = lay(text, mode=MODE)
    offer(table, 1, *moves)
    return [chinatown(MODE).notation[action] for action in run_of(master(argument).act(table.view(0)))]


def test_two_share_nearly_evenly():
    """The building is worth 5,000 of 2,000 a round for five rounds; nobody gets more than three fifths of it."""
    assert answer("give 4 0", "cash 0 1 2,000", "cash 0 1 10,000")[0].startswith("no")
    assert answer("give 4 0", "cash 0 1 5,000")[0].startswith("yes")


def test_it_refuses_and_names_its_price_in_one_run():
    run = answer("give 4 0", "cash 0 1 30,000")
    assert run[0].startswith("no")
    assert run[1] == "draft"
    assert run[-1] == "propose openly"


@pytest.mark.parametrize("moves", [("cash 0 1 1,000",), ("give 1 1",), ("cash 1 0 5,000", "empty 1")], ids=" ".join)
def test_it_refuses_bad_offers(moves):
    assert answer(*moves)[0].startswith("no")


@compiled
def test_debts_count_as_money_up_to_the_certain_income():
    assert answer("owe 1 0 2,000")[0].startswith("yes")
    assert answer("owe 1 0 9,000")[0].startswith("no")


@compiled
def test_after_a_refusal_it_offers_more():
    table = lay(TWO, mode=MODE)
    one = master()
    run = one.act(table.view(0))
    table.act(0, *run)
    one.act(table.view(0))
    (name,) = [text for text in table.legal(1) if text.startswith("no")]
    table.act(1, name)
    before = list(one.concessions.leaves)
    one.act(table.view(0))
    assert one.concessions.leaves[1] > before[1]


@compiled
def test_a_refusal_before_the_next_question_counts_too():
    """Each of three demands more than the others offer at first; they concede, and there are deals."""
    table = lay(HOARDS, mode=MODE)
    bots = [master(seed=seat) for seat in range(3)]
    offered, struck = list(bots[0].concessions.leaves), [0]

    def follow(moment):
        struck.append(int(moment.after[0].struck[SEATS]))
        if moment.after[0].phase != NEGOTIATING:
            raise Ended

    table.follow = follow
    with pytest.raises(Ended):
        play(table, bots)
    assert max(struck) >= 2
    assert bots[0].concessions.leaves != offered


class Ended(Exception):
    """The negotiation is over."""


@compiled
def test_hidden_cells_change_nothing():
    table = lay(THREE, mode=MODE)
    for seed in range(2):
        assert master().act(table.view(0).guess(seed).view(0)) == master().act(table.view(0))


@compiled
def test_a_new_bot_continues_with_the_memory_of_another():
    """A host may create a new bot for every question."""
    game = chinatown(MODE)
    one = play(game.table(3, "mind"), [bot(game, "master", seat) for seat in range(3)])
    other = play(game.table(3, "mind"), [Forgetful(game, seat) for seat in range(3)])
    assert one.log == other.log


class Forgetful:
    """A master that is replaced by a new one for every question."""

    def __init__(self, game, seat):
        self.game, self.seat, self.memory = game, seat, None

    def act(self, view, last_call=False):
        one = bot(self.game, "master", self.seat)
        if self.memory is not None:
            one.memory = self.memory
        answer = one.act(view, last_call)
        self.memory = one.memory
        return answer


# ------------------------------------------------------------------------------- levels and characters


def test_levels_and_characters_are_its_parameters():
    assert list(LEVELS) == ["beginner", "casual", "practised", "expert", "master"]
    assert {"generous", "hard", "gambler"} <= set(CHARACTERS)
    assert DEFAULT in LEVELS.values()
    words = chinatown().words("en")
    for spec in (*LEVELS.values(), *CHARACTERS.values()):
        assert isinstance(bot(chinatown(), spec), BOTS["master"])
    for character in CHARACTERS:
        assert words.has(f"character-{character}")
        assert words.has(f"character-{character}-about")


@pytest.mark.parametrize("spec", ["master:loud", "master:0", "master:5m"])
def test_other_masters_are_unknown(spec):
    with pytest.raises(Unknown):
        bot(chinatown(), spec)


def test_generous_masters_take_less_than_hard_ones():
    deal = ("give 4 0", "cash 0 1 10,000")
    assert answer(*deal, argument="generous")[0].startswith("yes")
    assert answer(*deal, argument="hard")[0].startswith("no")


@compiled
@pytest.mark.parametrize(
    ("specs", "options"),
    [
        ("master master:beginner master:casual", {"street-variant": "on", "map": "reprint"}),
        pytest.param(
            "master:expert master:practised random master",
            {"placement": "first-player", "offers": "3"},
            marks=pytest.mark.deep,
        ),
        pytest.param(
            "master:hard master:generous master:gambler master:cautious master:quiet",
            {"offers": "10"},
            marks=pytest.mark.deep,
        ),
    ],
)
def test_all_options_and_opponents(specs, options):
    game = chinatown(MODE)
    names = specs.split()
    table = play(game.table(len(names), "company", options), [bot(game, spec, seat) for seat, spec in enumerate(names)])
    assert table.over
    assert game.ask("check", table._rows) == 0


def test_interpreted_it_answers_without_proposing():
    table = lay(TWO)
    assert master(mode="plain").act(table.view(0)) == DONE
    offer(table, 1, "cash 1 0 3,000")
    assert chinatown().notation[master(mode="plain").act(table.view(0))] == "yes 1 0+1 openly"


# --------------------------------------------------------------------------------------------- reasons


@compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_answer_has_a_reason(language, spoken):
    names = set()
    for run, note in spoken:
        assert bool(note) == (run[-1] in TALK)
        if note:
            names.add(note.split()[0])
            text = said(note, chinatown().words(language), lambda seat: f"Player {seat}")
            assert re.fullmatch(r"[^={}]+\.", text), text
    assert {"=bot-offer-share", "=bot-yes-share"} <= names


@pytest.fixture(scope="module")
def spoken():
    """Return the remarks of masters to each other, to a trader and to a random proposer."""
    game, words = chinatown(MODE), []

    class Speaker(ChinatownMaster):
        def act(self, view, last_call=False):
            found = super().act(view, last_call)
            words.append((run_of(found), reason_of(self)))
            return found

    others = [bot(game, "trader"), bot(game, "random")]
    play(game.table(4, "speaking"), [Speaker(game, "", 0), Speaker(game, "", 1), *others])
    assert any(NO <= run[-1] < WITHDRAW or run[0] == DRAFT for run, _ in words)
    return words
