// What the server says to this board, and how its things are called. Nothing here knows a rule.

import type { Match } from "../../state/match/match.svelte";

/** What never changes: the names of things, and by square the numbers of what is there. */
export interface City {
  districts: string[];
  kinds: string[];
  places: string[];
  evidence: string[];
  district: number[];
  kind: number[];
  shows: number[][];
}

export interface Case {
  level: string;
  number: number | null;
  symbol: string | null;
  symbols: string[];
  line: string;
}

export interface EnquetesSeat {
  pawn: number | null;
  /** How many cards of each kind. */
  held: number[];
  /** Where somebody accused wrongly, who is out since. */
  out: number | null;
}

export interface Clue {
  card: number;
  label: string;
  kind: number;
  text: string;
  place: "hand" | "seat" | "pile" | "lost";
  holder: number | null;
  readers: number[];
}

export interface DiceFaces {
  letter: string;
  number: string;
}

export type TurnPhase = "rolling" | "choosing" | "spying" | "taking" | "swapping" | "going" | "closing" | "over";

export interface EnquetesBoard {
  city: City;
  case: Case;
  round: number;
  rounds: number;
  over: boolean;
  turn: number | null;
  phase: TurnPhase;
  doing: string;
  start: string;
  dice: DiceFaces | null;
  rolls: number;
  piles: number[];
  seats: EnquetesSeat[];
  spied: { victim: number; kind: number; card: number | null } | null;
  clues: Clue[];
  excluded: Record<number, number[]> | null; // in a puzzle one works it out oneself
  accused: Record<number, number[]>;
  left: number[] | null;
  answer: number | null;
  winner: number | null;
  result: string[];
}

/** What has happened, as far as one saw it. */
export interface EnquetesFact {
  kind: "roll" | "go" | "spy" | "pass" | "take" | "swap" | "end" | "accuse";
  seat: number;
  square?: number | null;
  partner?: number;
  card?: number | null;
  gave?: number | null;
  shown?: number | null;
  right?: boolean;
  answer?: number | null;
}

export const SIDE = 5;
export const SQUARES = Array.from({ length: SIDE * SIDE }, (_, square) => square);
/** The kinds of cards, as the catalogue calls them. */
export const CARD_KINDS = ["informant", "expert"] as const;

/** A square as the map writes it: A5. */
export function squareName(square: number): string {
  return `${"ABCDE"[square % SIDE]}${Math.floor(square / SIDE) + 1}`;
}

/** What one does on a square, as it is written there. */
export function squareKind(match: Match, { city }: EnquetesBoard, square: number): string {
  return match.words("square-kind", { kind: city.kinds[city.kind[square]!]! });
}

/** The district of a square. */
export function squareDistrict(match: Match, { city }: EnquetesBoard, square: number): string {
  return match.words("district", { id: city.districts[city.district[square]!]! });
}

/** The places that a square shows. */
export function squarePlaces(match: Match, { city }: EnquetesBoard, square: number): string[] {
  return city.shows[square]!.map((place) => match.words("place", { id: city.places[place]! }));
}

/** All that a square shows, as one line. */
export function squareLine(match: Match, board: EnquetesBoard, square: number): string {
  const shown = [squareKind(match, board, square), squareDistrict(match, board, square), ...squarePlaces(match, board, square)];
  return `${squareName(square)}: ${shown.join(", ")}`;
}

/** Whose pawns stand on a square. */
export function pawnsOn({ seats }: EnquetesBoard, square: number): number[] {
  return seats.flatMap(({ pawn }, seat) => (pawn === square ? [seat] : []));
}

/** The facts that were told, the latest first. */
export function latestFacts(match: Match): EnquetesFact[] {
  return match.log.flatMap(({ fact }) => (fact ? [fact as EnquetesFact] : [])).reverse();
}

/** The cards that one has read since one's own latest turn ended. */
export function freshCards(match: Match): number[] {
  const found: number[] = [];
  for (const fact of latestFacts(match)) {
    const own = fact.seat === match.seat;
    if (own && fact.kind === "end") break;
    const cards = [own ? fact.card : null, own ? fact.shown : null, fact.partner === match.seat ? fact.gave : null];
    found.push(...cards.filter((card) => card !== null && card !== undefined));
  }
  return found;
}
