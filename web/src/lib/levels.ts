// How well bots play, as people call it.

import type { GameInfo } from "./messages";
import { speech } from "./words.svelte";

/** The name of a level; one we have no word for is called as the game calls it. */
export function levelName(level: string): string {
  return speech.say(`level-${level}`) ?? level;
}

/** The level a new table begins with: the one in the middle, or above it. */
export function defaultLevel({ levels }: GameInfo): string {
  const names = Object.keys(levels);
  return names[Math.floor(names.length / 2)] ?? "";
}
