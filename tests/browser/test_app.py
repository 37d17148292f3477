"""The app: it can be installed, opens without a network, and is never out of date."""

import pytest
from playwright.sync_api import expect
from tests.browser.catalogue import say
from tests.browser.planting import plant
from tests.browser.visitor import Visitor
from tools.serving import Server

import gotham
from gotham.bots import bot, play

CONTROLLED = "() => navigator.serviceWorker.controller !== null"
STORED_PAGE = (
    "async () => (await (await caches.match(location.href, { cacheName: 'gotham-pages' })).text()).slice(0, 20)"
)
MISSING = """async () => {
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
  const stored = await Promise.all(loaded.map(({ name }) => caches.match(name, { cacheName: "gotham-assets" })));
  return loaded.length ? stored.filter((found) => !found).length : -1;
}"""


@pytest.fixture
def own(browser, tmp_path):
    """A server that a test may stop."""
    server = Server(tmp_path / "own")
    server.start()
    yield server
    if server.process is not None:
        server.stop()


@pytest.fixture
def visitor_with_worker(browser, own):
    made = []

    def make(**options):
        made.append(Visitor(browser, own.address, service_workers="allow", **options))
        return made[-1]

    yield make
    for each in made:
        each.context.close()


def finished():
    """A short finished match of two."""
    game = gotham.game("new-york-new-york", "plain")
    table = game.table(2, "offline", {"rounds": "1"}, ["Ann", "Ben"])
    return play(table, [bot(game, "greedy", seat) for seat in range(2)])


def arrive(ann):
    """Open the first page, and wait until the worker has stored what it has loaded."""
    ann.go("/")
    ann.page.wait_for_function(CONTROLLED)
    expect(ann.page.locator("[data-play]")).to_have_count(len(gotham.all_games()))
    ann.page.wait_for_load_state("networkidle")
    ann.wait(lambda: ann.page.evaluate(MISSING) == 0, "stored assets")


def test_a_browser_can_install_it(visitor_with_worker):
    ann = visitor_with_worker()
    arrive(ann)
    devtools = ann.context.new_cdp_session(ann.page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert ann.complaints == []


@pytest.mark.parametrize("cut", ["network", pytest.param("server", marks=pytest.mark.deep)])
def test_without_a_network_it_opens_and_shows_the_last_replay(visitor_with_worker, own, cut):
    table = finished()
    plant(own, "kept", table, "Ann", "Ben")
    ann = visitor_with_worker()
    arrive(ann)
    ann.go("/replay/kept?seat=0&move=0")
    ann.panel("share")
    expect(ann.page.locator("[data-kept]")).to_be_visible()
    if cut == "network":
        ann.context.set_offline(True)
    else:
        own.stop()
        own.process = None
    ann.page.goto("/")
    note = ann.page.locator("[data-offline]")
    expect(note).to_contain_text(say("offline-title"))
    note.get_by_role("link").first.click()
    last = len([*table.events(0)])
    expect(ann.page.locator("input[type=range]")).to_have_attribute("max", str(last))
    for _ in range(3):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("input[type=range]")).to_have_value("3")
    ann.page.goto(f"/replay/kept?seat=0&move={last}")  # and by its address, at its end
    expect(ann.page.locator("input[type=range]")).to_have_value(str(last))
    expect(ann.page.locator("[data-play], .new-york").first).to_be_visible()
    ann.forgive("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource")
    assert ann.complaints == []


def test_a_stand_in_for_a_missing_file_is_not_stored(visitor_with_worker):
    """Else a page of a version that has the file, after a rollback or on another server, would load itself for ever."""
    ann = visitor_with_worker()
    arrive(ann)
    found = ann.page.evaluate(
        """async () => {
          const address = new URL("assets/TablePage-Abc-1_xZ.js", location.href).href;
          const text = await (await fetch(address)).text();
          return [text.includes("location.reload()"), Boolean(await caches.match(address))];
        }"""
    )
    assert found == [True, False]


def test_a_page_comes_from_the_server_while_it_answers(visitor_with_worker):
    """A stored page is used only without a network, so that a new version is seen at once."""
    ann = visitor_with_worker()
    arrive(ann)
    ann.page.evaluate(
        "async () => (await caches.open('gotham-pages')).put(location.href, new Response('<h1>old</h1>',"
        " { headers: { 'content-type': 'text/html' } }))"
    )
    ann.go("/")
    expect(ann.page.locator("[data-play]")).to_have_count(len(gotham.all_games()))
    ann.wait(lambda: "old" not in ann.page.evaluate(STORED_PAGE), "new stored page")
