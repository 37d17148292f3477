// Types of the analysis of a finished match, as the server's analysis endpoint sends them.

import type { Weighed } from "./messages";

/** The progress of an analysis. */
export interface AnalysisProgress {
  state: "none" | "waiting" | "working" | "done";
  done?: number;
  total?: number;
  analysis?: Analysis | null;
}

/** The analysis itself. Each list of shares has one number per seat; the shares sum to 1. */
export interface Analysis {
  game: string;
  /** The same seed gives the same analysis. */
  seed: string;
  names: string[];
  start: number[];
  points: Point[];
  result: number[];
  accounts: Account[];
  /** Sorted by the size of the change, largest first. */
  keys: KeyMove[];
  sections: AnalysisSection[];
}

/** A decision: the shares before it and its gains. A replay shows it to `seat` at `move`. */
export interface Point {
  entry: number;
  seat: number;
  move: number;
  words: string;
  deciders: number[];
  shares: number[];
  gains: number[];
}

/** The sources of a seat's final share; they add up to it. */
export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
}

/** A move with a large gain or loss; `same` means that no better choice was found. */
export interface KeyMove {
  point: number;
  gain: number;
  same: boolean;
  choices: EvaluatedChoice[];
}

/** A choice that was possible, and its gain for the player who moved. */
export interface EvaluatedChoice extends Weighed {
  done?: boolean;
  gain?: number | null;
}

export interface AnalysisSection {
  id: string;
  title: string;
  lines: string[];
  head: string[];
  table: Cell[][];
}

/** A cell: a text, a number, a player, a share, or a move that a seat saw. */
export interface Cell {
  text?: string;
  number?: number | null;
  seat?: number | null;
  share?: number | null;
  move?: number | null;
}
