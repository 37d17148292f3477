// Numbers of actions, and the kinds and operands that they stand for.

import { expandRanges, kindOf, numberOf, partsOf, sizeOf } from "../../../web/src/api/actionNumbers";
import type { Kind } from "../../../web/src/api/messages";

const KINDS: Kind[] = [
  { name: "play", first: 0, operands: [["Y1", "Y2", "R1"]] },
  { name: "pass", first: 3, operands: [] },
  { name: "swap", first: 4, operands: [["a", "b"], ["x", "y", "z"]] },
];

test("a kind has one action per choice of operands", () => {
  expect(KINDS.map(sizeOf)).toEqual([3, 1, 6]);
});

test.each([
  [0, "play", [0]],
  [2, "play", [2]],
  [3, "pass", []],
  [4, "swap", [0, 0]],
  [5, "swap", [0, 1]],
  [7, "swap", [1, 0]],
  [9, "swap", [1, 2]],
])("number %i is %s %j, in both directions", (number, kind, operands) => {
  expect(partsOf(KINDS, number)).toEqual({ kind, operands });
  expect(numberOf(KINDS, kind, operands)).toBe(number);
  expect(kindOf(KINDS, number).name).toBe(kind);
});

test.each([-1, 10, 1000])("there is no action %i", (number) => {
  expect(() => kindOf(KINDS, number)).toThrow(RangeError);
});

test("an unknown kind and a wrong number of operands are refused", () => {
  expect(() => numberOf(KINDS, "jump", [])).toThrow(RangeError);
  expect(() => numberOf(KINDS, "swap", [1])).toThrow("swap");
});

test.each([
  [[], []],
  [[4, 4], [4]],
  [[1, 3, 7, 8], [1, 2, 3, 7, 8]],
  [[1, 3, 9], [1, 2, 3]],
])("ranges %j hold %j", (ranges, numbers) => {
  expect([...expandRanges(ranges)]).toEqual(numbers);
});
