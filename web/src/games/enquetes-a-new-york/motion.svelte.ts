// Motion of pieces on this board: how long each kind takes, and whether something moves now.

import { animation } from "../../state/motion.svelte";

/** Milliseconds at normal speed. */
export const DICE = 900;
export const PAWN = 650;
export const CARD = 420;
const FRAMES = 50; // milliseconds: a transition starts with the next frame

/** A motion that starts, and ends by itself. Elements show it with the attribute data-moving. */
export class Motion {
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Start it, or start it again; without animation nothing starts. */
  start(time: number): void {
    const duration = animation.time(time);
    this.stop();
    if (!duration) return;
    this.on = true;
    this.#timer = setTimeout(() => (this.on = false), duration + FRAMES);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }
}
