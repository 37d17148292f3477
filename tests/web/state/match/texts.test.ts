// Texts about clocks, turns, winners and opponents.

import { t } from "../../../../web/src/state/i18n.svelte";
import { DAY, durationText, timeText, timeoutTexts, timingText } from "../../../../web/src/state/match/clockText";
import { defaultLevel, opponentName, opponentNames, opponentOf } from "../../../../web/src/state/match/opponents";
import { INFO, newMatch, table, view } from "../../matches";

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [9.2, "0:10"],
  [60, "1:00"],
  [3599, "59:59"],
])("%d seconds are left as %s", (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});

test("long times are in hours, then in days", () => {
  expect(timeText(2 * 3600 + 5 * 60)).toBe(t("time-hours", { hours: 2, minutes: 5 }));
  expect(timeText(2 * DAY + 3 * 3600)).toBe(t("time-days", { days: 2, hours: 3 }));
});

test("durations are in the largest unit that divides them", () => {
  expect(durationText(2 * DAY)).toBe(t("span-days", { count: 2 }));
  expect(durationText(120)).toBe(t("span-minutes", { count: 2 }));
  expect(durationText(90)).toBe(t("span-seconds", { count: 90 }));
  expect(timingText({ per: "move", seconds: 60 })).toBe(t("timing-move", { time: durationText(60) }));
});

test("on timeout a bot moves, unless the seat passes and can", () => {
  const timing = { per: "move", seconds: 60, then: "pass" } as const;
  expect(timeoutTexts({ ...timing, then: "bot" }, INFO)[0]).toBe(t("zero-bot"));
  expect(timeoutTexts(timing, INFO)[0]).toBe(t("zero-bot"));
  expect(timeoutTexts(timing, { ...INFO, late: "It waits." })[0]).toBe(t("zero-pass", { what: "It waits." }));
  expect(timeoutTexts({ ...timing, last: 30 }, INFO)).toHaveLength(3);
});

test("the turn in one sentence", () => {
  const { match } = newMatch();
  match.receive(view());
  expect(match.turnText).toBe(t("your-turn"));
  match.receive(view({ actors: [1], awaited: [1] }));
  expect(match.turnText).toBe(t("turn-waiting", { names: "Bot" }));
  match.receive(view({ actors: [0, 1], awaited: [1] }));
  expect(match.turnText).toBe(t("turn-may", { waiting: t("turn-waiting", { names: "Bot" }) }));
  match.receive(view({ actors: [2], awaited: [2] }));
  expect(match.turnText).toBe(t("turn-open", { seats: match.names[2]! }));
  match.receive(table({ state: "frozen" }));
  expect(match.turnText).toBe(t("state-frozen"));
  match.receive(view({ over: true }));
  expect(match.turnText).toBe(t("state-over"));
});

test("the winners in one sentence", () => {
  const { match } = newMatch();
  match.receive(view({ over: true, winners: [0] }));
  expect(match.winnersText).toBe(t("won-you", { count: 1 }));
  match.receive(view({ over: true, winners: [1] }));
  expect(match.winnersText).toBe(t("won", { count: 1, names: "Bot" }));
});

test("a bot is found by its id, else by its configuration", () => {
  expect(opponentOf(INFO, "medium")?.name).toBe("Medium");
  expect(opponentOf(INFO, "risky")?.name).toBe("The gambler");
  expect(opponentOf(INFO, "other")).toBeUndefined();
  expect(opponentName(INFO, { kind: "person", bot: "easy" })).toBe("");
  expect(opponentNames(newMatch().match)).toEqual(["", "Easy", ""]);
});

test.each([
  [0, ""],
  [1, "easy"],
  [2, "medium"],
  [3, "medium"],
])("of %i levels the default is %j", (count, level) => {
  expect(defaultLevel({ ...INFO, levels: INFO.levels.slice(0, count) })).toBe(level);
});
