// What is said between a server and those at its tables, as src/gotham/server/messages.py defines it.

export type Language = "en" | "fr" | "nl" | "de";
export type State = "running" | "over" | "ended" | "frozen";

// ------------------------------------------------------------------------------------- from a client

export interface Hello {
  type: "hello";
  token?: string;
  language?: Language;
  view?: boolean;
  describe?: boolean;
  board?: boolean;
  since?: number;
}

export interface Act {
  type: "act";
  actions: (number | string)[];
  words?: string[];
  revision?: number;
  note?: string;
}

export interface Try {
  type: "try";
  actions: number[];
}

export interface Undo {
  type: "undo";
  revision: number;
}

export interface Talk {
  type: "talk";
  text: string;
  to?: number[] | null;
}

export interface Note {
  type: "note";
  about: string;
  text?: string;
}

export type Request = Act | Try | Undo | Talk | Note;

// --------------------------------------------------------------------------------------- to a client

export interface Seat {
  kind: "open" | "person" | "bot";
  name?: string;
  bot?: string;
  online?: boolean;
}

export interface TableMessage {
  type: "table";
  id: string;
  game: string;
  version: number;
  options: Record<string, string>;
  state: State;
  seats: Seat[];
  commitment: string;
  listed?: boolean;
  seat?: number | null;
  person?: boolean;
  host?: boolean;
  kept?: boolean;
  watching?: number;
  reason?: string;
  seed?: string | null;
  next?: string | null;
  clock?: number;
  left?: number | null;
}

export interface LogEntry {
  number: number;
  seat: number;
  action: string;
  lines: string[];
  fact?: any;
}

export interface ViewMessage {
  type: "view";
  revision: number;
  actors: number[];
  awaited: number[];
  legal: number[];
  whole?: boolean;
  over?: boolean;
  undo?: boolean;
  words?: Record<number, string>;
  log?: LogEntry[];
  board?: Record<string, unknown>;
  lines?: string[];
  returns?: number[];
  winners?: number[];
}

export interface TalkMessage {
  type: "talk";
  number: number;
  seat: number;
  name: string;
  text: string;
  to?: number[] | null;
}

export interface NotesMessage {
  type: "notes";
  notes: Record<string, string>;
}

export interface Accepted {
  type: "accepted";
  id: number;
}

export interface Tried {
  type: "tried";
  id: number;
  actions: number[];
  words: string[];
  effect?: any;
}

export interface Refusal {
  type: "refused";
  reason: string;
  id?: number;
  clause?: string;
  /** Which action of a run it was. */
  part?: number;
}

export type Answer = Accepted | Tried | Refusal;
export type ServerMessage = TableMessage | ViewMessage | TalkMessage | NotesMessage | Answer;

// ----------------------------------------------------------------------------------------- over HTTP

export interface Option {
  name: string;
  title: string;
  values: string[];
  titles: string[];
}

export interface Kind {
  name: string;
  first: number;
  operands: string[][];
}

export interface Field {
  name: string;
  first: number;
  shape: number[];
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  version: number;
  players: number[];
  options: Option[];
  levels: Record<string, string>;
  bots: string[];
  kinds: Kind[];
  fields: Field[];
  clauses: Record<string, string>;
  board: boolean;
  timed?: boolean;
  setup?: any;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  seats?: string[];
  start?: string;
  clock?: number;
  listed?: boolean;
  name?: string;
  language?: Language;
}

export interface Opened {
  id: string;
  token: string;
}

export interface Sit {
  seat: number;
  invitation?: string;
  name?: string;
  language?: Language;
}

export interface Invitations {
  invitations: Record<number, string>;
}

export interface Listing {
  id: string;
  game: string;
  names: string[];
  open: number;
  state: State;
}

export interface Snapshot {
  table: TableMessage;
  view: ViewMessage | null;
  talk: TalkMessage[];
  notes: Record<string, string>;
}
