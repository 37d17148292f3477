"""Chinatown on phones, the size of its messages, and axe on its board."""

import itertools
import json

import pytest
from playwright.sync_api import expect
from tests.browser.bargaining import NAMES, TRADER, Bargaining, later, say, seated, sit
from tests.browser.catalogue import LANGUAGES
from tests.browser.planting import plant
from tests.browser.redraw import NAMES as FIVE
from tests.browser.redraw import act, changes
from tests.browser.test_axe import objections
from tests.browser.test_phone import WIDE
from tests.browser.visitor import PHONE
from tests.games.chinatown.busy import OFFERS, busy
from tests.games.chinatown.position import all_done, offer, strike

WHOLE, CHANGE, CHANGES = 32_000, 10_000, 6  # bytes of a view with its numbers, bytes and count of changes
OTHERS = ("Bob", "Cleo", "bot:trader:quiet")


# -------------------------------------------------------------------------------------------------- on a phone


def test_phones_deal_by_touch(visitor, server):
    """An offer is composed on one phone and accepted on another."""
    links = plant(server, "phones", seated(), "Ann", *OTHERS)
    ann, bob = boards = [Bargaining(phone(visitor), seat, "tap") for seat in range(2)]
    for board, name in zip(boards, NAMES, strict=False):
        board.visitor.go(links[name])
        expect(board.talking).to_be_visible()
    ann.compose(1)
    ann.give(10)
    ann.tile(0, "watches")
    ann.pay(4_000)
    expect(ann.effect).to_be_visible()
    assert fits(ann)
    ann.propose()
    card = bob.incoming(0, 1)
    expect(card).to_be_visible()
    assert fits(bob)
    bob.answer(card, "yes")
    for board, money in ((ann, 36_000), (bob, 46_000)):
        board.money(money)
        assert fits(board)


def phone(visitor):
    return visitor(
        viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="no-preference"
    )


def fits(board):
    return board.page.evaluate(WIDE) == []


def test_a_phone_plays_the_last_round(visitor, server):
    board = sit(phone(visitor), server, "phone", later(seated()), *["bot:greedy"] * 3, way="tap")
    assert fits(board)
    board.keep()
    expect(board.talking).to_be_visible()
    assert fits(board)
    board.done()
    board.place("radios", 15)
    assert fits(board)
    board.done()
    board.visitor.see_result()
    assert fits(board)


# ------------------------------------------------------------------------------------------------- messages


def test_view_messages_are_small(visitor, server):
    """With forty shops and ten open offers, as a whole and after a change, in every language."""
    full, readers = busy(), [visitor(locale=language) for language in LANGUAGES]
    table = full.game.scene(full.scene(), "busy")
    link = plant(server, "busy", table, *FIVE)["Ann"]
    for reader in readers:
        reader.go(link)
        expect(reader.page.locator("[data-offer]")).to_have_count(OFFERS)
    for number, (seat, actions) in enumerate(itertools.islice(changes(table), CHANGES)):
        act(server, "busy", seat, actions)
        for reader in readers:
            expect(reader.page.locator("[data-offer]")).to_have_count(OFFERS - 1 + number % 2)
    for reader in readers:
        reader.hear("view", 1 + CHANGES)
        sizes = [len(frame.encode()) for frame in reader.frames if json.loads(frame)["type"] == "view"]
        assert sizes[0] < WHOLE
        assert max(sizes[1:]) < CHANGE


# --------------------------------------------------------------------------------------------------------- axe


def bargaining():
    """Open and secret offers, an impossible one, a note, deals and a promise."""
    table = seated()
    strike(table, 0, "cash 0 1 2,000", "build 16 jeans")
    offer(table, 0, "give 30 1", "cash 1 0 2,000")
    offer(table, 1, "give 10 0", "cash 0 1 6,000", note="I help you in the north")
    offer(table, 1, "tile antiques 1 0", "owe 0 1 5,000", secret=True)
    offer(table, 2, "give 25 3", "tile fireworks 3 2")
    strike(table, 0, "give 30 2", "cash 2 0 3,000")
    return table


def waiting():
    """All but Ann have placed their tiles."""
    table = later(seated(), placed=False)
    for seat in (1, 2, 3):
        table.act(seat, "done")
    return table


def over():
    table = later(seated())
    for seat in table.awaited:
        for _ in range(2):
            table.act(seat, table.legal(seat)[0])
    strike(table, 0, "give 30 2", "cash 2 0 3,000", secret=True)
    all_done(table)
    all_done(table)
    return table


def look(board):
    expect(board.page.locator("[data-card].lit").first).to_be_visible()
    board.page.locator("[data-card]").first.hover()


def compose(board):
    """Parts of every kind, and too much money."""
    board.put_aside()
    expect(board.offers).to_have_count(4)
    board.compose(TRADER)
    board.give(43)
    board.tile(1, "laundry")
    board.pay(600_000)
    board.promise("sewing", 24)
    expect(board.composer.get_by_role("alert")).to_be_visible()


def hold(board):
    board.place("radios", 15)
    board.hold("watches")


def earn(board):
    board.done()
    expect(board.page.locator("[data-income]")).to_be_visible()


def reveal(board):
    board.visitor.see_result()
    expect(board.tab("result").locator("[data-story] .deals")).to_contain_text(say("money", sum=3_000))


def unfold(board):
    """The details of an offer on its card."""
    expect(board.details(board.page.locator("[data-incoming]"))).to_be_visible()


def ask(board):
    """The question before the second card is given back."""
    first, second, *_ = [int(card.get_attribute("data-card")) for card in board.page.locator("[data-card]").all()]
    board.refuse(first)
    board.choose(f"[data-card='{second}'].lit")
    expect(board.page.locator("[data-confirm]")).to_be_visible()


def inspect(board):
    """The details of a building."""
    board.put_aside()
    board.pick(44)
    expect(board.page.locator("[data-deed='44']")).to_be_visible()


def browse(board):
    """The tab of the shops."""
    expect(board.settled("deal").first).to_be_visible()


STATES = {
    "offered": (bargaining, unfold),
    "asked": (lambda: later(seated()), ask),
    "building": (bargaining, inspect),
    "shops": (bargaining, browse),
    "keeping": (lambda: later(seated()), look),
    "bargaining": (bargaining, compose),
    "placing": (lambda: later(seated(), placed=False), hold),
    "income": (waiting, earn),
    "over": (over, reveal),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_no_violation(visitor, server, state):
    table, prepare = STATES[state]
    board = sit(visitor(), server, f"axe-{state}", table(), *OTHERS)
    prepare(board)
    assert not objections(board.page)
