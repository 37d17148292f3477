// Pieces of work that wait for the paint: one by one, in order.

import { afterPaint, wasComplete } from "../../../web/src/state/afterPaint";

test("pieces run one by one, each after a paint", async () => {
  const paints: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paints.push(paint));
  const done: number[] = [];
  expect(wasComplete()).toBe(false);
  const all = Promise.all([1, 2].map((piece) => afterPaint().then(() => done.push(piece))));
  await vi.waitFor(() => expect(paints).toHaveLength(1));
  expect(done).toEqual([]);
  paints.pop()!(0);
  await vi.waitFor(() => expect(paints).toHaveLength(1));
  expect(done).toEqual([1]);
  expect(wasComplete()).toBe(false);
  paints.pop()!(0);
  await all;
  expect(done).toEqual([1, 2]);
  await vi.waitFor(() => expect(wasComplete()).toBe(true));
  vi.unstubAllGlobals();
});
