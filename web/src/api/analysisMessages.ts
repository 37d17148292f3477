// What a server says of a match that is over, as src/gotham/insight/telling.py tells it.

import type { Weighed } from "./messages";

/** How far the analysis of a match is. */
export interface AnalysisProgress {
  state: "none" | "waiting" | "working" | "done";
  done?: number;
  total?: number;
  analysis?: Analysis | null;
}

/** Each list of shares has one for every seat; they sum to 1. */
export interface Analysis {
  game: string;
  /** With the same one it comes out the same. */
  seed: string;
  names: string[];
  start: number[];
  points: Point[];
  result: number[];
  accounts: Account[];
  /** The largest change first. */
  keys: KeyMove[];
  sections: AnalysisSection[];
}

/** A decision: the shares before it, and what it changed. A replay shows it to `seat` at `move`. */
export interface Point {
  entry: number;
  seat: number;
  move: number;
  words: string;
  deciders: number[];
  shares: number[];
  gains: number[];
}

/** Where a seat's share at the end came from: they add up. */
export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
}

/** A move that changed much; `same` where nothing better was found. */
export interface KeyMove {
  point: number;
  gain: number;
  same: boolean;
  choices: EvaluatedChoice[];
}

/** Something that could have been done, and what it would have changed for the mover. */
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

/** A text or a number, a player, a share, or a moment that a seat saw. */
export interface Cell {
  text?: string;
  number?: number | null;
  seat?: number | null;
  share?: number | null;
  move?: number | null;
}
