// Whom one plays against: bots at a level, or with a character.

import type { Match } from "./match.svelte";
import type { GameInfo, Opponent, Seat } from "../../api/messages";

/** Everybody there is to choose: levels, the weakest first, then characters. */
export function allOpponents({ levels, characters = [] }: GameInfo): Opponent[] {
  return [...levels, ...characters];
}

/** The level or character of a bot; none where it was asked for in another way. */
export function opponentOf(info: GameInfo, bot = ""): Opponent | undefined {
  return allOpponents(info).find(({ id }) => bot === id) ?? allOpponents(info).find(({ spec }) => bot === spec);
}

/** What the bot of a seat is called by how it plays; nothing where a person plays, or nobody. */
export function opponentName(info: GameInfo, seat: Seat): string {
  return seat.kind === "bot" ? (opponentOf(info, seat.bot)?.name ?? "") : "";
}

/** The same for all seats of a table. */
export function opponentNames({ info, table }: Match): string[] {
  return table.seats.map((seat) => opponentName(info, seat));
}

/** The level a new table begins with: the one in the middle, or above it. */
export function defaultLevel({ levels }: GameInfo): string {
  return levels[Math.floor(levels.length / 2)]?.id ?? "";
}
