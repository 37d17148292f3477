// Cards, towers and keys of New York New York.

import { cardFace } from "../../../../web/src/games/new-york-new-york/board";
import { moveCardFocus } from "../../../../web/src/games/new-york-new-york/cards/cardKeys";
import { roofHalfWidth, towerOutline } from "../../../../web/src/games/new-york-new-york/skyline/towerOutline";
import { newMatch } from "../../matches";

test("a card has the suit and number of its notation", () => {
  const { match } = newMatch();
  expect(cardFace(match, 1)).toEqual({ suit: "Y", number: 2 });
  expect(cardFace(match, 2)).toEqual({ suit: "R", number: 1 });
});

const points = (path: string): [number, number][] =>
  path.slice(1, -1).split("L").map((point) => point.split(" ").map(Number) as [number, number]);

test.each(Array.from({ length: 12 }, (_, at) => at + 1))("tower %i is symmetric, stands on the ground and is closed", (number) => {
  const path = towerOutline(number, 100);
  expect(path).toMatch(/^M.*Z$/);
  const outline = points(path);
  expect(Math.max(...outline.map(([, y]) => y))).toBe(0);
  expect(Math.min(...outline.map(([, y]) => y))).toBeLessThan(-100);
  expect(outline.map(([x, y]) => [-x || 0, y]).reverse()).toEqual(outline.map(([x, y]) => [x || 0, y]));
});

test("higher numbers have narrower roofs", () => {
  const roofs = [1, 4, 8].map(roofHalfWidth);
  expect(roofs).toEqual([...roofs].sort((one, other) => other - one));
});

describe("arrow keys", () => {
  let group: HTMLElement;

  beforeEach(() => {
    group = document.createElement("div");
    group.innerHTML = "<button data-card=0></button><button data-card=1></button><button data-card=2></button>";
    group.addEventListener("keydown", moveCardFocus);
    document.body.replaceChildren(group);
  });

  function press(from: number, key: string, options: KeyboardEventInit = {}): number {
    const buttons = [...group.querySelectorAll("button")];
    buttons[from]?.focus();
    group.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, ...options }));
    return buttons.indexOf(document.activeElement as HTMLButtonElement);
  }

  test.each([
    [0, "ArrowRight", 1],
    [2, "ArrowRight", 0],
    [0, "ArrowLeft", 2],
    [1, "ArrowUp", 0],
    [1, "Home", 0],
    [0, "End", 2],
    [1, "Tab", 1],
  ])("from card %i, %s leads to card %i", (from, key, to) => {
    expect(press(from, key)).toBe(to);
  });

  test("a modifier key changes nothing", () => {
    expect(press(0, "ArrowRight", { altKey: true })).toBe(0);
  });
});
