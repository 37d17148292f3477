// The colours of a table for all that is drawn of it. Pieces know their seat; this maps it to the colour of its player.

import { getContext, setContext } from "svelte";

/** Seat -> the index of its colour among those of the game. */
export type ColourOf = (seat: number) => number;

/** The key of the context. */
export const SEAT_COLOURS = Symbol("colours of seats");

/** Provide the colours of a table to all components below; called while a component is created. */
export function provideColours(colourOf: ColourOf): void {
  setContext(SEAT_COLOURS, colourOf);
}

/** The colours of the table above; without a table every seat has its own. */
export function useColours(): ColourOf {
  return getContext<ColourOf | undefined>(SEAT_COLOURS) ?? ((seat) => seat);
}
