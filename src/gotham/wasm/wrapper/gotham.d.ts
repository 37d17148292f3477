// The types of gotham.js.

/** What a program must know of a game: GAME.json. */
export interface Description {
  format: 1;
  game: string;
  /** Of the rules: it goes up when an old match would play differently. */
  version: number;
  /** The fewest and the most players. */
  players: [number, number];
  /** Option -> its values, the default first. */
  options: Record<string, string[]>;
  /** How many 64-bit values a state has. */
  cells: number;
  fields: Field[];
  actions: { count: number; kinds: Kind[] };
  /** Of the ids of clauses, such as NY. */
  prefix: string;
  /** Id -> language -> text. */
  clauses: Record<string, Record<string, string>>;
  /** In a view: a value that its viewer may not know. */
  unknown: number;
  /** The viewer without a seat. */
  spectator: number;
  /** In the place of an action: the viewer notices nothing. */
  nothing: number;
  /** Function of the module -> its arguments. */
  exports: Record<string, string[]>;
}

/** A field of the state: `size` values from `start`, each from `low` to `high`. */
export interface Field {
  name: string;
  start: number;
  size: number;
  shape: number[];
  low: number;
  high: number;
}

/** A kind of action; its operands are numbered in the order of their names, the last one fastest. */
export interface Kind {
  name: string;
  start: number;
  operands: string[][];
}

export interface Clause {
  number: number;
  id: string;
  text: string;
}

export interface Setting {
  players: number;
  options?: Record<string, string>;
}

export interface Chance {
  key: ArrayLike<number>;
  /** Decides what is guessed where a scene leaves something open. */
  seed?: number | bigint;
}

export type Fields = Record<string, number | null | (number | null)[]>;

export class Refusal extends Error {
  readonly clause: Clause;
}

export function keyOf(seed: string): Promise<number[]>;

export function loadGame(
  source: BufferSource | WebAssembly.Module | Response | Promise<Response>,
  description: Description,
  language?: string,
): Promise<Game>;

export class Game {
  readonly description: Description;
  /** Of the texts of clauses: en, fr, nl or de. */
  readonly language: string;
  /** The text of every action, by its number. */
  readonly notation: string[];
  start(setting: Setting & { key: ArrayLike<number> }): Match;
  scene(text: string, chance: Chance): Match;
  view(values: ArrayLike<number>, viewer: number): View;
  number(action: string | number): number;
  clause(number: number): Clause;
}

declare class Position {
  readonly game: Game;
  readonly values: BigInt64Array;
  readonly players: number;
  readonly actors: number[];
  readonly awaited: number[];
  readonly over: boolean;
  readonly returns: number[];
  readonly winners: number[];
  readonly fields: Fields;
  why(seat: number, action: string | number): Clause | null;
}

export class Match extends Position {
  legal(seat: number): string[];
  apply(seat: number, action: string | number): boolean;
  seen(seat: number, action: string | number, viewer: number): string | null;
  view(viewer?: number): View;
  scene(): string;
  digest(): Promise<string>;
  copy(): Match;
}

export class View extends Position {
  readonly viewer: number;
  readonly legal: string[];
  guess(chance: Chance): Match;
  scene(): string;
}
