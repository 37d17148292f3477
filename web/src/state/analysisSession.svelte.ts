// The analysis of a match: starts it, polls its progress and translates the result.

import { startAnalysis, fetchAnalysis, fetchGame, errorText, fetchSnapshot } from "../api/http";
import type { Analysed, AnalysisDocument, GameInfo } from "../api/messages";

const POLL_INTERVAL = 700; // milliseconds between two polls

export class AnalysisSession {
  readonly id: string;
  info = $state.raw<GameInfo | null>(null);
  progress = $state.raw<Analysed>({ state: "none" });
  found = $state.raw<AnalysisDocument | null>(null);
  failure = $state("");
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Start the analysis and poll until it is done. */
  async open(): Promise<void> {
    try {
      const { table } = await fetchSnapshot(this.id);
      this.info = (await fetchGame(table.game)) ?? null;
      this.#take(await startAnalysis(this.id));
    } catch (error) {
      this.failure = errorText(error);
    }
  }

  /** Fetch the result in the current language. */
  async translate(): Promise<void> {
    if (!this.info || this.failure) return;
    this.info = (await fetchGame(this.info.name)) ?? this.info;
    if (this.found) await this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
  }

  #take(progress: Analysed): void {
    this.progress = progress;
    this.found = progress.analysis ?? this.found;
    if (progress.state !== "done" && !this.#closed) this.#waiting = setTimeout(() => void this.#look(), POLL_INTERVAL);
  }

  async #look(): Promise<void> {
    try {
      const progress = await fetchAnalysis(this.id);
      // a restarted server has lost the analysis
      this.#take(progress.state === "none" ? await startAnalysis(this.id) : progress);
    } catch (error) {
      this.failure = errorText(error);
    }
  }
}
