"""What a visitor does on any drawn board: presses buttons, with a mouse, a finger or the keyboard."""

from tests.browser.board import tab_to


class Hands:
    """Somebody before a board; `way` is click, tap or key."""

    def __init__(self, visitor, way="click"):
        self.visitor, self.page, self.way = visitor, visitor.page, way

    def choose(self, wanted):
        """Presses a button, in one's own way."""
        if self.way == "key":
            tab_to(self.page, wanted)
            self.page.keyboard.press("Enter")
        else:
            getattr(self.page.locator(wanted), self.way)()
