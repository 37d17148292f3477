// The analysis of a match: starts it, polls its progress, translates the result, and shows its decisions on the board.

import { untrack } from "svelte";
import { startAnalysis, fetchAnalysis, fetchGame, errorText, fetchSnapshot } from "../api/http";
import { viewerNumber } from "../api/basePath";
import type { Analysed, AnalysisDocument, AnalysisPoint, GameInfo } from "../api/messages";
import { hasBoard } from "./gameComponents";
import { Replay } from "./match/replay.svelte";

const POLL_INTERVAL = 700; // milliseconds between two polls
const END = 999_999; // later than every move: the server shows the last one
const STORAGE_KEY = "gotham.view"; // shared with tables

export class AnalysisSession {
  readonly id: string;
  info = $state.raw<GameInfo | null>(null);
  progress = $state.raw<Analysed>({ state: "none" });
  found = $state.raw<AnalysisDocument | null>(null);
  /** The board beside the analysis. */
  replay = $state.raw<Replay | null>(null);
  /** The selected decision; the number of decisions is the end of the match. */
  at = $state(0);
  /** Whether the viewer prefers text to the drawn board. */
  prefersText = $state(localStorage.getItem(STORAGE_KEY) === "words");
  failure = $state("");
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** The selected decision; undefined at the end of the match. */
  get point(): AnalysisPoint | undefined {
    return this.found?.points[this.at];
  }

  /** The place of the end of the match, after the last decision. */
  get last(): number {
    return this.found?.points.length ?? 0;
  }

  /** Whether the game has a drawn board. */
  get drawn(): boolean {
    return this.info !== null && hasBoard(this.info);
  }

  /** Whether the match is shown as text. */
  get textView(): boolean {
    return this.prefersText || !this.drawn;
  }

  /** Start the analysis, open the board, and poll until the analysis is done. */
  async open(): Promise<void> {
    try {
      const { table } = await fetchSnapshot(this.id);
      const info = await fetchGame(table.game, table.version);
      if (!info) throw new RangeError(`no game ${table.game}`);
      this.info = info;
      const progress = await startAnalysis(this.id);
      const replay = new Replay(info, this.id, () => untrack(() => this.textView));
      await replay.open(table, viewerNumber(table.seat ?? null), 0);
      this.replay = replay;
      this.#take(progress);
    } catch (error) {
      this.failure = errorText(error);
    }
  }

  /** Select a decision or the end, and show its position as its player saw it. */
  select = (at: number): void => {
    this.at = Math.min(Math.max(at, 0), this.last);
    const { point, replay } = this;
    if (point) replay?.showAs(point.seat, point.move);
    else replay?.showAs(replay.seat, END);
  };

  /** Switch between board and text. */
  async show(words: boolean): Promise<void> {
    this.prefersText = words;
    localStorage.setItem(STORAGE_KEY, words ? "words" : "board");
    await this.replay?.reload();
  }

  /** Fetch the result in the current language. */
  async translate(): Promise<void> {
    if (!this.info || this.failure) return;
    this.info = (await fetchGame(this.info.name, this.info.version)) ?? this.info;
    await this.replay?.reload();
    if (this.found) await this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
    this.replay?.close();
  }

  #take(progress: Analysed): void {
    const first = !this.found;
    this.progress = progress;
    this.found = progress.analysis ?? this.found;
    if (first && this.found) this.select(this.found.keys[0]?.point ?? 0);
    if (progress.state !== "done" && !this.#closed) this.#waiting = setTimeout(() => void this.#look(), POLL_INTERVAL);
  }

  async #look(): Promise<void> {
    try {
      const progress = await fetchAnalysis(this.id);
      // a restarted server has lost an unfinished analysis
      this.#take(progress.state === "none" ? await startAnalysis(this.id) : progress);
    } catch (error) {
      this.failure = errorText(error);
    }
  }
}
