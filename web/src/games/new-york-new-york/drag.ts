// Dragging a card with a mouse, a pen or a finger to where it may be dropped.

const NEAR = 8; // pixels that a hand may tremble before a click becomes a drag
const HOLD = 250; // milliseconds that a finger rests on a card to lift it; up or down at once, it scrolls the page

export interface Drag {
  /** Whether the card can be dragged now. */
  enabled: boolean;
  /** Where it may be dropped. */
  zone: () => Element | null | undefined;
  /** Called when it is lifted, and with false when it is let go. */
  lift: (lifted: boolean) => void;
  /** Called when it is dropped in its zone; the card waits there until the answer comes. */
  drop: () => Promise<unknown>;
}

/** Lets a card be dragged; a click stays a click. */
export function draggable(node: HTMLElement, drag: Drag) {
  let from: { x: number; y: number; pointer: number } | null = null;
  let lifted = false;
  let moved = false;
  let timer = 0;
  // a quick hand leaves the card before it follows, so the whole page listens
  const page = { pointermove: move, pointerup: up, pointercancel: up };

  function listen(how: "addEventListener" | "removeEventListener"): void {
    for (const [name, listener] of Object.entries(page)) document[how](name, listener as EventListener);
  }

  function down(event: PointerEvent): void {
    if (from || !drag.enabled || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    moved = false;
    listen("addEventListener");
    if (event.pointerType === "touch") timer = setTimeout(() => lift(true), HOLD);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!moved && Math.hypot(x, y) < NEAR) return;
    clearTimeout(timer);
    if (!lifted && event.pointerType === "touch" && Math.abs(y) > Math.abs(x)) return;
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
    if (event.type === "pointerup" && within(drag.zone(), event)) await drag.drop();
    node.classList.remove("lifted");
    node.style.translate = "";
  }

  // while a card is lifted, the finger neither scrolls nor asks for a menu
  function stay(event: Event): void {
    if (lifted) event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("touchmove", stay, { passive: false });
  node.addEventListener("contextmenu", stay);
  return {
    update: (next: Drag) => void (drag = next),
    destroy: () => {
      clearTimeout(timer);
      listen("removeEventListener");
    },
  };
}

/** What follows at once from letting a card go is no click on it. */
function ignoreClick(node: HTMLElement): void {
  node.addEventListener("click", swallow, { capture: true });
  setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
}

function within(zone: Element | null | undefined, { clientX, clientY }: PointerEvent): boolean {
  const box = zone?.getBoundingClientRect();
  return !!box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
