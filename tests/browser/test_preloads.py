"""The server's page names the files that its address needs: browsers load each of them once, and use it."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import LANGUAGES

from gotham.server.http.preloads import COMPONENTS

PATHS = {"puzzle": "new-york-new-york/1"}


@pytest.mark.parametrize("page", COMPONENTS)
def test_preloaded_files_are_used(visitor, server, page):
    game = "new-york-new-york"
    ann, path = visitor(), f"/{page}/{PATHS.get(page, game)}"
    if page in ("table", "replay", "analysis"):
        path = f"/{page}/{server.open(game, *server.bots(game, everybody=True), rounds='1')[0]}"
    asked, warned = [], []
    ann.page.on("request", lambda request: asked.append(request.url.partition("/assets/")[2]))
    ann.page.on("console", lambda said: warned.append(said.text))
    answer = ann.page.goto(path)
    named = re.findall(r'rel="(?:modulepreload|preload)"[^>]* href="/assets/([^"]+)"', answer.text())
    assert any(name.startswith(f"{COMPONENTS[page]}-") for name in named)
    assert any(name.startswith("en-") for name in named)
    expect(ann.page.locator("h1").first).to_be_attached()
    ann.page.wait_for_load_state("networkidle")
    counted = Counter(asked)
    assert {name: counted[name] for name in named} == dict.fromkeys(named, 1)
    assert [text for text in warned if "preload" in text] == []
    ann.forgive("400")  # an analysis of a match that is not over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_preloaded(visitor, language):
    ann = visitor(locale=language)
    answer = ann.page.goto("/rules/new-york-new-york")
    assert re.search(rf'href="/assets/{language}-[^"]+\.js"', answer.text())
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
