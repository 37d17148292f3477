// The request for a bot's advice at a table, and its answer.

import { requestHint, errorText } from "../../api/http";
import type { Hint } from "../../api/messages";
import { announcer } from "../announcer.svelte";
import { t } from "../i18n.svelte";
import type { Match } from "./match.svelte";

export class HintRequest {
  /** The advice; null before and after. */
  given = $state.raw<Hint | null>(null);
  /** Whether the viewer must confirm first, because other people are notified. */
  asking = $state(false);
  thinking = $state(false);
  failure = $state("");
  readonly #match: Match;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether a hint can be asked for now. */
  get possible(): boolean {
    const { table, acting, legal } = this.#match;
    return table.hints === true && acting && legal.size > 0;
  }

  /** Whether the position is still the one that the advice is about. */
  get fresh(): boolean {
    return this.given?.revision === this.#match.revision;
  }

  /** Whether anything is shown. */
  get open(): boolean {
    return this.given !== null || this.asking || this.thinking || this.failure !== "";
  }

  /** Ask for advice, or for confirmation where other people are notified of it. */
  begin(): void {
    const people = this.#match.table.seats.filter(({ kind }) => kind === "person").length;
    if (people > 1) this.asking = true;
    else void this.ask();
  }

  async ask(): Promise<void> {
    this.dismiss();
    this.thinking = true;
    announcer.say(t("hint-thinking"));
    try {
      this.given = await requestHint(this.#match.table.id);
      this.#match.hinted = new Set(this.given.actions);
      announcer.say([...this.given.words, this.given.reason].join(". "));
    } catch (error) {
      this.failure = errorText(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Close what is shown. */
  dismiss(): void {
    this.given = null;
    this.asking = false;
    this.failure = "";
    this.#match.hinted = new Set();
  }

  /** Dismiss advice that can no longer be followed. Call it in an effect. */
  expire(): void {
    const { given } = this;
    if (!given) return;
    const legal = given.actions.length ? this.#match.legal.has(given.actions[0]!) : this.fresh;
    if (!this.possible || !legal) this.dismiss();
  }

  /** Play the advised actions. */
  async follow(): Promise<void> {
    const { actions, words } = this.given!;
    if (await this.#match.run({ type: "tried", id: 0, actions, words })) this.dismiss();
  }
}
