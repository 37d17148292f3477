"""The clicks of each scenario, and when the last screen is up to date: only by data attributes and message fields."""

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from tools.callpath.tree import Copy
from tools.serving import PATIENCE, Server

Message = Callable[[dict[str, Any]], bool]  # whether it is the awaited one
MINE, CARD = "[data-turn].mine", "button.lit[data-card]"
BOT, SEAT = "trader", 2
TURNS = 4  # the first ones load cached data
DEALS = 3  # at most; each gives a building away
QUIET = 0.6  # seconds without a function call: the bots have finished
IDLE = 1.2  # seconds before the click: functions called then are periodic
TRACE = """
const now = () => (performance.timeOrigin + performance.now()) / 1000;
window.callpath = { files: {}, frames: [], begun: 0 };
window.callpathBegin = () => { window.callpath = { files: {}, frames: [], begun: now() }; };
window.callpathEntered = (file) => { callpath.files[file] ??= now(); };
const handled = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...handled,
  set(listener) {
    handled.set.call(this, listener && ((event) => {
      listener.call(this, event);
      callpath.frames.push([now(), event.data]);
    }));
  },
});
const listen = WebSocket.prototype.addEventListener;
WebSocket.prototype.addEventListener = function (kind, listener, ...more) {
  const noted = (event) => { listener.call(this, event); callpath.frames.push([now(), event.data]); };
  listen.call(this, kind, kind === "message" ? noted : listener, ...more);
};
"""


class CallPath(NamedTuple):
    """The entered files with the time of the first entry after the click, the files entered while idle, and whether a
    message about the table came in between: a bot took so long that people were told."""

    files: dict[str, float]
    idle: frozenset[str]
    told: bool


class Screen:
    """A person at a table, with their own browser context."""

    def __init__(self, browser: Browser, address: str) -> None:
        context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(TRACE)
        self.page: Page = context.new_page()

    def take_seat(self, id: str, token: str) -> None:
        self.page.goto(f"/table/{id}#{token}")
        self.page.locator("[data-turn]").first.wait_for()

    def frames(self) -> list[tuple[float, dict[str, Any]]]:
        """Return the messages handled since the click, with the time of the store update."""
        return [(at, json.loads(text)) for at, text in self.page.evaluate("callpath.frames")]

    def handled(self, which: Message) -> float:
        """Return when the first such message was handled; 0 if none has arrived."""
        return next((at for at, message in self.frames() if which(message)), 0.0)

    def has(self, wanted: str) -> bool:
        return self.page.locator(wanted).count() > 0


class Match:
    """A match of two people, each with a screen, and perhaps bots."""

    def __init__(self, copy: Copy, server: Server, browser: Browser, game: str, *bots: str) -> None:
        self.copy, self.screens = copy, [Screen(browser, server.address) for _ in range(2)]
        id, token = server.open(game, "you", "open", *bots)
        key = server.ask(f"/tables/{id}/invitations", token=token)["invitations"]["1"]
        tokens = token, server.ask(f"/tables/{id}/sit", {"seat": 1, "invitation": key, "name": "Ben"})["token"]
        for screen, each in zip(self.screens, tokens, strict=True):
            screen.take_seat(id, each)

    def wait(self, until: Callable[[], bool]) -> None:
        begun = time.monotonic()
        while not until():
            if time.monotonic() - begun > PATIENCE:
                raise TimeoutError("the expected messages have not come")
            self.screens[0].page.wait_for_timeout(20)

    def settle(self) -> None:
        """Wait until no process has entered a function for a while."""
        seen, since = -1, time.monotonic()
        begun = since
        while time.monotonic() - since < QUIET:
            if time.monotonic() - begun > PATIENCE:
                raise TimeoutError("the server is never idle")
            if (size := self.copy.size()) != seen:
                seen, since = size, time.monotonic()
            self.screens[0].page.wait_for_timeout(50)

    def record(self, click: Callable[[], object], last: Message, other: bool = True) -> CallPath:
        """Click on the first screen, wait for the last message on both, and collect the files entered until then."""
        self.settle()
        self.screens[0].page.wait_for_timeout(IDLE * 1000)
        for screen in self.screens:
            screen.page.evaluate("callpathBegin()")
        begin = self.screens[0].page.evaluate("callpath.begun")
        click()
        awaited = [(self.screens[0], is_answer), (self.screens[0], last), *([(self.screens[1], last)] if other else [])]
        self.wait(lambda: all(screen.handled(which) for screen, which in awaited))
        end = max(screen.handled(which) for screen, which in awaited)
        files = self.copy.entries(begin, end)
        for screen in self.screens:
            for name, at in screen.page.evaluate("callpath.files").items():
                if at <= end:
                    files[f"web/{name}"] = min(at, files.get(f"web/{name}", end))
        told = any(
            at <= end and message["type"] == "table" for screen in self.screens for at, message in screen.frames()
        )
        return CallPath(files, frozenset(self.copy.entries(begin - IDLE, begin)), told)


def is_answer(message: dict[str, Any]) -> bool:
    return message["type"] in ("accepted", "tried")


# ------------------------------------------------------------------------------- New York New York


def card(copy: Copy, server: Server, browser: Browser) -> Iterator[tuple[str, CallPath]]:
    """One person plays a card while another watches the same table."""
    match = Match(copy, server, browser, "new-york-new-york")
    match.wait(lambda: any(screen.has(MINE) for screen in match.screens))
    for turn in range(TURNS):
        match.screens.sort(key=lambda screen: not screen.has(MINE))
        acting = match.screens[0]
        path = match.record(acting.page.locator(CARD).first.click, is_move)
        if turn == TURNS - 1:
            yield "card", path
            return
        match.settle()
        if acting.has(MINE):  # a card is also taken
            match.record(acting.page.locator(CARD).first.click, is_move)
        match.wait(lambda: match.screens[1].has(MINE))


def is_move(message: dict[str, Any]) -> bool:
    return message["type"] == "view" and bool(message.get("log"))


# ---------------------------------------------------------------------------------------- Chinatown


def deal(copy: Copy, server: Server, browser: Browser) -> Iterator[tuple[str, CallPath]]:
    """One person composes and proposes a deal, a bot accepts it, and another person watches."""
    match = Match(copy, server, browser, "chinatown", BOT)
    for screen in match.screens:
        refuse_two(match, screen)
    acting = match.screens[0].page
    acting.locator("[data-compose]").wait_for()
    for times in range(DEALS):
        match.settle()
        acting.locator("[data-compose]").click()
        acting.locator(f"[data-with='{SEAT}']").click()
        acting.locator("[data-building][data-owner='0']").nth(min(times, 1)).click()
        acting.locator("[data-add='cash']").click()
        giver = acting.locator("[data-part='cash'] [data-choose='from']")
        tried = match.record(partial(giver.select_option, str(SEAT)), is_answer, other=False)
        struck = match.record(acting.locator("[data-propose]").click, is_struck)
        if times and not struck.told:  # the first one loads cached data
            break
    yield "compose", tried
    yield "deal", struck


def refuse_two(match: Match, screen: Screen) -> None:
    """Give back two building cards of the first round; the second is asked for where that cannot be undone."""
    for _ in range(2):
        screen.page.locator("[data-card].lit").first.click()
        match.settle()
    if screen.has("[data-confirm]"):
        screen.page.locator("[data-confirm]").click()
        match.settle()
    assert not screen.has("[data-card].lit")


def is_struck(message: dict[str, Any]) -> bool:
    return any((entry.get("fact") or {}).get("kind") == "deal" for entry in message.get("log", ()))
