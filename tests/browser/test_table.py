"""Refusals, undo and private chat at a table; and names and chat are never markup."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import say

NASTY = '<img src=x onerror="alert(1)"><b>x'


@pytest.fixture
def three(visitor, server):
    """Ann, Ben and Cem at a table, and Dan as a spectator."""
    id, token = server.open("new-york-new-york", "you", "open", "open")
    ann, ben, cem, dan = (visitor() for _ in range(4))
    ann.go(f"/table/{id}#{token}")
    keys = server.ask(f"/tables/{id}/invitations", token=token)["invitations"]
    ben.sit_by(f"/table/{id}#invite=1.{keys['1']}", "Ben")
    cem.sit_by(f"/table/{id}#invite=2.{keys['2']}", "Cem")
    dan.go(f"/table/{id}")
    return ann, ben, cem, dan


def talk(visitor, text, *to):
    panel = visitor.panel("talk")
    for name in to:
        panel.get_by_label(name, exact=True).check()
    panel.get_by_label(say("talk-text")).fill(text)
    panel.get_by_role("button", name=say("say"), exact=True).click()
    for name in to:
        panel.get_by_label(name, exact=True).uncheck()


def test_chat_to_all_or_to_some(three):
    ann, ben, cem, dan = three
    for each in three:
        expect(each.page.get_by_text(say("watching", count=1), exact=True)).to_be_attached()
        each.hear("view")
    before = {each: len(each.frames) for each in (cem, dan)}
    talk(ann, "psst", "Ben")
    expect(ben.panel("talk").get_by_text("psst")).to_be_visible()
    expect(ann.panel("talk").get_by_text("psst")).to_be_visible()
    talk(ben, "hello")
    for each in three:
        expect(each.panel("talk").get_by_text("hello")).to_be_visible()
        assert "psst" not in "".join(each.frames) or each in (ann, ben)
    for each, count in zip(three, (2, 2, 1, 1), strict=True):
        each.hear("talk", count)
        assert each.messages("talk")[-1]["number"] == count
    assert {each: len(each.frames) - 1 for each in (cem, dan)} == before  # nothing of the private message has arrived
    expect(ben.panel("talk").get_by_text(say("said-to", who=say("seat", seat=1), to="Ben"))).to_be_visible()


def test_names_and_chat_are_escaped(three):
    ann, ben, *_ = three
    people = ann.panel("people")
    people.get_by_label(say("my-name")).fill(NASTY)
    people.get_by_role("button", name=say("change"), exact=True).click()
    name = NASTY[:40]
    expect(ben.page.locator("[data-seat='0']")).to_contain_text(name)
    talk(ann, NASTY)
    for each in three:
        expect(each.panel("talk").get_by_text(f"{name}: {NASTY}")).to_be_visible()
        expect(each.page.locator("main :is(img, b) >> text=/^x$/")).to_have_count(0)
        expect(each.page.locator("main img")).to_have_count(0)


def test_a_refusal_says_why_and_names_its_clause(visitor, server):
    """A card is played in one window; another has not received it and still shows the old choices."""
    ann, (id, token) = visitor(), server.open("new-york-new-york", "you", "greedy")
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    deaf = ann.new_page()
    sent = []
    deaf.route_web_socket("**/socket", lambda route: keep_views_away(route, sent))
    deaf.goto(f"/table/{id}")
    ann.wait(lambda: any(message["type"] == "view" for message in sent), "first view")
    expect(deaf.locator("button.lit")).not_to_have_count(0)
    Board(ann).click(Board(ann).hand, None)
    shown = deaf.locator("button.lit").last
    shown.click()
    refused = deaf.get_by_role("alert")
    expect(refused).to_contain_text(say("why-NY-07"))
    refused.get_by_role("link", name=say("clause", clause="NY-07")).click()
    expect(deaf.locator("dialog[open] #NY-07")).to_be_in_viewport()  # the rulebook opens
    expect(deaf.locator("#NY-07")).to_contain_text(say("clause-NY-07"))


def keep_views_away(route, sent):
    """Block all views after the first; list what is sent."""

    def forward(text):
        message = json.loads(text)
        if message["type"] == "view" and not message.get("whole"):
            return
        route.send(text)
        sent.append(message)

    route.connect_to_server().on_message(forward)


def test_undo(visitor, server):
    ann, (id, token) = visitor(), server.open("new-york-new-york", "you", "greedy")
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    board, undo = Board(ann), ann.page.locator("[data-undo]")
    expect(undo).to_be_disabled()
    cards = board.hand.get_by_role("button")
    expect(cards).to_have_count(6)
    before = [card.get_attribute("data-card") for card in cards.all()]
    board.click(board.hand, board.skyline)
    expect(cards).to_have_count(len(before) - 1)
    undo.click()
    expect(cards).to_have_count(len(before))
    assert [card.get_attribute("data-card") for card in cards.all()] == before
    expect(undo).to_be_disabled()
    board.turn(board.click)


def test_a_second_choice_is_possible_before_the_first_is_confirmed(visitor, server):
    """Otherwise a quick second choice would be lost silently."""
    id, token = server.open("new-york-new-york", "you", "beginner")
    ann = visitor()
    ann.withhold_answers()
    ann.go(f"/table/{id}#{token}")
    for _ in range(2):
        assert ann.wait_for_turn()
        Board(ann).turn(Board(ann).click)


def test_a_personal_link_works_on_another_device(visitor, server):
    """The personal link identifies the same person in another browser."""
    ann, phone = visitor(), visitor()
    ann.go("/")
    ann.page.locator("[data-play='new-york-new-york']").click()
    ann.page.wait_for_url("**/table/*")
    link = ann.panel("people").get_by_label(say("personal-link")).input_value()
    assert ann.wait_for_turn()
    phone.go(link)
    assert phone.wait_for_turn()
    Board(phone).click(Board(phone).hand, None)
    expect(Board(ann).reserve.locator("button.lit")).not_to_have_count(0)
    assert phone.page.url == ann.page.url  # without the token


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_a_program_is_marked_as_one(visitor, server, language):
    """By a sign at its seat, and by a word for screen readers and in the list of people."""
    id, token = server.open("new-york-new-york", "you", "open")
    key = server.ask(f"/tables/{id}/invitations", token=token)["invitations"]["1"]
    server.ask(f"/tables/{id}/sit", {"seat": 1, "invitation": key, "name": "Otto", "program": True})
    ann = visitor(locale=language)
    ann.go(f"/table/{id}#{token}")
    expect(ann.seat("Otto").locator("[data-program]")).to_be_visible()
    expect(ann.page.locator("[data-program]")).to_have_count(1)
    word = say("program", language=language)
    expect(ann.seat("Otto")).to_contain_text(word)
    if language == "en":  # the panel is found by its English heading
        expect(ann.panel("people")).to_contain_text(word)
