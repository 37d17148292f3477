// Which seats the viewer may let a bot play.

import type { Seat, TableMessage } from "../../../../web/src/api/messages";
import { mayPutBot } from "../../../../web/src/state/match/substitution";

const SEATS: Seat[] = [
  { kind: "person", online: true },
  { kind: "person", away: 100 },
  { kind: "open" },
  { kind: "bot", bot: "casual" },
  { kind: "person" },
];

/** Return the seats into which somebody with a seat of their own may put a bot, so many seconds after the message. */
function allowed(own: number | null, seconds: number, about: Partial<TableMessage> = {}): number[] {
  const table = { seats: SEATS, ...about } as TableMessage;
  return SEATS.flatMap((_, at) => (mayPutBot(table, own, at, seconds) ? [at] : []));
}

test("a guest may fill free seats, their own, and those of people who have been away for long", () => {
  expect(allowed(4, 0)).toEqual([2, 4]);
  expect(allowed(4, 19)).toEqual([2, 4]);
  expect(allowed(4, 20)).toEqual([1, 2, 4]);
  expect(allowed(0, 120)).toEqual([0, 1, 2, 4]);
  expect(allowed(4, 0, { absence: 100 })).toEqual([1, 2, 4]);
});

test("the host may replace everybody, and a spectator nobody", () => {
  expect(allowed(0, 0, { host: true })).toEqual([0, 1, 2, 4]);
  expect(allowed(null, 1000)).toEqual([]);
});
