// Work that may wait: each piece runs in a task of its own after the page was painted, so that a tap never waits for all.

let last: Promise<void> = Promise.resolve();
let waiting = 0;
let complete = false;

/** Resolve in a task of its own, after the pieces that asked before. */
export function afterPaint(): Promise<void> {
  waiting++;
  last = last.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))).then(finish);
  return last;
}

/** Whether the page was complete before: what replaces a part of it is drawn at once, without a gap. */
export function wasComplete(): boolean {
  return complete;
}

// a piece that was drawn may have parts that wait in turn
function finish(): void {
  waiting--;
  setTimeout(() => (complete ||= waiting === 0));
}
