"""Enquêtes à New York on its drawn board: matches by mouse and by keyboard, help, and the page for a new table."""

import re

from playwright.sync_api import expect
from tests.browser import catalogue
from tests.browser.board import tab_to
from tests.browser.enquetes import CLOSING, GOING, NAMES, SPYING, TAKING, Enquetes, case_line, say, sit
from tests.browser.planting import plant
from tests.browser.test_keyboard import choose
from tests.browser.test_match import seat_to_act
from tests.games.enquetes_a_new_york.position import ANSWER
from tests.games.enquetes_a_new_york.tables import GAME, seated

from gotham.games.enquetes_a_new_york.rules.board import SQUARE
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.games.enquetes_a_new_york.ui import web

# The first of the seeds 0, 1, 2 and so on with which three players begin like this: seat 0 starts and rolls informants
# (D1), seat 1 experts (E4), seat 2 a square to go on from (D4), seat 0 one joker (B), seat 1 a swap (E3).
SEED = "26346"
CASE = {"level": "1", "case": "8"}  # its answer is ANSWER
NOTE, PLAN = "Ask the harbour master", "Not in Queens, says my nose"


def containing(text):
    return re.compile(re.escape(text))


# -------------------------------------------------------------------------------------------------- a match


def test_a_match_of_three(visitor, server):
    """Every kind of square, spying, a wrong accusation and a right one, and private notes."""
    links = plant(server, "three", GAME.table(3, SEED, CASE), *NAMES)
    ann, ben, cleo = boards = [Enquetes(visitor(), way) for way in ("click", "key", "click")]
    for board, name in zip(boards, NAMES, strict=True):
        board.visitor.go(links[name])
        expect(board.visitor.seat(name)).to_contain_text(catalogue.say("you"))

    secret = draw_and_be_spied_on(ann, ben, cleo)
    keep_notes(ann, visitor(), links["Ann"])
    for board in (ben, cleo):
        assert not received(board, NOTE, PLAN)
        assert not any(message["notes"] for message in board.visitor.messages("notes"))
    choose_by_joker(ann)
    swap(ben, cleo)
    for board in boards:
        assert received(board, secret) == (board is not ben)
    accuse_wrongly(cleo, ann, ben)
    accuse_rightly(ann, ben, cleo)


def received(board, *texts):
    """Return whether a browser has received any of these texts."""
    return any(text in frame for frame in board.visitor.frames for text in texts)


def draw_and_be_spied_on(ann, ben, cleo):
    """Ann draws from the informants and Ben from the experts; Cleo goes to Ann and reads her card."""
    ann.roll()
    ann.see("closing")
    (label,) = ann.hand
    assert label.startswith("i")
    text = ann.card(label).locator(".text").inner_text()
    ann.end()
    ben.roll()
    ben.see("closing")
    assert [card[0] for card in ben.hand] == ["x"]
    ben.end()
    cleo.roll()
    cleo.see("going")
    cleo.go("D1")
    cleo.see("spying")
    assert not received(cleo, text)
    cleo.spy(0)
    cleo.see("closing")
    expect(cleo.card(label)).to_contain_text(text)
    expect(cleo.card(label)).to_contain_text(say("board-where", place="seat", who="Ann"))
    expect(ann.card(label)).to_contain_text(say("board-readers", who="Cleo"))
    assert len(cleo.hand) == 1  # she has also drawn one
    cleo.end()
    assert received(cleo, text)
    return text


def keep_notes(ann, phone, link):
    """Ann writes notes on two devices: each shows the other's notes at once, and after a reload."""
    phone.go(link)
    other = Enquetes(phone)
    ann.mark("A5", "x")
    ann.write("A5", NOTE)
    ann.mark("B3", "?")
    ann.mark("C2", "o")
    expect(other.square("C2")).to_have_attribute("data-marked", "o")
    other.mark("E1", "x")
    other.write("notes", PLAN)
    expect(ann.text("notes")).to_have_value(PLAN)
    ann.mark("D4", "o")
    expect(other.square("D4")).to_have_attribute("data-marked", "o")
    ann.page.locator("[data-note-undo]").click()
    expect(other.square("D4")).to_have_attribute("data-marked", "")
    ann.visitor.reload()
    for board in (ann, other):
        for square, mark in {"A5": "x", "B3": "?", "C2": "o", "D4": "", "E1": "x"}.items():
            expect(board.square(square)).to_have_attribute("data-marked", mark)
        expect(board.square("A5")).to_have_attribute("aria-label", containing(NOTE))
        expect(board.text("notes")).to_have_value(PLAN)
    expect(ann.text("A5")).to_have_value(NOTE)
    expect(ann.page.locator("[data-tab='notes']")).to_have_count(1)  # there is one notepad
    phone.context.close()


def choose_by_joker(ann):
    """The dice show B and a joker."""
    ann.roll()
    ann.see("choosing")
    assert ann.lit == ["B1", "B2", "B3", "B4", "B5"]
    ann.visitor.reload()
    ann.see("choosing")
    ann.go("B1")
    ann.see("closing")
    assert [card[0] for card in ann.hand] == ["i", "x"]
    ann.end()


