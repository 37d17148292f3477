// Unchanged parts of a new value keep their identity.

import { shareUnchanged } from "../../../../web/src/state/match/match.svelte";

test("an equal value is the old one", () => {
  const before = { seats: [{ money: 1 }, { money: 2 }], round: 3 };
  expect(shareUnchanged(before, structuredClone(before))).toBe(before);
});

test("only the changed branch is new", () => {
  const before = { seats: [{ money: 1 }, { money: 2 }], map: { rows: [1, 2] } };
  const after = shareUnchanged(before, { seats: [{ money: 1 }, { money: 5 }], map: { rows: [1, 2] } });
  expect(after).toEqual({ seats: [{ money: 1 }, { money: 5 }], map: { rows: [1, 2] } });
  expect(after).not.toBe(before);
  expect(after.map).toBe(before.map);
  expect(after.seats).not.toBe(before.seats);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]).not.toBe(before.seats[1]);
});

test.each([
  ["a shorter list", [1, 2, 3], [1, 2]],
  ["a missing key", { a: 1, b: 2 }, { a: 1 }],
  ["a list for an object", { 0: 1 }, [1]],
  ["nothing before", null, { a: 1 }],
  ["nothing after", { a: 1 }, null],
  ["another text", "a", "b"],
])("%s is not taken for the same", (_, before, after) => {
  expect(shareUnchanged<unknown>(before, structuredClone(after))).toEqual(after);
});
