// Geometry of the map, arrow keys on it, and the state of each building.

import type { ChinatownBoard, Shop } from "../../../../../web/src/games/chinatown/board";
import { dollarChange, factOf, tileCounts } from "../../../../../web/src/games/chinatown/board";
import { buildingSites } from "../../../../../web/src/games/chinatown/map/buildingSites";
import { boxOf, mapGeometry, middle, shopPlate, stepFrom } from "../../../../../web/src/games/chinatown/map/mapGeometry";
import { createBundle } from "../../../../../web/src/state/i18n.svelte";
import { INFO, entry, newMatch } from "../../../matches";

// two buildings, a street, one building; a street; a gap and two buildings
const MAP = [
  [0, 1, -2, 2],
  [-2, -2, -2, -2],
  [-1, 3, -2, 4],
];
const geometry = mapGeometry(MAP);

test("streets are the rows and columns of streets only", () => {
  expect(geometry.roads.map(({ upright }) => upright)).toEqual([true, false]);
  expect(geometry.spots.size).toBe(5);
  expect(geometry.rows.map((row) => row.map(({ building }) => building))).toEqual([[0, 1, 2], [3, 4]]);
});

test("a building is 100 wide, a street narrower", () => {
  const [first, second, third] = [0, 1, 2].map((building) => middle(geometry.spots.get(building)!)[0]);
  expect(second! - first!).toBe(100);
  expect(third! - second!).toBe(154);
});

test("a box is in percent of the map", () => {
  const { left, width } = boxOf(geometry, geometry.spots.get(0)!);
  expect(parseFloat(left)).toBeCloseTo((100 * 19) / geometry.width);
  expect(parseFloat(width)).toBeCloseTo((100 * 86) / geometry.width);
});

test("neighbours of a shop are joined, and not across a street", () => {
  const plates = (buildings: number[]): number => shopPlate(geometry, buildings).split("M").length - 1;
  expect(plates([0])).toBe(1);
  expect(plates([0, 1])).toBe(3);
  expect(plates([1, 2])).toBe(2);
});

test.each([
  [0, "ArrowRight", 1],
  [0, "ArrowLeft", 0],
  [1, "ArrowRight", 2],
  [2, "ArrowDown", 4],
  [0, "ArrowDown", 3],
  [3, "ArrowUp", 1],
  [3, "ArrowDown", 3],
  [0, "End", 2],
  [2, "Home", 0],
  [0, "Enter", -1],
])("from building %i, %s leads to %i", (from, key, to) => {
  expect(stepFrom(geometry, from, key)).toBe(to);
});

test("each building has its share of the board data", () => {
  const shop = { seat: 0, buildings: [0, 1] } as Shop;
  const promise = { building: 2, type: null, secret: false, parties: [] };
  const board = {
    owner: [0, 0, 1],
    shop: [3, 3, null],
    plan: [null, null, 4],
    shops: [shop],
    promise: [promise],
    dealt: [1],
    refused: [2],
  } as unknown as ChinatownBoard;
  expect(buildingSites(board)).toEqual([
    { owner: 0, shop: 3, plan: null, promise: null, group: shop, card: null },
    { owner: 0, shop: 3, plan: null, promise: null, group: shop, card: "dealt" },
    { owner: 1, shop: null, plan: 4, promise, group: null, card: "refused" },
  ]);
});

test("counts, sums and facts", () => {
  expect(tileCounts([0, 2, 0, 1])).toEqual([{ type: 1, count: 2 }, { type: 3, count: 1 }]);
  const { match } = newMatch();
  match.translate(INFO, createBundle("en", "money = ${ $sum }\n"));
  expect([5, -5, 0].map((sum) => dollarChange(match, sum))).toEqual(["+$5", "−$5", "±0"]);
  expect(factOf(entry(1, 0))).toBeNull();
  expect(factOf(entry(1, 0, { fact: "text" }))).toBeNull();
  expect(factOf(entry(1, 0, { fact: { kind: "kept", round: 1 } }))).toEqual({ kind: "kept", round: 1 });
});
