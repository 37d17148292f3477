// The panorama of twelve slices.

import { SUITS } from "../../../../web/src/games/new-york-new-york/board";
import { type Point, panoramaOf, slice, slicePaths } from "../../../../web/src/games/new-york-new-york/skyline/panorama";

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);
const heightsAt = (lines: Point[][], number: number, x: number): number[] =>
  lines
    .flatMap((line) => slice(line, number))
    .flatMap((part) => [part[0]!, part.at(-1)!])
    .filter(([at]) => at === x)
    .map(([, up]) => Math.round(up * 1000) / 1000)
    .sort((one, other) => one - other);

describe.each(SUITS)("the panorama of %s", (suit) => {
  const { ridge, lines } = panoramaOf(suit);

  test.each(NUMBERS)("joins behind slice %i", (number) => {
    const next = (number % 12) + 1;
    expect(heightsAt([ridge], number, 100)).toEqual(heightsAt([ridge], next, 0));
    const long = lines.filter((line) => line.length > 2 || line[0]![1] === line.at(-1)![1]);
    expect(heightsAt(long, number, 100)).toEqual(heightsAt(long, next, 0));
  });

  test("is cut without a gap: every slice reaches from edge to edge", () => {
    for (const number of NUMBERS) {
      const [part, ...more] = slice(ridge, number);
      expect(more).toEqual([]);
      expect([part![0]![0], part!.at(-1)![0]]).toEqual([0, 100]);
      expect(slicePaths(suit, number).ridge).toMatch(/^M0 0L0 -\d.*L100 0Z$/);
    }
  });
});

test("every colour has a panorama of its own", () => {
  const all = SUITS.map((suit) => NUMBERS.map((number) => Object.values(slicePaths(suit, number)).join()).join());
  expect(new Set(all).size).toBe(4);
});
