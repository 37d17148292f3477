// The result of a match in one sentence.

import type { Match } from "../../state/match/match.svelte";
import { formatList, t } from "../../state/i18n.svelte";
import { type GameEnding, figureOf } from "./gameEnding";

/** The result in a sentence: how far the winner is ahead, or the viewer behind. */
export function resultText(match: Match, ending: GameEnding): string {
  const { returns, winners, seat, names } = match;
  if (ending.sentence) return ending.sentence(match);
  // a game that only tells who has won has no lead to speak of
  if (!returns?.length || !winners?.length || returns.every((points) => points === 0 || points === 1)) return t("state-over");
  const result = (points: number): string => ending.result?.(match, points) ?? figureOf(ending, match, points);
  const best = returns[winners[0]!]!;
  const winning = formatList(winners.map((winner) => names[winner]!));
  if (seat !== null && !winners.includes(seat)) {
    const own = returns[seat]!;
    return t("ending-behind", { result: result(own), lead: figureOf(ending, match, best - own), names: winning });
  }
  if (winners.length > 1) return t("ending-shared", { result: result(best) });
  const others = returns.map((points, at) => ({ points, at })).filter(({ at }) => at !== winners[0]);
  const next = Math.max(...others.map(({ points }) => points));
  const seconds = others.filter(({ points }) => points === next).map(({ at }) => (at === seat ? t("you") : names[at]!));
  if (!seconds.length) return t("state-over");
  return t("ending-ahead", { result: result(best), lead: figureOf(ending, match, best - next), names: formatList(seconds) });
}
