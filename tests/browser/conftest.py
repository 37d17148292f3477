"""A server and a browser for all tests here, and visitors for each. Run them in a separate process: Playwright
leaves an event loop running."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright
from tests.browser.visitor import PATIENCE, Visitor
from tools.browser import NONE
from tools.serving import Server, launch

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def playwright():
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    yield from started(playwright)


@pytest.fixture(scope="session")
def whole_browser(playwright):
    yield from started(playwright, whole=True)


def started(playwright, whole=False):
    browser = launch(playwright, whole)
    if browser is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NONE)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(browser, tmp_path_factory):
    """Start only if there is a browser."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert '"level": "error"' not in server.log.read_text()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Mark failed tests, for a screenshot."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def theirs(browser):
    """The browser of the visitors."""
    return browser


@pytest.fixture
def visitor(request, theirs, server, tmp_path):
    """Create visitors; no browser may have logged an error."""
    made = []

    def make(**options):
        made.append(Visitor(theirs, server.address, **options))
        return made[-1]

    yield make
    if request.node.stash.get(FAILED, False):
        for number, each in enumerate(made):
            each.page.screenshot(path=tmp_path / f"visitor-{number}.png")
        print(f"What they saw: {tmp_path}")
    for each in made:
        each.context.close()
    assert [complaint for each in made for complaint in each.complaints] == []
