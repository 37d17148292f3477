"""Refusals of a composed deal come from the rules in the browser; where these are missing or fail, from the server."""

import json
import os
import statistics

import pytest
from playwright.sync_api import Error, expect
from tests.browser.bargaining import GAME, NAMES, Bargaining, seated, sit

RULES, WORKERS = "**/games/chinatown/rules/*.wasm", "**/workers/*.js"
POOR = 600_000  # more than Ann has
PAYMENT = GAME.rules.ACTIONS.number("cash", 0, 1, 2 * 9 + 5)  # of Ann to Bob: the third digit is a six
DELAY = 100  # milliseconds from the browser to the server
SLOW = f"""(() => {{
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {{ setTimeout(() => send.call(this, data), {DELAY}); }};
}})();"""
# how long a sum takes to be refused, as the page sees it
REFUSED = """(sum) => new Promise((tell) => {
  const composer = document.querySelector('[data-composer]');
  const input = composer.querySelector("[data-part='cash'] input");
  const begun = performance.now();
  const look = () => composer.querySelector('[role=alert]') && tell(performance.now() - begun);
  new MutationObserver(look).observe(composer, { childList: true, subtree: true });
  input.value = String(sum);
  for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
})"""


@pytest.fixture
def module(server):
    """The address of the module that the server offers."""
    address = server.info("chinatown")["module"]
    if not address:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no rules are built: make .venv/.modules")
    return address


class Line:
    """The requests of a page, whose trials the server may leave unanswered."""

    def __init__(self, page, answered=True):
        self.trials, self.answered = [], answered
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, line):
        server = line.connect_to_server()
        line.on_message(lambda text: self._send(server, text))

    def _send(self, server, text):
        message = json.loads(text)
        if message["type"] == "try":
            self.trials.append(message)
        if message["type"] != "try" or self.answered:
            server.send(text)


def composing(visitor, server, id):
    """Open a table with a deal between Ann and Bob."""
    ann = sit(visitor, server, id, seated(), *NAMES[1:], "bot:random")
    ann.compose(1)
    ann.pay(2_000)
    return ann


def refusal(ann: Bargaining):
    return ann.composer.get_by_role("alert")


def test_a_refusal_needs_no_server(visitor, server, module):
    ada = visitor()
    line = Line(ada.page, answered=False)
    ann = composing(ada, server, "local")
    ann.change(2_000, POOR)
    expect(refusal(ann)).to_contain_text("CT-26")
    line.trials.clear()
    ann.change(POOR, 3_000)
    expect(refusal(ann)).to_have_count(0)
    ann.change(3_000, POOR)
    expect(refusal(ann)).to_contain_text("CT-26")
    assert not [trial for trial in line.trials if PAYMENT in trial["actions"]]


def test_both_say_the_same(visitor, server, module):
    said = []
    for id, there in (("here", True), ("there", False)):
        ada = visitor()
        if not there:
            ada.page.route(RULES, lambda route: route.fulfill(status=404))
        ann = composing(ada, server, id)
        ann.change(2_000, POOR)
        expect(refusal(ann)).to_contain_text("CT-26")
        said.append(refusal(ann).inner_text())
        ada.forgive("404")
    assert said[0] == said[1]


FAULTS = {
    "missing": (RULES, lambda route: route.fulfill(status=404)),
    "garbled": (RULES, lambda route: route.fulfill(body=b"\0asm, or not", content_type="application/wasm")),
    "unreachable": (RULES, lambda route: route.abort()),
    "without a worker": (WORKERS, lambda route: route.fulfill(status=404)),
    "of other rules": ("**/api/games?*", lambda route: _without_module(route)),
}


def _without_module(route):
    games = route.fetch().json()
    route.fulfill(json=[{**game, "module": ""} for game in games])


