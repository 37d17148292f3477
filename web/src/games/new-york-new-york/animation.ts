// How cards travel: from where one leaves to where the same one comes, or up from the ground where none left.

import { cubicInOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade } from "svelte/transition";

/** So long, or not at all for who wants no motion. */
export function motionTime(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}

/** What leaves and what comes, paired by the number of the card. */
export const [send, receive] = crossfade({
  duration: () => motionTime(520),
  easing: cubicInOut,
  fallback: (_node, _params, intro) => ({
    duration: motionTime(intro ? 420 : 200),
    easing: cubicOut,
    css: (t) => (intro ? `opacity: ${t}; transform-origin: 50% 100%; transform: scaleY(${0.2 + 0.8 * t})` : `opacity: ${t}`),
  }),
});
