// The time left in words: rounded, because it is an estimate.

const [SOON, MINUTES] = [8, 100]; // seconds below which it is soon, and from which minutes are counted

export interface TimeLeft {
  /** The id of the message. */
  message: "analysis-soon" | "analysis-seconds" | "analysis-minutes";
  count: number;
}

/** The time left in the unit that fits it. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds < SOON) return { message: "analysis-soon", count: 0 };
  if (seconds < MINUTES) return { message: "analysis-seconds", count: 5 * Math.round(seconds / 5) };
  return { message: "analysis-minutes", count: Math.round(seconds / 60) };
}
