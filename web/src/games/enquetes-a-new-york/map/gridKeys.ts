// Arrow keys on a five by five grid with one tab stop.

import { SIDE } from "../board";

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -SIDE],
  End: [0, SIDE],
  PageUp: [-SIDE, 0],
  PageDown: [SIDE, 0],
};

const within = (value: number): number => Math.min(Math.max(value, 0), SIDE - 1);

/** The square that a key leads to; null for any other key. */
export function stepFrom(square: number, event: KeyboardEvent): number | null {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return null;
  return within(Math.floor(square / SIDE) + step[0]) * SIDE + within((square % SIDE) + step[1]);
}

/** Move the focus on a grid of buttons; returns the focused square. */
export function moveFocus(event: KeyboardEvent, square: number): number {
  const next = stepFrom(square, event);
  if (next === null) return square;
  event.preventDefault();
  (event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=gridcell] > button")[next]?.focus();
  return next;
}
