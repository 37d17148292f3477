// Attachment that makes an element draggable by mouse, pen or touch.

import type { Attachment } from "svelte/attachments";

const DRAG_THRESHOLD = 8; // pixels before a press becomes a drag
const HOLD_TIME = 250; // milliseconds of touch before a drag starts where vertical movement scrolls the page

export interface DragOptions {
  /** Whether vertical touch movement scrolls the page unless the touch was held first. */
  scrolls?: boolean;
  /** Called with true when the drag starts and with false when it ends. */
  lift: (lifted: boolean) => void;
  /** Called on drop; the element stays there until the promise resolves. */
  drop: (at: PointerEvent) => Promise<unknown> | undefined;
}

/** Make an element draggable while this is attached; a click stays a click. */
export function draggable(drag: DragOptions): Attachment<HTMLElement> {
  return (node) => attach(node, drag);
}

function attach(node: HTMLElement, drag: DragOptions): () => void {
  let from: { x: number; y: number; pointer: number } | null = null;
  let lifted = false;
  let moved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // listen on the document: a fast pointer leaves the element
  const page = { pointermove: move, pointerup: up, pointercancel: up };

  function listen(how: "addEventListener" | "removeEventListener"): void {
    for (const [name, listener] of Object.entries(page)) document[how](name, listener as EventListener);
  }

  function down(event: PointerEvent): void {
    if (from || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    moved = false;
    listen("addEventListener");
    if (scrolls(event)) timer = setTimeout(() => lift(true), HOLD_TIME);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < DRAG_THRESHOLD) return;
    clearTimeout(timer);
    if (!lifted && scrolls(event) && Math.abs(y) > Math.abs(x)) return;
    if (!lifted) lift(true);
    moved = true;
    node.style.translate = `${x}px ${y}px`;
  }

  function lift(now: boolean): void {
    lifted = now;
    if (now) node.classList.add("lifted");
    drag.lift(now);
  }

  async function up(event: PointerEvent): Promise<void> {
    if (event.pointerId !== from?.pointer) return;
    from = null;
    clearTimeout(timer);
    listen("removeEventListener");
    if (!lifted) return;
    lift(false);
    if (moved) ignoreClick(node);
    if (event.type === "pointerup") await drag.drop(event);
    putBack();
  }

  function putBack(): void {
    node.classList.remove("lifted");
    node.style.translate = "";
  }

  function scrolls({ pointerType }: PointerEvent): boolean {
    return drag.scrolls === true && pointerType === "touch";
  }

  // while dragging, touch neither scrolls nor opens a menu
  function stay(event: Event): void {
    if (lifted) event.preventDefault();
  }

  function detach(): void {
    clearTimeout(timer);
    listen("removeEventListener");
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("touchmove", stay);
    node.removeEventListener("contextmenu", stay);
    if (!lifted) return; // a dropped element is put back when the promise resolves
    lift(false);
    putBack();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", stay, { passive: false });
  node.addEventListener("contextmenu", stay);
  return detach;
}

/** Ignore the click event that follows a drop. */
function ignoreClick(node: HTMLElement): void {
  node.addEventListener("click", swallow, { capture: true });
  setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
}

/** Whether a pointer is over an element. */
export function within(zone: Element | null | undefined, { clientX, clientY }: PointerEvent): boolean {
  const box = zone?.getBoundingClientRect();
  return !!box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
