"""Actions of a visitor on the drawn board of Enquêtes à New York, by mouse, touch or keyboard."""

import contextlib

from playwright.sync_api import expect
from tests.browser.board import tab_to
from tests.browser.hands import Hands
from tests.browser.planting import plant
from tests.games.enquetes_a_new_york.tables import GAME, seated

from gotham.games.enquetes_a_new_york.cases.box import SYMBOLS
from gotham.games.enquetes_a_new_york.rules.board import SQUARE as SQUARES

say = GAME.words("en")
NAMES = ("Ann", "Ben", "Cleo")
# Positions in which Ann is to act.
HELD = "\n0 holds i1 i2 x3\n1 holds i4 x1\n2 holds i5"
GOING = "turn 0 going\npawns C3 B4 E2\ndice C 3" + HELD
SPYING = "turn 0 spying\npawns B4 B4 C3\ndice B 4" + HELD
SWAPPING = "turn 0 swapping\npawns B4 C3 E2\ndice B 4" + HELD
TAKING = "turn 0 taking\npawns B5 C3 E2\ndice B 5\n0 holds i1\n1 holds i2 x1..x5\n2 holds x6"
CLOSING = "turn 0 closing\npawns B4 C3 E2\ndice B 4" + HELD
OUT = "turn 0 rolling\nround 2\npawns B4 C3 -\naccused - - B1\n0 holds i1 i2 x3\n0 read i4 x2-"  # Cleo is

COLUMNS = "ABCDE"
NARROW, TABS = 1000, 6  # pixels; most tabs of a side panel
SQUARE = "[data-square='{}']"
SCENE = ".frame:visible .scene"
CLUES = "[data-hand]:visible"
HELD_CARD = ".card:not(.away)"


