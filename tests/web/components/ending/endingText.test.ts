// The result of a match in one sentence.

import { resultText } from "../../../../web/src/components/ending/endingText";
import { t } from "../../../../web/src/state/i18n.svelte";
import { newMatch, table } from "../../matches";

const NAMES = ["Ann", "Bob", "Cleo"];

function sentence(returns: number[], winners: number[], seat: number | null): string {
  const { match } = newMatch();
  match.receive(table({ seat, seats: NAMES.map((name) => ({ kind: "person" as const, name })) }));
  Object.assign(match, { returns, winners });
  return resultText(match, {});
}

test("a winner is ahead of the next, and of all who come next together", () => {
  expect(sentence([30, 12, 20], [0], 0)).toBe(t("ending-ahead", { result: "30", lead: "10", names: "Cleo" }));
  expect(sentence([30, 20, 20], [0], null)).toBe(t("ending-ahead", { result: "30", lead: "10", names: "Bob and Cleo" }));
});

test("whoever has not won reads how far they are behind", () => {
  expect(sentence([30, 12, 30], [0, 2], 1)).toBe(t("ending-behind", { result: "12", lead: "18", names: "Ann and Cleo" }));
});

test("a shared win has no lead", () => {
  expect(sentence([30, 12, 30], [0, 2], 0)).toBe(t("ending-shared", { result: "30" }));
});

test("where there are no points but only a win, nothing is counted", () => {
  expect(sentence([0, 1, 0], [1], 1)).toBe(t("state-over"));
  expect(sentence([0, 0, 0], [], 1)).toBe(t("state-over"));
});

test("a game may write the sentence, the result and the figures itself", () => {
  const { match } = newMatch();
  match.receive(table({ seat: 0 }));
  Object.assign(match, { returns: [3000, 1000], winners: [0] });
  expect(resultText(match, { sentence: () => "Solved." })).toBe("Solved.");
  expect(resultText(match, { figure: (_, sum) => `$${sum}` })).toContain("$2000");
  expect(resultText(match, { result: () => "much" })).toContain("much");
});
