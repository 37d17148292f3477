// What is told again though nothing of it has changed stays the same thing, so that nothing is drawn anew for it.

type JsonObject = Record<string, unknown>;

/** What is now, with everything in it that was there before as it was. */
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

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}
