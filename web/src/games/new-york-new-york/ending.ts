// The end of a match of New York New York: points by round, for cards on top and for runs.

import type { GameEnding, ScorePart } from "../../components/ending/gameEnding";
import type { Match } from "../../state/match/match.svelte";
import { SUITS } from "./board";
import FinalSkyline from "./ending/FinalSkyline.svelte";
import PlayedCard from "./ending/PlayedCard.svelte";
import SeatEmblem from "./ending/SeatEmblem.svelte";

/** The points of a seat in a round; `runs` is null where only their sum is known. */
interface RoundPoints {
  cards: number;
  runs: number | null;
}

export interface NewYorkStory {
  rounds: RoundPoints[][];
}

const COLOURS = { Y: "yellow", R: "red", G: "green", B: "blue" } as const;

/** The parts of each seat's points, round by round. */
export function partsOf(match: Match, { rounds }: NewYorkStory): ScorePart[][] {
  return match.names.map((_, seat) =>
    rounds.flatMap((points, at) => {
      const { cards, runs } = points[seat]!;
      const number = at + 1;
      if (runs === null) return [{ points: cards, kind: 0, label: match.words("board-column", { number }) }];
      return [
        { points: cards, kind: 0, label: match.words("board-part-cards", { number }) },
        { points: runs, kind: 1, label: match.words("board-part-runs", { number }) },
      ];
    }),
  );
}

export const ending: GameEnding = {
  token: SeatEmblem,
  colours: (colour) => ({ fill: `var(--${COLOURS[SUITS[colour]!]})`, on: `var(--on-${COLOURS[SUITS[colour]!]})` }),
  parts: async (match) => partsOf(match, (await match.story()) as NewYorkStory),
  legend: (match) => [match.words("board-legend-cards"), match.words("board-legend-runs")],
  result: (match, points) => match.words("board-points", { count: points }),
  picture: PlayedCard,
  backdrop: FinalSkyline,
};
