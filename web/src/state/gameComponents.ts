// What games draw themselves, found by where it lies: games/<name of the game>/Board.svelte, and Setup.svelte for the
// page of a new table.

import type { Component } from "svelte";
import type { Match } from "./match/match.svelte";
import type { GameInfo } from "../api/messages";

export type BoardComponent = Component<{ match: Match }>;

interface SetupProps {
  info: GameInfo;
  /** The options, by name. */
  chosen: Record<string, string>;
  /** The name of a start that the game knows, or nothing. */
  start: string;
}

export type SetupComponent = Component<SetupProps, {}, "chosen" | "start">;

const boards = import.meta.glob<{ default: BoardComponent }>("../games/*/Board.svelte");
const setups = import.meta.glob<{ default: SetupComponent }>("../games/*/Setup.svelte");
const pathOf = (game: string, what: string): string => `../games/${game}/${what}.svelte`;

/** Whether a game has a drawn board. */
export function hasBoard(game: string): boolean {
  return pathOf(game, "Board") in boards;
}

/** Loads the drawn board of a game. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  return (await boards[pathOf(game, "Board")]!()).default;
}

/** Loads a game's own way to choose its options, where it has one. */
export async function loadSetup(game: string): Promise<SetupComponent | undefined> {
  return (await setups[pathOf(game, "Setup")]?.())?.default;
}
