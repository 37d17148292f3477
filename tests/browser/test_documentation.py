"""The documentation in a browser: read and searched under the policy of the server, without a network elsewhere."""

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE
from tools.site.__main__ import main


@pytest.fixture(scope="module", autouse=True)
def built():
    """`make test` has built it already."""
    main()


def test_a_reader_searches_and_reads(visitor, server):
    ann = visitor()
    elsewhere = []
    ann.page.on("request", lambda request: request.url.startswith(server.address) or elsewhere.append(request.url))
    ann.page.goto("/docs")
    expect(ann.page).to_have_url(f"{server.address}/docs/")
    expect(ann.page.locator("h1")).to_contain_text("Gotham")
    box = ann.page.get_by_role("searchbox")
    box.fill("backup")
    box.press("Enter")
    found = ann.page.locator("#results a")
    expect(found.first).to_be_visible()
    ann.page.locator("#results a", has_text="Hosting your own").first.click()
    expect(ann.page.locator("h1")).to_contain_text("Hosting your own")
    box = ann.page.get_by_role("searchbox")
    box.fill("<img src=x>")  # is text and nothing else
    box.press("Enter")
    expect(ann.page.locator("#found")).to_contain_text("<img src=x>")
    assert elsewhere == []


@pytest.mark.parametrize(("language", "word"), [("fr", "Jouer"), ("nl", "Spelen"), ("de", "Spielen")])
def test_a_player_reads_in_their_language(visitor, server, language, word):
    ann = visitor(locale=language, viewport=PHONE)
    ann.go("/")
    ann.page.locator("[data-docs]").click()
    expect(ann.page).to_have_url(f"{server.address}/docs/players/{language}.html")
    assert ann.page.locator("html").get_attribute("lang") == language
    ann.page.get_by_role("link", name="Chinatown").first.click()
    expect(ann.page.locator("h1")).to_contain_text("Chinatown")
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    ann.page.get_by_role("link", name=word, exact=True).click()
    expect(ann.page).to_have_url(f"{server.address}/")
