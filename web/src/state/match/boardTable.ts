// What the board of a game's own package is given; docs/new_game.md documents it. It depends on no framework.

import type { Match } from "./match.svelte";
import type { Field, GameInfo, Language } from "../../api/messages";
import type { JsonObject } from "../../api/json";
import { type MessageArgs, i18n } from "../i18n.svelte";

/** The value of a field of the view: a number, null if it is hidden, or an array of these by the field's shape. */
export type FieldValue = number | null | FieldValue[];

/** A legal action of the viewer. */
export interface BoardAction {
  number: number;
  kind: string;
  /** The index of each operand. */
  operands: number[];
  notation: string;
  /** The action in words of the viewer's language. */
  label: string;
}

/** A position as the viewer may know it; each change brings a new one. */
export interface BoardTable {
  game: GameInfo;
  language: Language;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  names: string[];
  /** The colour of each seat by name, as its player chose it; none where the game has no colours. */
  colours: string[];
  /** The fields of the view by name. */
  view: Record<string, FieldValue>;
  /** What the hook `web.board` returned; empty if the game has none. */
  board: JsonObject;
  /** The legal actions; none while the viewer may not act. */
  actions: BoardAction[];
  over: boolean;
  returns: number[] | null;
  winners: number[] | null;
  /** Send an action, or an atomic run of actions, by number; resolves to whether it was accepted. */
  act(actions: number | number[]): Promise<boolean>;
  /** The colour shown for a colour of the game, both as indices of `game.colours`: for pieces of no seat. */
  shown(colour: number): number;
  /** Format a message of the game's catalogue. */
  words(id: string, details?: MessageArgs): string;
}

/** A board in an element of the page. */
export interface MountedBoard {
  update(table: BoardTable): void;
  destroy(): void;
}

export type MountBoard = (element: HTMLElement, table: BoardTable) => MountedBoard;

const UNKNOWN = -1000; // the value of cells hidden from the viewer

/** Return the present position of a match. */
export function boardTable(match: Match): BoardTable {
  const { info, names, colours, seat, over, returns, winners } = match;
  const cells = match.cells ?? [];
  return {
    game: info,
    language: i18n.language,
    seat,
    names,
    colours,
    view: Object.fromEntries(info.fields.map((field) => [field.name, fieldValue(cells, field)])),
    board: match.board ?? {},
    actions: match.acting ? [...match.legal].map((number) => boardAction(match, number)) : [],
    over,
    returns,
    winners,
    act: (actions) => match.act(actions),
    shown: (colour) => match.shown(colour),
    words: (id, details) => match.words(id, details),
  };
}

function boardAction(match: Match, number: number): BoardAction {
  return { number, ...match.parts(number), notation: match.notation(number), label: match.label(number) };
}

/** Return a field of a view in its shape. */
export function fieldValue(cells: number[], { first, shape }: Field): FieldValue {
  const [length, ...inner] = shape;
  if (length === undefined) return cells[first] === UNKNOWN ? null : (cells[first] ?? null);
  const size = inner.reduce((product, each) => product * each, 1);
  return Array.from({ length }, (_, at) => fieldValue(cells, { name: "", first: first + at * size, shape: inner }));
}
