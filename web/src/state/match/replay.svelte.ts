// Replay of a match, one move at a time, as one viewer saw it. Actions are refused.

import { fetchCatalogue, fetchGame, errorText, fetchReplay } from "../../api/http";
import { Match } from "./match.svelte";
import type { GameInfo, LogEntry, Replayed, TableMessage } from "../../api/messages";
import { createBundle, i18n, t } from "../i18n.svelte";

const SEEK_DELAY = 70; // milliseconds of rest before a move is fetched: a slider passes many
const STEP_TIME = 1600; // milliseconds per move during playback at normal speed
const CACHE_SIZE = 300; // maximum number of cached moves
const PREFETCH = 2; // number of moves fetched in advance

export const SPEEDS = [0.5, 1, 2, 4];

/** Automatic playback: the last move, and a callback for its end. */
interface Playback {
  to: number;
  done: () => void;
}

export class Replay {
  /** The match as of the current move; boards draw it like a live one. */
  readonly match: Match;
  readonly id: string;
  /** The viewer; -1 is the spectator. */
  seat = $state(-1);
  /** The current move, as counted by the viewer. */
  move = $state(0);
  last = $state(0);
  /** The viewer's log. */
  log = $state.raw<LogEntry[]>([]);
  speed = $state(1);
  failure = $state("");
  #playback = $state.raw<Playback | null>(null);
  #chosen: readonly [seat: number, move: number] = [-1, 0]; // the chosen move, as counted by the viewer who chose it
  #cache = new Map<string, Replayed>();
  #requests = new Map<string, Promise<Replayed>>();
  #seekTimer: ReturnType<typeof setTimeout> | undefined;
  #stepTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #textView: () => boolean;

  constructor(info: GameInfo, id: string, textView: () => boolean) {
    this.id = id;
    this.#textView = textView;
    const reason = (): string => t("past-only");
    this.match = new Match(info, async () => ({ type: "refused", reason: reason() }));
  }

  get playing(): boolean {
    return this.#playback !== null;
  }

  /** The lines of the current move. */
  get lines(): string[] {
    return this.log[this.move - 1]?.lines ?? [];
  }

