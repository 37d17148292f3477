// Loads the components of games by path: games/GAME/Board.svelte, and games/GAME/Setup.svelte
// for the form of a new table.

import type { Component } from "svelte";
import type { Match } from "./match/match.svelte";
import type { GameInfo } from "../api/messages";

export type BoardComponent = Component<{ match: Match }>;

interface SetupProps {
  info: GameInfo;
  /** The options by name. */
  chosen: Record<string, string>;
  /** The name of a prepared start, or empty. */
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

/** Load the drawn board of a game. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  return (await boards[pathOf(game, "Board")]!()).default;
}

/** Load a game's own setup form, if it has one. */
export async function loadSetup(game: string): Promise<SetupComponent | undefined> {
  return (await setups[pathOf(game, "Setup")]?.())?.default;
}
