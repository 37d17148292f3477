"""Replays, exercises and analyses in the frame of a table: all that they need is inside the window at every size."""

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.planting import plant

import gotham
from gotham.bots import bot, play

GAME = "new-york-new-york"
SIZES = {"desk": (1280, 720), "wide": (1440, 900), "phone": (390, 844), "small": (360, 640)}
LANGUAGES = ("en", "fr", "nl", "de")
FINGER = 44  # pixels

# the parts that are missing, hidden, covered by the edge of the window, or cut off by what scrolls them
OUTSIDE = """([parts]) => parts.filter((part) => {
  const found = [...document.querySelectorAll(part)].filter((each) => each.checkVisibility());
  return !found.length || !found.every((each) => {
    const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
    return width && height && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  });
})"""
SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)
TOO_SMALL = """(finger) => [...document.querySelectorAll('[data-dock] button, .leaf header :is(button, select)')]
  .filter((each) => each.checkVisibility() && !each.closest('.holding'))
  .filter((each) => each.getBoundingClientRect().height < finger - 4)
  .map((each) => each.outerHTML.slice(0, 90))"""
FRAME = ("[data-seat]", "[data-score]", ".board", "[data-dock]")


@pytest.fixture(scope="session")
def shown(server):
    """A finished match on the server: its id."""
    game = gotham.game(GAME, "plain")
    table = game.table(3, "on screen", {"rounds": "1"}, ["Ann", "Ben", "Cem"])
    play(table, [bot(game, "greedy", seat) for seat in range(3)])
    plant(server, "on-screen", table, "Ann", "Ben", "Cem")
    return "on-screen"


def check(ann, size, *parts):
    """Check that these parts of the frame are inside the window, and that a finger finds the buttons."""
    page = ann.page
    assert page.evaluate(OUTSIDE, [[*FRAME, *parts]]) == []
    assert not page.evaluate(SCROLLS)
    if size in ("phone", "small"):
        assert page.evaluate(TOO_SMALL, FINGER) == []


@pytest.fixture(params=[*SIZES])
def ann(request, visitor):
    """A visitor with a window of one of the sizes; each size has a language and a theme of its own."""
    at = [*SIZES].index(request.param)
    width, height = SIZES[request.param]
    scheme = ("light", "dark")[at % 2]
    found = visitor(viewport={"width": width, "height": height}, locale=LANGUAGES[at], color_scheme=scheme)
    found.size = request.param
    return found


def test_a_replay(ann, shown):
    ann.go(f"/replay/{shown}?seat=0&move=17")
    expect(ann.page.locator("[data-now]")).to_be_visible()
    steps = ("[data-back]", "[data-run]", "[data-next]", "[data-slider]", "[data-now]")
    check(ann, ann.size, *steps)
    if ann.size in ("desk", "wide"):
        check(ann, ann.size, "[data-first]", "[data-last]", "[data-where]", ".speed select", "[data-eyes='1']")


def test_a_puzzle_and_its_verdicts(ann):
    ann.go(f"/puzzle/{GAME}/1")
    expect(ann.page.locator(".leaf .task")).to_be_visible()
    check(ann, ann.size, ".leaf", ".leaf .task", "[data-solution]", "[data-turn]")
    height = ann.page.locator(".board").bounding_box()
    ann.page.locator("button.lit").first.click()
    expect(ann.refused).to_have_count(1)
    check(ann, ann.size, ".leaf", "[data-solution]")
    ann.page.locator("[data-solution]").click()
    expect(ann.page.locator(".leaf .verdict")).to_be_attached()
    check(ann, ann.size, ".leaf", "[data-next]")
    assert ann.page.locator(".board").bounding_box() == height, "neither a refusal nor a verdict moves the board"


def test_a_lesson(ann):
    ann.go(f"/learn/{GAME}")
    expect(ann.page.locator(".leaf .text")).to_be_visible()
    nav = "nav li:last-child button" if ann.size in ("desk", "wide") else "nav select"
    check(ann, ann.size, ".leaf", "[data-next]", "[data-lesson-back]", nav)
    board = ann.page.locator(".board").bounding_box()
    for _ in range(2):
        step = ann.page.locator("[data-step]").get_attribute("data-step")
        ann.page.locator("[data-next]").click()
        expect(ann.page.locator("[data-step]")).not_to_have_attribute("data-step", step)
    expect(ann.page.locator(".leaf .task")).to_be_attached()
    check(ann, ann.size, ".leaf", "[data-lesson-back]", nav)
    assert ann.page.locator(".board").bounding_box() == board, "a step moves nothing"


def test_a_card_folds_on_a_phone(visitor):
    width, height = SIZES["small"]
    ann = visitor(viewport={"width": width, "height": height})
    ann.go(f"/learn/{GAME}")
    fold, text = ann.page.locator("[data-fold]"), ann.page.locator(".leaf .text p").first
    expect(text).to_be_visible()
    before = ann.page.locator(".board").bounding_box()["height"]
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(text).to_be_hidden()
    assert ann.page.locator(".board").bounding_box()["height"] > before
    check(ann, "small", ".leaf", "[data-next]")
    fold.click()
    expect(text).to_be_visible()


def test_a_lesson_is_chosen_on_a_phone(visitor):
    ann = visitor(viewport={"width": 390, "height": 844})
    ann.go(f"/learn/{GAME}")
    ann.page.get_by_role("navigation").get_by_role("combobox").select_option("2")
    expect(ann.page.locator("[data-step='2.0']")).to_be_visible()
    ann.open_menu().get_by_role("button", name=say("lesson-again")).click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.page.locator("[data-step='2.0']")).to_be_visible()


def test_the_panel_of_an_exercise_cannot_be_folded_away(visitor):
    """Even where it is folded at tables: it has the card."""
    ann = visitor()
    ann.page.add_init_script("""localStorage.setItem('gotham.panel', '{"folded": true, "tabs": {}}')""")
    ann.go(f"/puzzle/{GAME}/1")
    expect(ann.page.locator("[data-solution]")).to_be_in_viewport()
    expect(ann.page.locator("[data-unfold]")).to_have_count(0)


def test_the_replay_names_the_reader_only(visitor, shown):
    """A stranger sees names; somebody who played sees "You" at the own seat, from every side."""
    dan = visitor()
    dan.go(f"/replay/{shown}?seat=0&move=3")
    expect(dan.page.locator("[data-seat='0'] .name")).to_contain_text("Ann")
    ann = visitor()
    ann.go("/")
    ann.page.evaluate(
        "(id) => localStorage.setItem('gotham.tokens', JSON.stringify({[id]: `token-of-Ann-at-${id}`}))", shown
    )
    ann.go(f"/replay/{shown}?seat=1&move=3")
    expect(ann.page.locator("[data-seat='0'] .name")).to_contain_text(say("you-name"))
    expect(ann.page.locator("[data-seat='1'] .name")).to_contain_text("Ben")


def test_a_failure_of_a_replay_is_shown_once(visitor, shown):
    ann = visitor()
    ann.go(f"/replay/{shown}?seat=0&move=3")
    expect(ann.page.locator("[data-now]")).to_be_visible()
    ann.page.route("**/replay?**", lambda route: route.abort())
    ann.page.locator("[data-last]").click()
    expect(ann.refused).to_have_count(1)
    expect(ann.refused).to_be_in_viewport()
    ann.page.unroute("**/replay?**")
    ann.page.locator("[data-back]").click()
    expect(ann.refused).to_have_count(0)
    ann.forgive("ERR_FAILED")
