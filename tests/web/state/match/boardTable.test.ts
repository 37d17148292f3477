// What a board of a game's own package is given.

import { boardTable, fieldValue } from "../../../../web/src/state/match/boardTable";
import { INFO, newMatch, table, view } from "../../matches";

const FIELDS = [
  { name: "round", first: 0, shape: [] },
  { name: "points", first: 1, shape: [2] },
  { name: "grid", first: 3, shape: [2, 2] },
];
const SHIPPED = { ...INFO, board: false, fields: FIELDS, drawn: { module: "/games/taxi/board/0/board.js" } };
const CELLS = [7, 1, -1000, 4, 5, 6, -1000];

function started() {
  const { match, sent } = newMatch(undefined, SHIPPED);
  match.receive(view({ whole: true, view: CELLS, legal: [0, 0, 3, 3], words: { 0: "play the first" } }));
  return { match, sent };
}

test("fields have their shapes, and hidden cells are null", () => {
  expect(boardTable(started().match).view).toEqual({ round: 7, points: [1, null], grid: [[4, 5], [6, null]] });
});

test("a field beyond the view is unknown", () => {
  expect(fieldValue([], FIELDS[0]!)).toBeNull();
});

test("changes are merged into the view", () => {
  const { match } = started();
  match.receive(view({ changes: [2, 9, 0, 8] }));
  expect(boardTable(match).view).toMatchObject({ round: 8, points: [1, 9] });
  match.receive(view());
  expect(boardTable(match).view).toMatchObject({ round: 8 });
});

test("legal actions come in words, and only to a viewer who may act", () => {
  const { match } = started();
  expect(boardTable(match).actions).toEqual([
    { number: 0, kind: "play", operands: [0], notation: "play Y1", label: "play the first" },
    { number: 3, kind: "pass", operands: [], notation: "pass", label: "pass" },
  ]);
  match.receive(table({ seat: null }));
  expect(boardTable(match)).toMatchObject({ seat: null, actions: [] });
});

test("an action is sent as it was shown", async () => {
  const { match, sent } = started();
  expect(await boardTable(match).act(0)).toBe(true);
  expect(sent).toEqual([{ type: "act", actions: [0], words: ["play the first"] }]);
});

test("a match is drawable after its view, and after the data of web.board if there is any", () => {
  const { match } = newMatch(undefined, SHIPPED);
  expect(match.drawable).toBe(false);
  match.receive(view({ whole: true, view: CELLS }));
  expect(match.drawable).toBe(true);
  match.receive(view({ whole: true }));
  expect(match.drawable).toBe(false);
  match.translate({ ...SHIPPED, board: true }, null);
  match.receive(view({ whole: true, view: CELLS }));
  expect(match.drawable).toBe(false);
  match.receive(view({ whole: true, view: CELLS, board: {} }));
  expect(match.drawable).toBe(true);
});

test("a board is told the colours that people chose", () => {
  const colours = ["yellow", "red", "green", "blue"].map((name) => ({ name, title: name }));
  const { match } = newMatch(undefined, { ...SHIPPED, colours });
  match.receive(view({ whole: true, view: CELLS }));
  expect(boardTable(match).colours).toEqual(["yellow", "red", "green"]);
  match.receive(table({ colours: [3, 1, 2, 0] }));
  expect(boardTable(match).colours).toEqual(["blue", "red", "green"]);
  expect([0, 1, 2, 3].map(boardTable(match).shown)).toEqual([3, 1, 2, 0]);
  expect(boardTable(started().match).colours).toEqual([]);
});
