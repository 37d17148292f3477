// Drawn boards, found by where they lie: games/<name of the game>/Board.svelte.

import type { Component } from "svelte";
import type { Match } from "./match.svelte";

export type Board = Component<{ match: Match }>;

const boards = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");
const pathOf = (game: string): string => `../games/${game}/Board.svelte`;

/** Whether a game has a drawn board. */
export function hasBoard(game: string): boolean {
  return pathOf(game) in boards;
}

/** Loads the drawn board of a game. */
export async function boardOf(game: string): Promise<Board> {
  return (await boards[pathOf(game)]!()).default;
}
