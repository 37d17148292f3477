// The draft of a deal. It exists in this browser only, until it is proposed as one run of actions.

import type { Match } from "../../../state/match/match.svelte";
import type { Refusal, Tried } from "../../../api/messages";
import { type ChinatownBoard, type DealEffect, type DealMove, type Offer, boardOf, tilesWithinReach } from "../board";
import type { MapMarks } from "../map/buildingSites";

export type DealMoveKind = DealMove["kind"];

/** A line of the draft. Fields that its kind does not need are null; a needed one is null until it is chosen. */
export interface DealLine {
  key: number;
  kind: DealMoveKind;
  from: number | null;
  to: number | null;
  building: number | null;
  type: number | null;
  /** Number of tiles. */
  count: number;
  /** In dollars. */
  sum: number;
}

/** A run of actions, with the line that each action comes from. */
interface ActionRun {
  actions: number[];
  lines: (DealLine | null)[];
}

export const THOUSAND = 1000;
export const MAX_SUM = 999 * THOUSAND;
const DIGITS = 9; // a sum is written as hundreds, tens and ones, one action per digit

export class DealDraft {
  composing = $state(false);
  lines = $state<DealLine[]>([]);
  secret = $state(false);
  note = $state("");
  /** The default partner of new lines. */
  partner = $state<number | null>(null);
  /** The key of the line that awaits a building from the map. */
  aiming = $state<number | null>(null);
  /** The offer that this draft answers or replaces. */
  answers = $state.raw<Offer | null>(null);
  tried = $state.raw<Tried | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** The key of the line that was refused. */
  refusedLine = $state<number | null>(null);
  /** Whether the draft has changed since it was tried. */
  stale = $state(false);

  #match: Match;
  #keys = 0;
  #asked = 0;

  constructor(match: Match) {
    this.#match = match;
  }

  get #board(): ChinatownBoard {
    return boardOf(this.#match);
  }

