// The private sheet: a mark and a text for every square, as notes that the server keeps for this player alone.

import type { Match } from "../../../state/match/match.svelte";
import { squareName } from "../board";

export const MARKS = ["x", "o", "?"] as const;
export type NoteMark = (typeof MARKS)[number] | "";
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

/** Whether the sheet shows what is noted about something. */
export function isOnSheet(about: string): boolean {
  return about === ASSIST || about === GENERAL || SQUARE.test(about);
}

export class NoteSheet {
  #match: Match;
  #sent = $state.raw<Record<string, string>>({}); // what is on its way
  #past = $state.raw<NoteChange[]>([]);
  #line: Promise<unknown> = Promise.resolve();

  constructor(match: Match) {
    this.#match = match;
  }

  /** Whether there is a change to take back. */
  get undoable(): boolean {
    return this.#past.length > 0;
  }

  /** What is noted about a square. */
  of(square: number): SquareNote {
    return parseNote(this.#text(this.#subject(square)));
  }

  /** What is noted about nothing in particular. */
  get general(): string {
    return this.#text(GENERAL);
  }

  /** How much help is wanted. */
  get assist(): AssistLevel {
    const wanted = this.#text(ASSIST).toLowerCase();
    return wanted === "marks" || wanted === "why" ? wanted : "";
  }

  set assist(wanted: AssistLevel) {
    this.#send(ASSIST, wanted);
  }

  /** Crossed, circled, pencilled, clear, and so on. */
  turn(square: number): void {
    const marks: NoteMark[] = ["", ...MARKS];
    const { mark } = this.of(square);
    this.mark(square, marks[(marks.indexOf(mark) + 1) % marks.length]!);
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

  /** Takes the latest change back. */
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

  // whoever has noted a5 elsewhere finds it again
  #subject(square: number): string {
    const name = squareName(square);
    return Object.keys(this.#match.notes).find((about) => about.toUpperCase() === name) ?? name;
  }

  // one after the other, so that the latest is the one that stays
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

/** A note as it is kept: the mark first, then the text. */
function parseNote(note: string): SquareNote {
  const [, first = "", rest = ""] = /^(\S*)\s*([\s\S]*)$/.exec(note.trim()) ?? [];
  const mark = MARKS.find((mark) => mark === first.toLowerCase());
  return mark ? { mark, text: rest } : { mark: "", text: note.trim() };
}

function formatNote({ mark, text }: SquareNote): string {
  return [mark, text].filter(Boolean).join(" ");
}
