"""The trader gives reasons: why it accepts or refuses, its price, and nothing hidden."""

import re

import pytest
from tests.games.chinatown.position import chinatown, lay, names, offer, strike

from gotham.bots import WAIT, bot, play, reason_of, run_of
from gotham.engine import default_mode
from gotham.games.chinatown.bots.trader import PROPOSALS, TraderBot
from gotham.games.chinatown.bots.valuation.seat_value import POINTS
from gotham.games.chinatown.rules.state import DONE, DRAFT, DROP, NO, PROPOSE, WITHDRAW, YES
from gotham.i18n.catalogue import LANGUAGES, said

compiled = pytest.mark.skipif(default_mode() == "plain", reason="interpreted, it takes too long")

BUYING = """
    round 2
    0 owns 1 2
    1 owns 4
    2 owns 60
    0 holds sea-food 3
    money 30 30 30
"""
SELLING = """
    round 2
    0 owns 4 60
    1 owns 1 2
    1 holds sea-food 3
    money 30 30 30
"""
DEAR = ("give 4 0", "cash 0 1 30,000")
CHEAP = ("give 4 1", "cash 1 0 1,000")
TALK = {*range(PROPOSE, DROP), *range(YES, DONE)}


def trader():
    """A trader that makes no offers."""
    one = TraderBot(chinatown(default_mode()), "", 1)
    one.negotiator.search = None
    return one


def laid(text):
    return lay(text, mode=default_mode())


def does(table, one, seat=0, last_call=False):
    """Let a bot act; return its action and remark."""
    answer = one.act(table.view(seat), last_call)
    if answer == WAIT:
        return "wait", ""
    table.act(seat, *run_of(answer), note=reason_of(one))
    return "; ".join(table.game.notation[number] for number in run_of(answer)), reason_of(one)


def read(note, language="en"):
    return said(note, chinatown().words(language), lambda seat: f"Player {seat}")


# -------------------------------------------------------------------------------------------- answering


@pytest.mark.parametrize(
    ("text", "moves", "done", "reason"),
    [
        (BUYING, ("give 4 0", "cash 0 1 9,000"), "yes", "It gives me Sea Food on 1, 2, 4 (3 of 3 tiles)."),
        (BUYING, DEAR, "no", "Too expensive: I would pay $11,000 at most."),
        (BUYING, ("cash 1 0 1,000",), "yes", "$1,000 makes it worth my while."),
        (BUYING, ("cash 0 1 1,000",), "no", "There is too little to gain: no price would pay off for all of us."),
        (BUYING, ("cash 1 0 9,000", "empty 1"), "no", "I would have to promise something, and I do not make promises."),
        (
            BUYING,
            ("cash 1 0 9,000", "build 1 sea-food"),
            "no",
            "I would have to promise something, and I do not make promises.",
        ),
        (SELLING, CHEAP, "no", "That is not enough for what I would give up: I would need $8,000 more."),
        (SELLING, ("give 4 1", "cash 1 0 20,000"), "yes", "$20,000 makes it worth my while."),
        (
            SELLING,
            ("give 4 1", "cash 1 0 6,000"),
            "no",
            "Player 1 is ahead and would gain more than I would: I would need $3,000 more.",
        ),
        (
            SELLING.replace("30 30 30", "90 30 30"),
            ("give 4 1", "cash 1 0 6,000"),
            "no",
            "The others would gain much more than I would: I would need $2,000 more.",
        ),
    ],
    ids=str,
)
def test_an_answer_has_its_reason(text, moves, done, reason):
    table = laid(text)
    offer(table, 1, *moves)
    found, note = does(table, trader())
    assert found.split()[0] == done
    assert read(note) == reason
    assert table.log[-1].note == note


def test_a_reason_names_missing_things():
    table = laid(BUYING)
    offer(table, 1, "give 4 0", "cash 0 1 1,000")
    strike(table, 1, "give 4 2", "cash 2 1 1,000")
    found, note = does(table, trader())
    assert (found.split()[0], read(note)) == ("no", "Something in it is no longer where it was.")


def test_it_gives_no_reason_without_an_answer():
    table = laid(BUYING)
    one = trader()
    assert does(table, one) == ("done", "")
    offer(table, 1, "cash 1 2 1,000")
    assert does(table, one) == ("wait", "")
    assert reason_of(bot(chinatown(), "random")) == ""


# ------------------------------------------------------------------------------------ hidden information


@compiled
def test_its_money_stays_hidden():
    """With more or less money than others know, its remark is the same; an unpayable deal just does not suit it."""
    rich, poor = laid(BUYING), laid(BUYING)
    strike(poor, 0, "cash 0 2 20,000", "cash 0 2 9,000", secret=True)
    for moves in (DEAR, ("give 1 1", "cash 1 0 1,000"), ("give 1 1", "give 4 0"), ("cash 0 1 1,000",)):
        reasons = []
        for table in (rich, poor):
            offer(table, 1, *moves)
            reasons.append(does(table, trader()))
        assert reasons[0] == reasons[1], moves
    offer(poor, 1, "give 4 0", "cash 0 1 9,000")
    found, note = does(poor, trader())
    assert (found.split()[0], read(note)) == ("no", "It does not suit me now.")


