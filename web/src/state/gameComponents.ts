// Loads the components of games: games/GAME/Board.svelte of this repository, the board that another game ships in
// its own package, Setup.svelte for the form of a new table, Picture.svelte for the home page and HowToPlay.svelte
// for the page of the rules.

import type { Component } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { FramePage } from "../components/frame/framePage";
import type { Match } from "./match/match.svelte";
import type { MountBoard } from "./match/boardTable";
import { link } from "../api/basePath";
import type { DrawnBoard, GameInfo } from "../api/messages";

export type BoardComponent = Component<{ match: Match; page: FramePage }>;

interface SetupProps {
  info: GameInfo;
  /** The options by name. */
  chosen: Record<string, string>;
  /** The name of a prepared start, or empty. */
  start: string;
}

/** A picture of a game for the home page. */
export type PictureComponent = Component<{ info: GameInfo }>;
/** A game explained on one page, with drawings of its own pieces. */
export type HowToPlayComponent = Component<{ match: Match }>;
export type SetupComponent = Component<SetupProps, {}, "chosen" | "start">;

const boards = import.meta.glob<{ default: BoardComponent }>("../games/*/Board.svelte");
const setups = import.meta.glob<{ default: SetupComponent }>("../games/*/Setup.svelte");
const pictures = import.meta.glob<{ default: PictureComponent }>("../games/*/Picture.svelte");
const explanations = import.meta.glob<{ default: HowToPlayComponent }>("../games/*/HowToPlay.svelte");
const pathOf = (game: string, what: string): string => `../games/${game}/${what}.svelte`;

/** The games whose shipped board has failed; they are shown as text until the page is reloaded. */
export const failedBoards = new SvelteSet<string>();

/** Whether a game has a drawn board that works. */
export function hasBoard({ name, board, drawn }: GameInfo): boolean {
  return !failedBoards.has(name) && (Boolean(drawn) || (board && pathOf(name, "Board") in boards));
}

/** Load the drawn board of a game of this repository. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  return (await boards[pathOf(game, "Board")]!()).default;
}

/** Load the module of the board that a game ships. */
export async function loadShippedBoard({ module }: DrawnBoard): Promise<MountBoard> {
  const { mount } = (await import(/* @vite-ignore */ link(module))) as { mount?: MountBoard };
  if (typeof mount !== "function") throw new TypeError(`${module} does not export a function mount`);
  return mount;
}

/** Load a game's own setup form, if it has one. */
export async function loadSetup(game: string): Promise<SetupComponent | undefined> {
  return (await setups[pathOf(game, "Setup")]?.())?.default;
}

/** Load the picture of a game, if it has one. */
export async function loadPicture(game: string): Promise<PictureComponent | undefined> {
  return (await pictures[pathOf(game, "Picture")]?.())?.default;
}

/** Load the page that explains a game, if it has one. */
export async function loadHowToPlay(game: string): Promise<HowToPlayComponent | undefined> {
  return (await explanations[pathOf(game, "HowToPlay")]?.())?.default;
}
