// A single-player session in a lesson or puzzle. The server is stateless and answers each request completely.

import { HttpError, fetchCatalogue, fetchGame, errorText } from "../../api/http";
import { hasBoard } from "../gameComponents";
import { Match } from "../match/match.svelte";
import type { GameInfo, TableMessage, ViewMessage } from "../../api/messages";
import type { Answer, Request } from "../../api/requests";
import { createBundle, i18n } from "../i18n.svelte";

const STORAGE_KEY = "gotham.view"; // shared with tables

export abstract class PracticeSession {
  info = $state.raw<GameInfo | null>(null);
  match = $state.raw<Match | null>(null);
  /** Whether the viewer prefers text to the drawn board. */
  prefersText = $state(localStorage.getItem(STORAGE_KEY) === "words");
  /** The error of the latest request. */
  failure = $state("");

  /** Whether the game has a drawn board. */
  get drawn(): boolean {
    return this.info !== null && hasBoard(this.info);
  }

  /** Whether the match is shown as text. */
  get textView(): boolean {
    return this.prefersText || !this.drawn;
  }

  /** Fetch everything again, for another view or language. */
  abstract refresh(): Promise<void>;
  protected abstract act(actions: (number | string)[]): Promise<Answer>;
  protected abstract try(actions: (number | string)[]): Promise<Answer>;
  abstract back(): Promise<void>;

  /** Run a step and store its error, if any. */
  async attempt(page: () => Promise<void>): Promise<void> {
    this.failure = "";
    try {
      await page();
    } catch (error) {
      this.failure = errorText(error);
    }
  }

  /** Switch between board and text. */
  async show(words: boolean): Promise<void> {
    this.prefersText = words;
    localStorage.setItem(STORAGE_KEY, words ? "words" : "board");
    await this.refresh();
  }

  /** Reload all texts in the current language. */
  async translate(): Promise<void> {
    if (!this.match || !this.info) return;
    await this.loadGame(this.info.name);
    await this.refresh();
  }

  /** Load a game and its catalogue. */
  protected async loadGame(name: string): Promise<void> {
    const [info, text] = await Promise.all([fetchGame(name), fetchCatalogue(name, i18n.language).catch(() => null)]);
    this.info = info ?? null;
    if (info) this.match?.translate(info, text === null ? null : createBundle(i18n.language, text));
  }

  /** Create a match for a new position, because a board remembers what it has shown. */
  protected async createMatch(): Promise<Match> {
    const match = new Match(this.info!, (request) => this.#send(request), noStory);
    const text = await fetchCatalogue(this.info!.name, i18n.language).catch(() => null);
    match.translate(this.info!, text === null ? null : createBundle(i18n.language, text));
    return match;
  }

  /** Apply a response; an existing match keeps its unchanged parts. */
  protected applyView(table: TableMessage, view: ViewMessage, match = this.match!): void {
    if (match === this.match) match.clearText();
    match.refusal = null;
    match.receive(table);
    match.receive({ ...view, whole: match !== this.match });
  }

  // handles the requests of a board
  async #send(request: Request): Promise<Answer> {
    try {
      if (request.type === "try") return await this.try(request.actions);
      if (request.type === "act") return await this.act(request.actions);
      if (request.type === "undo") await this.back();
      if (request.type === "note") this.#saveNote(request.about, request.text ?? "");
      return { type: "accepted", id: 0 };
    } catch (error) {
      return error instanceof HttpError ? error.refusal : { type: "refused", reason: errorText(error) };
    }
  }

  // notes last as long as the page
  #saveNote(about: string, text: string): void {
    const { [about]: _, ...others } = this.match!.notes;
    this.match!.receive({ type: "notes", notes: text ? { ...others, [about]: text } : others });
  }
}

/** A practice match has no story. */
function noStory(): Promise<never> {
  return Promise.reject(new RangeError("nothing is told of this"));
}