def swap(ben, cleo):
    """Ben and Cleo have a card each, of different kinds."""
    ben.roll()
    (given,), (taken,) = ben.hand, cleo.hand
    ben.swap(given, seat=2, kind=0)
    expect(cleo.card(given, held=True)).to_be_visible()
    assert (ben.hand, cleo.hand) == ([taken], [given])
    ben.end()


def accuse_wrongly(cleo, *others):
    """Cleo confirms once, sees the answer, is out, and keeps watching."""
    cleo.see("rolling")
    cleo.accuse("C4")
    cleo.cancel()
    cleo.accuse("A1")
    expect(cleo.page.locator("dialog[open]")).to_contain_text(say("board-accuse-risk"))
    assert [view for view in cleo.visitor.messages("view") if view["board"].get("answer") is not None] == []
    cleo.confirm()
    own = cleo.verdict("own")
    expect(own).to_contain_text(say("board-verdict-own", square="A1"))
    expect(own.locator(".answer")).to_have_text(ANSWER)
    cleo.close("own")
    expect(cleo.clues).to_contain_text(say("board-watch"))
    assert cleo.hand == []
    for board in others:
        other = board.verdict("other")
        expect(other).to_contain_text(say("board-verdict-other", square="A1", who="Cleo"))
        expect(other.locator(".answer")).to_have_text("✗")
        board.close("other")


def accuse_rightly(ann, ben, cleo):
    """Ann rolls once more, which Cleo sees, and then accuses."""
    ann.roll()
    ann.see("closing")
    expect(cleo.square("A3")).to_have_attribute("aria-label", containing(say("board-here", who="Ann")))
    for board in (ann, ben):
        assert [view for view in board.visitor.messages("view") if view["board"].get("answer") is not None] == []
    ann.accuse(ANSWER)
    ann.confirm()
    for board in (ann, ben, cleo):
        expect(board.verdict("over")).to_contain_text(say("won-found", who="Ann"))
        expect(board.verdict("over").locator(".answer")).to_have_text(ANSWER)
        expect(board.square(ANSWER)).to_have_attribute("aria-label", containing(say("board-diamond")))
        board.visitor.see_result()
    expect(ann.square("A5")).to_have_attribute("data-marked", "x")


# --------------------------------------------------------------------------------------------- without a mouse


def test_a_match_by_keyboard(visitor):
    """From the first page and the page for a new table to the end, at both seats."""
    ann, ben = boards = [Enquetes(visitor(), "key") for _ in range(2)]
    open_table_by_keys(ann)
    invitation = ann.visitor.panel("people").get_by_label(catalogue.say("invitation", seat=2)).input_value()
    ann.visitor.close_menu()
    sit_by_keys(ben, invitation)
    expect(ann.pad.get_by_role("heading")).to_have_text(case_line(level=1, number=8))
    first = seat_to_act(ann.visitor)
    for turn in range(4):
        take_turn(boards[(first + turn) % 2])
    ann.mark("A5", "o")
    ann.mark("B5", "?")
    ann.mark("B5", "")
    ann.write("notes", PLAN)
    last = boards[first]
    last.see("rolling")
    last.accuse("A1")
    last.cancel()
    last.accuse(ANSWER)
    last.page.keyboard.press("Shift+Tab")  # from no to yes
    last.confirm()
    for board in boards:
        expect(board.verdict("over").locator(".answer")).to_have_text(ANSWER)
        board.visitor.see_result()


def open_table_by_keys(board):
    """A table for two people, with case 8 of the box."""
    page, keyboard = board.page, board.page.keyboard
    board.visitor.go("/")
    tab_to(page, "a[href='/new/enquetes-a-new-york']")
    keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    tab_to(page, "input", labelled=catalogue.say("my-name"))
    keyboard.type("Ann")
    choose(page, catalogue.say("seat-number", seat=2), catalogue.say("seat-open"))
    tab_to(page, "[data-setup='1']")
    tab_to(page, "[data-setup='generated']")
    keyboard.press("ArrowUp")  # to the last of them
    expect(page.locator("[data-setup='box']")).to_be_focused()
    tab_to(page, "[data-case='1']")
    for _ in range(7):
        keyboard.press("ArrowRight")
    expect(page.locator("[data-case='8']")).to_be_checked()
    tab_to(page, "button.main")
    keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def sit_by_keys(board, link):
    board.visitor.go(link)
    tab_to(board.page, "input", labelled=catalogue.say("my-name"))
    board.page.keyboard.type("Ben")
    board.page.keyboard.press("Enter")
    expect(board.visitor.seat("Ben")).to_contain_text(catalogue.say("you"))


def take_turn(board):
    """Roll, take the available actions, and end the turn."""
    board.roll()
    while (phase := board.phase) != "closing":
        if phase in ("choosing", "going"):
            board.go(board.lit[0])
        elif phase == "spying":
            board.stay()
        else:
            swap_anything(board)
    board.end()


