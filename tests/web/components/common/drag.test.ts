// When a press becomes a drag, and what a drop does.

import { type DragOptions, draggable, within } from "../../../../web/src/components/common/drag";

let node: HTMLElement;
let drop: ReturnType<typeof vi.fn>;
let lift: ReturnType<typeof vi.fn>;

function make(options: Partial<DragOptions> = {}): () => void {
  node = document.createElement("button");
  drop = vi.fn(async () => {});
  lift = vi.fn();
  document.body.replaceChildren(node);
  return draggable({ lift, drop, ...options } as DragOptions)(node) as () => void;
}

function pointer(target: EventTarget, type: string, x: number, y: number, pointerType = "mouse"): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, pointerType }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a short movement stays a click", () => {
  make();
  pointer(node, "pointerdown", 10, 10);
  pointer(document, "pointermove", 14, 14);
  pointer(document, "pointerup", 14, 14);
  expect(lift).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
});

test("a longer one lifts, follows the pointer and drops", async () => {
  make();
  pointer(node, "pointerdown", 10, 10);
  pointer(document, "pointermove", 30, 10);
  expect(node.style.translate).toBe("20px 0px");
  expect(node.classList.contains("lifted")).toBe(true);
  pointer(document, "pointerup", 30, 10);
  await vi.runAllTimersAsync();
  expect(lift.mock.calls).toEqual([[true], [false]]);
  expect(drop).toHaveBeenCalledOnce();
  expect(node.style.translate).toBe("");
});

test("a cancelled drag drops nothing", async () => {
  make();
  pointer(node, "pointerdown", 0, 0);
  pointer(document, "pointermove", 50, 0);
  pointer(document, "pointercancel", 50, 0);
  await vi.runAllTimersAsync();
  expect(drop).not.toHaveBeenCalled();
  expect(lift).toHaveBeenLastCalledWith(false);
});

test("the click after a drop is ignored, the next one is not", async () => {
  make();
  const clicked = vi.fn();
  node.addEventListener("click", clicked);
  pointer(node, "pointerdown", 0, 0);
  pointer(document, "pointermove", 50, 0);
  pointer(document, "pointerup", 50, 0);
  node.dispatchEvent(new Event("click", { cancelable: true }));
  expect(clicked).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  node.dispatchEvent(new Event("click"));
  expect(clicked).toHaveBeenCalledOnce();
});

test("an element is not dragged after it was detached", () => {
  make()();
  pointer(node, "pointerdown", 0, 0);
  pointer(document, "pointermove", 50, 0);
  expect(lift).not.toHaveBeenCalled();
});

test("a drag ends when its element is detached", () => {
  const detach = make();
  pointer(node, "pointerdown", 0, 0);
  pointer(document, "pointermove", 50, 0);
  detach();
  expect(lift.mock.calls).toEqual([[true], [false]]);
  expect(node.style.translate).toBe("");
  pointer(document, "pointerup", 50, 0);
  expect(drop).not.toHaveBeenCalled();
});

test("where touch scrolls, a vertical movement scrolls and a held finger drags", () => {
  make({ scrolls: true });
  pointer(node, "pointerdown", 0, 0, "touch");
  pointer(document, "pointermove", 0, 50, "touch");
  expect(lift).not.toHaveBeenCalled();
  pointer(document, "pointerup", 0, 50, "touch");
  pointer(node, "pointerdown", 0, 0, "touch");
  vi.advanceTimersByTime(250);
  expect(lift).toHaveBeenLastCalledWith(true);
});

test("a pointer is within the borders of a box", () => {
  make();
  vi.spyOn(node, "getBoundingClientRect").mockReturnValue({ left: 0, right: 10, top: 0, bottom: 5 } as DOMRect);
  const at = (clientX: number, clientY: number): boolean => within(node, { clientX, clientY } as PointerEvent);
  expect([at(0, 0), at(10, 5), at(11, 5), at(5, -1)]).toEqual([true, true, false, false]);
  expect(within(null, { clientX: 0, clientY: 0 } as PointerEvent)).toBe(false);
});
