// The bots of a game: levels and characters.

import type { Match } from "./match.svelte";
import type { GameInfo, Opponent, Seat } from "../../api/messages";
import { t } from "../i18n.svelte";

/** All choices: levels, the weakest first, then characters. */
export function allOpponents({ levels, characters = [] }: GameInfo): Opponent[] {
  return [...levels, ...characters];
}

/** The level or character of a bot; undefined if it was configured in another way. */
export function opponentOf(info: GameInfo, bot = ""): Opponent | undefined {
  return allOpponents(info).find(({ id }) => bot === id) ?? allOpponents(info).find(({ spec }) => bot === spec);
}

/** The name of a seat's level or character; empty if no bot plays it. */
export function opponentName(info: GameInfo, seat: Seat): string {
  return seat.kind === "bot" ? (opponentOf(info, seat.bot)?.name ?? "") : "";
}

/** The same for all seats of a table. */
export function opponentNames({ info, table }: Match): string[] {
  return table.seats.map((seat) => opponentName(info, seat));
}

/** The level for people who play for fun: casual, or else the weakest. */
export function casualLevel({ levels }: GameInfo): string {
  return (levels.find(({ id }) => id === "casual") ?? levels[0])?.id ?? "";
}

/** The default level of a new table: the middle one, rounded up. */
export function defaultLevel({ levels }: GameInfo): string {
  return levels[Math.floor(levels.length / 2)]?.id ?? "";
}

/** Whether a seat's person is here, or since when not, and whether it is a program. */
export function presence({ online, program }: Seat, away = ""): string {
  return [program ? t("program") : "", away || t(online ? "online" : "away")].filter(Boolean).join(" · ");
}
