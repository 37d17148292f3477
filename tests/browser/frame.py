"""What must lie inside the window at every decision of a match, and how far the layout shifts."""

import contextlib
import random
import urllib.error

from tests.browser.catalogue import LANGUAGES

SIZES = ((1280, 720), (1440, 900), (390, 844), (360, 640), (844, 390))  # 844x390: a phone on its side
THEMES = ("light", "dark")
# what the viewer holds, on a desk and on a phone
HELD = {
    "new-york-new-york": ("[data-dock] [data-card]", "[data-dock] [data-card]"),
    "chinatown": ("[data-dock] [data-own-tile]", "[data-dock] [data-own-tile]"),
    "enquetes-a-new-york": ("[data-clue]", "[data-clue], [data-sheet]"),
}
# chosen more rarely, so that a match ends, and not at once: composing deals, taking steps back, and accusing
RARE = {"pass", "drop", "resume", "withdraw", "accuse"}
RARE |= {"draft", "give", "tile", "cash", "owe", "build", "empty", "propose"}

OUTSIDE = """(held) => {
  const found = [];
  const frame = [...document.querySelectorAll('.frame')].find((each) => each.checkVisibility());
  const text = (each) => (each.textContent ?? '').trim().slice(0, 40);
  const name = (each) => `${each.tagName}.${each.className?.baseVal ?? each.className} "${text(each)}"`;
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  const inside = (each, what, within) => {
    const box = each.getBoundingClientRect();
    const room = within?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const fits = box.width > 0 && box.height > 0 && box.left >= room.left - 1 && box.top >= room.top - 1
      && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
    if (!fits) found.push(`${what} ${name(each)} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
  };
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen');
  const board = frame.querySelector('.board');
  inside(board, 'board');
  if (board.getBoundingClientRect().height < 120) found.push('the board is too low');
  const scores = [...frame.querySelectorAll('[data-score]')];
  if (scores.length !== frame.querySelectorAll('[data-seat]').length) found.push('a seat has no score');
  scores.forEach((each) => inside(each, 'score', each.closest('[data-seat]')));
  const dock = frame.querySelector('[data-dock]');
  inside(dock, 'dock');
  const prompt = dock.querySelector('[data-turn] .sentence');
  if (!prompt) found.push('there is no prompt');
  else {
    const line = prompt.closest('[data-turn]');
    inside(line, 'prompt', dock);
    const cut = prompt.getBoundingClientRect().right > line.getBoundingClientRect().right + 1;
    if (cut || line.scrollHeight > line.clientHeight + 5) found.push(`the prompt is cut off: ${name(line)}`);
  }
  const own = [...frame.querySelectorAll(held)].filter(seen);
  own.forEach((each) => each.closest('[data-dock]') && inside(each, 'held', dock));
  for (const each of dock.querySelectorAll('button, select, input'))
    if (seen(each) && !each.closest('dialog')) inside(each, 'button', dock);
  for (const each of dock.querySelectorAll('.buttons > button'))
    if (seen(each) && each.scrollWidth > each.clientWidth + 1) found.push(`the words are cut off: ${name(each)}`);
  for (const tabs of frame.querySelectorAll('.tabs'))
    if (seen(tabs) && tabs.scrollWidth > tabs.clientWidth + 1) found.push(`tabs are out of sight: ${name(tabs)}`);
  if (innerWidth >= 1000)
    for (const each of frame.querySelectorAll('.board .lit')) if (seen(each)) inside(each, 'choice');
  return found;
}"""

# every shift counts, those after input too
WATCH_SHIFTS = """() => {
  window.shifts = [];
  const name = (node) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className ?? ''}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, sources.map(({ node }) => name(node))]);
  }).observe({ type: 'layout-shift', buffered: false });
}"""


CHOOSE = """(select, value) => {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}"""


def outside(page, game: str) -> list[str]:
    """Return what lies outside of the window, or is cut off."""
    wide = page.viewport_size["width"] >= 1000
    return page.evaluate(OUTSIDE, HELD[game][0 if wide else 1])


def speak(visitor, language: str) -> None:
    """Select a language without opening the menu, and wait for the texts: all are sent again."""
    page = visitor.page
    if page.locator("html").get_attribute("lang") == language:
        return
    before = len(whole_views(visitor))
    page.locator(".frame:visible [data-choice=language]").evaluate(CHOOSE, language)
    visitor.wait(lambda: len(whole_views(visitor)) > before, f"view in {language}")
    page.wait_for_function(f"() => document.documentElement.lang === '{language}'")


def whole_views(visitor) -> list[dict]:
    """Return the views of new connections."""
    return [message for message in visitor.messages("view") if message.get("whole")]


class Player:
    """A person whose actions are sent by HTTP, chosen by chance among the legal ones."""

    def __init__(self, server, game: str, id: str, token: str, seed: int = 0):
        self.server, self.id, self.token = server, id, token
        self.kinds = server.info(game)["kinds"]
        self.random = random.Random(seed)

    def view(self) -> dict:
        return self.server.ask(f"/tables/{self.id}", token=self.token)["view"]

    def kind(self, number: int) -> str:
        """Return the kind of an action."""
        return max((kind for kind in self.kinds if kind["first"] <= number), key=lambda kind: kind["first"])["name"]

    def act(self) -> None:
        """Send an action; where all may act, another seat can be faster, and the next view decides."""
        view = self.view()
        if not view["legal"]:
            return
        ranges = view["legal"]
        numbers = [number for at in range(0, len(ranges), 2) for number in range(ranges[at], ranges[at + 1] + 1)]
        kinds = sorted({self.kind(number) for number in numbers})
        common = [kind for kind in kinds if kind not in RARE]
        kind = self.random.choice(common if common and self.random.random() < 0.95 else kinds)
        number = self.random.choice([number for number in numbers if self.kind(number) == kind])
        body = {"type": "act", "actions": [number], "revision": view["revision"]}
        with contextlib.suppress(urllib.error.HTTPError):
            self.server.ask(f"/tables/{self.id}/act", body, self.token)


def variations(seed: int = 0):
    """Yield a size, a theme and a language in turn: each size within six, and all its looks within 24."""
    number = seed
    while True:
        turn = number // len(SIZES)
        yield SIZES[number % len(SIZES)], THEMES[(number + turn // 2) % 2], LANGUAGES[(number + turn) % 4]
        number += 1
