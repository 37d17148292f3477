"""Chinatown by keyboard only: the last round, from the cards to the end, against bots."""

from playwright.sync_api import expect
from tests.browser.bargaining import TRADER, Bargaining, later, say, seated, sit
from tests.browser.board import tab_to

BOTS = ("bot:greedy", "bot:greedy", "bot:trader")


def test_a_round_by_keyboard(visitor, server):
    board = sit(visitor(), server, "keys", later(seated()), *BOTS, way="key")
    keep(board)
    sell(board)
    board.done()
    place(board)
    board.visitor.see_result()
    tab_to(board.page, "[data-rematch]")


def keep(board: Bargaining):
    """One card is given back in the list, the other on the map."""
    first, *_, last = [int(card.get_attribute("data-card")) for card in board.page.locator("[data-card]").all()]
    board.refuse(first)
    board.pick(last)
    expect(board.page.locator("[data-back]")).to_be_focused()
    board.choose("[data-confirm]")
    expect(board.talking).to_be_visible()
    expect(board.building(first)).not_to_have_attribute("data-owner", "0")


def sell(board: Bargaining):
    """The trader wants a building, but not at any price: it makes another offer, which is accepted."""
    page, keyboard = board.page, board.page.keyboard
    board.compose(TRADER)
    board.give(20)
    board.pay(13_000)
    tab_to(page, "[data-part='cash'] [data-choose='from']")
    keyboard.type(page.locator(f"[data-with='{TRADER}']").inner_text().strip())
    expect(board.effect).to_contain_text(say("money", sum=13_000))
    tab_to(page, "[data-note]")
    keyboard.type("Good neighbours")
    board.propose()
    expect(page.locator("[data-compose]")).to_be_focused()
    card = board.incoming(TRADER, 0)
    expect(card).to_be_visible()
    board.answer(card, "yes")
    expect(board.news).to_be_visible()
    board.choose("[data-news] button")
    expect(board.settled("deal")).to_be_visible()
    expect(board.building(20)).to_have_attribute("data-owner", str(TRADER))


def place(board: Bargaining):
    """A tile goes to the first highlighted building, which has the focus; it is taken back and goes to another."""
    page, keyboard = board.page, board.page.keyboard
    expect(board.placing).to_be_visible()
    board.hold("radios")
    first = int(page.locator("[data-building].lit:focus").get_attribute("data-building"))
    keyboard.press("Enter")
    board.planned("radios", first)
    board.choose("[data-undo]")
    expect(board.building(first)).to_have_accessible_name(say("board-empty", number=first, who="Ann"))
    board.place("watches", 15)
    board.done()
