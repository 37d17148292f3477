// The end of a match of Chinatown: money, from the income of each round, and from the start money and deals.

import type { GameEnding, ScorePart } from "../../components/ending/gameEnding";
import type { Match } from "../../state/match/match.svelte";
import { type ChinatownStory, dollars, shortDollars, storyOf } from "./board";
import PlayerToken from "./pieces/PlayerToken.svelte";

const COLOURS = ["red", "blue", "yellow", "green", "purple"];

/** The parts of each seat's money; the last is less than 0 where more was paid in deals than there was at the start. */
export function partsOf(match: Match, { incomes, bonuses, money }: ChinatownStory): ScorePart[][] {
  return money.map((sum, seat) => {
    const earned = incomes[seat]!.map((income, round) => income + (bonuses[seat]?.[round] ?? 0));
    const rest = sum - earned.reduce((total, each) => total + each, 0);
    const rounds = earned.map((points, at) => ({ points, kind: 0, label: match.words("board-column", { number: at + 1 }) }));
    const all = [...rounds, { points: rest, kind: 1, label: match.words("board-legend-rest") }];
    return all.map((part) => ({ ...part, text: shortDollars(match, part.points) }));
  });
}

export const ending: GameEnding = {
  token: PlayerToken,
  colours: (colour) => ({ fill: `var(--${COLOURS[colour]!})`, on: `var(--on-${COLOURS[colour]!})` }),
  parts: async (match) => partsOf(match, await storyOf(match)),
  legend: (match) => [match.words("board-legend-income"), match.words("board-legend-rest")],
  figure: (match, points) => dollars(match, points),
};
