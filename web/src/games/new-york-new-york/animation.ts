// Animation of cards: from the old place to the new one, or up from the ground.

import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade } from "svelte/transition";

/** The duration, or 0 if reduced motion is preferred. */
export function motionTime(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}

/** Pairs the leaving and the arriving element by card number. */
export const [send, receive] = crossfade({
  duration: () => motionTime(520),
  easing: cubicInOut,
  fallback: (_node, _params, intro) => ({
    duration: motionTime(intro ? 420 : 200),
    easing: cubicOut,
    css: (t) => (intro ? `opacity: ${t}; transform-origin: 50% 100%; transform: scaleY(${0.2 + 0.8 * t})` : `opacity: ${t}`),
  }),
});
