// Squares, arrow keys, the wheel and newly read cards of Enquêtes à New York.

import { WINDOW, RINGS, cell } from "../../../../web/src/games/enquetes-a-new-york/accusation/wheelGeometry";
import { type Clue, freshCards, newestFirst, squareName } from "../../../../web/src/games/enquetes-a-new-york/board";
import { stepFrom } from "../../../../web/src/games/enquetes-a-new-york/map/gridKeys";
import { entry, newMatch, view } from "../../matches";

test.each([
  [0, "A1"],
  [4, "E1"],
  [5, "A2"],
  [24, "E5"],
])("square %i is %s", (square, name) => {
  expect(squareName(square)).toBe(name);
});

test.each([
  [12, "ArrowUp", 7],
  [12, "ArrowLeft", 11],
  [0, "ArrowUp", 0],
  [24, "ArrowRight", 24],
  [12, "Home", 10],
  [12, "End", 14],
  [12, "PageUp", 2],
  [12, "PageDown", 22],
  [12, "a", null],
])("from square %i, %s leads to %s", (square, key, next) => {
  expect(stepFrom(square, new KeyboardEvent("keydown", { key }))).toBe(next);
});

test("keys with a modifier are ignored", () => {
  expect(stepFrom(12, new KeyboardEvent("keydown", { key: "ArrowUp", ctrlKey: true }))).toBeNull();
});

test("fresh cards are those read since the own latest turn ended", () => {
  const { match } = newMatch();
  const log = [
    { kind: "take", seat: 0, card: 1 },
    { kind: "end", seat: 0 },
    { kind: "take", seat: 1, card: 2 },
    { kind: "swap", seat: 1, partner: 0, gave: 7, card: 3 },
    { kind: "spy", seat: 0, shown: 5 },
    { kind: "take", seat: 0, card: null },
  ].map((fact, at) => entry(at + 1, fact.seat, { fact }));
  match.receive(view({ log }));
  expect(freshCards(match)).toEqual([5, 7]);
});

test("clues read latest come first, those of unknown age last", () => {
  const { match } = newMatch();
  const log = [
    { kind: "take", seat: 0, card: 4 },
    { kind: "end", seat: 0 },
    { kind: "spy", seat: 0, shown: 2 },
    { kind: "swap", seat: 1, partner: 0, gave: 9, card: 3 },
  ].map((fact, at) => entry(at + 1, fact.seat, { fact }));
  match.receive(view({ log }));
  const clues = [1, 2, 4, 7, 9].map((card) => ({ card }) as Clue);
  expect(newestFirst(match, clues).map(({ card }) => card)).toEqual([9, 2, 4, 1, 7]);
});

test("a cell of the wheel is a closed path in its ring", () => {
  for (const [ring, radius] of RINGS.entries()) {
    const path = cell(ring);
    expect(path).toMatch(/^M.*Z$/);
    expect(path).toContain(`A${radius + 5.4} ${radius + 5.4}`);
  }
  expect(RINGS[WINDOW]).toBeDefined();
});
