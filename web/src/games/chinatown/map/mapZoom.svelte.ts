// The map of a phone is enlarged by a button, by a long press or by two fingers, and then panned by scrolling.

import type { Attachment } from "svelte/attachments";

const LARGE = 2;
const HOLD = 500; // milliseconds
const SLIP = 10; // pixels that a held finger may move
const SPREAD = 1.25; // how far apart two fingers have moved before the size changes

export class MapZoom {
  large = $state(false);

  /** The factor of enlargement. */
  get factor(): number {
    return this.large ? LARGE : 1;
  }

  /** Enlarge the map around a point of the screen, or show it whole again. */
  toggle(frame: HTMLElement, x?: number, y?: number): void {
    const box = frame.getBoundingClientRect();
    const [across, down] = [((x ?? box.x + box.width / 2) - box.x) / box.width, ((y ?? box.y + box.height / 2) - box.y) / box.height];
    this.large = !this.large;
    requestAnimationFrame(() => {
      frame.scrollTo({
        left: across * (frame.scrollWidth - frame.clientWidth),
        top: down * (frame.scrollHeight - frame.clientHeight),
      });
    });
  }

  /** Watch the fingers on the frame of the map. */
  readonly watch: Attachment<HTMLElement> = (frame) => {
    let apart = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [startX, startY] = [0, 0];
    let held = false;

    const start = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      clearTimeout(timer);
      held = false;
      apart = other ? distance(one!, other) : 0;
      if (other || !one) return;
      [startX, startY] = [one.clientX, one.clientY];
      timer = setTimeout(() => {
        held = true;
        this.toggle(frame, startX, startY);
      }, HOLD);
    };
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!other && Math.hypot(one!.clientX - startX, one!.clientY - startY) > SLIP) clearTimeout(timer);
      if (!other || !apart) return;
      event.preventDefault();
      const ratio = distance(one!, other) / apart;
      if (this.large ? ratio > 1 / SPREAD : ratio < SPREAD) return;
      apart = 0;
      this.toggle(frame, (one!.clientX + other.clientX) / 2, (one!.clientY + other.clientY) / 2);
    };
    const end = (event: TouchEvent): void => {
      clearTimeout(timer);
      if (held && event.cancelable) event.preventDefault(); // a long press is no click
    };
    const menu = (event: Event): void => {
      if (held) event.preventDefault();
    };
    frame.addEventListener("touchstart", start, { passive: true });
    frame.addEventListener("touchmove", move, { passive: false });
    frame.addEventListener("touchend", end);
    frame.addEventListener("touchcancel", end);
    frame.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      frame.removeEventListener("touchstart", start);
      frame.removeEventListener("touchmove", move);
      frame.removeEventListener("touchend", end);
      frame.removeEventListener("touchcancel", end);
      frame.removeEventListener("contextmenu", menu);
    };
  };
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
