// The board data of Chinatown as the server sends it, and texts for it. No rules here.

import type { LogEntry } from "../../api/messages";
import type { Match } from "../../state/match/match.svelte";
import { formatList } from "../../state/i18n.svelte";

export type RoundPhase = "keeping" | "negotiating" | "placing" | "over";

export type DealMove =
  | { kind: "give"; building: number; from: number; to: number }
  | { kind: "tile"; type: number; from: number; to: number }
  | { kind: "cash" | "owe"; from: number; to: number; sum: number }
  | { kind: "build"; building: number; type: number; from: number }
  | { kind: "empty"; building: number; from: number };

export interface DealItems {
  buildings: number[];
  tiles: number[];
}

/** The effect of a deal on the viewer; sums before and after. */
export interface DealEffect {
  now: [number, number];
  placed: [number, number] | null;
  money: [number, number];
  /** Promised money due after this round's income: received minus paid. */
  owed: number;
  gets: DealItems;
  gives: DealItems;
}

export interface Offer {
  id: string;
  author: number;
  parties: number[];
  secret: boolean;
  yes: number[];
  moves: DealMove[];
  line: string;
  obstacles: string[];
  own: boolean;
  answers: { yes: number | null; no: number | null; withdraw: number | null };
  effect: DealEffect | null;
}

export interface Shop {
  seat: number;
  type: number;
  buildings: number[];
  most: number;
  finished: boolean;
  income: number;
  clauses: string[];
  split: boolean;
}

export interface ChinatownSeat {
  loose: number[];
  /** How many loose tiles the viewer sees only the backs of. */
  hidden: number;
  /** Of these, how many of each type the viewer may ask for; null if the tiles lie open. */
  asks: number[] | null;
  income: number;
  incomes: number[];
  bonuses: number[];
  money: number | null;
  seen: number;
  ready: boolean;
  left: number | null;
}

export interface BuildingPromise {
  building: number;
  type: number | null;
  secret: boolean;
  parties: number[];
}

export interface ChinatownBoard {
  round: number;
  rounds: number;
  phase: RoundPhase;
  marker: number | null;
  rows: number[][];
  sizes: number[];
  pays: { open: number[]; finished: Record<string, number> };
  owner: (number | null)[];
  shop: (number | null)[];
  plan: (number | null)[];
  promise: BuildingPromise[];
  dealt: number[];
  refused: number[];
  give: number;
  shops: Shop[];
  seats: ChinatownSeat[];
  cards: { sizes: number[] }[] | null;
  owed: { from: number; to: number; sum: number; secret: boolean }[];
  offers: Offer[];
  /** A draft that was started in the text view. */
  draft: DealMove[] | null;
  left: number | null;
  canDraft: boolean;
}

/** Structured data of a log entry. */
export type ChinatownFact =
  | {
      kind: "deal" | "void";
      id: string;
      author: number;
      parties: number[];
      secret: boolean;
      round: number;
      moves: DealMove[];
      note: string;
    }
  | { kind: "hands" | "kept"; round: number }
  | { kind: "draft"; quiet: true }
  | { kind: "income"; round: number; income: number[]; bonus: number[]; card: number[] | null }
  | { kind: "offer" | "yes" | "no" | "withdraw"; id: string; seat: number; note: string };

/** A completed deal, with its gain for each seat. */
export interface StruckDeal {
  round: number;
  author: number;
  parties: number[];
  secret: boolean;
  moves: DealMove[];
  gain: number[];
}

/** Data of a finished match. */
export interface ChinatownStory {
  incomes: number[][];
  bonuses: number[][];
  money: number[];
  deals: StruckDeal[];
}

/** The board data of a match. */
export function boardOf(match: Match): ChinatownBoard {
  return match.board as unknown as ChinatownBoard;
}

/** The board with the viewer's own actions that the server has not answered yet. */
export function withPending(board: ChinatownBoard, match: Match): ChinatownBoard {
  let shown = board;
  for (const number of match.pending) {
    const { kind, operands } = match.parts(number);
    if (kind === "place") {
      const plan = [...shown.plan];
      plan[operands[0]!] = operands[1]!;
      shown = { ...shown, plan };
    } else if (kind === "refuse") {
      const building = operands[0]!;
      const dealt = shown.dealt.filter((each) => each !== building);
      shown = { ...shown, dealt, refused: [...shown.refused, building], give: shown.give - 1 };
    }
  }
  return shown;
}

/** The structured data of a log entry, if it has any. */
export function factOf({ fact }: LogEntry): ChinatownFact | null {
  const found = fact as ChinatownFact | null | undefined;
  return typeof found?.kind === "string" ? found : null;
}

/** Fetch the data of a finished match. */
export async function storyOf(match: Match): Promise<ChinatownStory> {
  return (await match.story()) as ChinatownStory;
}

/** The name of a shop type. */
export function shopName(match: Match, type: number): string {
  const tiles = match.info.kinds.find(({ name }) => name === "tile")!;
  return match.words("shop", { kind: tiles.operands[0]![type]! });
}

/** A sum of money as text. */
export function dollars(match: Match, sum: number): string {
  return sum < 0 ? `−${match.words("money", { sum: -sum })}` : match.words("money", { sum });
}

/** A sum in thousands, for narrow places. */
export function shortDollars(match: Match, sum: number): string {
  const size = Math.abs(sum);
  if (size < 1000) return dollars(match, sum);
  return `${sum < 0 ? "−" : ""}${match.words("board-money-short", { thousands: Math.round(size / 1000) })}`;
}

/** Who makes an offer to whom; the viewer is "you". */
export function offerTitle(match: Match, { author, parties }: Offer): string {
  const others = parties.filter((seat) => seat !== author);
  const named = others.map((seat) => (seat === match.seat ? match.words("board-you") : match.names[seat]!));
  const who = author === match.seat ? match.words("board-your-offer") : match.names[author]!;
  return match.words("board-offer", { who, others: formatList(named) });
}

/** A sentence about what a shop pays and why. */
export function incomeSentence(match: Match, shop: Shop): string {
  return match.words("income-of", {
    shop: shopName(match, shop.type),
    buildings: formatList(shop.buildings.map((building) => String(building + 1))),
    size: shop.buildings.length,
    most: shop.most,
    finished: shop.finished ? "yes" : "no",
    split: shop.split ? "yes" : "no",
    income: dollars(match, shop.income),
    clauses: shop.clauses.join(", "),
  });
}

/** A change of a sum, with its sign. */
export function dollarChange(match: Match, sum: number): string {
  return sum > 0 ? `+${dollars(match, sum)}` : sum < 0 ? dollars(match, sum) : "±0";
}

/** The number of an action if it is legal now, else null. */
export function legalAction(match: Match, kind: string, ...operands: number[]): number | null {
  const number = match.number(kind, ...operands);
  return match.acting && match.legal.has(number) ? number : null;
}

/** How many tiles of each type a deal may take from a seat. */
export function tilesWithinReach({ loose, asks }: ChinatownSeat): number[] {
  return asks ?? loose;
}

/** The types that occur in a list of counts, with their counts. */
export function tileCounts(tiles: number[]): { type: number; count: number }[] {
  return tiles.map((count, type) => ({ type, count })).filter(({ count }) => count > 0);
}
