// The analysis of a match: asked for, waited for, and told in the language that is spoken.

import { analyse, analysed, game, reasonOf, snapshot } from "../api/api";
import type { Analysed, Analysis } from "../api/analysis";
import type { GameInfo } from "../api/messages";

const OFTEN = 700; // milliseconds between two looks at how far it is

export class Analysing {
  readonly id: string;
  info = $state.raw<GameInfo | null>(null);
  progress = $state.raw<Analysed>({ state: "none" });
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
      const { table } = await snapshot(this.id);
      this.info = (await game(table.game)) ?? null;
      this.#take(await analyse(this.id));
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }

  /** The same in another language. */
  async translate(): Promise<void> {
    if (!this.info || this.failure) return;
    this.info = (await game(this.info.name)) ?? this.info;
    if (this.found) await this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waiting);
  }

  #take(progress: Analysed): void {
    this.progress = progress;
    this.found = progress.analysis ?? this.found;
    if (progress.state !== "done" && !this.#closed) this.#waiting = setTimeout(() => void this.#look(), OFTEN);
  }

  async #look(): Promise<void> {
    try {
      const progress = await analysed(this.id);
      // a server that was started anew has forgotten it
      this.#take(progress.state === "none" ? await analyse(this.id) : progress);
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }
}
