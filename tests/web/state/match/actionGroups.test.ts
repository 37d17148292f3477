// Many actions in few groups, and the words that sentences share.

import { groupActions, MANY, sharedWords } from "../../../../web/src/state/match/actionGroups";
import { INFO, newMatch, view } from "../../matches";

test.each([
  [["play red 1", "play blue 1"], "play … 1"],
  [["give A to Ann", "give B to Ann", "give C to Ann"], "give … to Ann"],
  [["pass"], "pass"],
  [["one two", "three four"], null],
  [[], null],
])("%j share %j", (sentences, shared) => {
  expect(sharedWords(sentences)).toBe(shared);
});

test("legal actions are grouped by kind and searched by label", () => {
  const { match } = newMatch();
  match.receive(view({ legal: [0, 3], words: { 0: "Play Yellow", 1: "Play Red", 2: "Play Green", 3: "Pass" } }));
  expect(groupActions(match, "").map(({ key, numbers }) => [key, numbers])).toEqual([["play", [0, 1, 2]], ["pass", [3]]]);
  expect(groupActions(match, " yELLOW ").map(({ numbers }) => numbers)).toEqual([[0]]);
  expect(groupActions(match, "nothing")).toEqual([]);
});

test("a large group is divided by the first operand that divides it", () => {
  const names = (count: number, prefix: string): string[] => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const kinds = [{ name: "move", first: 0, operands: [["only"], names(4, "a"), names(6, "b")] }];
  const { match } = newMatch(undefined, { ...INFO, kinds });
  match.receive(view({ legal: [0, 23] }));
  const [group] = groupActions(match, "");
  expect(group!.numbers.length).toBeGreaterThan(MANY);
  expect(group!.groups.map(({ key, numbers }) => [key, numbers.length])).toEqual([
    ["move a0", 6],
    ["move a1", 6],
    ["move a2", 6],
    ["move a3", 6],
  ]);
  expect(group!.groups.flatMap(({ numbers }) => numbers)).toEqual(group!.numbers);
});
