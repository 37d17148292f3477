// Pieces of work that wait for the paint: one by one, in order.

import { afterPaint } from "../../../web/src/state/afterPaint";

test("pieces run one by one, each after a paint", async () => {
  const paints: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (paint: FrameRequestCallback) => paints.push(paint));
  const done: number[] = [];
  const all = Promise.all([1, 2].map((piece) => afterPaint().then(() => done.push(piece))));
  await vi.waitFor(() => expect(paints).toHaveLength(1));
  expect(done).toEqual([]);
  paints.pop()!(0);
  await vi.waitFor(() => expect(paints).toHaveLength(1));
  expect(done).toEqual([1]);
  paints.pop()!(0);
  await all;
  expect(done).toEqual([1, 2]);
  vi.unstubAllGlobals();
});
