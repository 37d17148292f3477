// What has happened at a table since one acted there, or looked at it: remembered for each table in this browser.

import type { Match } from "./match.svelte";
import type { LogEntry } from "../../api/messages";

const KEPT = "gotham.seen";
const MOST = 100; // tables that are remembered

function all(): Record<string, number> {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number>;
}

export class Since {
  /** Up to where everything is known, while the rest is told; null where there is nothing to tell. */
  #from = $state<number | null>(null);
  readonly #match: Match;
  readonly #id: string;

  constructor(match: Match) {
    this.#match = match;
    this.#id = match.table.id;
    this.look();
  }

  /** What others did meanwhile. */
  get news(): LogEntry[] {
    const from = this.#from;
    return from === null ? [] : this.#behind(from);
  }

  /** Where one was before all that. */
  get from(): number {
    return this.#from ?? 0;
  }

  /** Somebody has come, or come back. Who was never here and has done nothing yet has missed nothing. */
  look(): void {
    const known = Math.max(all()[this.#id] ?? 0, this.#acted);
    if (this.#match.seat !== null && known && this.#behind(known).length) this.#from ??= known;
    else this.close();
  }

  /** Something has happened while one looks on, or one has acted oneself. */
  heed(): void {
    if (this.#from === null || this.#acted > this.#from) this.close();
  }

  /** All of it is known now. */
  close(): void {
    this.#from = null;
    const { [this.#id]: _, ...others } = all();
    const kept = Object.entries(others).slice(1 - MOST);
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...kept, [this.#id, this.#match.revision]])));
  }

  get #acted(): number {
    return this.#match.log.findLast(({ seat }) => seat === this.#match.seat)?.number ?? 0;
  }

  #behind(known: number): LogEntry[] {
    const { log, seat } = this.#match;
    return log.filter((entry) => entry.number > known && entry.seat !== seat && entry.lines.length > 0);
  }
}
