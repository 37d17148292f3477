// What has happened at a table since one acted there, or looked at it: remembered for each table in this browser.

import type { Match } from "./match.svelte";
import type { LogEntry } from "../../api/messages";

const STORAGE_KEY = "gotham.seen";
const MAX_TABLES = 100; // tables that are remembered

function savedTables(): Record<string, number> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number>;
}

export class UnseenEvents {
  /** Up to where everything is known, while the rest is told; null where there is nothing to tell. */
  #from = $state<number | null>(null);
  readonly #match: Match;
  readonly #id: string;

  constructor(match: Match) {
    this.#match = match;
    this.#id = match.table.id;
    this.resume();
  }

  /** What others did meanwhile. */
  get events(): LogEntry[] {
    const from = this.#from;
    return from === null ? [] : this.#eventsAfter(from);
  }

  /** Where one was before all that. */
  get from(): number {
    return this.#from ?? 0;
  }

  /** Somebody has come, or come back. Who was never here and has done nothing yet has missed nothing. */
  resume(): void {
    const known = Math.max(savedTables()[this.#id] ?? 0, this.#lastOwnEvent);
    if (this.#match.seat !== null && known && this.#eventsAfter(known).length) this.#from ??= known;
    else this.close();
  }

  /** Something has happened while one looks on, or one has acted oneself. */
  update(): void {
    if (this.#from === null || this.#lastOwnEvent > this.#from) this.close();
  }

  /** All of it is known now. */
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
