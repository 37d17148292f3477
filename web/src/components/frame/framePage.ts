// What a page and a game put into the frame of a table: tabs, prompts and overlays.

import type { Snippet } from "svelte";
import type { HintRequest } from "../../state/match/hintRequest.svelte";
import type { IconName } from "./icons";

/** A tab of the side panel. */
export interface FrameTab {
  id: string;
  title: string;
  /** Replaces the title where there are many tabs. */
  icon?: IconName;
  /** The number of unread entries; 0 shows no badge. */
  badge?: number;
  content: Snippet;
}

/** What a page adds to the frame around a game's board. */
export interface FramePage {
  /** The heading of the page, for screen readers. */
  heading: string;
  /** A word after the game's title, instead of the game's own status. */
  label?: string;
  /** Tabs after those of the game. */
  tabs: FrameTab[];
  /** The name under which the open tab is remembered, instead of the game's; the page's tabs then come first. */
  panel?: string;
  /** Buttons of the bar. */
  tools?: Snippet;
  /** Entries at the top of the menu. */
  menu?: Snippet;
  /** The bot's advice, where it can be asked for. */
  hint?: HintRequest;
  /** A problem that lasts, for example a lost connection. */
  failure?: string;
  /** Buttons before those of the game, for example to undo. */
  buttons?: Snippet;
  /** Replaces the prompt and the buttons of the game, for example by the controls of a replay. */
  prompt?: Snippet;
  /** A card above the tabs, or above the dock on a phone. It shows refusals, and the panel cannot be folded away. */
  card?: Snippet;
  /** A small card above the panel, or above the board on a phone, which moves nothing. */
  note?: Snippet;
  /** Covers everything below the bar, for example the end of a match. */
  overlay?: Snippet;
}
