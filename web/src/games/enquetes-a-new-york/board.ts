// The board data of Enquêtes à New York as the server sends it, and texts for it. No rules here.

import type { LogEntry } from "../../api/messages";
import type { Match } from "../../state/match/match.svelte";

/** Constant data: names, and per square the indexes of what is on it. */
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
  /** Number of cards per kind. */
  held: number[];
  /** The square of a wrong accusation, after which the seat is out. */
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
  excluded: Record<number, number[]> | null; // null in a puzzle
  accused: Record<number, number[]>;
  left: number[] | null;
  answer: number | null;
  winner: number | null;
  result: string[];
}

/** Structured data of a log entry, as far as the viewer saw it. */
export interface EnquetesFact {
  kind: "roll" | "go" | "spy" | "pass" | "take" | "swap" | "end" | "accuse";
  seat: number;
  square?: number | null;
  /** Who was spied on, or whose card was taken. */
  victim?: number;
  partner?: number;
  /** Kinds of cards: drawn from a pile, read by a spy, taken from and given to another seat. */
  drawn?: number;
  read?: number;
  taken?: number;
  given?: number;
  card?: number | null;
  gave?: number | null;
  shown?: number | null;
  right?: boolean;
  answer?: number | null;
}

export const SIDE = 5;
export const SQUARES = Array.from({ length: SIDE * SIDE }, (_, square) => square);
/** The kinds of cards, as named in the catalogue. */
export const CARD_KINDS = ["informant", "expert"] as const;

/** The board data of a match. */
export function boardOf(match: Match): EnquetesBoard {
  return match.board as unknown as EnquetesBoard;
}

/** The structured data of a log entry, if it has any. */
export function factOf({ fact }: LogEntry): EnquetesFact | null {
  const found = fact as EnquetesFact | null | undefined;
  return typeof found?.kind === "string" ? found : null;
}

/** The name of a square, for example A5. */
export function squareName(square: number): string {
  return `${"ABCDE"[square % SIDE]}${Math.floor(square / SIDE) + 1}`;
}

/** The text of a square's kind. */
export function squareKind(match: Match, { city }: EnquetesBoard, square: number): string {
  return match.words("square-kind", { kind: city.kinds[city.kind[square]!]! });
}

/** The name of a square's district. */
export function squareDistrict(match: Match, { city }: EnquetesBoard, square: number): string {
  return match.words("district", { id: city.districts[city.district[square]!]! });
}

/** The names of a square's places. */
export function squarePlaces(match: Match, { city }: EnquetesBoard, square: number): string[] {
  return city.shows[square]!.map((place) => match.words("place", { id: city.places[place]! }));
}

/** Everything on a square, as one line. */
export function squareLine(match: Match, board: EnquetesBoard, square: number): string {
  const shown = [squareKind(match, board, square), squareDistrict(match, board, square), ...squarePlaces(match, board, square)];
  return `${squareName(square)}: ${shown.join(", ")}`;
}

/** The facts of the log, the latest first. */
export function latestFacts(match: Match): EnquetesFact[] {
  return match.log.flatMap((entry) => factOf(entry) ?? []).reverse();
}

/** The cards that the viewer has read since the end of their latest turn, the latest first. */
export function freshCards(match: Match): number[] {
  const facts = latestFacts(match);
  const end = facts.findIndex(({ kind, seat }) => kind === "end" && seat === match.seat);
  return facts.slice(0, end < 0 ? facts.length : end).flatMap((fact) => cardsRead(match, fact));
}

/** The clues in the order in which the viewer read them, the latest first. */
export function newestFirst(match: Match, clues: Clue[]): Clue[] {
  const order = latestFacts(match).flatMap((fact) => cardsRead(match, fact));
  const age = ({ card }: Clue): number => (order.includes(card) ? order.indexOf(card) : order.length);
  return clues.toSorted((one, other) => age(one) - age(other));
}

function cardsRead({ seat }: Match, fact: EnquetesFact): number[] {
  const own = fact.seat === seat;
  const cards = [own ? fact.card : null, own ? fact.shown : null, fact.partner === seat ? fact.gave : null];
  return cards.filter((card) => card !== null && card !== undefined);
}
