"""Measure how long a full board takes to show a change, in a real browser: `python -m tests.browser.redraw`.

Five people negotiate in Chinatown with forty shops built and ten offers open. One page is measured, the others
withdraw and propose. For every change the browser's trace has the busy time of its main thread: parsing the message,
updating the components, layout and painting.
"""

import itertools
import json
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.planting import plant, token
from tests.games.chinatown.busy import busy
from tools.serving import Server, launch

from gotham.games.chinatown.rules.offers import offers
from gotham.games.chinatown.rules.state import DRAFT, PROPOSE, SEATS, WITHDRAW

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
CHANGES = 60
PAUSE = 0.25  # seconds between changes, so that each is drawn before the next arrives
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
RECEIVED = "WebSocketReceive"


def changes(table):
    """Yield the others' actions with their seats: each in turn withdraws an offer and proposes it again."""
    theirs = [offer for offer in offers(table.view().state) if offer.author]
    for offer in itertools.cycle(theirs):
        yield offer.author, [WITHDRAW + offer.name]
        yield offer.author, [DRAFT, *(move // SEATS for move in offer.moves), PROPOSE + offer.secret]


def act(server, id, seat, actions):
    own = token(id, NAMES[seat])
    tried = server.ask(f"/tables/{id}/try", {"actions": actions}, own)
    server.ask(f"/tables/{id}/act", {"actions": actions, "words": tried["words"]}, own)


def traced(browser, page, server, id, table):
    """Return the trace of all changes, and the size of each message in bytes."""
    sizes = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sizes.append(len(frame.encode()))))
    page.goto(f"/table/{id}#{token(id, NAMES[0])}")
    page.locator("[data-offer]").nth(9).wait_for()
    first, sizes[:] = max(sizes), []
    browser.start_tracing(page=page, categories=TRACED)
    for seat, actions in itertools.islice(changes(table), CHANGES):
        act(server, id, seat, actions)
        page.wait_for_timeout(1000 * PAUSE)
    return json.loads(browser.stop_tracing())["traceEvents"], first, sizes


def busy_times(events, measure):
    """Return for every message how many milliseconds its page's main thread was busy until the next one.

    `dur` is by the clock, `tdur` the processor's time, which other programs on the machine do not lengthen.
    """
    received = sorted((event for event in events if event["name"] == RECEIVED), key=lambda event: event["ts"])
    threads = {(event["pid"], event["tid"]) for event in received}
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in threads]
    ends = [*(event["ts"] for event in received[1:]), float("inf")]
    for event, end in zip(received, ends, strict=True):
        mine = [task for task in tasks if event["ts"] <= task["ts"] + task["dur"] < end]
        yield sum(task[measure] for task in mine) / 1000


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        server, full = Server(Path(folder)), busy()
        table = full.game.scene(full.scene(), "busy")
        server.start()
        plant(server, "busy", table, *NAMES)
        try:
            page = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 900}).new_page()
            began = time.monotonic()
            events, first, sizes = traced(browser, page, server, "busy", table)
            print(f"{CHANGES} changes in {time.monotonic() - began:.0f} s; for each the main thread was busy")
            tell("of the processor's time", [*busy_times(events, "tdur")])
            tell("by the clock", [*busy_times(events, "dur")])
            print(f"view messages: at first {first} bytes, then at most {max(sizes)}")
        finally:
            browser.close()
            server.stop()


def tell(what, times):
    late = statistics.quantiles(times, n=20)[-1]
    print(f"  median {statistics.median(times):.1f} ms, p95 {late:.1f} ms, longest {max(times):.1f} ms {what}")


if __name__ == "__main__":
    main()
