// The analysis of a match: asked for, waited for, and told in the language that is spoken.

import { startAnalysis, fetchAnalysis, fetchGame, errorText, fetchSnapshot } from "../api/http";
import type { AnalysisProgress, Analysis } from "../api/analysisMessages";
import type { GameInfo } from "../api/messages";

const POLL_INTERVAL = 700; // milliseconds between two looks at how far it is

export class AnalysisSession {
  readonly id: string;
  info = $state.raw<GameInfo | null>(null);
  progress = $state.raw<AnalysisProgress>({ state: "none" });
  found = $state.raw<Analysis | null>(null);
  failure = $state("");
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Asks for it, and goes on looking until it is there. */
  async open(): Promise<void> {
    try {
      const { table } = await fetchSnapshot(this.id);
      this.info = (await fetchGame(table.game)) ?? null;
      this.#take(await startAnalysis(this.id));
    } catch (error) {
      this.failure = errorText(error);
    }
  }

  /** The same in another language. */
  async translate(): Promise<void> {
    if (!this.info || this.failure) return;
    this.info = (await fetchGame(this.info.name)) ?? this.info;
    if (this.found) await this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
  }

  #take(progress: AnalysisProgress): void {
    this.progress = progress;
    this.found = progress.analysis ?? this.found;
    if (progress.state !== "done" && !this.#closed) this.#waiting = setTimeout(() => void this.#look(), POLL_INTERVAL);
  }

  async #look(): Promise<void> {
    try {
      const progress = await fetchAnalysis(this.id);
      // a server that was started anew has forgotten it
      this.#take(progress.state === "none" ? await startAnalysis(this.id) : progress);
    } catch (error) {
      this.failure = errorText(error);
    }
  }
}