class Enquetes(Hands):
    """The board of one visitor."""

    # -------------------------------------------------------------------------------------- reading

    @property
    def scene(self):
        return self.page.locator(SCENE)

    @property
    def phase(self):
        """The current task."""
        return self.scene.get_attribute("data-phase")

    @property
    def pad(self):
        """The notepad, opened."""
        self.tab("notes")
        return self.page.locator("[data-notepad]")

    @property
    def clues(self):
        """The clues: a strip on a phone, else a tab, opened."""
        if not self.narrow:
            self.tab("clues")
        return self.page.locator(CLUES)

    @property
    def narrow(self):
        return self.page.viewport_size["width"] < NARROW

    def tab(self, name):
        """Open a tab of the side panel."""
        if self.way != "key":
            return self.visitor.panel(name)
        wanted = self.page.locator(f"[data-tab='{name}']")
        tab_to(self.page, "[role=tab][aria-selected=true]")
        for _ in range(TABS):
            if wanted.get_attribute("aria-selected") == "true":
                return None
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not lead to the tab {name}")

    def square(self, name):
        return self.page.locator(SQUARE.format(name))

    def text(self, about):
        """The text field for a square, or for general notes."""
        return self.pad.locator(f"[data-note-text='{about}']")

    def card(self, label, held=False):
        """A clue that the visitor has read or holds."""
        return self.clues.locator(f"{HELD_CARD if held else ''}[data-card='{label}']")

    def verdict(self, kind):
        """The wheel, opened: own, other or over."""
        return self.page.locator(f"[data-verdict='{kind}']")

    @property
    def lit(self):
        """The selectable squares."""
        return names(self.page.locator("[data-square].lit"), "data-square")

    @property
    def ruled(self):
        """The squares that the visitor's clues exclude, as the map shows them."""
        return names(self.page.locator("[data-square]:has(.ruled)"), "data-square")

    @property
    def marks(self):
        """The visitor's marks by square."""
        shown = self.page.locator("[data-square]:has(.mark)")
        return dict(zip(names(shown, "data-square"), names(shown, "data-marked"), strict=True))

    @property
    def hand(self):
        """The labels of the visitor's cards."""
        return sorted(names(self.clues.locator(HELD_CARD), "data-card"))

    def see(self, phase):
        """Wait until it is the visitor's turn with this task."""
        expect(self.page.locator(f"{SCENE}.mine[data-phase='{phase}']")).to_be_visible()

    @contextlib.contextmanager
    def changing_phase(self):
        """Wait until the task has changed."""
        before = self.phase
        yield
        expect(self.scene).not_to_have_attribute("data-phase", before)

    # --------------------------------------------------------------------------------------- acting

    def roll(self):
        self.see("rolling")
        self.choose("[data-roll]")
        expect(self.page.locator("[data-roll]")).to_have_count(0)

    def go(self, name):
        with self.changing_phase():
            self.pick(name)

    def spy(self, seat):
        self.see("spying")
        self.choose(f"[data-spy='{seat}']")
        expect(self.page.locator("[data-spy]")).to_have_count(0)

    def take(self, seat):
        self.see("taking")
        self.choose(f"[data-take='{seat}']")
        self.see("closing")

    def stay(self):
        """Neither move nor spy."""
        with self.changing_phase():
            self.choose("[data-pass]")

    def swap(self, label, seat, kind):
        """Swap a card for one of a kind from another player."""
        self.see("swapping")
        self.choose(f"[data-swap-card='{label}']")
        self.choose(f"[data-swap-seat='{seat}']")
        self.choose(f"[data-swap-kind='{kind}']")
        self.see("closing")

    def end(self):
        self.see("closing")
        self.choose("[data-end]")
        expect(self.page.locator("[data-end]")).to_have_count(0)

    def accuse(self, name):
        """Select a square; the confirmation has the focus on no."""
        if not self.page.locator(".buttons [data-cancel]").count():
            self.choose("[data-accuse]")
        self.pick(name)
        expect(self.page.locator("dialog [data-cancel]")).to_be_focused()

    def confirm(self):
        self.choose("dialog [data-confirm]")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def cancel(self):
        self.choose("dialog [data-cancel]")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def close(self, kind):
        """Close the wheel."""
        self.choose(f"[data-verdict='{kind}'] [data-close]")
        expect(self.verdict(kind)).to_have_count(0)

    def pick(self, name):
        """Select a highlighted square."""
        expect(self.page.locator(f"{SQUARE.format(name)}.lit")).to_be_visible()
        if self.way != "key":
            return self.choose(SQUARE.format(name))
        tab_to(self.page, "[data-square]")
        self.walk(name)
        self.page.keyboard.press("Enter")

    def walk(self, name):
        """Move to a square with the arrow keys."""
        keyboard = self.page.keyboard
        for _ in COLUMNS:  # first to the north-west corner
            keyboard.press("ArrowLeft")
            keyboard.press("ArrowUp")
        for _ in range(COLUMNS.index(name[0])):
            keyboard.press("ArrowRight")
        for _ in range(int(name[1]) - 1):
            keyboard.press("ArrowDown")
        expect(self.square(name)).to_be_focused()

    # ---------------------------------------------------------------------------------------- notes

    def mark(self, name, mark):
        """Cross, circle or pencil a square of the map; an empty mark erases."""
        if self.way == "key":
            tab_to(self.page, "[data-square]")
            self.walk(name)
            self.page.keyboard.press(mark or "Delete")
        else:
            pen = f"[data-pen='{mark or self.square(name).get_attribute('data-marked')}']"
            for wanted in (pen, SQUARE.format(name), pen):  # take it, draw, put it down
                self.choose(wanted)
        expect(self.square(name)).to_have_attribute("data-marked", mark)

    def write(self, about, text):
        """Write into the notepad, for a square after a look at it; leaving the field saves it."""
        if about in SQUARES and not self.page.locator(f"{SQUARE.format(about)}.chosen").count():
            self.look(about)
        field = self.text(about)
        if self.way == "key":
            tab_to(self.page, f"[data-note-text='{about}']")
            self.page.keyboard.type(text)
            self.page.keyboard.press("Tab")
        else:
            field.fill(text)
            field.blur()
        self.visitor.close_sheet()

    def look(self, name):
        """Show the details of a square."""
        self.visitor.close_sheet()
        if self.way == "key":
            tab_to(self.page, "[data-square]")
            self.walk(name)
            self.page.keyboard.press("Enter")
        else:
            self.choose(SQUARE.format(name))
        expect(self.page.locator(f"{SQUARE.format(name)}.chosen")).to_have_count(1)

    def help(self, level):
        """Set the help level: none, marks or reasons."""
        self.pad.locator(f"[data-assist='{level}']").check()
        expect(self.page.locator("[data-left]")).to_have_count(1 if level else 0)
        self.visitor.close_sheet()


def names(things, attribute):
    return [thing.get_attribute(attribute) for thing in things.all()]


def sit(visitor, server, id, scene, way="click"):
    """Create a table at a position, and open it for Ann."""
    links = plant(server, id, seated(scene), *NAMES)
    board = Enquetes(visitor, way)
    visitor.go(links["Ann"])
    expect(board.scene).to_be_visible()
    return board


def case_line(level, number):
    """Return the label of a case of the box."""
    symbol = say("symbol", id=SYMBOLS[level - 1][number - 1])
    return say("case-box", level=str(level), number=str(number), symbol=symbol)
