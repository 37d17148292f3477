// What a game adds to the end of its matches: games/GAME/ending.ts exports `ending`. Without it, a seat has one plain bar.

import type { Component } from "svelte";
import type { Match } from "../../state/match/match.svelte";
import { formatNumber } from "../../state/i18n.svelte";

/** A part of a seat's result, drawn as a piece of its bar. */
export interface ScorePart {
  /** Less than 0 for what was given away again: it covers the end of the bar. */
  points: number;
  /** The place of its kind in the legend. */
  kind: number;
  /** Where these points came from, for example "Round 2, runs". */
  label: string;
  /** The figure in the bar, where the number itself is too long. */
  text?: string;
}

export interface GameEnding {
  /** The emblem of a seat. */
  token?: Component<{ seat: number; match: Match }>;
  /** The fill of a bar in a colour of the game, and a readable one on it, as CSS values. */
  colours?: (colour: number) => { fill: string; on: string };
  /** The parts of each seat's result; a seat without parts has one plain bar. */
  parts?: (match: Match) => Promise<ScorePart[][]>;
  /** What is said of a seat in place of a bar, where the result is no number of points. */
  detail?: (match: Match, seat: number) => string;
  /** The kinds of parts: the first is plain, the others are hatched. */
  legend?: (match: Match) => string[];
  /** A result with its unit, for example "131 points" or "$ 80,000". */
  result?: (match: Match, points: number) => string;
  /** A figure of the bars and of the lead, where a plain number is not enough. */
  figure?: (match: Match, points: number) => string;
  /** The result in a sentence, instead of the one about the lead. */
  sentence?: (match: Match) => string;
  /** A picture of an action in notation, for the turning point. */
  picture?: Component<{ match: Match; action: string }>;
  /** A drawing of the final position behind the result. */
  backdrop?: Component<{ match: Match }>;
}

const endings = import.meta.glob<{ ending: GameEnding }>("../../games/*/ending.ts");

/** Load what a game adds; nothing for other games. */
export async function loadEnding(game: string): Promise<GameEnding> {
  return (await endings[`../../games/${game}/ending.ts`]?.())?.ending ?? {};
}

/** A figure of a result as the game writes it. */
export function figureOf(ending: GameEnding, match: Match, points: number): string {
  return ending.figure?.(match, points) ?? formatNumber(points);
}
