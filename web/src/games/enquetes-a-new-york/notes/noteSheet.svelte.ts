// The note sheet: a mark and a text per square, stored as the player's private notes on the server.

import type { Match } from "../../../state/match/match.svelte";
import { squareName } from "../board";

export const MARKS = ["x", "o", "?"] as const;
export type NoteMark = (typeof MARKS)[number] | "";
/** The marks as named in the catalogue. */
export const SIGNS: Record<NoteMark, string> = { x: "crossed", o: "circled", "?": "pencilled", "": "clear" };
export type AssistLevel = "" | "marks" | "why";

export interface SquareNote {
  mark: NoteMark;
  text: string;
}

interface NoteChange {
  about: string;
  before: string;
}

const ASSIST = "assist";
export const GENERAL = "notes";
const SQUARE = /^[a-e][1-5]$/i;

/** Whether the sheet shows a note. */
export function isOnSheet(about: string): boolean {
  return about === ASSIST || about === GENERAL || SQUARE.test(about);
}

export class NoteSheet {
  #match: Match;
  #sent = $state.raw<Record<string, string>>({}); // changes not yet confirmed by the server
  #past = $state.raw<NoteChange[]>([]);
  #line: Promise<unknown> = Promise.resolve();

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether there is a change to undo. */
  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** The note about a square. */
  of(square: number): SquareNote {
    return parseNote(this.#text(this.#subject(square)));
  }

  /** The note that is not about a square. */
  get general(): string {
    return this.#text(GENERAL);
  }

  /** The level of assistance. */
  get assist(): AssistLevel {
    const wanted = this.#text(ASSIST).toLowerCase();
    return wanted === "marks" || wanted === "why" ? wanted : "";
  }

  set assist(wanted: AssistLevel) {
    this.#send(ASSIST, wanted);
  }

  mark(square: number, mark: NoteMark): void {
    this.#change(this.#subject(square), formatNote({ ...this.of(square), mark }));
  }

  write(square: number, text: string): void {
    this.#change(this.#subject(square), formatNote({ ...this.of(square), text: text.trim() }));
  }

  writeGeneral(text: string): void {
    this.#change(GENERAL, text.trim());
  }

  /** Undo the latest change. */
  undo(): void {
    const latest = this.#past.at(-1);
    if (!latest) return;
    this.#past = this.#past.slice(0, -1);
    this.#send(latest.about, latest.before);
  }

  #change(about: string, text: string): void {
    const before = this.#text(about);
    if (text === before) return;
    this.#past = [...this.#past, { about, before }];
    this.#send(about, text);
  }

  #text(about: string): string {
    return this.#sent[about] ?? this.#match.notes[about] ?? "";
  }

  // a note about a5 in lower case counts as well
  #subject(square: number): string {
    const name = squareName(square);
    return Object.keys(this.#match.notes).find((about) => about.toUpperCase() === name) ?? name;
  }

  // sequential, so that the latest change wins
  #send(about: string, text: string): void {
    this.#sent = { ...this.#sent, [about]: text };
    this.#line = this.#line.then(async () => {
      if (this.#sent[about] !== text) return;
      await this.#match.ask({ type: "note", about, text });
      if (this.#sent[about] !== text) return;
      const { [about]: _, ...others } = this.#sent;
      this.#sent = others;
    });
  }
}

/** Parse a stored note: an optional mark, then the text. */
function parseNote(note: string): SquareNote {
  const [, first = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(note.trim()) ?? [];
  const mark = MARKS.find((mark) => mark === first.toLowerCase());
  return mark ? { mark, text: rest } : { mark: "", text: note.trim() };
}

function formatNote({ mark, text }: SquareNote): string {
  return [mark, text].filter(Boolean).join(" ");
}
