"""The frame of a table: at every decision, all that it needs lies inside the window, and nothing shifts."""

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import LANGUAGES
from tests.browser.frame import SIZES, THEMES, WATCH_SHIFTS, Player, outside, speak, variations

GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")
SHORT = {"new-york-new-york": {"rounds": "1"}, "chinatown": {}, "enquetes-a-new-york": {"rounds": "20"}}
MOST = 40  # decisions in make test
MOST_SHIFT = 0.02
SETTLE = """() => Promise.allSettled(
  document.getAnimations().filter((each) => each instanceof CSSTransition).map(({ finished }) => finished)
)"""


def sit(visitor, server, game, **options):
    """A person and bots at a table, and the person's hands."""
    ann = visitor(**options)
    id, token = server.open(game, "you", *server.bots(game), **SHORT[game])
    ann.go(f"/table/{id}#{token}")
    expect(ann.page.locator(".frame .drawn").first).to_be_visible()
    return ann, Player(server, game, id, token)


def decisions(ann, player, most):
    """Yield at each decision of the person, on the screen; then act."""
    for _ in range(most):
        view = waiting(ann, player)
        if view is None:
            return
        ann.page.wait_for_function("() => document.querySelector('.frame [data-turn].mine')")
        yield view
        player.act()


def waiting(ann, player):
    """Return the view at the person's turn; None when the match is over."""
    found = []

    def ready():
        view = player.view()
        mine = 0 in view["awaited"] and view["legal"]
        if view.get("over") or mine:
            found.append(None if view.get("over") else view)
        return bool(found)

    ann.wait(ready, "turn")
    return found[0]


def look(ann, game, size, theme, language):
    """Return what is outside at one size, in one theme and language."""
    page = ann.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)
    speak(ann, language)
    page.evaluate(SETTLE)  # tiles move to their slots of the new size
    return [f"{size} {theme} {language}: {each}" for each in outside(page, game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_needs_no_scrolling(visitor, server, game):
    """Each size, theme and language in turn; make deep has all of them at every decision."""
    ann, player = sit(visitor, server, game)
    wanted, found, seen = variations(), [], 0
    for _ in decisions(ann, player, MOST):
        found += look(ann, game, *next(wanted))
        seen += 1
    assert found == []
    assert seen >= len(SIZES), "the match was too short to see all sizes"


@pytest.mark.parametrize("game", GAMES)
def test_all_tabs_are_in_sight(visitor, server, game):
    """Also with the guide, which is one more, and in the sheet of a phone."""
    ann, _ = sit(visitor, server, game)
    page, found = ann.page, []
    page.evaluate("localStorage.setItem('gotham.help', 'guided')")
    page.reload()
    expect(page.locator("[data-tab=guide]")).to_be_attached()
    for width, height in (SIZES[0], SIZES[3]):
        page.set_viewport_size({"width": width, "height": height})
        ann._open_sheet()
        for language in LANGUAGES:
            speak(ann, language)
            cut = page.locator(".frame .tabs").evaluate("(tabs) => tabs.scrollWidth - tabs.clientWidth")
            found += [f"{width} {language}: {cut} pixels"] if cut > 1 else []
    assert found == []


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_match_needs_no_scrolling(visitor, server, game):
    ann, player = sit(visitor, server, game)
    found, sampled = [], 0
    for _ in decisions(ann, player, 10_000):
        for language in LANGUAGES:
            for size in SIZES:
                sampled += 1
                found += look(ann, game, size, THEMES[sampled % 2], language)
    assert found == []


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_shifts_over_a_whole_match(visitor, server, game, size):
    """The sum of all shifts from the first board on; make test has two sizes with a mouse, in each game."""
    viewport = {"width": size[0], "height": size[1]}
    ann, player = sit(visitor, server, game, viewport=viewport, reduced_motion="no-preference")
    ann.page.evaluate("() => document.fonts.ready.then(() => true)")
    ann.page.evaluate(WATCH_SHIFTS)
    for _ in decisions(ann, player, 10_000):
        pass
    shifts = ann.page.evaluate("() => window.shifts")
    assert sum(value for value, _ in shifts) <= MOST_SHIFT, shifts
