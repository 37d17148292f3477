// A visit to a table: the match, the line to it, and in which form it is shown.

import { Refused, catalogue, game, snapshot } from "../../api/api";
import { hasBoard } from "../boards";
import { Match } from "./match.svelte";
import { mutedAt } from "./muted";
import type { Hello, Snapshot } from "../../api/messages";
import { type Line, Socket } from "../../api/socket";
import { dropToken, tokenOf } from "../../api/tokens";
import { bundleOf, speech } from "../words.svelte";

const KEPT = "gotham.view";
const UNKNOWN_TOKEN = 401;

export class Visit {
  line = $state<Line>("opening");
  match = $state.raw<Match | null>(null);
  /** Whether one would rather have words than a drawn board. */
  wordy = $state(localStorage.getItem(KEPT) === "words");
  readonly id: string;
  #socket: Socket | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether the game has a drawn board. */
  get drawn(): boolean {
    return this.match !== null && this.match.info.board && hasBoard(this.match.info.name);
  }

  /** Whether the match is shown in words. */
  get inWords(): boolean {
    return this.wordy || !this.drawn;
  }

  /** Comes to the table; throws what the server refuses. */
  async open(): Promise<void> {
    const { table, view, talk, notes } = await this.#arrive();
    const info = await game(table.game);
    if (!info) throw new RangeError(`no game ${table.game}`);
    const match = new Match(info, (request) => this.#socket!.send(request));
    await this.#translate(match);
    match.receive(table);
    for (const said of talk) match.receive(said);
    match.receive({ type: "notes", notes });
    if (view) match.receive(view);
    match.muted = mutedAt(this.id);
    this.match = match;
    this.#socket = this.#call(match);
  }

  /** Shows the match in words, or drawn; the server says only what is shown. */
  show(words: boolean): void {
    if (words === this.wordy) return;
    this.wordy = words;
    localStorage.setItem(KEPT, words ? "words" : "board");
    this.#socket?.restart();
  }

  /** Comes back as somebody else: a seat was taken or given up. */
  again(): void {
    this.match?.forget();
    this.#socket?.restart();
  }

  /** Says everything anew in the language spoken now. */
  async translate(): Promise<void> {
    if (!this.match) return;
    await this.#translate(this.match);
    this.again();
  }

  /** Leaves. */
  close(): void {
    this.#socket?.close();
  }

  // who was sent away can still look on, where everybody can
  async #arrive(): Promise<Snapshot> {
    try {
      return await snapshot(this.id);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== UNKNOWN_TOKEN || !this.#leave()) throw error;
      return snapshot(this.id);
    }
  }

  // gives up a token that is good no more; says whether there was one
  #leave(): boolean {
    const known = tokenOf(this.id) !== "";
    dropToken(this.id);
    this.match?.forget(); // who looks on has seen other things
    return known;
  }

  #call(match: Match): Socket {
    return new Socket(this.id, {
      hello: () => this.#hello(match),
      receive: (message) => match.receive(message),
      refused: () => this.#leave(),
      changed: (line) => (this.line = line),
    });
  }

  #hello(match: Match): Hello {
    const since = match.log.at(-1)?.number ?? 0; // of what one has, nothing is told again
    const wants = { view: false, describe: this.inWords, board: !this.inWords };
    return { type: "hello", token: tokenOf(this.id), language: speech.language, ...wants, since };
  }

  async #translate(match: Match): Promise<void> {
    const { name } = match.info;
    const [info, text] = await Promise.all([game(name), catalogue(name, speech.language).catch(() => null)]);
    match.translate(info ?? match.info, text === null ? null : bundleOf(speech.language, text));
  }
}