@pytest.mark.parametrize("fault", FAULTS)
def test_the_server_answers_where_the_rules_do_not(visitor, server, module, fault):
    ada = visitor()
    line = Line(ada.page)
    ada.page.route(*FAULTS[fault])
    ann = composing(ada, server, f"fault-{[*FAULTS].index(fault)}")
    ann.change(2_000, POOR)
    expect(refusal(ann)).to_contain_text("CT-26")
    assert line.trials
    ann.change(POOR, 2_000)
    expect(ann.effect).to_be_visible()
    ann.propose()
    ada.forgive("404|Failed to load|net::")


def test_the_server_stays_the_referee(visitor, server, module):
    """A deal that the rules in the browser allow is tried and taken by the server."""
    ada = visitor()
    line = Line(ada.page)
    ann = composing(ada, server, "referee")
    expect(ann.effect).to_be_visible()
    assert line.trials
    ann.propose()
    expect(ann.offers).to_have_count(1)


def test_no_page_may_run_webassembly(visitor, server, module):
    """The worker may; its script has a policy of its own."""
    ada = visitor()
    ann = composing(ada, server, "policy")
    with pytest.raises(Error, match="Content Security Policy"):
        ann.page.evaluate("() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))")
    (worker,) = ann.page.workers
    assert worker.evaluate("WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => 'compiled')")
    ada.forgive("Content Security Policy")


def test_rules_are_loaded_after_the_first_picture(visitor, server, module):
    ada = visitor()
    requested = []
    ada.page.on("request", lambda request: requested.append(request))
    ann = composing(ada, server, "later")
    ann.change(2_000, POOR)
    expect(refusal(ann)).to_contain_text("CT-26")
    ada.wait(lambda: any(request.url.endswith(module) for request in requested), "request for the module")
    first = next(request for request in requested if "/workers/" in request.url)
    painted = ann.page.evaluate("""() => performance.timeOrigin
        + performance.getEntriesByName('first-contentful-paint')[0].startTime""")
    assert first.timing["startTime"] > painted


def test_whoever_takes_a_seat_loads_them(visitor, server, module):
    bob, loaded = visitor(), []
    id, token = server.open("chinatown", "you", "open", "random")
    bob.page.on("requestfinished", lambda request: loaded.append(request.url))
    invitation = server.ask(f"/tables/{id}/invitations", token=token)["invitations"]["1"]
    bob.sit_by(f"/table/{id}#invite=1.{invitation}", "Bob")
    bob.wait(lambda: any(url.endswith(module) for url in loaded), "module")


def test_spectators_load_no_rules(visitor, server, module):
    ada, eve = visitor(), visitor()
    requested = []
    eve.page.on("request", lambda request: requested.append(request.url))
    ann = composing(ada, server, "watched")
    eve.go(f"/table/{ann.visitor.id}")
    expect(eve.page.locator("[data-building='1']")).to_be_visible()
    eve.page.wait_for_load_state("networkidle")
    assert not [url for url in requested if "/workers/" in url or url.endswith(".wasm")]


def test_how_long_a_refusal_takes(visitor, server, module, print_later):
    """Measured, not asserted: with a slow line, from a typed sum to the refusal on the screen."""
    taken = {}
    for place in ("browser", "server"):
        ada = visitor()
        ada.page.add_init_script(SLOW)
        if place == "server":
            ada.page.route(RULES, lambda route: route.fulfill(status=404))
        ann = composing(ada, server, f"slow-{place}")
        ann.change(2_000, POOR)
        expect(refusal(ann)).to_contain_text("CT-26")
        times = []
        for _ in range(5):
            ann.change(POOR, 2_000)
            expect(refusal(ann)).to_have_count(0)
            expect(ann.effect).to_be_visible()
            times.append(ann.page.evaluate(REFUSED, POOR))
        taken[place] = statistics.median(times)
        ada.forgive("404")
    print_later(
        f"a refusal over a line of {DELAY} ms: {taken['browser']:.0f} ms by the rules in the browser,"
        f" {taken['server']:.0f} ms by the server: {taken['server'] / taken['browser']:.1f} times"
    )
