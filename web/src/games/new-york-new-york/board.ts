// The board data of New York New York as the server sends it, and texts for it. No rules here.

import type { Match } from "../../state/match/match.svelte";

export interface SkylineStack {
  top: number | null;
  covered: number[];
}

export interface SuitRun {
  positions: number[];
  bonus: number;
}

export interface NewYorkSeat {
  taken: number[];
  dealt: number[];
  unknown: number;
  passed: boolean;
  tops: number[];
  runs: SuitRun[];
  numbers: number;
  now: number;
  before: number[];
  earlier: number;
  total: number;
}

export interface NewYorkBoard {
  round: number;
  rounds: number;
  /** The points that the match is played to, or 0. */
  target?: number;
  over: boolean;
  starter: number;
  turn: number | null;
  taking: boolean;
  bonuses: number[];
  skyline: SkylineStack[];
  reserve: number[];
  pile: number;
  neutral: number[];
  seats: NewYorkSeat[];
}

export const SUITS = ["Y", "R", "G", "B"] as const;
export type Suit = (typeof SUITS)[number];

export interface CardFace {
  suit: Suit;
  number: number;
}

/** The board data of a match. */
export function boardOf(match: Match): NewYorkBoard {
  return match.board as unknown as NewYorkBoard;
}

/** The suit that a suit of the rules, or a seat, is shown as: people choose their colours. */
export function suitOf(match: Match, suit: number): Suit {
  return SUITS[match.shown(suit)]!;
}

/** The face of a card, from its notation, for example Y7, in the colours of the table. */
export function faceOf(match: Match, name: string): CardFace {
  return { suit: suitOf(match, SUITS.indexOf(name[0] as Suit)), number: Number(name.slice(1)) };
}

/** The face of a card, by its number in the rules. */
export function cardFace(match: Match, card: number): CardFace {
  return faceOf(match, match.info.kinds[0]!.operands[0]![card]!);
}

/** The name of a card. */
export function cardName(match: Match, card: number): string {
  return match.words("card", { ...cardFace(match, card) });
}
