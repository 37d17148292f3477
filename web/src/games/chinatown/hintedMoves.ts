// The moves that a hint proposes, as marks on the board.

import type { Match } from "../../state/match/match.svelte";

export interface HintedMoves {
  buildings: Set<number>;
  /** Tiles to place, by building. */
  tiles: Map<number, number>;
  /** The viewer's own tiles. */
  own: Set<number>;
  /** Loose tiles of anybody, as seat and type. */
  loose: Set<string>;
}

/** Sort the actions of a hint by what they mark. */
export function hintedMoves(match: Match): HintedMoves {
  const marks: HintedMoves = { buildings: new Set(), tiles: new Map(), own: new Set(), loose: new Set() };
  for (const number of match.hinted) {
    const { kind, operands } = match.parts(number);
    const [first, second] = operands as [number, number];
    if (kind === "refuse" || kind === "give" || kind === "build" || kind === "empty") marks.buildings.add(first);
    if (kind === "place") {
      marks.buildings.add(first);
      marks.tiles.set(first, second);
      marks.own.add(second);
    }
    if (kind === "tile") {
      marks.loose.add(`${second}.${first}`);
      if (second === match.seat) marks.own.add(first);
    }
  }
  return marks;
}