def test_secret_promises_stay_hidden():
    table = laid(BUYING)
    strike(table, 2, "cash 2 0 5,000", "build 1 sea-food", secret=True)
    offer(table, 1, "give 4 0", "cash 0 1 1,000")
    found, note = does(table, trader())
    assert (found.split()[0], read(note)) == ("yes", "I gain enough from it.")
    offer(table, 1, "give 1 1", "cash 1 0 1,000")
    found, note = does(table, trader())
    assert (found.split()[0], read(note)) == ("no", "It does not suit me now.")


# ------------------------------------------------------------------------------------------- countering


@pytest.mark.parametrize(
    ("text", "moves", "counter", "reason"),
    [
        (BUYING, DEAR, "give 4 0; cash 0 1 10,000", "The same things, but I would pay $10,000."),
        (SELLING, CHEAP, "give 4 1; cash 1 0 10,000", "The same things, but I would like to get $10,000."),
    ],
    ids=["buying", "selling"],
)
@pytest.mark.parametrize("secret", [False, True], ids=["openly", "secretly"])
def test_it_names_another_price(text, moves, counter, reason, secret):
    """To the same parties, as secret as the offer, and with a gain for the other."""
    table = laid(text)
    one, other = trader(), trader()
    offer(table, 1, *moves, secret=secret)
    assert does(table, one)[0].startswith("no 1 0+1")
    before = other.worth(table.view(1))
    found, note = does(table, one)
    assert found == f"draft; {counter}; propose {'secretly' if secret else 'openly'}"
    assert read(note) == reason
    assert does(table, one) == ("wait", "")
    assert does(table, other, 1)[0].startswith("yes 0 0+1")
    assert other.worth(table.view(1)) >= before + POINTS


def test_it_names_each_price_once():
    table = laid(BUYING)
    one, found = trader(), []
    for _ in range(3):
        offer(table, 1, *DEAR)
        found.append(does(table, one)[0].split()[0])
        if does(table, one)[0].startswith("draft"):
            found.append("counter")
            table.act(1, f"no {names(table, 0)[0]}")
    assert found == ["no", "counter", "no", "no"]


@compiled
def test_it_names_few_prices_in_a_round():
    table = laid(BUYING.replace("0 owns 1 2", "0 owns 1 2 20 21 22 30 31"))
    one, counters = trader(), 0
    for number in (20, 21, 22, 30, 31, 1, 2, 20, 21):
        offer(table, 1, "give 4 0", f"give {number} 1", "cash 0 1 20,000")
        assert does(table, one)[0].startswith("no")
        if does(table, one)[0].startswith("draft"):
            counters += 1
            table.act(1, f"no {names(table, 0)[0]}")
    assert 2 <= counters <= PROPOSALS


@pytest.mark.parametrize(
    "moves", [(*DEAR, "empty 1"), (*DEAR, "owe 0 1 1,000"), ("cash 0 1 1,000",), ("give 1 1",)], ids=str
)
def test_promises_and_gifts_have_no_price(moves):
    table = laid(BUYING)
    one = trader()
    offer(table, 1, *moves)
    assert does(table, one)[0].startswith("no")
    assert does(table, one)[0] == "done"


def test_a_late_answer_is_not_counted():
    """A host may drop an answer because the view has changed: an unsent proposal may be made again."""
    table = laid(BUYING)
    one = trader()
    offer(table, 1, *DEAR)
    does(table, one)
    late = one.act(table.view(0))
    assert late[0] == DRAFT
    table.act(2, "done")
    assert one.act(table.view(0)) == late
    table.act(0, *late)
    assert does(table, one)[0] == "wait"


# -------------------------------------------------------------------------------- with own open offers


def test_it_withdraws_its_own_offer_for_another():
    """An answer does not wait for the answer of another person."""
    table = laid(BUYING)
    one = trader()
    offer(table, 0, "cash 0 2 1,000", "give 60 0")
    offer(table, 1, "give 4 0", "cash 0 1 9,000")
    found, note = does(table, one)
    assert (found.split()[0], read(note)) == ("withdraw", "I withdraw to be free for another deal.")
    assert does(table, one)[0].startswith("yes 1 0+1")


def test_it_withdraws_its_own_offer_to_name_another_price():
    table = laid(BUYING)
    one = trader()
    offer(table, 0, "cash 0 2 1,000", "give 60 0")
    offer(table, 1, *DEAR)
    assert [does(table, one)[0].split()[0] for _ in range(4)] == ["no", "withdraw", "draft;", "wait"]


# --------------------------------------------------------------------------------------- whole matches


class Speaker(TraderBot):
    """A trader whose remarks and actions are recorded."""

    def __init__(self, *details):
        super().__init__(*details)
        self.spoken = []

    def act(self, view, last_call=False):
        answer = super().act(view, last_call)
        self.spoken.append((run_of(answer), self.reason))
        return answer


@compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_answer_has_a_reason(language, spoken):
    sentences = set()
    for run, note in spoken:
        assert bool(note) == (run[-1] in TALK)
        if note:
            sentences.add(note.split()[0])
            text = read(note, language)
            assert re.fullmatch(r"[^={}]+\.", text), text
    assert len(sentences) > 5


@pytest.fixture(scope="module")
def spoken():
    """Return the remarks of traders to each other, and to a random proposer."""
    game = chinatown(default_mode())
    speakers = [Speaker(game, "", seat) for seat in range(3)]
    play(game.table(4, "speaking"), [*speakers, bot(game, "random")])
    assert any(NO <= run[-1] < WITHDRAW for each in speakers for run, _ in each.spoken)
    return [words for each in speakers for words in each.spoken]
