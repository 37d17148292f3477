// A match looked at once more: one moment of it at a time, as one viewer saw it. Nothing can be done there.

import { catalogue, game, reasonOf, replayed } from "../../api/api";
import { Match } from "./match.svelte";
import type { GameInfo, LogEntry, Replayed, TableMessage } from "../../api/messages";
import { bundleOf, speech, t } from "../words.svelte";

const QUIET = 70; // milliseconds without another wish until a moment is asked for: who drags passes many
const STEP = 1600; // milliseconds that a moment stays while it plays, at the usual speed
const KEPT = 300; // moments that are kept at hand
const AHEAD = 2; // moments that are asked for before somebody wants them

export const SPEEDS = [0.5, 1, 2, 4];

/** What is played by itself: up to which move, and what comes then. */
interface Run {
  to: number;
  done: () => void;
}

export class Replay {
  /** The match as it was: the boards draw it as if it were now. */
  readonly match: Match;
  readonly id: string;
  /** Whose eyes one looks with; -1 is the spectator. */
  seat = $state(-1);
  /** The moment that is wanted, by what that viewer had noticed. */
  move = $state(0);
  last = $state(0);
  /** All that the viewer noticed. */
  log = $state.raw<LogEntry[]>([]);
  speed = $state(1);
  failure = $state("");
  #run = $state.raw<Run | null>(null);
  #chosen: readonly [seat: number, move: number] = [-1, 0]; // the moment, as who chose it noticed it
  #known = new Map<string, Replayed>();
  #asked = new Map<string, Promise<Replayed>>();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #wordy: () => boolean;

  constructor(info: GameInfo, id: string, wordy: () => boolean) {
    this.id = id;
    this.#wordy = wordy;
    const reason = (): string => t("past-only");
    this.match = new Match(info, async () => ({ type: "refused", reason: reason() }));
  }

  get playing(): boolean {
    return this.#run !== null;
  }

  /** The lines of what happened last. */
  get lines(): string[] {
    return this.log[this.move - 1]?.lines ?? [];
  }

  /** How much a seat had noticed at the moment that was chosen. */
  async moveOf(seat: number): Promise<number> {
    return (await this.#ask(...this.#chosen)).moves[seat] ?? this.move;
  }

  // -------------------------------------------------------------------------------------- opening

  /** Looks with somebody's eyes at a moment; throws what the server refuses. */
  async open(table: TableMessage, seat: number, move: number): Promise<void> {
    await this.#translate();
    this.#sit(table, seat);
    this.move = move;
    const first = await this.#ask(seat, move);
    this.#choose(first.move);
    this.#take(first);
  }

  /** Looks with other eyes at the same moment. It stays the one that was chosen: they may have noticed less. */
  async look(seat: number, log: LogEntry[]): Promise<void> {
    const chosen = this.#chosen;
    const move = await this.moveOf(seat);
    if (chosen !== this.#chosen) return this.look(seat, log); // one has gone on meanwhile
    this.#sit(this.match.table, seat);
    this.log = log;
    this.move = move;
    await this.#show();
  }

  // no board lets anybody act at a table that is over
  #sit(table: TableMessage, seat: number): void {
    this.seat = seat;
    this.match.receive({ ...table, seat: seat < 0 ? null : seat, state: "over", kept: false, left: null });
  }

  /** The log has grown. */
  grow(log: LogEntry[]): void {
    this.log = log;
    this.last = Math.max(this.last, log.at(-1)?.number ?? 0);
  }

  /** Says everything anew: in another language, or drawn and no longer in words. */
  async again(): Promise<void> {
    this.#known.clear();
    this.#asked.clear();
    await this.#translate();
    await this.#show();
  }

  close(): void {
    this.pause();
    clearTimeout(this.#waiting);
  }

  // --------------------------------------------------------------------------------------- moving

  /** Goes to a moment. */
  go(move: number): void {
    this.#choose(Math.min(Math.max(Math.round(move) || 0, 0), this.last));
    clearTimeout(this.#waiting);
    const soon = this.#known.has(this.#key(this.seat, this.move)) ? 0 : QUIET;
    if (soon) this.#waiting = setTimeout(() => void this.#show(), soon);
    else void this.#show();
  }

  /** Goes some moments on, or back; what played by itself stops. */
  step(by: number): void {
    this.pause();
    this.go(this.move + by);
  }

  /** Goes on by itself, to the end or to a move. */
  play(to = Infinity, done = (): void => {}): void {
    this.pause();
    this.#run = { to, done };
    this.#wait();
  }

  pause(): void {
    this.#run = null;
    clearTimeout(this.#next);
  }

  #wait(): void {
    this.#next = setTimeout(() => void this.#on(), STEP / this.speed);
  }

  async #on(): Promise<void> {
    const run = this.#run;
    if (!run) return;
    if (this.move >= Math.min(run.to, this.last)) {
      this.pause();
      run.done();
      return;
    }
    this.#choose(this.move + 1);
    await this.#show();
    if (this.#run === run) this.#wait();
  }

  // -------------------------------------------------------------------------------------- showing

  #choose(move: number): void {
    this.move = move;
    this.#chosen = [this.seat, move];
  }

  #key(seat: number, move: number): string {
    return `${seat} ${move} ${this.#wordy()} ${speech.language}`;
  }

  #ask(seat: number, move: number): Promise<Replayed> {
    const key = this.#key(seat, move);
    const asked = this.#asked.get(key) ?? replayed(this.id, seat, move, this.#wordy());
    if (!this.#asked.has(key)) {
      if (this.#asked.size >= KEPT) this.#forget();
      this.#asked.set(key, asked);
      asked.then(
        (answer) => this.#known.set(key, answer),
        () => this.#asked.delete(key),
      );
    }
    return asked;
  }

  #forget(): void {
    const [oldest] = this.#asked.keys();
    this.#asked.delete(oldest!);
    this.#known.delete(oldest!);
  }

  async #show(): Promise<void> {
    const { seat, move } = this;
    try {
      const answer = this.#known.get(this.#key(seat, move)) ?? (await this.#ask(seat, move));
      if (this.seat !== seat || this.move !== move) return; // one has gone on meanwhile
      this.#take(answer);
      this.failure = "";
    } catch (error) {
      this.failure = reasonOf(error);
      this.pause();
    }
  }

  #take(answer: Replayed): void {
    const { match } = this;
    this.last = Math.max(answer.last, this.log.at(-1)?.number ?? 0);
    match.receive({ ...answer.view, whole: match.board === null }); // what did not change is not drawn anew
    match.log = this.log.slice(0, answer.move);
    for (let move = answer.move + 1; move <= Math.min(answer.move + AHEAD, this.last); move++)
      void this.#ask(answer.seat, move).catch(() => {});
  }

  async #translate(): Promise<void> {
    const { match } = this;
    const { name } = match.info;
    const [info, text] = await Promise.all([game(name), catalogue(name, speech.language).catch(() => null)]);
    match.translate(info ?? match.info, text === null ? null : bundleOf(speech.language, text));
  }
}

/** The address of a moment of a match. */
export function moment(id: string, seat: number, move: number): string {
  return `/replay/${encodeURIComponent(id)}?seat=${seat}&move=${move}`;
}

/** A seat of a table as replays count them. */
export function eyes(seat: number | null): number {
  return seat ?? -1;
}
