// A deal that is being composed. It lives in this browser alone, until it is proposed as one run of actions.

import type { Match } from "../../../state/match/match.svelte";
import type { Refusal, Tried } from "../../../api/messages";
import type { ChinatownBoard, DealEffect, DealMove, Offer } from "../board";
import type { MapMarks } from "../map/buildingSites";

export type DealMoveKind = DealMove["kind"];

/** A line of the deal. What its kind does not need is left out; null is still to be chosen. */
export interface DealLine {
  key: number;
  kind: DealMoveKind;
  from: number | null;
  to: number | null;
  building: number | null;
  type: number | null;
  /** How many tiles. */
  count: number;
  /** In dollars. */
  sum: number;
}

/** A run, and which line each of its actions comes from. */
interface ActionRun {
  actions: number[];
  lines: (DealLine | null)[];
}

export const THOUSAND = 1000;
export const MAX_SUM = 999 * THOUSAND;
const DIGITS = 9; // sums are written as hundreds, tens and ones, an action each

export class DealDraft {
  composing = $state(false);
  lines = $state<DealLine[]>([]);
  secret = $state(false);
  note = $state("");
  /** With whom one deals, unless a line says otherwise. */
  partner = $state<number | null>(null);
  /** The line that waits for a building of the map. */
  aiming = $state<number | null>(null);
  /** The offer that this one answers, or takes the place of. */
  answers = $state.raw<Offer | null>(null);
  tried = $state.raw<Tried | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** The key of the line that the refusal is about. */
  refusedLine = $state<number | null>(null);
  /** Whether what was tried is no longer what stands there. */
  stale = $state(false);

  #match: Match;
  #keys = 0;
  #asked = 0;

  constructor(match: Match) {
    this.#match = match;
  }

