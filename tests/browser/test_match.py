"""Two people and a bot play a whole match in two browsers, with interruptions; another person watches."""

import itertools
import re

from playwright.sync_api import expect
from tests.browser.board import Board
from tests.browser.catalogue import say

TURNS = 5  # actions of each person before they pass and the bot continues alone


def open_table(host, name):
    """Set up a table for two people and a bot on its page."""
    page = host.page
    host.go("/new/new-york-new-york")
    page.get_by_label(say("my-name")).fill(name)
    page.get_by_label(say("how-many")).select_option("3")
    page.get_by_label(say("seat-number", seat=2)).select_option("open")
    page.get_by_label(say("seat-number", seat=3)).select_option("beginner")
    page.get_by_label(say("option-rounds")).select_option("1")
    page.get_by_role("button", name=say("start")).click()
    page.wait_for_url("**/table/*")
    return host.panel("people").get_by_label(say("invitation", seat=2)).input_value()


def test_two_people_and_a_bot_play_a_match(visitor, server):
    ann, ben, eve = visitor(), visitor(), visitor()
    link = open_table(ann, "Ann")
    assert re.fullmatch(rf"{server.address}/table/{ann.id}#invite=1\.\w+", link)
    ben.sit_by(link, "Ben")
    assert ben.page.url == f"{server.address}/table/{ann.id}"  # the address bar no longer has the token
    eve.go(f"/table/{ann.id}")
    expect(eve.page.get_by_text(say("you-watch"))).to_be_visible()
    expect(ann.seat("Ben")).to_contain_text(say("online"))

    boards = {0: Board(ann), 1: Board(ben)}
    ways = {0: itertools.cycle(("click", "key", "drag")), 1: itertools.cycle(("drag", "click", "key"))}
    turns = {0: 0, 1: 0}
    while (seat := seat_to_act(ann)) is not None:
        board = boards[seat]
        assert board.visitor.wait_for_turn()
        if turns[seat] == TURNS:
            board.pass_by_key() if seat else board.pass_by_click()
        else:
            board.turn(getattr(board, next(ways[seat])))
            turns[seat] += 1
            if turns == {0: 2, 1: 2}:
                come_back_after_reload(ben)
            if turns == {0: 3, 1: 3}:
                come_back_after_crash(server, ann, ben, eve)
        ann.read(board.visitor.lines)
    assert turns == {0: TURNS, 1: TURNS}

    for each in (ann, ben, eve):
        each.see_result()
    assert ann.lines == ben.lines == eve.lines  # this game has no hidden actions
    for each in (ann, ben, eve):
        each.forgive("WebSocket connection")  # the server was down


def seat_to_act(viewer):
    """Return the person to act as anybody sees it, or None once the match is over."""
    waited = """() => {
      if (document.querySelector('#end, [data-result]')) return 'over';
      return document.querySelector(':is([data-seat="0"], [data-seat="1"]).awaited')?.dataset.seat;
    }"""
    seat = viewer.page.wait_for_function(waited).json_value()
    return None if seat == "over" else int(seat)


def come_back_after_reload(visitor):
    cards, lines = Board(visitor).hand.get_by_role("button").count(), visitor.lines
    visitor.reload()
    expect(Board(visitor).hand.get_by_role("button")).to_have_count(cards)
    visitor.read(lines)


def come_back_after_crash(server, *visitors):
    before = [each.lines for each in visitors]
    server.stop(kill=True)
    for each in visitors:
        expect(each.refused.get_by_text(say("line-lost"))).to_be_visible()
    server.start()
    for each, lines in zip(visitors, before, strict=True):
        expect(each.refused).to_have_count(0)
        each.read(lines)
