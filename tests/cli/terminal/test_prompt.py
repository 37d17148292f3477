"""Many choices, whole runs on one line, and acting without being awaited: a table where all may act at any time."""

import io
import re
import sys

import pytest
from tests.games.chinatown.position import all_done, chinatown, keep_all, lay, money, owner

import gotham
from gotham.bots import WAIT
from gotham.cli.terminal import saves
from gotham.cli.terminal.game_session import GameSession
from gotham.cli.terminal.prompt import ChoiceList
from gotham.cli.terminal.saves import SavedSettings
from gotham.cli.terminal.screen import FEW, DrawnScreen, PlainScreen
from gotham.match.view import seat_name

TABLE = """
    0 owns 1 2 3
    1 owns 5 6 7
    2 owns 16 17
    0 holds sea-food 2 radios 1
    1 holds laundry 2
    money 5 6 4
"""


class Script:
    """A bot that plays its lines one by one, then waits; at the last call it is done."""

    def __init__(self, *lines):
        self.lines, self.asked = list(lines), 0

    def act(self, view, last_call=False):
        self.asked += 1
        if self.lines and self.lines[0].split("; ")[0] in view.legal:
            return [view.game.read(text) for text in self.lines.pop(0).split("; ")]
        if last_call:
            return view.game.read("done")
        return WAIT


@pytest.fixture
def sit(monkeypatch, capsys):
    """Play with typed input at a table with bots until the input ends; return the output."""

    def sit(table, typed, *bots, screen=PlainScreen):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        words = table.game.words()
        with saves.new_save(table.game.name, SavedSettings(0, ["random"], "en", True)) as save:
            sitting = GameSession(table, 0, dict(enumerate(bots or (Script(), Script()), 1)), save, screen(words))
            with pytest.raises(EOFError):
                sitting.play()
        return capsys.readouterr().out

    return sit


@pytest.fixture
def table():
    return lay(TABLE)


def choices(table, seat=0):
    words = table.game.words()
    return ChoiceList(table.view(seat), lambda each: seat_name(words, each), words)


# ------------------------------------------------------------------------------------------- many choices


def test_many_choices_are_listed_by_kind(table):
    table.act(0, "draft")
    items = choices(table).items()
    marks = [item.mark for item in items]
    assert marks[:-1] == ["give", "tile", "cash", "build", "empty", "owe"]
    assert items[-1] == (str(len(table.legal(0))), "drop the draft")
    assert items[0].text == "30, such as “give 1 1” – Player 1 gives building 1 to Player 2"


def test_small_kinds_are_listed_completely(table):
    table.act(0, "draft", "give 1 1")
    texts = [item.text for item in choices(table).items() if item.mark.isdigit()]
    assert texts == ["propose this openly", "propose this secretly, to its parties alone", "drop the draft"]


def test_large_kinds_are_listed_by_the_next_word(table):
    table.act(0, "draft")
    listed = choices(table)
    assert [item.mark for item in listed.read("cash")] == ["cash 0", "cash 1", "cash 2"]
    assert listed.read(" CASH  1 ")[0] == ("cash 1 0", "(27)")
    sums = listed.read("cash 1 0")
    assert len(sums) == 27 <= FEW
    assert sums[4].text == "Player 2 pays $5,000 to Player 1"
    assert table.legal(0)[int(sums[4].mark) - 1] == "cash 1 0 5,000"


def test_every_choice_can_be_found_and_has_a_fixed_number(table):
    table.act(0, "draft")
    listed = choices(table)
    found = {}

    def walk(items):
        for mark, text in items:
            if mark.isdigit():
                found[int(mark)] = text
            else:
                walk(listed.read(mark))

    walk(listed.items())
    assert sorted(found) == [*range(1, len(table.legal(0)) + 1)]
    assert [listed.read(str(number)).actions for number in (1, 30)] == [[each] for each in table.numbers(0)[0:30:29]]


def test_few_choices_are_listed_directly(table):
    assert choices(table).items() == [("1", "draft an offer"), ("2", "finish negotiating")]


def test_in_plain_lines(sit, table):
    said = sit(table, ["draft", "tile radios"])
    assert "more: cash 162, such as “cash 0 1 1,000” – Player 1 pays $1,000 to Player 2\n" in said
    assert re.search(r"> tile radios\n\d+ Player 1 gives 1 Radios tile to Player 2\n", said)
    kinds = r"(log|view|more|error|help|rule|note|saved|result): .+|\d+ .+|> .*"
    assert all(re.fullmatch(kinds, line) for line in said.splitlines())


@pytest.mark.parametrize(("lines", "grouped"), [(24, True), (70, False)])
def test_choices_that_do_not_fit_below_the_board_are_listed_by_kind(monkeypatch, table, lines, grouped):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", str(lines))
    all_done(table)
    assert len(table.legal(0)) <= FEW
    items = choices(table).items(DrawnScreen(table.game.words()).fits)
    assert (not all(item.mark.isdigit() for item in items)) == grouped


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("give", "“give” is only the beginning of an action, such as “give 1 0”"),
        ("draft; give 12", "“give 12” is only the beginning of an action, such as “give 12 0”"),
        ("give 99", "“give 99” is not an action of this game"),
        ("draft; 3", "“3” is not an action of this game"),
        ("draft; give 1 1; 1", "“1” is not an action of this game"),
        ("# just talking", "“” is not an action of this game"),
        (";", "“” is not an action of this game"),
        ("gi", "“gi” is not an action of this game"),
    ],
)
def test_an_invalid_action_changes_nothing(sit, table, typed, refusal):
    assert f"error: {refusal}\n" in sit(table, [typed])
    assert table.log == []