  get #board(): ChinatownBoard {
    return this.#match.board as ChinatownBoard;
  }

  get #me(): number {
    return this.#match.seat!;
  }

  // ------------------------------------------------------------------------------ what stands there

  /** Who gives, gets or promises something. */
  get parties(): number[] {
    const seats = this.lines.flatMap((line) => [this.giver(line), line.to]);
    return [...new Set(seats.filter((seat) => seat !== null))].sort();
  }

  /** Who gives a thing or promises something: of a building, who has it, or gets it in this deal. */
  giver(line: DealLine): number | null {
    if (line.building === null) return line.from;
    const owner = this.#board.owner[line.building] ?? null;
    const given = this.lines.find(({ kind, building }) => kind === "give" && building === line.building);
    return line.kind === "give" ? owner : (given?.to ?? owner);
  }

  /** Whether a line says all it must. */
  lineIsComplete(line: DealLine): boolean {
    if (line.kind === "build") return line.building !== null && line.type !== null;
    if (line.kind === "empty") return line.building !== null;
    if (line.kind === "cash" || line.kind === "owe") return line.sum > 0 && line.from !== null && line.to !== null;
    return line.to !== null;
  }

  get isComplete(): boolean {
    return this.lines.length > 0 && this.lines.every((line) => this.lineIsComplete(line));
  }

  /** The offer as actions; moves are written in the order of their numbers. */
  get run(): ActionRun {
    const moves = this.lines.flatMap((line) => this.#numbers(line).map((number) => ({ number, line })));
    const merged = merge(moves).sort((one, other) => one.number - other.number);
    const before = this.#withdrawal;
    const [draft, propose] = [this.#match.number("draft"), this.#match.number("propose", this.secret ? 1 : 0)];
    return {
      actions: [...before, draft, ...merged.map(({ number }) => number), propose],
      lines: [...before.map(() => null), null, ...merged.map(({ line }) => line), null],
    };
  }

  /** An offer of one's own that is changed goes off the table first, if it still lies there. */
  get #withdrawal(): number[] {
    const old = this.#board.offers.find(({ id, own }) => own && id === this.answers?.id);
    return old && old.answers.withdraw !== null ? [old.answers.withdraw] : [];
  }

  #numbers(line: DealLine): number[] {
    const match = this.#match;
    if (line.kind === "give") return [match.number("give", line.building!, line.to!)];
    if (line.kind === "tile") return Array(line.count).fill(match.number("tile", line.type!, line.from!, line.to!));
    if (line.kind === "build") return [match.number("build", line.building!, line.type!)];
    if (line.kind === "empty") return [match.number("empty", line.building!)];
    return digits(this.#total(line)).map((at) => match.number(line.kind, line.from!, line.to!, at));
  }

  /** All that one pays another, written in the first line that says so. */
  #total(line: DealLine): number {
    const same = this.lines.filter(({ kind, from, to }) => kind === line.kind && from === line.from && to === line.to);
    return same[0]!.key === line.key
      ? Math.min(
          MAX_SUM,
          same.reduce((sum, each) => sum + each.sum, 0),
        )
      : 0;
  }

  /** What the map shows of it. */
  get marks(): Pick<MapMarks, "moving" | "clauses"> {
    return mapMarks(this.lines);
  }

  /** The buildings that change hands. */
  get buildings(): Set<number> {
    return new Set(this.lines.filter(({ kind }) => kind === "give").map(({ building }) => building!));
  }

  get effect(): DealEffect | null {
    return this.tried?.effect ?? null;
  }

  // -------------------------------------------------------------------------------------- composing

  /** Begins, or goes on with what stands there. */
  open(): void {
    this.composing = true;
  }

  /** Throws away what stands there. */
  clear(): void {
    this.lines = [];
    this.note = "";
    this.secret = this.composing = false;
    this.partner = this.aiming = null;
    this.answers = this.tried = null;
    this.#refuse(null, []);
  }

  /** A building of the map: for the line that waits for one, else it goes into the deal or out of it. */
  pick(building: number): void {
    const waiting = this.lines.find(({ key }) => key === this.aiming);
    const owner = this.#board.owner[building] ?? null;
    this.aiming = null;
    if (waiting) waiting.building = building;
    else if (this.buildings.has(building))
      this.lines = this.lines.filter((line) => line.kind !== "give" || line.building !== building);
    else if (owner !== null) this.#add("give", { building, to: this.#receiver(owner) });
    this.open();
  }

  /** One more loose tile of a seat. */
  take(from: number, type: number): void {
    const line = this.lines.find((line) => line.kind === "tile" && line.from === from && line.type === type);
    if (line) line.count = Math.min(line.count + 1, this.#board.seats[from]!.loose[type]!);
    else this.#add("tile", { from, type, to: this.#receiver(from) });
    this.open();
  }

  /** Money now, or a promise. */
  add(kind: "cash" | "owe" | "build" | "empty"): void {
    if (kind === "cash" || kind === "owe") this.#add(kind, { from: this.#me, to: this.partner, sum: THOUSAND });
    else this.aiming = this.#add(kind, {});
  }

  remove(key: number): void {
    this.lines = this.lines.filter((line) => line.key !== key);
    if (this.aiming === key) this.aiming = null;
  }

  /** With whom one deals; what has no receiver yet goes to them. */
  choose(seat: number): void {
    this.partner = seat;
    for (const line of this.lines)
      if (line.to === null && !isPromise(line) && this.giver(line) !== seat) line.to = seat;
  }

  /** Who gets what a line gives; who paid it themselves until now changes places with them. */
  setReceiver(line: DealLine, to: number): void {
    if (line.from === to) line.from = line.to;
    line.to = to;
    if (this.partner === null && to !== this.#me) this.choose(to);
  }

  /** Who pays a sum. */
  setPayer(line: DealLine, from: number): void {
    if (line.to === from) line.to = line.from;
    line.from = from;
    if (this.partner === null && from !== this.#me) this.choose(from);
  }

  /** What another offer says, to be changed. */
  loadOffer(offer: Offer): void {
    this.clear();
    this.answers = offer;
    this.secret = offer.secret;
    const others = offer.parties.filter((seat) => seat !== this.#me);
    this.partner = others.length === 1 ? others[0]! : null;
    for (const move of offer.moves) this.#repeat(move);
    this.aiming = null;
    this.open();
  }

  #repeat(move: DealMove): void {
    const line = this.lines.find((line) => line.kind === move.kind && like(line, move));
    if (line && move.kind === "tile") line.count += 1;
    else if (line && (move.kind === "cash" || move.kind === "owe")) line.sum += move.sum;
    else this.#add(move.kind, move);
  }

  #add(kind: DealMoveKind, details: Partial<DealLine>): number {
    const key = ++this.#keys;
    const nothing = { from: null, to: null, building: null, type: null, count: 1, sum: 0 };
    this.lines.push({ ...nothing, ...details, key, kind });
    return key;
  }

  /** The obvious other: oneself for what others have, and the partner for one's own. */
  #receiver(from: number): number | null {
    if (from === this.#me) return this.partner;
    if (this.partner === null) this.choose(from);
    return this.#me;
  }

  // ------------------------------------------------------------------------------------------ asking

  /** It has changed: an answer that is still to come is about something else. */
  change(): void {
    this.stale = true;
    this.#asked += 1;
  }

  /** Asks what it would do; only the answer to the latest question counts. */
  async ask(): Promise<void> {
    const asked = ++this.#asked;
    const { actions, lines } = this.isComplete ? this.run : { actions: [], lines: [] };
    const answer = actions.length ? await this.#match.try(actions) : null;
    if (asked !== this.#asked) return;
    this.tried = answer?.type === "tried" ? answer : null;
    this.#refuse(answer?.type === "refused" ? answer : null, lines);
    this.stale = false;
  }

  #refuse(refused: Refusal | null, lines: (DealLine | null)[]): void {
    this.refused = refused;
    this.refusedLine = refused?.clause ? (lines[refused.part ?? 0]?.key ?? null) : null;
  }

  /** Proposes it; where that is refused, everything stays as it was composed. */
  async propose(): Promise<boolean> {
    const wanted = this.isComplete ? String(this.run.actions) : "";
    if (!this.tried) this.stale = true;
    while (this.stale) await this.ask(); // again where others have done something meanwhile
    if (!this.tried || String(this.tried.actions) !== wanted) return false; // what was changed is looked at first
    if (await this.#match.run(this.tried, this.note.trim())) {
      this.clear();
      return true;
    }
    this.#refuse(this.#match.refusal, this.run.lines);
    this.tried = this.#match.refusal = null; // it is said where it belongs
    return false;
  }
}

interface MarkedMove {
  kind: DealMoveKind;
  building?: number | null;
  to?: number | null;
  type?: number | null;
}

/** What the map shows of moves: who gets which building, and what is promised. */
export function mapMarks(moves: Iterable<MarkedMove>): Pick<MapMarks, "moving" | "clauses"> {
  const moving = new Map<number, number>();
  const clauses = new Map<number, number | null>();
  for (const { kind, building = null, to = null, type = null } of moves) {
    if (building === null) continue;
    if (kind === "give" && to !== null) moving.set(building, to);
    if (isPromise({ kind })) clauses.set(building, type);
  }
  return { moving, clauses };
}

/** Whether a line promises something of a building, which nobody receives. */
export function isPromise({ kind }: { kind: DealMoveKind }): boolean {
  return kind === "build" || kind === "empty";
}

function like(line: DealLine, move: DealMove): boolean {
  return (
    "to" in move && line.from === move.from && line.to === move.to && (move.kind !== "tile" || line.type === move.type)
  );
}

/** A promise or a building can be said once. */
function merge(moves: { number: number; line: DealLine }[]): { number: number; line: DealLine }[] {
  return moves.filter(
    ({ number, line }, at) => line.kind === "tile" || moves.findIndex((other) => other.number === number) === at,
  );
}

/** The places, among the sums there are actions for, of the digits of a sum. */
function digits(sum: number): number[] {
  const written = [...String(Math.round(sum / THOUSAND))].reverse();
  return written.flatMap((digit, place) => (digit === "0" ? [] : [place * DIGITS + Number(digit) - 1]));
}
