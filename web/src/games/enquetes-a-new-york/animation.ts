// How pawns travel, and how long things move.

import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

/** So long, or not at all for who wants no motion. */
export function motionTime(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}

/** A pawn leaves one square and comes to another. */
export const [send, receive] = crossfade({
  duration: () => motionTime(650),
  delay: 0,
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: motionTime(250) }),
});