  /** The number of moves that a seat had seen at the chosen move. */
  async moveOf(seat: number): Promise<number> {
    return (await this.#fetch(...this.#chosen)).moves[seat] ?? this.move;
  }

  // --------------------------------------------------------------------------- viewer and content

  /** Open a move as a viewer; throws on a refusal. */
  async open(table: TableMessage, seat: number, move: number): Promise<void> {
    await this.#translate();
    this.match.reader = table.seat ?? null;
    this.#setTable(table, seat);
    this.move = move;
    const first = await this.#fetch(seat, move);
    this.#choose(first.move);
    this.#apply(first);
  }

  /** Change the viewer. The chosen move is kept, because the new viewer may have seen fewer moves. */
  async changeViewer(seat: number, log: LogEntry[]): Promise<void> {
    const chosen = this.#chosen;
    const move = await this.moveOf(seat);
    if (chosen !== this.#chosen) return this.changeViewer(seat, log); // another move was chosen meanwhile
    this.#setTable(this.match.table, seat);
    this.log = log;
    this.move = move;
    await this.#show();
  }

  /** Show a move as a viewer whose log is not loaded. */
  showAs(seat: number, move: number): void {
    if (seat !== this.seat) {
      this.#setTable(this.match.table, seat);
      this.log = [];
      this.last = move; // the viewer's own number of moves comes with the answer
    }
    this.last = Math.max(this.last, move);
    this.go(move);
  }

  // a finished table keeps boards from offering actions
  #setTable(table: TableMessage, seat: number): void {
    this.seat = seat;
    this.match.receive({ ...table, seat: seat < 0 ? null : seat, state: "over", kept: false, left: null });
  }

  /** Set a longer log. */
  setLog(log: LogEntry[]): void {
    this.log = log;
    this.last = Math.max(this.last, log.at(-1)?.number ?? 0);
  }

  /** Reload after a change of language or view. */
  async reload(): Promise<void> {
    this.#cache.clear();
    this.#requests.clear();
    await this.#translate();
    await this.#show();
  }

  close(): void {
    this.pause();
    clearTimeout(this.#seekTimer);
  }

  // ----------------------------------------------------------------------------------- navigation

  /** Go to a move. */
  go(move: number): void {
    this.#choose(Math.min(Math.max(Math.round(move) || 0, 0), this.last));
    clearTimeout(this.#seekTimer);
    const soon = this.#cache.has(this.#key(this.seat, this.move)) ? 0 : SEEK_DELAY;
    if (soon) this.#seekTimer = setTimeout(() => void this.#show(), soon);
    else void this.#show();
  }

  /** Step forward or back; stops playback. */
  step(by: number): void {
    this.pause();
    this.go(this.move + by);
  }

  /** Play to the end or to a move. */
  play(to = Infinity, done = (): void => {}): void {
    this.pause();
    this.#playback = { to, done };
    this.#scheduleStep();
  }

  pause(): void {
    this.#playback = null;
    clearTimeout(this.#stepTimer);
  }

  #scheduleStep(): void {
    this.#stepTimer = setTimeout(() => void this.#advance(), STEP_TIME / this.speed);
  }

  async #advance(): Promise<void> {
    const playback = this.#playback;
    if (!playback) return;
    if (this.move >= Math.min(playback.to, this.last)) {
      this.pause();
      playback.done();
      return;
    }
    this.#choose(this.move + 1);
    await this.#show();
    if (this.#playback === playback) this.#scheduleStep();
  }

  // ------------------------------------------------------------------------------------- fetching

  #choose(move: number): void {
    this.move = move;
    this.#chosen = [this.seat, move];
  }

  #key(seat: number, move: number): string {
    return `${seat} ${move} ${this.#textView()} ${i18n.language}`;
  }

  #fetch(seat: number, move: number): Promise<Replayed> {
    const key = this.#key(seat, move);
    const asked = this.#requests.get(key) ?? fetchReplay(this.id, seat, move, this.#textView());
    if (!this.#requests.has(key)) {
      if (this.#requests.size >= CACHE_SIZE) this.#evictOldest();
      this.#requests.set(key, asked);
      asked.then(
        (answer) => this.#cache.set(key, answer),
        () => this.#requests.delete(key),
      );
    }
    return asked;
  }

  #evictOldest(): void {
    const [oldest] = this.#requests.keys();
    this.#requests.delete(oldest!);
    this.#cache.delete(oldest!);
  }

  async #show(): Promise<void> {
    const { seat, move } = this;
    try {
      const answer = this.#cache.get(this.#key(seat, move)) ?? (await this.#fetch(seat, move));
      if (this.seat !== seat || this.move !== move) return; // another move was chosen meanwhile
      this.#apply(answer);
      this.failure = "";
    } catch (error) {
      this.failure = errorText(error);
      this.pause();
    }
  }

  #apply(answer: Replayed): void {
    const { match } = this;
    this.last = Math.max(answer.last, this.log.at(-1)?.number ?? 0);
    match.receive({ ...answer.view, whole: match.board === null }); // a partial view keeps unchanged parts
    match.log = this.log.slice(0, answer.move);
    for (let move = answer.move + 1; move <= Math.min(answer.move + PREFETCH, this.last); move++)
      void this.#fetch(answer.seat, move).catch(() => {});
  }

  async #translate(): Promise<void> {
    const { match } = this;
    const { name, version } = match.info;
    const [info, text] = await Promise.all([fetchGame(name, version), fetchCatalogue(name, i18n.language).catch(() => null)]);
    match.translate(info ?? match.info, text === null ? null : createBundle(i18n.language, text));
  }
}
