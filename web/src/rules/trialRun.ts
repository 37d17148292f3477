// A run of actions by the rules of a WebAssembly module, tried on what one viewer knows.

import type { Game } from "../../../src/gotham/wasm/wrapper/gotham.js";

/** A run of the viewer's own actions, and the view in numbers that it starts from. */
export interface RuleQuestion {
  cells: number[];
  seat: number;
  actions: number[];
}

/** The part of a run that the rules refuse, and the clause that forbids it. */
export interface RefusedPart {
  part: number;
  clause: string;
}

/** What the rules say: only the server can tell where it is unknown. */
export type RuleAnswer = RefusedPart | "allowed" | "unknown";

const NO_CHANCE = { key: new Array<number>(8).fill(0) }; // no answer below depends on chance

/**
 * Try a run in a position that looks the same to the viewer. Laws 3 and 9 of every game make the answer that of the match:
 * what is legal depends on the view alone, and an action that shows nothing leads to positions that look the same again.
 */
export function tryRun(game: Game, { cells, seat, actions }: RuleQuestion): RuleAnswer {
  const match = game.view(cells, seat).guess(NO_CHANCE);
  for (const [part, action] of actions.entries()) {
    const refused = match.why(seat, action);
    if (refused) return { part, clause: refused.id };
    const showed = match.apply(seat, action);
    if (showed && part < actions.length - 1) return "unknown";
  }
  return "allowed";
}
