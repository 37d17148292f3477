"""Moves on the drawn board of New York New York, by mouse, touch or keyboard."""

from playwright.sync_api import expect
from tests.browser.catalogue import say


class Board:
    """Actions of a visitor on the board."""

    def __init__(self, visitor):
        self.visitor, self.page = visitor, visitor.page

    @property
    def hand(self):
        return self.page.get_by_role("toolbar", name=say("board-hand"))

    @property
    def reserve(self):
        return self.page.get_by_role("toolbar", name=say("draw-reserve"))

    @property
    def skyline(self):
        return self.page.get_by_role("region", name=say("board-skyline"))

    def turn(self, how) -> None:
        """Play a card and take one; `how` is one of the methods below."""
        self.visitor.close_menu()
        how(self.hand, self.skyline)
        if self.reserve.get_by_role("button").count():
            how(self.reserve, self.hand)

    # ------------------------------------------------------------------------------ ways to choose

    def click(self, cards, _goal) -> None:
        card = lit(cards)
        card.click()
        gone(cards, card)

    def tap(self, cards, _goal) -> None:
        card = lit(cards)
        card.tap()
        gone(cards, card)

    def drag(self, cards, goal) -> None:
        card = lit(cards)
        card.scroll_into_view_if_needed()
        mouse, (x, y) = self.page.mouse, middle(card)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 5, y - 20, steps=3)
        mouse.move(*middle(goal), steps=8)
        mouse.up()
        gone(cards, card)

    def key(self, cards, _goal) -> None:
        card = lit(cards)
        number = card.get_attribute("data-card")
        tab_to(self.page, f"button.lit[data-card='{number}']")
        self.page.keyboard.press("Enter")
        gone(cards, card)

    # ------------------------------------------------------------------------------------- passing

    def pass_by_click(self) -> None:
        self.page.get_by_role("button", name=f"{say('board-pass')} …").click()
        self.page.get_by_role("button", name=say("board-pass"), exact=True).click()
        self._be_out()

    def pass_by_key(self) -> None:
        """The page asks for confirmation, and the focus is on no: pressing Enter twice does not pass."""
        tab_to(self.page, "button", text=f"{say('board-pass')} …")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name=say("board-pass-no"))).to_be_focused()
        self.page.keyboard.press("Shift+Tab")
        self.page.keyboard.press("Enter")
        self._be_out()

    def _be_out(self) -> None:
        expect(self.page.get_by_role("button", name=say("board-pass"))).to_have_count(0)
        expect(self.page.get_by_role("group", name=say("board-pass-sure"))).to_have_count(0)


def lit(cards):
    """A selectable card; the locator stays with the same card."""
    number = cards.locator("button.lit").first.get_attribute("data-card")
    return cards.locator(f"button.lit[data-card='{number}']")


def gone(cards, card) -> None:
    """Wait until a choice is made."""
    expect(card).to_have_count(0)


def middle(thing):
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


FOCUSED = """([wanted, text, labelled]) => {
  const here = document.activeElement;
  const label = here.labels?.[0]?.textContent.trim() ?? '';
  return here.matches(wanted) && (!text || here.textContent.trim() === text) && label.startsWith(labelled);
}"""


def tab_to(page, wanted: str, text: str = "", labelled: str = "", most: int = 150) -> None:
    """Press Tab until an element has the focus: it can be reached without a mouse."""
    for _ in range(most):
        if page.evaluate(FOCUSED, [wanted, text, labelled]):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted} {text}{labelled}")
