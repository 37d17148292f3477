// Motion: its speed, chosen in the menu, and pieces that travel. Reduced motion counts as instant.
// Every action of another seat is seen to start at that seat's chip and to end at its place. A moving element has the
// attribute data-moving with the kind of its motion, from its start to its end.

import type { Attachment } from "svelte/attachments";
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

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

// ---------------------------------------------------------------------------------------------- travel

const PIECE = 420; // milliseconds at normal speed

/** The chip of a seat in the bar of the visible frame. */
export function chipOf(seat: number): Element | null {
  return [...document.querySelectorAll(`.frame [data-seat="${seat}"]`)].find((chip) => chip.checkVisibility()) ?? null;
}

export interface Arrival {
  /** The seat whose chip the piece comes from; null leaves the piece where it is. */
  seat: number | null;
  kind: string;
}

/** Svelte transition: a piece travels from the chip of a seat to its place. */
export function arrive(node: Element, { seat, kind }: Arrival): TransitionConfig {
  const chip = seat === null ? null : chipOf(seat);
  const duration = animation.time(PIECE);
  if (!chip || !duration) return { duration: 0 };
  const [from, to] = [chip.getBoundingClientRect(), node.getBoundingClientRect()];
  const [x, y] = [center(from.x, from.width) - center(to.x, to.width), center(from.y, from.height) - center(to.y, to.height)];
  mark(node, kind, duration);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, 0.3 + t)}; z-index: 9`,
  };
}

export interface Journey {
  kind: string;
  /** Milliseconds at normal speed. */
  time?: number;
  delay?: number;
}

/** Move a copy of an element above the page from one element to another, for example money from chip to chip. */
export async function travel(piece: Element, from: Element, to: Element, { kind, time = 600, delay = 0 }: Journey): Promise<void> {
  const duration = animation.time(time);
  if (!duration) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const copy = piece.cloneNode(true) as HTMLElement;
  const size = piece.getBoundingClientRect();
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.dataset["moving"] = kind;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "30",
    margin: "0",
    pointerEvents: "none",
    inlineSize: `${size.width}px`,
    insetInlineStart: `${center(start.x, start.width) - size.width / 2}px`,
    insetBlockStart: `${center(start.y, start.height) - size.height / 2}px`,
  });
  (from.closest(".frame") ?? document.body).append(copy);
  const [x, y] = [center(end.x, end.width) - center(start.x, start.width), center(end.y, end.height) - center(start.y, start.height)];
  const motion = copy.animate([{ translate: "0 0" }, { translate: `${x}px ${y}px` }], {
    duration,
    delay: animation.time(delay),
    easing: "cubic-bezier(.3,.7,.2,1)",
    fill: "backwards",
  });
  await motion.finished.catch(() => undefined);
  copy.remove();
}

/** Attachment for an element that a style sheet moves as it appears: it is marked for so many milliseconds. */
export function moving(kind: string, duration: number): Attachment {
  return (node) => mark(node, kind, duration);
}

/** Mark an element as moving for so many milliseconds; returns what ends it at once. */
export function mark(node: Element, kind: string, duration: number): () => void {
  node.setAttribute("data-moving", kind);
  const end = (): void => node.removeAttribute("data-moving");
  const timer = setTimeout(end, duration);
  return () => {
    clearTimeout(timer);
    end();
  };
}

function center(start: number, size: number): number {
  return start + size / 2;
}