  get #me(): number {
    return this.#match.seat!;
  }

  // ---------------------------------------------------------------------------------------- content

  /** All seats that give, receive or promise something. */
  get parties(): number[] {
    const seats = this.lines.flatMap((line) => [this.giver(line), line.to]);
    return [...new Set(seats.filter((seat) => seat !== null))].sort();
  }

  /** The seat that gives or promises: for a building, its owner, or its receiver within this deal. */
  giver(line: DealLine): number | null {
    if (line.building === null) return line.from;
    const owner = this.#board.owner[line.building] ?? null;
    const given = this.lines.find(({ kind, building }) => kind === "give" && building === line.building);
    return line.kind === "give" ? owner : (given?.to ?? owner);
  }

  /** Whether a line has all its values. */
  lineIsComplete(line: DealLine): boolean {
    if (line.kind === "build") return line.building !== null && line.type !== null;
    if (line.kind === "empty") return line.building !== null;
    if (line.kind === "cash" || line.kind === "owe") return line.sum > 0 && line.from !== null && line.to !== null;
    return line.to !== null;
  }

  get isComplete(): boolean {
    return this.lines.length > 0 && this.lines.every((line) => this.lineIsComplete(line));
  }

  /** The draft as actions, with the moves sorted by number. */
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

  /** The withdrawal of the viewer's own offer that this draft replaces, if it is still open. */
  get #withdrawal(): number[] {
    const old = this.#board.offers.find(({ id, own }) => own && id === this.answers?.id);
    return old && old.answers.withdraw !== null ? [old.answers.withdraw] : [];
  }

  #numbers(line: DealLine): number[] {
    const match = this.#match;
    if (line.kind === "give") return [match.number("give", line.building!, line.to!)];
    if (line.kind === "tile") return new Array<number>(line.count).fill(match.number("tile", line.type!, line.from!, line.to!));
    if (line.kind === "build") return [match.number("build", line.building!, line.type!)];
    if (line.kind === "empty") return [match.number("empty", line.building!)];
    return digits(this.#total(line)).map((at) => match.number(line.kind, line.from!, line.to!, at));
  }

  /** The total of all lines that pay the same seat, attributed to the first of them. */
  #total(line: DealLine): number {
    const same = this.lines.filter(({ kind, from, to }) => kind === line.kind && from === line.from && to === line.to);
    return same[0]!.key === line.key
      ? Math.min(
          MAX_SUM,
          same.reduce((sum, each) => sum + each.sum, 0),
        )
      : 0;
  }

  /** The marks for the map. */
  get marks(): Pick<MapMarks, "moving" | "clauses"> {
    return mapMarks(this.lines);
  }

  /** The buildings that change owner. */
  get buildings(): Set<number> {
    return new Set(this.lines.filter(({ kind }) => kind === "give").map(({ building }) => building!));
  }

  get effect(): DealEffect | null {
    return (this.tried?.effect ?? null) as DealEffect | null;
  }

  // ---------------------------------------------------------------------------------------- editing

  /** Open the composer, keeping its content. */
  open(): void {
    this.composing = true;
  }

  /** Discard the content. */
  clear(): void {
    this.lines = [];
    this.note = "";
    this.secret = this.composing = false;
    this.partner = this.aiming = null;
    this.answers = this.tried = null;
    this.#refuse(null, []);
  }

  /** Choose a building: for the line that awaits one, else add it to the deal or remove it. */
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

  /** Add one loose tile of a seat. */
  take(from: number, type: number): void {
    const line = this.lines.find((line) => line.kind === "tile" && line.from === from && line.type === type);
    if (line) line.count = Math.min(line.count + 1, tilesWithinReach(this.#board.seats[from]!)[type]!);
    else this.#add("tile", { from, type, to: this.#receiver(from) });
    this.open();
  }

  /** Add a line with money or a promise. */
  add(kind: "cash" | "owe" | "build" | "empty"): void {
    if (kind === "cash" || kind === "owe") this.#add(kind, { from: this.#me, to: this.partner, sum: THOUSAND });
    else this.aiming = this.#add(kind, {});
  }

  remove(key: number): void {
    this.lines = this.lines.filter((line) => line.key !== key);
    if (this.aiming === key) this.aiming = null;
  }

  /** Choose the partner; lines without a receiver get it. */
  choose(seat: number): void {
    this.partner = seat;
    for (const line of this.lines)
      if (line.to === null && !isPromise(line) && this.giver(line) !== seat) line.to = seat;
  }

  /** Set the receiver of a line; if that seat was the payer, swap the two. */
  setReceiver(line: DealLine, to: number): void {
    if (line.from === to) line.from = line.to;
    line.to = to;
    if (this.partner === null && to !== this.#me) this.choose(to);
  }

  /** Set the payer of a sum. */
  setPayer(line: DealLine, from: number): void {
    if (line.to === from) line.to = line.from;
    line.from = from;
    if (this.partner === null && from !== this.#me) this.choose(from);
  }

  /** Copy another offer into the draft. */
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

  /** The likely receiver: the viewer for items of others, the partner for the viewer's own. */
  #receiver(from: number): number | null {
    if (from === this.#me) return this.partner;
    if (this.partner === null) this.choose(from);
    return this.#me;
  }

  // ---------------------------------------------------------------------------------------- requests

  /** Mark the draft as changed; a pending answer is then outdated. */
  change(): void {
    this.stale = true;
    this.#asked += 1;
  }

  /** Show a refusal at once, or that there is none, where the rules in this browser can tell. */
  async foresee(): Promise<void> {
    const asked = this.#asked;
    const { actions, lines } = this.isComplete ? this.run : { actions: [], lines: [] };
    const foreseen = actions.length ? await this.#match.foresee(actions) : "unknown";
    if (asked !== this.#asked || foreseen === "unknown") return;
    this.#refuse(foreseen === "allowed" ? null : foreseen, lines);
    if (this.refused) this.tried = null;
    this.stale = this.refused === null; // the effect of a legal draft comes from the server
  }

  /** Try the draft; only the latest answer counts. The referee is the server. */
  async ask(referee = false): Promise<void> {
    const asked = ++this.#asked;
    const { actions, lines } = this.isComplete ? this.run : { actions: [], lines: [] };
    const answer = actions.length ? await this.#match.try(actions, referee) : null;
    if (asked !== this.#asked) return;
    this.tried = answer?.type === "tried" ? answer : null;
    this.#refuse(answer?.type === "refused" ? answer : null, lines);
    this.stale = false;
  }

  #refuse(refused: Refusal | null, lines: (DealLine | null)[]): void {
    this.refused = refused;
    this.refusedLine = refused?.clause ? (lines[refused.part ?? 0]?.key ?? null) : null;
  }

  /** Propose the draft; after a refusal it stays as it is. */
  async propose(): Promise<boolean> {
    const wanted = this.isComplete ? String(this.run.actions) : "";
    if (!this.tried) this.stale = true;
    while (this.stale) await this.ask(true); // repeat if the state changed meanwhile
    if (!this.tried || String(this.tried.actions) !== wanted) return false; // show a changed result to the viewer first
    if (await this.#match.run(this.tried, this.note.trim())) {
      this.clear();
      return true;
    }
    this.#refuse(this.#match.refusal, this.run.lines);
    this.tried = this.#match.refusal = null; // the composer shows the refusal
    return false;
  }
}

interface MarkedMove {
  kind: DealMoveKind;
  building?: number | null;
  to?: number | null;
  type?: number | null;
}

/** The marks of moves on the map: receivers of buildings, and promises. */
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

/** Whether a line is a promise about a building, which has no receiver. */
export function isPromise({ kind }: { kind: DealMoveKind }): boolean {
  return kind === "build" || kind === "empty";
}

function like(line: DealLine, move: DealMove): boolean {
  return (
    "to" in move && line.from === move.from && line.to === move.to && (move.kind !== "tile" || line.type === move.type)
  );
}

/** Remove repeated promises and buildings. */
function merge(moves: { number: number; line: DealLine }[]): { number: number; line: DealLine }[] {
  return moves.filter(
    ({ number, line }, at) => line.kind === "tile" || moves.findIndex((other) => other.number === number) === at,
  );
}

/** The indexes of a sum's digits among the actions for sums. */
function digits(sum: number): number[] {
  const written = [...String(Math.round(sum / THOUSAND))].reverse();
  return written.flatMap((digit, place) => (digit === "0" ? [] : [place * DIGITS + Number(digit) - 1]));
}
