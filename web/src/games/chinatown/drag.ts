// Dragging a tile with a mouse, a pen or a finger to a building.

const NEAR = 8; // pixels that a hand may tremble before a click becomes a drag

export interface Drag {
  /** Whether it can be dragged now. */
  enabled: boolean;
  /** Called when it is lifted, and with false when it is let go. */
  lift: (lifted: boolean) => void;
  /** Called when it is dropped on a building; it waits there until the answer comes. */
  drop: (building: number) => Promise<unknown>;
}

/** Lets a tile be dragged; a click stays a click. */
export function draggable(node: HTMLElement, drag: Drag) {
  let from: { x: number; y: number; pointer: number } | null = null;
  let lifted = false;
  // a quick hand leaves the tile before it follows, so the whole page listens
  const page = { pointermove: move, pointerup: up, pointercancel: up };

  function listen(how: "addEventListener" | "removeEventListener"): void {
    for (const [name, listener] of Object.entries(page)) document[how](name, listener as EventListener);
  }

  function down(event: PointerEvent): void {
    if (from || !drag.enabled || !event.isPrimary || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    listen("addEventListener");
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!lifted && Math.hypot(x, y) < NEAR) return;
    if (!lifted) lift(true);
    node.style.translate = `${x}px ${y}px`;
  }

  function lift(now: boolean): void {
    lifted = now;
    node.classList.toggle("lifted", now);
    drag.lift(now);
  }

  async function up(event: PointerEvent): Promise<void> {
    if (event.pointerId !== from?.pointer) return;
    from = null;
    listen("removeEventListener");
    if (!lifted) return;
    const building = event.type === "pointerup" ? buildingAt(event) : null;
    lift(false);
    ignoreClick(node);
    if (building !== null) await drag.drop(building);
    node.style.translate = "";
  }

  node.addEventListener("pointerdown", down);
  return {
    update: (next: Drag) => void (drag = next),
    destroy: () => listen("removeEventListener"),
  };
}

/** The building under a pointer; what is dragged lets it through. */
function buildingAt({ clientX, clientY }: PointerEvent): number | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-building]");
  return found ? Number(found.dataset.building) - 1 : null;
}

/** What follows at once from letting a tile go is no click on it. */
function ignoreClick(node: HTMLElement): void {
  node.addEventListener("click", swallow, { capture: true });
  setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
