"""axe finds no violation on any page, in the light theme on a desktop and the dark theme on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.visitor import DESK, PATIENCE, PHONE

GAMES = ("new-york-new-york", "chinatown", "enquetes-a-new-york")
SHORT = {"new-york-new-york": {"rounds": "1"}, "chinatown": {}, "enquetes-a-new-york": {"rounds": "20"}}
LOOKS = [(DESK, "light"), (PHONE, "dark")]  # colours do not depend on the size: two of four combinations show them all
SIDE = [({"width": 844, "height": 390}, scheme) for scheme in ("light", "dark")]  # a phone on its side
PAGES = ["/none", *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES)]


def objections(page, looks=LOOKS):
    """Return the violations that axe finds, with everything expanded."""
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => (each.open = true))")
    found, before = [], page.viewport_size
    for size, scheme in looks:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        page.evaluate("() => Promise.allSettled(document.getAnimations().map((each) => each.finished))")
        results = Axe().run(page)
        if results.violations_count:
            found.append(f"{size['width']} {scheme}: {results.generate_report()}")
    page.set_viewport_size(before)
    return "\n".join(found)


@pytest.fixture(scope="session")
def over(server):
    """A finished match of each game between bots."""
    return {game: server.open(game, *server.bots(game, everybody=True), **SHORT[game]) for game in GAMES}


@pytest.mark.parametrize("path", PAGES)
def test_pages(visitor, path):
    ann = visitor()
    ann.go(path)
    assert not objections(ann.page)
    ann.forgive("404" if path == "/none" else "^$")


def test_home_with_tables(visitor, server):
    ann, (id, token) = visitor(), server.open("new-york-new-york", "you", "open", listed=True)
    ann.go(f"/table/{id}#{token}")
    ann.go("/")
    expect(ann.page.get_by_role("link", name=say("go-on"))).to_be_visible()
    expect(ann.page.get_by_role("link", name=say("join"))).to_be_visible()
    assert not objections(ann.page)


@pytest.mark.parametrize(("game", "shown"), [("new-york-new-york", "board"), *((game, "words") for game in GAMES)])
def test_tables(visitor, server, over, game, shown):
    """A running match at the visitor's turn, with chat and notes; then a finished match."""
    ann, (id, token) = visitor(), server.open(game, "you", *server.bots(game))
    ann.page.add_init_script(f"localStorage.setItem('gotham.view', '{shown}')")
    ann.go(f"/table/{id}#{token}")
    expect(ann.page.locator("button.lit, [data-action], .actions details").first).to_be_visible()
    server.ask(f"/tables/{id}/talk", {"type": "talk", "text": "Good luck!"}, token)
    server.ask(f"/tables/{id}/note", {"type": "note", "about": "Plan", "text": "Win."}, token)
    expect(ann.panel("talk").get_by_text("Good luck!")).to_be_visible()
    assert not objections(ann.page)

    ann.go("/table/{}#{}".format(*over[game]))
    ann.see_result()
    assert not objections(ann.page)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_tables_on_a_phone_on_its_side(visitor, server, over, game):
    """A running match at the visitor's turn, its sheet, and a finished match."""
    ann, (id, token) = visitor(viewport=SIDE[0][0]), server.open(game, "you", *server.bots(game))
    ann.go(f"/table/{id}#{token}")
    assert ann.wait_for_turn()
    assert not objections(ann.page, SIDE)
    expect(ann.panel("log")).to_be_visible()
    assert not objections(ann.page, SIDE)
    ann.go("/table/{}#{}".format(*over[game]))
    expect(ann.page.locator("#end")).to_be_visible(timeout=4 * PATIENCE)  # bots play it meanwhile
    ann.see_result()
    assert not objections(ann.page, SIDE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_hovered_choice_can_be_read(visitor, server, scheme):
    """The chosen one of Board and Words, and the other."""
    ann, (id, token) = visitor(color_scheme=scheme), server.open("new-york-new-york", "you", "greedy")
    ann.go(f"/table/{id}#{token}")
    menu = ann.open_menu()
    for name in ("as-board", "as-words"):
        menu.get_by_role("button", name=say(name), exact=True).hover()
        results = Axe().run(ann.page)
        assert not results.violations_count, results.generate_report()


def test_invitations_and_spectators(visitor, server):
    ann, (id, token) = visitor(), server.open("new-york-new-york", "you", "open")
    key = server.ask(f"/tables/{id}/invitations", token=token)["invitations"]["1"]
    ann.go(f"/table/{id}#invite=1.{key}")
    expect(ann.page.get_by_role("button", name=say("sit"))).to_be_visible()
    assert not objections(ann.page)
    ann.page.locator("[data-watch]").click()
    expect(ann.page.get_by_text(say("you-watch"))).to_be_visible()
    assert not objections(ann.page)