def swap_anything(board):
    """Swap the first card for any card of the other player."""
    board.choose("[data-swap-card]")
    board.choose("[data-swap-seat]:not(:disabled)")
    board.choose("[data-swap-kind]:not(:disabled)")
    board.see("closing")


def test_a_quick_second_choice_is_not_lost(visitor, server):
    """A second choice can be made before the first is confirmed."""
    ann = visitor()
    ann.withhold_answers()
    board = sit(ann, server, "quick", TAKING)
    board.take(1)
    board.end()


def test_other_choices_by_keyboard(visitor, server):
    """The focus moves to the next task."""
    ann = visitor()
    going = sit(ann, server, "going", GOING, "key")
    going.stay()
    going.see("closing")
    expect(going.page.locator("[data-end]")).to_be_focused()
    spying = sit(ann, server, "spying", SPYING, "key")
    spying.stay()
    spying.see("swapping")
    expect(spying.page.locator("[data-swap-card]").first).to_be_focused()
    spying.page.keyboard.press("Enter")
    expect(spying.page.locator("[data-swap-seat]").first).to_be_focused()
    taking = sit(ann, server, "taking", TAKING, "key")
    taking.take(1)
    assert [label[0] for label in taking.hand] == ["i", "x"]
    taking.accuse("A1")
    taking.cancel()
    expect(taking.square("A1")).to_be_focused()
    taking.accuse("A1")
    taking.confirm()
    expect(taking.page.locator("[data-close]")).to_be_focused()
    taking.close("own")
    expect(taking.square("A1")).to_be_focused()


# ------------------------------------------------------------------------------------------------- the notepad


def test_help_levels(visitor, server):
    """None by default; then marks on excluded squares; then the reasons for each."""
    board, shown = sit(visitor(), server, "help", CLOSING), web.board(seated(CLOSING).view(0), say, NAMES.__getitem__)
    excluded = {SQUARE[square]: cards for square, cards in shown["excluded"].items()}
    left = [SQUARE[square] for square in shown["left"]]
    assert {*excluded, *left} == {*SQUARE}
    first = next(iter(excluded))
    why = board.page.locator(f"[data-why='{first}']")
    board.look(first)
    assert board.ruled == []
    expect(board.page.locator("[data-left], [data-why]")).to_have_count(0)

    board.help("marks")
    expect(board.page.locator("[data-left]")).to_have_text(left_line(left))
    assert {*board.ruled} == {*excluded}
    expect(why).to_have_count(0)

    board.help("why")
    assert {*board.ruled} == {*excluded}
    expect(why).to_be_visible()
    for square, cards in excluded.items():
        if square != first:
            board.look(square)
        expect(board.page.locator(f"[data-why='{square}'] li b")).to_have_text([CARD[card] for card in cards])
    board.look(left[0])
    expect(board.page.locator("[data-why]")).to_have_count(0)
    board.visitor.reload()
    expect(board.pad.locator("[data-assist='why']")).to_be_checked()
    board.help("")
    assert board.ruled == []


def left_line(left):
    return say("excluded-left", count=len(left), squares=", ".join(left))


# ---------------------------------------------------------------------------------------------- the new table


def open_case(visitor, *choices):
    """Open a table against a bot, as selected on its page; return its line about the case."""
    visitor.go("/new/enquetes-a-new-york")
    seat = visitor.page.get_by_label(catalogue.say("seat-number", seat=2))
    seat.select_option("beginner")
    for choice in choices:
        visitor.page.locator(choice).check()
    visitor.page.get_by_role("button", name=catalogue.say("start")).click()
    visitor.page.wait_for_url("**/table/*")
    return Enquetes(visitor).pad.get_by_role("heading").inner_text()


def test_new_cases_and_those_of_the_box(visitor):
    ann = visitor()
    assert open_case(ann) == say("case-new", level="1")
    assert open_case(ann, "[data-setup='2']", "[data-setup='box']", "[data-case='3']") == case_line(2, 3)
    assert open_case(ann, "[data-setup='spin']") in [case_line(1, number + 1) for number in range(12)]


def test_the_case_of_the_day(visitor):
    """The same for all tables of a level on one day, and different for the other level."""
    ann = visitor()
    cases = [clues_of(ann, level) for level in ("1", "1", "2")]
    assert [len(case) for case in cases] == [16, 16, 16]
    assert cases[0] == cases[1] != cases[2]


def clues_of(visitor, level):
    """Open a table with the case of the day, end it with an accusation, and read the clues of the finished match."""
    line = open_case(visitor, f"[data-setup='{level}']", "[data-setup='day']")
    assert line == say("case-new", level=level)
    board = Enquetes(visitor)
    board.see("rolling")
    board.accuse("A1")
    board.confirm()
    visitor.see_result()
    told = visitor.page.request.get(f"/api/tables/{visitor.id}/transcript").text()
    return {line.split()[2] for line in told.splitlines() if line.split()[:1] == ["card"]}
