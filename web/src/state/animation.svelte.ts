// The speed of animations, chosen in the menu. Reduced motion counts as instant.

import { prefersReducedMotion } from "svelte/motion";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const STORAGE_KEY = "gotham.animation";
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
const CAPTION = 2200; // milliseconds that the caption of an action stays

class Animation {
  speed = $state<Speed>(SPEEDS.find((speed) => speed === localStorage.getItem(STORAGE_KEY)) ?? "normal");

  /** Choose the speed for all tables. */
  choose(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem(STORAGE_KEY, speed);
  }

  /** The duration of a motion, in milliseconds, from its duration at normal speed. */
  time(normal: number): number {
    return prefersReducedMotion.current ? 0 : normal * FACTORS[this.speed];
  }

  /** How long the caption of an action stays; a caption does not move, so it is shown at every speed. */
  get captionTime(): number {
    return CAPTION * Math.max(FACTORS[this.speed], 0.5);
  }
}

export const animation = new Animation();
