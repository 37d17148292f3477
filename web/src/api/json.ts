// Data that a game defines itself: unknown to shared code, and narrowed in the game's own board.ts.

/** Anything that JSON can say. */
export type Json = unknown;
export type JsonObject = Record<string, Json>;

/** Whether a value is an object or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

// Structural sharing: parts that equal the old value keep their identity, so that nothing is redrawn.

/** Return the new value with every unchanged part replaced by the old object. */
export function shareUnchanged<Now>(before: unknown, now: Now): Now {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const next: JsonObject = now;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    next[key] = shareUnchanged(before[key], next[key]);
    same &&= next[key] === before[key];
  }
  return same ? (before as Now) : now;
}
