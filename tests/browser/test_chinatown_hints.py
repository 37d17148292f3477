"""Hints on the board of Chinatown: what a bot proposes is ringed where it lies, and nothing moves."""

import json

import pytest
from playwright.sync_api import expect
from tests.browser.bargaining import GAME, later, seated, sit
from tests.browser.redraw import act
from tests.browser.test_chinatown_screen import PEOPLE, deal, numbers

from gotham.games.chinatown.rules.material import NAMES as SHOPS

SIZES = {"desk": (1280, 720), "phone": (390, 844)}
RADIOS, ANTIQUES = SHOPS.index("radios"), SHOPS.index("antiques")
PLACES = """() => [...document.querySelectorAll(
  '.board, [data-map], [data-building], [data-dock], [data-tab], [data-seat]')]
  .map((each) => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height]; })"""
RING = "[data-building='{}'] .ring"


def keeping():
    """The first card of the hand is given back."""
    table = later(seated())
    action = table.numbers(0)[0]
    building = GAME.notation[action].split()[1]
    return table, [action], [RING.format(building), f"[data-card='{building}'].hinted"]


def placing():
    """A tile is placed on an own building: a ghost shows it there."""
    own = f"[data-dock] [data-tile='0.{RADIOS}'].hinted"
    return (
        later(seated(), placed=False),
        [GAME.read("place 15 radios")],
        [RING.format(15), "[data-building='15'] .ghost", own],
    )


def proposing():
    """A deal: the buildings and tiles of all its parties."""
    actions = numbers(seated(), 0, "give 10 0", "tile antiques 1 0", "tile radios 0 1")
    theirs, own = f"[data-tile='1.{ANTIQUES}'].hinted", f"[data-dock] [data-tile='0.{RADIOS}'].hinted"
    return seated(), actions, [RING.format(10), theirs, own]


def answering():
    """An offer that is to be accepted."""
    return seated(), [GAME.read("yes 1 0+1 openly")], ["[data-incoming] [data-answer='yes'].hinted"]


def ask(board, actions):
    """Ask for a hint, which the server answers with these actions."""
    page, words = board.page, [GAME.notation[action] for action in actions]
    hint = {"type": "hint", "revision": 0, "actions": actions, "words": words, "reason": "It pays.", "choices": []}
    page.route("**/hint", lambda route: route.fulfill(body=json.dumps(hint), content_type="application/json"))
    if page.viewport_size["width"] < 1000:
        board.visitor.open_menu().locator("[data-menu-hint]").click()
        board.visitor.close_menu()
    else:
        page.locator("[data-hint-button]").click()
    page.locator("[data-ask]").click()  # other people are told of it
    expect(page.locator("[data-follow]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("decision", [keeping, placing, proposing, answering], ids=lambda each: each.__name__)
def test_a_hint_is_ringed_on_the_board_and_moves_nothing(visitor, server, decision, size):
    table, actions, wanted = decision()
    width, height = SIZES[size]
    id = f"ring-{decision.__name__}-{size}"
    board = sit(visitor(viewport={"width": width, "height": height}), server, id, table, *PEOPLE, hints=True)
    if decision is answering:
        act(server, id, 1, deal())
        expect(board.incoming(1, 0)).to_be_visible()
    before = board.page.evaluate(PLACES)
    ask(board, actions)
    for each in wanted:
        expect(board.page.locator(each).first).to_be_visible()
    assert board.page.evaluate(PLACES) == before
    board.page.locator("[data-close-hint]").click()
    for each in wanted:
        expect(board.page.locator(each)).to_have_count(0)


def test_a_ring_stays_while_others_act(visitor, server):
    """Only the first action of a deal is legal before it is drafted."""
    _, actions, wanted = proposing()
    board = sit(visitor(), server, "ring-stays", seated(), *PEOPLE, hints=True)
    ask(board, actions)
    act(server, "ring-stays", 2, numbers(seated(), 2, "give 25 1", "cash 1 2 1,000"))
    expect(board.tab("offers").locator("[data-offer]")).to_have_count(1)
    for each in wanted:
        expect(board.page.locator(each).first).to_be_visible()
