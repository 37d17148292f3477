// Texts about the turn and the winners.

import type { Match } from "./match.svelte";
import { formatList, t } from "../i18n.svelte";

/** The state of the table in one sentence. */
export function turnText(match: Match): string {
  const { table } = match;
  if (match.over) return t("state-over");
  if (table.state !== "running") return t(`state-${table.state}`);
  if (match.mine) return t("your-turn");
  const waited = match.awaited.length ? match.awaited : match.actors;
  const empty = waited.filter((seat) => table.seats[seat]?.kind === "open");
  if (empty.length) return t("turn-open", { seats: formatList(empty.map((seat) => match.names[seat]!)) });
  const waiting = t("turn-waiting", { names: formatList(waited.map((seat) => match.names[seat]!)) });
  return match.acting ? t("turn-may", { waiting }) : waiting;
}

/** The winners in one sentence. */
export function winnersText(match: Match): string {
  const winners = match.winners ?? [];
  if (match.seat !== null && winners.includes(match.seat)) return t("won-you", { count: winners.length });
  return t("won", { count: winners.length, names: formatList(winners.map((seat) => match.names[seat]!)) });
}
