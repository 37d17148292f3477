// Transitions of cards and towers that stay in their place: dealt from the pile, landed, risen or gone.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { animation, mark } from "../../../state/motion.svelte";

const NONE: TransitionConfig = { duration: 0 };

interface Waiting {
  /** Milliseconds until the card that flies here has landed. */
  wait: number;
}

/** A card that has flown here: nothing is seen of it before it has landed. */
export function land(_node: Element, { wait }: Waiting): TransitionConfig {
  return wait ? { delay: wait, duration: 1, css: (t) => `opacity: ${t}` } : NONE;
}

/** A tower rises from the ground once its card has landed. */
export function rise(node: Element, { wait }: Waiting): TransitionConfig {
  const duration = animation.time(300);
  if (!duration) return NONE;
  mark(node, "rise", wait + duration);
  const css = (t: number): string => `opacity: ${t && 1}; transform-origin: 50% 100%; transform: scaleY(${0.2 + 0.8 * t})`;
  return { delay: wait, duration, easing: cubicOut, css };
}

/** What a landing card replaces stays until then. */
export function vanish(node: Element, { wait }: Waiting): TransitionConfig {
  const duration = animation.time(160);
  if (!duration) return NONE;
  mark(node, "vanish", wait + duration);
  return { delay: wait, duration, css: (t) => `opacity: ${t}` };
}

interface Dealing {
  /** The pile that cards are dealt from. */
  pile: Element | null | undefined;
  /** Milliseconds before it leaves the pile, at normal speed. */
  delay?: number;
}

/** A card comes from the pile. */
export function deal(node: Element, { pile, delay = 0 }: Dealing): TransitionConfig {
  const duration = animation.time(300);
  if (!duration || !pile) return NONE;
  const [from, to] = [pile.getBoundingClientRect(), node.getBoundingClientRect()];
  const waits = animation.time(delay);
  mark(node, "deal", waits + duration);
  return {
    delay: waits,
    duration,
    easing: cubicOut,
    // the place itself is set by transform, so the way is a translation of its own
    css: (t, u) => `translate: ${(from.x - to.x) * u}px ${(from.y - to.y) * u}px; opacity: ${Math.min(1, 4 * t)}`,
  };
}

/** The mark of a player who is out drops onto the emblem. */
export function stamp(node: Element): TransitionConfig {
  const duration = animation.time(320);
  if (!duration) return NONE;
  mark(node, "pass", duration);
  return { duration, easing: cubicOut, css: (t, u) => `scale: ${1 + 1.6 * u}; opacity: ${t}` };
}
