// Types of the messages between server and client; they mirror the definitions in src/gotham/server.

import type { JsonObject } from "./json";

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

/** The time limit of the seats that are awaited. */
export interface Timing {
  per: "move" | "match";
  seconds: number;
  then?: "bot" | "pass";
  last?: number;
}

export interface Seat {
  kind: "open" | "person" | "bot";
  name?: string;
  bot?: string;
  online?: boolean;
  /** The name of the person who left, while the seat is empty or played by a bot. */
  left?: string;
  /** Seconds since the person went offline. */
  away?: number | null;
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
  /** Whether hints are allowed. */
  hints?: boolean;
  reason?: string;
  seed?: string | null;
  next?: string | null;
  clock?: number;
  left?: number | null;
  timing?: Timing | null;
  /** Seconds left per seat. */
  times?: (number | null)[];
  /** The seats whose clocks run. */
  running?: number[];
  /** The seats whose bots are computing a longer move. */
  thinking?: number[];
}

export interface LogEntry {
  number: number;
  seat: number;
  action: string;
  lines: string[];
  fact?: unknown;
  /** Whether the last line is the actor's note. */
  noted?: boolean;
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
  board?: JsonObject;
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
  /** The kind of a system message about a name: left, came, hint or late. */
  about?: string;
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
  effect?: unknown;
}

export interface Refusal {
  type: "refused";
  reason: string;
  id?: number;
  clause?: string;
  /** The index of the refused action within a run. */
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

export interface LessonInfo {
  title: string;
  steps: number;
}

/** A level or a character of a bot. */
export interface Opponent {
  id: string;
  spec: string;
  name: string;
  /** One sentence about how it plays. */
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  version: number;
  players: number[];
  options: Option[];
  /** Sorted, the weakest first. */
  levels: Opponent[];
  characters?: Opponent[];
  bots: string[];
  kinds: Kind[];
  fields: Field[];
  clauses: Record<string, string>;
  board: boolean;
  timed?: boolean;
  /** What a seat does that passes on timeout; absent if it cannot pass. */
  late?: string;
  setup?: unknown;
  /** The most helpful clause per kind of action. */
  guide?: Record<string, string>;
  lessons?: LessonInfo[];
  /** The number of puzzles. */
  puzzles?: number;
  /** Whether matches can be analysed. */
  insight?: boolean;
}

export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string>;
  seats?: string[];
  start?: string;
  clock?: number;
  timing?: Timing | null;
  listed?: boolean;
  hints?: boolean;
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

/** The unit of a figure: the chance of winning from 0 to 1, an expected value in the game's unit, or an exact lead. */
export type FigureKind = "chance" | "value" | "lead";

/** A choice that a bot evaluated; no words means waiting. */
export interface Weighed {
  words: string[];
  kind: FigureKind;
  figure: number;
}

/** A bot's advice for a revision, its reason, and the best choices it evaluated, all with the same kind of figure. */
export interface Hint {
  type: "hint";
  revision: number;
  actions: number[];
  words: string[];
  reason: string;
  choices?: (Weighed & { actions: number[] })[];
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

// ------------------------------------------------------------------------------------------- replays

/** One move of a match, as a viewer saw it; the spectator's seat is -1. */
export interface Replayed {
  seat: number;
  move: number;
  last: number;
  /** The number of moves that each viewer had seen; only the viewer's own while the match runs. */
  moves: Record<number, number>;
  view: ViewMessage;
}

export interface Onward {
  seat: number;
  move: number;
  bots?: string;
  name?: string;
  language?: Language;
}

/** One way to alert a person on their turn. */
export interface Alert {
  kind: "push" | "hook" | "mail";
  target?: string;
  p256dh?: string;
  auth?: string;
  confirmed?: boolean;
}

/** The alerts that the server supports, and the person's own alerts. */
export interface Alerts {
  key: string;
  hook: boolean;
  mail: boolean;
  alerts: Alert[];
}

/** The subscription of an email address. */
export interface Letters {
  address: string;
  game: string;
  title: string;
  confirmed: boolean;
}
