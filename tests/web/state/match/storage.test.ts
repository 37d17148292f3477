// What is saved per table in this browser: muted seats and seen events.

import { mutedSeats, setMuted } from "../../../../web/src/state/match/mutedSeats";
import { UnseenEvents } from "../../../../web/src/state/match/unseenEvents.svelte";
import { entry, newMatch, table, view } from "../../matches";

test("seats are muted per table, and unmuted", () => {
  expect([...setMuted("t1", 1, true)]).toEqual([1]);
  expect([...setMuted("t1", 2, true)]).toEqual([1, 2]);
  expect([...mutedSeats("t2")]).toEqual([]);
  setMuted("t1", 1, false);
  expect([...mutedSeats("t1")]).toEqual([2]);
  setMuted("t1", 2, false);
  expect(localStorage.getItem("gotham.muted")).toBe("{}");
});

describe("unseen events", () => {
  const numbers = (unseen: UnseenEvents): number[] => unseen.events.map(({ number }) => number);

  function arrive(log = [entry(1, 0), entry(2, 1), entry(3, 1, { lines: [] }), entry(4, 2)]) {
    const { match } = newMatch();
    match.receive(view({ revision: log.at(-1)?.number ?? 0, log }));
    return { match, unseen: new UnseenEvents(match) };
  }

  test("actions of others since the own latest action are unseen", () => {
    const { unseen } = arrive();
    expect(unseen.from).toBe(1);
    expect(numbers(unseen)).toEqual([2, 4]);
  });

  test("nothing is unseen on a first visit, and for spectators", () => {
    expect(numbers(arrive([entry(1, 1)]).unseen)).toEqual([]);
    const { match } = arrive();
    match.receive(table({ seat: null }));
    localStorage.clear();
    expect(numbers(new UnseenEvents(match))).toEqual([]);
  });

  test("a closed list stays seen on the next visit", () => {
    arrive().unseen.close();
    expect(numbers(arrive().unseen)).toEqual([]);
    const more = [entry(1, 0), entry(2, 1), entry(4, 2), entry(5, 1)];
    expect(numbers(arrive(more).unseen)).toEqual([5]);
  });

  test("events stay listed while others act, until the viewer acts", () => {
    const { match, unseen } = arrive();
    match.receive(view({ revision: 5, log: [entry(5, 1)] }));
    unseen.update();
    expect(numbers(unseen)).toEqual([2, 4, 5]);
    match.receive(view({ revision: 6, log: [entry(6, 0)] }));
    unseen.update();
    expect(numbers(unseen)).toEqual([]);
  });

  test("at most 100 tables are remembered, the latest ones", () => {
    const old = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`old${at}`, at]));
    localStorage.setItem("gotham.seen", JSON.stringify(old));
    arrive().unseen.close();
    const kept = Object.keys(JSON.parse(localStorage.getItem("gotham.seen")!) as object);
    expect(kept).toHaveLength(100);
    expect(kept.slice(-2)).toEqual(["old149", "t1"]);
  });
});
