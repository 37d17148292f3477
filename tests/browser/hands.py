"""Actions of a visitor on any drawn board: pressing buttons by mouse, touch or keyboard."""

from tests.browser.board import tab_to


class Hands:
    """A visitor at a board; `way` is click, tap or key."""

    def __init__(self, visitor, way="click"):
        self.visitor, self.page, self.way = visitor, visitor.page, way

    def choose(self, wanted):
        """Press a button in the visitor's way."""
        if self.way == "key":
            tab_to(self.page, wanted)
            self.page.keyboard.press("Enter")
        else:
            getattr(self.page.locator(wanted), self.way)()
