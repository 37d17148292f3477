"""Record what moves on a page, what it plays, and how much its layout shifts."""

from playwright.sync_api import Page

MOVES = """
window.moves = [];
const kinds = new WeakMap();
const look = (node) => {
  if (node.nodeType !== 1) return;
  const [before, now] = [kinds.get(node), node.isConnected ? node.getAttribute("data-moving") : null];
  if (before === (now ?? undefined)) return;
  if (before) window.moves.push(`end ${before}`);
  if (now) window.moves.push(`start ${now}`);
  if (now) kinds.set(node, now);
  else kinds.delete(node);
};
const all = (node) => node.nodeType === 1 && [node, ...node.querySelectorAll("[data-moving]")].forEach(look);
new MutationObserver((records) => {
  for (const { target, addedNodes, removedNodes } of records) [target, ...addedNodes, ...removedNodes].forEach(all);
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-moving"] });
"""

SOUNDS = """
window.contexts = 0;
window.sounds = 0;
window.AudioContext = class extends AudioContext {
  constructor(...wanted) { super(...wanted); window.contexts += 1; }
};
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
  const start = prototype.start;
  prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };
}
"""

SHIFTS = """
window.shifts = [];
const name = (node) => node && `${node.nodeName} ${node.className?.baseVal ?? node.className ?? ''}`;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.shifts.push({
      value: entry.value,
      sources: entry.sources.map(
        ({ node, previousRect: a, currentRect: b }) => `${name(node)} ${a.x},${a.y} > ${b.x},${b.y}`,
      ),
    });
}).observe({ type: "layout-shift", buffered: true });
"""


def moved(page: Page, kind: str) -> None:
    """Wait until something of this kind has started and ended to move."""
    page.wait_for_function("(kind) => [`start ${kind}`, `end ${kind}`].every((each) => moves.includes(each))", arg=kind)


def still(page: Page) -> None:
    """Wait until nothing moves."""
    page.wait_for_function("() => !document.querySelector('[data-moving]')")


def shift(page: Page) -> float:
    """Return the sum of all layout shifts so far."""
    return page.evaluate("shifts.reduce((sum, { value }) => sum + value, 0)")
