// Replay of past moves at a table while its match runs.

import { untrack } from "svelte";
import { viewerNumber } from "../../api/basePath";
import { errorText } from "../../api/http";
import { sidePanel } from "../sidePanel.svelte";
import { Replay } from "./replay.svelte";
import type { TableSession } from "./tableSession.svelte";
import { i18n } from "../i18n.svelte";

export class LiveReplay {
  /** The replay that is shown; null in the present. */
  replay = $state.raw<Replay | null>(null);
  readonly #session: TableSession;
  #format = "";
  #onEnd: (() => void) | null = null; // called when playback has reached its end

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** The move that is shown; null in the present. */
  get move(): number | null {
    return this.replay?.move ?? null;
  }

  /** Show the board as of a move. */
  show = (move: number): void => {
    sidePanel.closeSheet();
    void this.#open(move);
  };

  /** Play a range of moves, then return to the present. With reduced motion, only the first move is shown. */
  playRange = async (from: number, to: number, done: () => void): Promise<void> => {
    sidePanel.closeSheet();
    const replay = await this.#open(from);
    this.#onEnd = done;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!calm) replay?.play(to, this.close);
  };

  /** Return to the present. */
  close = (): void => {
    this.#onEnd?.();
    this.#onEnd = null;
    this.replay?.close();
    this.replay = null;
  };

  /** Follow the table's log, language, view and seat. Call it in an effect. */
  sync(): void {
    const { replay } = this;
    if (!replay) return;
    const { match, textView } = this.#session;
    if (!match) return;
    const format = `${textView} ${i18n.language}`;
    const { log } = match;
    if (viewerNumber(match.seat) !== replay.seat) return untrack(this.close);
    untrack(() => replay.setLog(log));
    if (format !== this.#format) untrack(() => void replay.reload());
    this.#format = format;
  }

  async #open(move: number): Promise<Replay | null> {
    const { match } = this.#session;
    if (!match) return null;
    if (this.replay) {
      this.replay.pause();
      this.replay.go(move);
      return this.replay;
    }
    this.#format = `${this.#session.textView} ${i18n.language}`;
    const replay = new Replay(match.info, match.table.id, () => untrack(() => this.#session.textView));
    replay.setLog(match.log);
    try {
      await replay.open(match.table, viewerNumber(match.seat), move);
    } catch (error) {
      match.refusal = { type: "refused", reason: errorText(error) };
      return null;
    }
    replay.match.notes = match.notes;
    this.replay = replay;
    return replay;
  }
}
