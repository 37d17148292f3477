// Animation of pawns, and durations that respect reduced motion.

import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

/** The duration, or 0 if reduced motion is preferred. */
export function motionTime(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}

/** A pawn moves from one square to another. */
export const [send, receive] = crossfade({
  duration: () => motionTime(650),
  delay: 0,
  easing: cubicInOut,
  fallback: (node) => fade(node, { duration: motionTime(250) }),
});
