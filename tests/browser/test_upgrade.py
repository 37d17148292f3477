"""Pages that are open during an upgrade of the server: they play on, or load themselves again."""

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.packages.conftest import built, wheels  # noqa: F401
from tests.packages.test_upgrade import UP, Host, acted, old_wheel  # noqa: F401

NEW_YORK = "new-york-new-york"
LOST = "**/assets/RulesPage-*.js"


def to_the_rules(page):
    """Follow a link within the page, which imports another file of the client."""
    page.evaluate(
        """path => {
            const link = document.createElement("a");
            link.href = path;
            document.body.append(link);
            link.click();
        }""",
        f"/rules/{NEW_YORK}",
    )


def test_a_page_that_misses_a_file_loads_itself_again_once(visitor):
    ann = visitor()
    asked, loads = [], []

    def lose_once(route):
        asked.append(route.request.url)
        route.continue_(**({"url": route.request.url.rpartition("-")[0] + "-00000000.js"} if len(asked) == 1 else {}))

    ann.page.goto("/")
    expect(ann.page.locator("h1").first).to_be_attached()
    ann.page.on("load", lambda: loads.append(ann.page.url))
    ann.page.route(LOST, lose_once)
    to_the_rules(ann.page)
    expect(ann.page.locator("article, main").first).to_contain_text("New York")
    ann.wait(lambda: len(loads) == 1, "second load of the page")
    assert len(asked) >= 2


@pytest.mark.deep
def test_a_page_of_the_release_before_plays_on(browser, tmp_path, old_wheel, wheels):  # noqa: F811
    host = Host(tmp_path, old_wheel, wheels)
    server = host.server.start()
    server.arguments = ("--port", server.address.rpartition(":")[2])  # the page knows this one
    table, tokens = server.party(NEW_YORK, 2)
    ann = Visitor(browser, server.address)
    try:
        ann.page.goto(f"/table/{table}#{tokens[0]}")
        ann.hear("view")
        came = len(ann.messages("view"))
        host.follow(UP)
        ann.wait(lambda: len(ann.messages("view")) > came, "view of the new server")
        came = len(ann.messages("view"))
        acted(server, table, tokens)
        ann.wait(lambda: len(ann.messages("view")) > came, "news of an action")
        assert ann.messages("view")[-1]["log"]
        to_the_rules(ann.page)  # by its own files, or after it has loaded itself again
        expect(ann.page.locator("article, main").first).to_contain_text("New York")
        ann.forgive("WebSocket connection|Failed to load resource|preload")
        assert ann.complaints == []
    finally:
        ann.context.close()
        server.close()
