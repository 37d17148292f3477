// What is told again though nothing of it has changed stays the same thing, so that nothing is drawn anew for it.

type Thing = Record<string, unknown>;

/** What is now, with everything in it that was there before as it was. */
export function share<Now>(before: unknown, now: Now): Now {
  if (!isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const next: Thing = now;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    next[key] = share(before[key], next[key]);
    same &&= next[key] === before[key];
  }
  return same ? (before as Now) : now;
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null;
}
