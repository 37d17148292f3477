// Line styles of seats.

import { lineStyle } from "../../../../web/src/components/analysis/chartLines";

test("six seats have different lines in every respect", () => {
  const styles = [0, 1, 2, 3, 4, 5].map((seat) => lineStyle(seat));
  for (const key of ["colour", "dash", "shape"] as const) expect(new Set(styles.map((style) => style[key])).size).toBe(6);
  expect(lineStyle(6)).toEqual(lineStyle(0));
  expect(lineStyle(0, "blue").colour).toBe("var(--blue)");
});
