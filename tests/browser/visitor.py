"""Somebody at a browser of their own."""

import hashlib
import json
import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect
from tests.browser.catalogue import say

PATIENCE = 30_000  # milliseconds; machines that test do much at once
DESK, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}


class Visitor:
    """One context with one page. It notes what the server tells it, and what the browser complains of."""

    def __init__(self, browser: Browser, address: str, **options):
        wanted = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **options}
        self.context = browser.new_context(base_url=address, **wanted)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another window of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (self.complaints.append(dialog.message), dialog.dismiss()))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame))

    def told(self, kind: str) -> list[dict]:
        """The messages of a kind that have come."""
        return [message for message in map(json.loads, self.frames) if message["type"] == kind]

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Waits for something that no page shows."""
        for _ in range(PATIENCE // 10):
            if until():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no {what}")

    def hear(self, kind: str, count: int = 1) -> None:
        """Waits until so many messages of a kind are known to have come; what they change may be seen before."""
        self.wait(lambda: len(self.told(kind)) >= count, f"{count} messages of the kind {kind}")

    def withhold_answers(self) -> None:
        """From the next page on: what is done shows, but that it was done is never said."""

        def pass_on(line: WebSocketRoute) -> None:
            answer = re.compile('"type": ?"accepted"')
            line.connect_to_server().on_message(lambda text: None if answer.search(str(text)) else line.send(text))

        self.page.route_web_socket("**/socket", pass_on)

    def forgive(self, pattern: str) -> None:
        """Takes back complaints that were to be expected."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    # ---------------------------------------------------------------------------------- going places

    def go(self, path: str) -> None:
        """Opens an address, and waits until there is something to read."""
        self.page.goto(path)
        expect(self.page.locator("h1")).to_be_attached()

    def sit_by(self, link: str, name: str) -> None:
        """Follows an invitation and sits down."""
        self.go(link)
        invited = self.page.locator("form", has_text=say("invited", seat=link.partition("=")[2].split(".")[0])[:10])
        invited.get_by_label(say("my-name")).fill(name)
        invited.get_by_role("button", name=say("sit")).click()
        expect(self.seat(name)).to_contain_text(say("you"))

    # -------------------------------------------------------------------------------------- looking

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2]

    def seat(self, name: str):
        return self.page.locator("[data-seat]", has_text=name)

    @property
    def turn(self):
        return self.page.locator("[data-turn]")

    @property
    def log(self):
        return self.page.get_by_role("log")

    @property
    def lines(self) -> list[str]:
        """What has happened, line by line."""
        return self.log.locator("li").all_text_contents()

    def read(self, lines: list[str]) -> None:
        """Waits until the log says these, and perhaps more."""
        expect(self.log.locator("li").nth(len(lines) - 1)).to_have_text(lines[-1])
        assert self.lines[: len(lines)] == lines

    @property
    def refused(self):
        return self.page.get_by_role("alert")

    def panel(self, name: str):
        """A panel beside the table, unfolded."""
        panel = self.page.locator("aside details", has=self.page.get_by_role("heading", name=say(name), exact=True))
        if panel.get_attribute("open") is None:
            panel.locator("summary").click()
        return panel

    def wait_for_turn(self) -> bool:
        """Whether it is one's turn now; else the match is over."""
        ready = (
            "() => document.querySelector('[data-turn].mine') ? 'mine' : document.querySelector('#end') ? 'over' : ''"
        )
        return self.page.wait_for_function(ready).json_value() == "mine"

    def see_result(self) -> None:
        """The match is over, and its seed is the one that was committed to."""
        end = self.page.locator("section[aria-labelledby=end]")
        expect(end.get_by_role("table")).to_be_visible()
        expect(end).to_contain_text(say("seal-fits"))
        seed, commitment = end.locator("code").all_inner_texts()
        assert hashlib.sha256(f"gotham commitment{seed}".encode()).hexdigest() == commitment
        assert {table["commitment"] for table in self.told("table") if table["id"] == self.id} <= {commitment}
