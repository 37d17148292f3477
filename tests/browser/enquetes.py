"""What a visitor does on the drawn board of Enquêtes à New York, with a mouse, a finger or the keyboard."""

import contextlib

from playwright.sync_api import expect
from tests.browser.board import tab_to
from tests.browser.hands import Hands
from tests.browser.planting import plant
from tests.games.enquetes_a_new_york.tables import GAME, seated

from gotham.games.enquetes_a_new_york.cases.box import SYMBOLS

say = GAME.words("en")
NAMES = ("Ann", "Ben", "Cleo")
# Positions in short, in which Ann is to act.
HELD = "\n0 holds i1 i2 x3\n1 holds i4 x1\n2 holds i5"
GOING = "turn 0 going\npawns C3 B4 E2\ndice C 3" + HELD
SPYING = "turn 0 spying\npawns B4 B4 C3\ndice B 4" + HELD
SWAPPING = "turn 0 swapping\npawns B4 C3 E2\ndice B 4" + HELD
TAKING = "turn 0 taking\npawns B5 C3 E2\ndice B 5\n0 holds i1\n1 holds i2 x1..x5\n2 holds x6"
CLOSING = "turn 0 closing\npawns B4 C3 E2\ndice B 4" + HELD
OUT = "turn 0 rolling\nround 2\npawns B4 C3 -\naccused - - B1\n0 holds i1 i2 x3\n0 read i4 x2-"  # Cleo is

COLUMNS = "ABCDE"
SQUARE = "[data-square='{}']"
NOTE = "[data-note-square='{}']"
HELD_CARD = ".card:not(.away)"


class Enquetes(Hands):
    """The board in front of a visitor."""

    # -------------------------------------------------------------------------------------- looking

    @property
    def prompt(self):
        return self.page.locator(".prompt")

    @property
    def phase(self):
        """What is to be done now."""
        return self.prompt.get_attribute("data-phase")

    @property
    def pad(self):
        return self.page.locator("[data-notepad]")

    def square(self, name):
        return self.page.locator(SQUARE.format(name))

    def note(self, name):
        """A square of the notepad."""
        return self.page.locator(NOTE.format(name))

    def text(self, about):
        """Where one writes about a square, or about anything."""
        return self.page.locator(f"[data-note-text='{about}']")

    def card(self, label, held=False):
        """A clue that one has read, or holds."""
        return self.page.locator(f"[data-hand] {HELD_CARD if held else ''}[data-card='{label}']")

    def verdict(self, kind):
        """The wheel, opened: own, other or over."""
        return self.page.locator(f"[data-verdict='{kind}']")

    @property
    def lit(self):
        """The squares that can be chosen."""
        return names(self.page.locator("[data-square].lit"), "data-square")

    @property
    def ruled(self):
        """The squares that one's clues exclude, as the notepad shows them."""
        return names(self.pad.locator(".ruled"), "data-note-square")

    @property
    def hand(self):
        """The labels of one's cards."""
        return names(self.page.locator(f"[data-hand] {HELD_CARD}"), "data-card")

    def see(self, phase):
        """Waits until it is one's own turn, and this is what is to be done."""
        expect(self.page.locator(f".prompt.mine[data-phase='{phase}']")).to_be_visible()

    @contextlib.contextmanager
    def changing_phase(self):
        """Waits until what was chosen has led to something else that is to be done."""
        before = self.phase
        yield
        expect(self.prompt).not_to_have_attribute("data-phase", before)

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
        """Neither goes nor spies."""
        with self.changing_phase():
            self.choose("[data-pass]")

    def swap(self, label, seat, kind):
        """Gives a card for one of a kind of another player's."""
        self.see("swapping")
        self.choose(f"[data-hand] .lit[data-card='{label}']")
        self.choose(f"[data-swap-seat='{seat}']")
        self.choose(f"[data-swap-kind='{kind}']")
        self.see("closing")

    def end(self):
        self.see("closing")
        self.choose("[data-end]")
        expect(self.page.locator("[data-end]")).to_have_count(0)

    def accuse(self, name):
        """Points at a square: whether it is meant is asked, with the harmless answer at hand."""
        if self.page.locator("[data-accuse]").count():
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
        """Goes on from the wheel."""
        self.choose(f"[data-verdict='{kind}'] [data-close]")
        expect(self.verdict(kind)).to_have_count(0)

    def pick(self, name):
        """Chooses a square that is lit."""
        expect(self.page.locator(f"{SQUARE.format(name)}.lit")).to_be_visible()
        if self.way != "key":
            return self.choose(SQUARE.format(name))
        tab_to(self.page, "[data-square]")
        self.walk(SQUARE, name)
        self.page.keyboard.press("Enter")

    def walk(self, grid, name):
        """Goes to a square of the city or of the notepad with the arrow keys."""
        keyboard = self.page.keyboard
        for _ in COLUMNS:  # to the north-west, and on from there
            keyboard.press("ArrowLeft")
            keyboard.press("ArrowUp")
        for _ in range(COLUMNS.index(name[0])):
            keyboard.press("ArrowRight")
        for _ in range(int(name[1]) - 1):
            keyboard.press("ArrowDown")
        expect(self.page.locator(grid.format(name))).to_be_focused()

    # --------------------------------------------------------------------------------------- noting

    def mark(self, name, mark):
        """Crosses, circles or pencils a square on the notepad."""
        if self.way == "key":
            tab_to(self.page, "[data-note-square]")
            self.walk(NOTE, name)
            self.page.keyboard.press(mark or "Delete")
        else:
            self.choose(NOTE.format(name))  # crosses it, and shows the other marks
            if mark != "x":
                self.choose(f"[data-mark='{mark}']")
        expect(self.note(name)).to_have_attribute("data-marked", mark)

    def write(self, about, text):
        """Writes into the notepad; who leaves the field keeps it."""
        if self.way == "key":
            tab_to(self.page, f"[data-note-text='{about}']")
            self.page.keyboard.type(text)
            self.page.keyboard.press("Tab")
        else:
            self.text(about).fill(text)
            self.text(about).blur()

    def help(self, level):
        """How much of thinking the board does: nothing, marks or why."""
        self.page.locator(f"[data-assist='{level}']").check()
        expect(self.page.locator("[data-left]")).to_have_count(1 if level else 0)


def names(things, attribute):
    return [thing.get_attribute(attribute) for thing in things.all()]


def sit(visitor, server, id, scene, way="click"):
    """Puts a table there at a position in short, and Ann in front of it."""
    links = plant(server, id, seated(scene), *NAMES)
    board = Enquetes(visitor, way)
    visitor.go(links["Ann"])
    expect(board.prompt).to_be_visible()
    return board


def case_line(level, number):
    """How a table calls a case of the box."""
    symbol = say("symbol", id=SYMBOLS[level - 1][number - 1])
    return say("case-box", level=str(level), number=str(number), symbol=symbol)
