// Which seats the viewer may let a bot play. The server decides; this only hides what it would refuse.

import type { Seat, TableMessage } from "../../api/messages";

const ABSENCE = 120; // seconds, where the server names no other

/** Return whether the viewer may put a bot into a person's or a free seat; `seconds` have passed since the message. */
export function mayPutBot(table: TableMessage, own: number | null, at: number, seconds: number): boolean {
  const seat: Seat | undefined = table.seats[at];
  if (seat === undefined || seat.kind === "bot") return false;
  if (table.host || at === own) return true;
  if (own === null || seat.online) return false;
  return seat.kind === "open" || (seat.away ?? 0) + seconds >= (table.absence ?? ABSENCE);
}
