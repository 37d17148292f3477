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

/** The clock of those who are waited for. */
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
  /** Who has left it, while nobody else has it. */
  left?: string;
  /** Seconds since its person has gone. */
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
  /** Whether a bot may be asked what it would do. */
  hints?: boolean;
  reason?: string;
  seed?: string | null;
  next?: string | null;
  clock?: number;
  left?: number | null;
  timing?: Timing | null;
  /** Seconds that each seat has left. */
  times?: (number | null)[];
  /** The seats whose time runs. */
  running?: number[];
  /** The seats whose bots think for longer than a moment. */
  thinking?: number[];
}

export interface LogEntry {
  number: number;
  seat: number;
  action: string;
  lines: string[];
  fact?: any;
  /** Whether the last line is what the actor said. */
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
  /** What the table itself tells of a name: left, came, hint or late. */
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

export interface LessonInfo {
  title: string;
  steps: number;
}

/** A level or a character that a bot can play at. */
export interface Opponent {
  id: string;
  spec: string;
  name: string;
  /** How it plays, in a sentence. */
  about: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  version: number;
  players: number[];
  options: Option[];
  /** The weakest first. */
  levels: Opponent[];
  characters?: Opponent[];
  bots: string[];
  kinds: Kind[];
  fields: Field[];
  clauses: Record<string, string>;
  board: boolean;
  timed?: boolean;
  /** What a seat does that passes when its time is up; nothing where it cannot. */
  late?: string;
  setup?: any;
  /** The clause that tells most of each kind of action. */
  guide?: Record<string, string>;
  lessons?: LessonInfo[];
  /** How many there are. */
  puzzles?: number;
  /** Whether its matches can be analysed. */
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

/** What a figure means: the chance of winning from 0 to 1, an expected value in the game's own unit, or an exact lead. */
export type FigureKind = "chance" | "value" | "lead";

/** Something that a bot has weighed; no words where it would wait. */
export interface Weighed {
  words: string[];
  kind: FigureKind;
  figure: number;
}

/** What a bot would do where one was at a revision, and why; and the best that it has weighed, all of one kind. */
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

/** A moment of a match, as a viewer saw it; the spectator's seat is -1. */
export interface Replayed {
  seat: number;
  move: number;
  last: number;
  /** How much each viewer had noticed by then; while the match goes on, only oneself. */
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

/** A way to be told of one's turn while away. */
export interface Alert {
  kind: "push" | "hook" | "mail";
  target?: string;
  p256dh?: string;
  auth?: string;
  confirmed?: boolean;
}

/** How the server can tell people of their turn, and one's own ways. */
export interface Alerts {
  key: string;
  hook: boolean;
  mail: boolean;
  alerts: Alert[];
}

/** Whether an address may be written to. */
export interface Letters {
  address: string;
  game: string;
  title: string;
  confirmed: boolean;
}
