// Looking back at a table while its match goes on: the board as it was, in the place of the one of now.

import { untrack } from "svelte";
import { reasonOf } from "../../api/api";
import { Replay, eyes } from "./replay.svelte";
import type { Visit } from "./visit.svelte";
import { speech } from "../words.svelte";

export class Lookback {
  /** The past that is shown; null for who looks at now. */
  replay = $state.raw<Replay | null>(null);
  readonly #visit: Visit;
  #form = "";
  #toured: (() => void) | null = null; // what comes when all was shown

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** The moment that is looked at. */
  get move(): number | null {
    return this.replay?.move ?? null;
  }

  /** Shows the board as it was behind a line of the log. */
  show = (move: number): void => {
    void this.#at(move);
  };

  /** Shows one moment after the other, and then now again. Who wants no motion goes on by hand. */
  tour = async (from: number, to: number, done: () => void): Promise<void> => {
    const replay = await this.#at(from);
    this.#toured = done;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!calm) replay?.play(to, this.close);
  };

  /** Back to now. */
  close = (): void => {
    this.#toured?.();
    this.#toured = null;
    this.replay?.close();
    this.replay = null;
  };

  /** Keeps up with the table: its log, its language, how it is shown, and who one is. For an effect. */
  follow(): void {
    const { match, inWords } = this.#visit;
    const { replay } = this;
    if (!match || !replay) return;
    const form = `${inWords} ${speech.language}`;
    const { log } = match;
    if (eyes(match.seat) !== replay.seat) return untrack(this.close);
    untrack(() => replay.grow(log));
    if (form !== this.#form) untrack(() => void replay.again());
    this.#form = form;
  }

  async #at(move: number): Promise<Replay | null> {
    const { match } = this.#visit;
    if (!match) return null;
    if (this.replay) {
      this.replay.pause();
      this.replay.go(move);
      return this.replay;
    }
    this.#form = `${this.#visit.inWords} ${speech.language}`;
    const replay = new Replay(match.info, match.table.id, () => untrack(() => this.#visit.inWords));
    replay.grow(match.log);
    try {
      await replay.open(match.table, eyes(match.seat), move);
    } catch (error) {
      match.refusal = { type: "refused", reason: reasonOf(error) };
      return null;
    }
    replay.match.notes = match.notes;
    this.replay = replay;
    return replay;
  }
}
