// A viewer's session at a table: the match, its connection, and the choice between board and text.

import { HttpError, fetchCatalogue, fetchGame, fetchGames, fetchSnapshot } from "../../api/http";
import { afterPaint } from "../afterPaint";
import { hasBoard, loadBoard } from "../gameComponents";
import { Match, type SendRequest } from "./match.svelte";
import { mutedSeats } from "./mutedSeats";
import type { Hello, Snapshot } from "../../api/messages";
import { type ConnectionState, Socket } from "../../api/socket";
import { removeToken, tokenOf } from "../../api/tokens";
import { createBundle, i18n, t } from "../i18n.svelte";

const STORAGE_KEY = "gotham.view";
const UNKNOWN_TOKEN = 401;
const refuseUnconnected: SendRequest = async () => ({ type: "refused", reason: t("line-none") });

export class TableSession {
  connection = $state<ConnectionState>("opening");
  match = $state.raw<Match | null>(null);
  /** Whether the viewer prefers text to the drawn board. */
  prefersText = $state(localStorage.getItem(STORAGE_KEY) === "words");
  readonly id: string;
  #socket: Socket | null = null;
  #painted = false;
  #closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether the game has a drawn board. */
  get drawn(): boolean {
    return this.match !== null && hasBoard(this.match.info);
  }

  /** Whether the match is shown as text. */
  get textView(): boolean {
    return this.prefersText || !this.drawn;
  }

  /** Load the table and connect; throws on a refusal. */
  async open(): Promise<void> {
    // requests that do not wait for each other; a failure shows where the answer is needed
    void fetchGames().catch(() => undefined);
    const { table, view, talk, notes } = await this.#loadSnapshot();
    // rules that are gone describe nothing
    const info = await fetchGame(table.game, table.state === "frozen" ? undefined : table.version);
    if (!info) throw new RangeError(`no game ${table.game}`);
    if (hasBoard(info) && !info.drawn && !this.prefersText) void loadBoard(info.name).catch(() => undefined);
    const match = new Match(info, refuseUnconnected);
    await this.#translate(match);
    match.receive(table);
    for (const said of talk) match.receive(said);
    match.receive({ type: "notes", notes });
    if (view) match.receive(view);
    match.muted = mutedSeats(this.id);
    this.match = match;
    this.#socket = this.#connect(match);
    match.send = this.#socket.send;
    void afterPaint().then(() => {
      this.#painted = true;
      void this.#startRules();
    });
  }

  /** Switch between board and text; the server sends only what is shown. */
  show(words: boolean): void {
    if (words === this.prefersText) return;
    this.prefersText = words;
    localStorage.setItem(STORAGE_KEY, words ? "words" : "board");
    this.#socket?.restart();
  }

  /** Request what is shown now, after the drawn board has failed. */
  refresh(): void {
    this.#socket?.restart();
  }

  /** Reconnect as another viewer, after a seat was taken or left. */
  reconnect(): void {
    this.match?.clearText();
    this.#socket?.restart();
  }

  /** Reload all texts in the current language. */
  async translate(): Promise<void> {
    if (!this.match) return;
    await this.#translate(this.match);
    this.reconnect();
  }

  /** Disconnect. */
  close(): void {
    this.#socket?.close();
    this.match?.rules?.close();
    this.#closed = true;
  }

  // later than the first picture, and for whoever has a seat: others try nothing
  async #startRules(): Promise<void> {
    const { match } = this;
    if (!match?.info.module || match.seat === null || this.textView || !this.#painted) return;
    const { startRules } = await import("../../rules/loading");
    if (!this.#closed) match.rules ??= startRules(match.info);
  }

  // a person who was removed may still watch a public table
  async #loadSnapshot(): Promise<Snapshot> {
    try {
      return await fetchSnapshot(this.id);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== UNKNOWN_TOKEN || !this.#forgetToken()) throw error;
      return fetchSnapshot(this.id);
    }
  }

  // Remove an invalid token; returns whether there was one.
  #forgetToken(): boolean {
    const known = tokenOf(this.id) !== "";
    removeToken(this.id);
    this.match?.clearText(); // a spectator has a different log
    return known;
  }

  #connect(match: Match): Socket {
    return new Socket(this.id, {
      hello: () => this.#hello(match),
      receive: (message) => {
        match.receive(message);
        if (message.type === "table") void this.#startRules(); // the viewer may have taken a seat
      },
      rejected: () => this.#forgetToken(),
      stateChanged: (connection) => (this.connection = connection),
    });
  }

  #hello(match: Match): Hello {
    const since = match.log.at(-1)?.number ?? 0; // request only newer log entries
    const shipped = Boolean(match.info.drawn); // such a board draws from the view
    const token = tokenOf(this.id);
    const numbers = shipped || (match.info.module && token); // the rules in this browser answer from the view, too
    const wants = { view: Boolean(numbers) && !this.textView, describe: this.textView, board: !this.textView };
    return { type: "hello", token, language: i18n.language, ...wants, since };
  }

  async #translate(match: Match): Promise<void> {
    const { name, version } = match.info;
    const [info, text] = await Promise.all([fetchGame(name, version), fetchCatalogue(name, i18n.language).catch(() => null)]);
    match.translate(info ?? match.info, text === null ? null : createBundle(i18n.language, text));
  }
}
