// The events at a table since the viewer last acted or watched; the position is saved per table in local storage.

import type { Match } from "./match.svelte";
import type { LogEntry } from "../../api/messages";

const STORAGE_KEY = "gotham.seen";
const MAX_TABLES = 100; // maximum number of saved tables

function savedTables(): Record<string, number> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
}

export class UnseenEvents {
  /** The last event that was seen; null if there are no unseen ones. */
  #from = $state<number | null>(null);
  readonly #match: Match;
  readonly #id: string;

  constructor(match: Match) {
    this.#match = match;
    this.#id = match.table.id;
    this.resume();
  }

  /** The unseen events of other seats. */
  get events(): LogEntry[] {
    const from = this.#from;
    return from === null ? [] : this.#eventsAfter(Math.max(from, this.#lastOwnEvent));
  }

  /** The last event that was seen. */
  get from(): number {
    return this.#from ?? 0;
  }

  /** Call when the viewer arrives or returns. A viewer without a saved position or own action has missed nothing. */
  resume(): void {
    const known = Math.max(savedTables()[this.#id] ?? 0, this.#lastOwnEvent);
    if (this.#match.seat !== null && known && this.#eventsAfter(known).length) this.#from ??= known;
    else this.close();
  }

  /** Call when something happens while the viewer watches, or when the viewer acts. */
  update(): void {
    if (this.#from === null || this.#lastOwnEvent > this.#from) this.close();
  }

  /** Mark all events as seen. */
  close(): void {
    this.#from = null;
    const { [this.#id]: _, ...others } = savedTables();
    const kept = Object.entries(others).slice(1 - MAX_TABLES);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...kept, [this.#id, this.#match.revision]])));
  }

  get #lastOwnEvent(): number {
    return this.#match.log.findLast(({ seat }) => seat === this.#match.seat)?.number ?? 0;
  }

  #eventsAfter(known: number): LogEntry[] {
    const { log, seat } = this.#match;
    return log.filter((entry) => entry.number > known && entry.seat !== seat && entry.lines.length > 0);
  }
}
