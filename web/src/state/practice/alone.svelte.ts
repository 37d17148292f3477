// Somebody alone with a game: in a lesson or at a puzzle. The server keeps nothing of them, and says everything at once.

import { Refused, catalogue, game, reasonOf } from "../../api/api";
import { hasBoard } from "../boards";
import { Match } from "../match/match.svelte";
import type { Answer, GameInfo, Request, TableMessage, ViewMessage } from "../../api/messages";
import { bundleOf, speech } from "../words.svelte";

const KEPT = "gotham.view"; // as at a table

export abstract class Alone {
  info = $state.raw<GameInfo | null>(null);
  match = $state.raw<Match | null>(null);
  /** Whether one would rather have words than a drawn board. */
  wordy = $state(localStorage.getItem(KEPT) === "words");
  /** Why the latest wish was not fulfilled. */
  failure = $state("");

  /** Whether the game has a drawn board. */
  get drawn(): boolean {
    return this.info !== null && this.info.board && hasBoard(this.info.name);
  }

  /** Whether the match is shown in words. */
  get inWords(): boolean {
    return this.wordy || !this.drawn;
  }

  /** Has everything said again, in another way or another language. */
  protected abstract refresh(): Promise<void>;
  protected abstract act(actions: (number | string)[]): Promise<Answer>;
  protected abstract try(actions: number[]): Promise<Answer>;
  abstract back(): Promise<void>;

  /** Does something that the server may have to say no to. */
  async turn(page: () => Promise<void>): Promise<void> {
    this.failure = "";
    try {
      await page();
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }

  /** Shows the match in words, or drawn. */
  async show(words: boolean): Promise<void> {
    this.wordy = words;
    localStorage.setItem(KEPT, words ? "words" : "board");
    await this.refresh();
  }

  /** Says everything anew in the language spoken now. */
  async translate(): Promise<void> {
    if (!this.match || !this.info) return;
    await this.meet(this.info.name);
    await this.refresh();
  }

  /** Takes in what there is to know of a game. */
  protected async meet(name: string): Promise<void> {
    const [info, text] = await Promise.all([game(name), catalogue(name, speech.language).catch(() => null)]);
    this.info = info ?? null;
    if (info) this.match?.translate(info, text === null ? null : bundleOf(speech.language, text));
  }

  /** A match for another scene: a board keeps in mind what it has shown. */
  protected async sit(): Promise<Match> {
    const match = new Match(this.info!, (request) => this.#send(request), untold);
    const text = await catalogue(this.info!.name, speech.language).catch(() => null);
    match.translate(this.info!, text === null ? null : bundleOf(speech.language, text));
    return match;
  }

  /** Shows what the server said; in the match that is there, what did not change is not drawn anew. */
  protected look(table: TableMessage, view: ViewMessage, match = this.match!): void {
    if (match === this.match) match.forget();
    match.refusal = null;
    match.receive(table);
    match.receive({ ...view, whole: match !== this.match });
  }

  // what a board asks for
  async #send(request: Request): Promise<Answer> {
    try {
      if (request.type === "try") return await this.try(request.actions);
      if (request.type === "act") return await this.act(request.actions);
      if (request.type === "undo") await this.back();
      if (request.type === "note") this.#note(request.about, request.text ?? "");
      return { type: "accepted", id: 0 };
    } catch (error) {
      return error instanceof Refused ? error.refusal : { type: "refused", reason: reasonOf(error) };
    }
  }

  // notes last as long as the page
  #note(about: string, text: string): void {
    const { [about]: _, ...others } = this.match!.notes;
    this.match!.receive({ type: "notes", notes: text ? { ...others, [about]: text } : others });
  }
}

/** This is no match of which there is a story. */
function untold(): Promise<never> {
  return Promise.reject(new RangeError("nothing is told of this"));
}
