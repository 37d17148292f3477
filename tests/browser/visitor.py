"""A person with their own browser context."""

import hashlib
import json
import re
from collections.abc import Callable

from playwright.sync_api import Browser, Page, WebSocket, WebSocketRoute, expect
from tests.browser.catalogue import say

PATIENCE = 30_000  # milliseconds; test machines are busy
SECTIONS = ("people", "alerts")  # of the menu
TABS = {"talk": "chat"}  # ids of tabs that differ from their title's
DESK, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 740}


class Visitor:
    """One context with one page. It records the messages of the server and the errors of the browser."""

    def __init__(self, browser: Browser, address: str, **options):
        # a service worker would answer before the routes of a test do; tests of the app and of alerts allow it
        wanted = {
            "viewport": DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **options,
        }
        self.context = browser.new_context(base_url=address, **wanted)
        self.context.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Open another window of the same browser."""
        page = self.context.new_page()
        page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", lambda dialog: (self.complaints.append(dialog.message), dialog.dismiss()))
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(frame))

    def messages(self, kind: str) -> list[dict]:
        """Return the received messages of a kind."""
        return [message for message in map(json.loads, self.frames) if message["type"] == kind]

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait for a condition that no page shows."""
        for _ in range(PATIENCE // 10):
            if until():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"no {what}")

    def hear(self, kind: str, count: int = 1) -> None:
        """Wait until so many messages of a kind are recorded; the page may show their changes earlier."""
        self.wait(lambda: len(self.messages(kind)) >= count, f"{count} messages of the kind {kind}")

    def withhold_answers(self) -> None:
        """From the next page on, block all confirmations of requests."""

        def pass_on(line: WebSocketRoute) -> None:
            answer = re.compile('"type": ?"accepted"')
            line.connect_to_server().on_message(lambda text: None if answer.search(str(text)) else line.send(text))

        self.page.route_web_socket("**/socket", pass_on)

    def forgive(self, pattern: str) -> None:
        """Remove expected errors."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    # ------------------------------------------------------------------------------------ navigation

    def go(self, path: str) -> None:
        """Open an address, and wait for content."""
        self.page.goto(path)
        self._see_all()

    def reload(self) -> None:
        """Load the page again, and wait for content."""
        self.page.reload()
        self._see_all()

    def _see_all(self) -> None:
        """A board is drawn in several steps."""
        expect(self.page.locator("h1")).to_be_attached()
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def sit_by(self, link: str, name: str) -> None:
        """Open an invitation and sit down."""
        self.go(link)
        invited = self.page.locator("form", has_text=say("invited", seat=link.partition("=")[2].split(".")[0])[:10])
        invited.get_by_label(say("my-name")).fill(name)
        invited.get_by_role("button", name=say("sit")).click()
        expect(self.seat(name)).to_contain_text(say("you"))

    # -------------------------------------------------------------------------------------- reading

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
        return self.panel("log").get_by_role("log")

    @property
    def lines(self) -> list[str]:
        """Return the lines of the log."""
        return self.log.locator("li").all_text_contents()

    def read(self, lines: list[str]) -> None:
        """Wait until the log has these lines, and perhaps more."""
        expect(self.log.locator("li").nth(len(lines) - 1)).to_have_text(lines[-1])
        assert self.lines[: len(lines)] == lines

    @property
    def refused(self):
        return self.page.get_by_role("alert")

    def panel(self, name: str):
        """Return a tab of the side panel or a section of the menu, opened."""
        expect(self.frame.locator("[data-menu]")).to_be_visible()
        if name in SECTIONS:
            return self._section(name)
        self.see_board()
        self._open_sheet()
        return self._tab(self.frame.locator(f"[data-tab={TABS.get(name, name)}]"))

    @property
    def frame(self):
        """Return the frame that is shown: a past move has one of its own."""
        return self.page.locator("div.frame:visible")

    def _open_sheet(self) -> None:
        """Open the sheet of a phone, if the tabs are in one."""
        sheet = self.frame.locator("[data-sheet][aria-expanded=false]:visible")
        if sheet.count():
            self.close_menu()
            sheet.click()

    def see_board(self) -> None:
        """Close the result of a match or leave the waiting room: they cover the board."""
        see = self.page.locator(":is([data-see-board], [data-to-table]):visible")
        if see.count():
            see.click()

    def close_sheet(self) -> None:
        """Close the sheet of a phone: it covers the board."""
        sheet = self.frame.locator("[data-sheet][aria-expanded=true]:visible")
        if sheet.count():
            sheet.click()

    def _tab(self, tab):
        self.close_menu()
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return self.frame.get_by_role("tabpanel")

    def _section(self, name: str):
        self.open_menu()
        section = self.frame.locator(
            "dialog[open] details", has=self.page.get_by_role("heading", name=say(name), exact=True)
        )
        if section.get_attribute("open") is None:
            section.locator("summary").click()
        return section

    def open_menu(self):
        """Return the menu of the table, opened."""
        menu = self.frame.locator("dialog[open]")
        if not menu.count():
            self.frame.locator("[data-menu]").click()
        return menu

    def close_menu(self) -> None:
        """Close the menu if it is open: it covers the table."""
        close = self.page.locator("dialog[open] [data-close-menu]")
        if close.count():
            close.click()

    def speak(self, language: str) -> None:
        """Select a language, in the menu of a table or in the header of another page."""
        inside = self.frame.count() > 0
        if inside:
            self.open_menu()
        elif self.page.locator("[data-site-menu]:visible").count():
            self.page.locator("[data-site-menu]").click()
        self.page.locator("[data-choice=language]:visible").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        if inside:
            self.close_menu()

    def show(self, view: str) -> None:
        """Switch between the board and words: `as-board` or `as-words`."""
        self.open_menu().get_by_role("button", name=say(view)).click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)  # the other view has a menu of its own

    def wait_for_turn(self) -> bool:
        """Wait for the person's turn; return whether it is, or False if the match is over."""
        self.close_menu()
        self.close_sheet()
        ready = """() => {
          if (document.querySelector('[data-turn].mine')) return 'mine';
          return document.querySelector('#end, [data-result]') ? 'over' : '';
        }"""
        return self.page.wait_for_function(ready).json_value() == "mine"

    def see_result(self) -> None:
        """The match is over, and its seed matches the commitment."""
        end = self.page.locator("section[aria-labelledby=end]")
        expect(self.page.locator("#end, [data-dock]:not([inert]) [data-result]").first).to_be_visible()
        if not end.count():  # it was closed
            self.page.locator("[data-result]").click()
        expect(end.get_by_role("table")).to_be_visible()
        expect(end).to_contain_text(say("seal-fits"))
        seed, commitment = end.locator("code").all_text_contents()  # folded away
        assert hashlib.sha256(f"gotham commitment{seed}".encode()).hexdigest() == commitment
        assert {table["commitment"] for table in self.messages("table") if table["id"] == self.id} <= {commitment}