# --------------------------------------------------------------------------------------------- whole runs


DEAL = "draft; give 1 1; cash 1 0 5,000; propose openly"


def test_a_run_on_one_line(sit, table):
    said = sit(table, [f"{DEAL} # a fair price"], Script("yes 0 0+1 openly"), Script())
    assert "log: Player 1 proposes openly to Player 2: Player 1 gives building 1 to Player 2." in said
    assert "Player 1 notes: a fair price" in said
    assert "In the draft" not in said
    assert (owner(table, 1), money(table)) == (1, [10, 1, 4])


def test_a_run_happens_entirely_or_not_at_all(sit, table):
    said = sit(table, ["draft; give 1 1; cash 1 0 5,000; give 16 16", "draft; cash 0 1 9,000; propose openly"])
    assert said.count("error: ") == 2
    assert "error: CT-26: " in said
    assert table.log == []


def test_a_game_may_accept_composed_runs(sit, table):
    sit(
        table, ["draft; cash 1 0 3000; tile SF 0 1; give 1 1; propose secretly"], Script("yes 0 0+1 secretly"), Script()
    )
    assert (owner(table, 1), money(table)) == (1, [8, 3, 4])


def test_a_run_is_saved_with_its_note(sit, home):
    table = chinatown().table(3, seed=1)
    keep_all(table)
    sit(table, ["draft; cash 0 1 2,000; propose openly # hm"])
    text = (home.parent / "chinatown" / "1.txt").read_text()
    assert '0 propose openly ; "hm"' in text
    assert gotham.replay(text, game=table.game).log == table.log


# --------------------------------------------------------------------------- when the person is not awaited


def test_enter_lets_the_others_act_first(sit, table):
    said = sit(table, [""], Script("draft; give 5 0; propose openly"), Script())
    before, after = said.split("> \n", 1)
    assert "proposes" not in before
    assert "log: Player 2 proposes openly to Player 1" in after


def test_an_awaited_person_is_asked_when_there_is_news(sit, table):
    said = sit(table, ["w", "w"], Script("draft; give 5 2; propose openly"), Script())
    assert [re.findall(r"log: Player (\d) (\w+)", page) for page in said.split("> w")] == [
        [],
        [("2", "proposes")],
        [("3", "is")],
    ]


def test_a_person_who_is_done_is_not_asked_repeatedly(sit, table):
    """Except for news that concerns them: a new offer."""
    busy = Script("draft; give 5 2; propose openly", "done", "resume", "draft; give 5 0; propose openly")
    said = sit(table, ["done"], busy, Script("no 1 1+2 openly"))
    _, page, rest = said.split("> ")
    assert "log: Player 3 says no to the open offer of Player 2 to Player 3." in page
    assert "log: Player 2 proposes openly to Player 1" in page
    assert page.endswith("note: Nobody is waiting for you. You may act, or press Enter to let the others continue.\n")
    assert rest == "\n"


def test_another_offer_of_the_same_name_is_news(sit, table):
    again = "draft; give {} 0; propose openly"
    offers = Script(again.format(5), "withdraw 0+1 openly; " + again.format(6))
    said = sit(table, ["done", ""], offers, Script())
    assert said.count("note: Nobody is waiting for you.") == 2
    assert "Player 2 gives building 6 to Player 1" in said.rsplit("note: ", 1)[0].rsplit("view: ", 1)[1]


def test_a_removed_offer_is_no_reason_to_ask(sit, table):
    offers = Script("draft; give 5 0; propose openly", "withdraw 0+1 openly")
    said = sit(table, ["done", ""], offers, Script())
    assert said.count("note: Nobody is waiting for you.") == 1
    assert "Round 1 of 6: tiles are placed." in said


def test_a_person_who_is_done_can_answer(sit, table):
    said = sit(table, ["done", "yes 1 0+1 openly"], Script("draft; give 5 0; propose openly"), Script())
    assert "is struck" in said
    assert owner(table, 5) == 0


def test_at_the_last_call_enter_shows_the_position(sit, table):
    said = sit(table, ["w", "", "w"])
    assert [page.count("view: Round 1 of 6") for page in said.split("> ")] == [1, 1, 1, 0, 0]
    assert "> w\nerror: you cannot wait now" in said


# --------------------------------------------------------------------------------------------------- commands


def test_commands_of_the_game_are_in_the_help(sit, table):
    said = sit(table, ["?", "Income", "offers", "moves"])
    assert re.findall(r"help: (\w+)  ", said)[-3:] == ["moves", "offers", "income"]
    assert "> Income\nview: Player 1: the shops pay $0 as they stand." in said
    assert "> offers\nview: There are no offers that you can see.\n" in said
    assert "help: Enter alone lets the others act first." in said


def test_help_shows_an_example_if_there_is_one(sit, table):
    said = sit(table, ["?", "draft", "?"])
    assert said.count("help: Type the beginning of an action, such as “give”") == 1


def test_the_position_again(sit, table):
    assert sit(table, ["p"]).count("view: Round 1 of 6") == 2
