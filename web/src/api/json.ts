// Data that a game defines itself: unknown to shared code, and narrowed in the game's own board.ts.

/** Anything that JSON can say. */
export type Json = unknown;
export type JsonObject = Record<string, Json>;

/** Whether a value is an object or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}
