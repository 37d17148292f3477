"""The page that every game has: the view in sentences, and the legal actions as buttons."""

import bisect

import pytest
from playwright.sync_api import TimeoutError, expect
from tests.browser.catalogue import say

# Kinds by preference, to reach the end of the match; after a while, other ones.
HASTE = {
    "new-york-new-york": (("play", "take"), ("pass", "take")),
    "chinatown": (("refuse", "place", "no", "done", "hands", "chosen"), ("refuse", "no", "done", "hands", "chosen")),
    "enquetes-a-new-york": (
        ("roll", "go", "spy", "take", "swap", "pass", "end"),
        ("accuse", "roll", "go", "end", "pass", "spy", "take", "swap"),
    ),
}
EAGER = 8  # decisions before the second list is used
MOST = 200
HURRY = 3000  # milliseconds before looking again: others act too, and buttons disappear


SHOWN = """() => {
  const all = (which) => [...document.querySelectorAll(which)];
  const numbers = all('[data-action]').map((button) => Number(button.dataset.action));
  const folded = all('[data-kind]:has(details)').map((section) => section.dataset.kind);
  return { numbers, folded };
}"""


class Chooser:
    """A person who presses buttons, by the kind of their action."""

    def __init__(self, page, kinds):
        self.page = page
        self.names, self.firsts = [kind["name"] for kind in kinds], [kind["first"] for kind in kinds]

    def kind(self, number):
        return self.names[bisect.bisect_right(self.firsts, number) - 1]

    def choose(self, wanted):
        """Press a button of the first available kind, and wait for the answer."""
        shown = self.page.evaluate(SHOWN)
        numbers = {self.kind(number): number for number in reversed(shown["numbers"])}
        kind = next((kind for kind in wanted if kind in (*numbers, *shown["folded"])), None)
        assert kind, f"none of {wanted} in {shown}"
        button = self.page.locator(f"[data-action='{numbers[kind]}']") if kind in numbers else self.unfold(kind)
        button.click(timeout=HURRY)
        self.page.wait_for_function("() => !document.querySelector('[data-action][aria-disabled=true]')")

    def unfold(self, kind):
        """Return the first button of a kind, expanding its group."""
        inside = self.page.locator(f"[data-kind='{kind}']")
        while not inside.locator("[data-action]").count():
            inside.locator("details:not([open]) > summary").first.click(timeout=HURRY)
        return inside.locator("[data-action]").first


@pytest.mark.parametrize("game", HASTE)
def test_a_match_by_buttons(visitor, server, game):
    ann, info = visitor(), server.info(game)
    options = {"rounds": "1"} if game == "new-york-new-york" else {}
    id, token = server.open(game, "you", *server.bots(game), **options)
    ann.page.add_init_script("localStorage.setItem('gotham.view', 'words')")
    ann.go(f"/table/{id}#{token}")
    expect(ann.page.get_by_role("heading", name=say("position"))).to_be_visible()
    chooser, decisions = Chooser(ann.page, info["kinds"]), 0
    while ann.wait_for_turn():
        try:
            chooser.choose(HASTE[game][decisions >= EAGER])
            decisions += 1
        except TimeoutError:
            continue
        if decisions > MOST:
            raise AssertionError(f"{MOST} decisions, and no end")
    ann.see_result()
    print(game, decisions)
