// A card slides to another slot of its row.

import type { Attachment } from "svelte/attachments";
import { animation, mark } from "../../../state/motion.svelte";

const TIME = 300; // milliseconds at normal speed
const slots = new WeakMap<Element, number>();

/** Attachment that puts a card into a slot; the style sheet moves it there. */
export function slide(slot: number): Attachment<HTMLElement> {
  return (node) => {
    const before = slots.get(node);
    const time = animation.time(TIME);
    slots.set(node, slot);
    node.style.setProperty("--slide", before === undefined || !time ? "0s" : `${time}ms`);
    node.style.setProperty("--slot", String(slot));
    return before === undefined || before === slot || !time ? undefined : mark(node, "slide", time);
  };
}
