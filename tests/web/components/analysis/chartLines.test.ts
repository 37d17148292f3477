// Line styles of seats, and labels that do not overlap.

import { lineStyle, spreadLabels } from "../../../../web/src/components/analysis/chartLines";

test("six seats have different lines in every respect", () => {
  const styles = [0, 1, 2, 3, 4, 5].map(lineStyle);
  for (const key of ["colour", "dash", "shape"] as const) expect(new Set(styles.map((style) => style[key])).size).toBe(6);
  expect(lineStyle(6)).toEqual(lineStyle(0));
});

test.each([
  ["labels with room stay", [10, 50, 90], [10, 50, 90]],
  ["equal ones move apart", [10, 10], [10, 26]],
  ["at the top they move down", [-5, 0], [0, 16]],
  ["at the bottom they move up", [100, 98], [100, 84]],
  ["they keep their order", [52, 50], [66, 50]],
])("%s", (_, wanted, places) => {
  expect(spreadLabels(wanted, 16, 0, 100)).toEqual(places);
});
