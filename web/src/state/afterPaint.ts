// Work that may wait: each piece runs in a task of its own after the page was painted, so that a tap never waits for all.

let last: Promise<void> = Promise.resolve();

/** Resolve in a task of its own, after the pieces that asked before. */
export function afterPaint(): Promise<void> {
  last = last.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return last;
}
