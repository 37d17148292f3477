// The clock of those who are waited for, in words.

import type { GameInfo, Timing } from "../../api/messages";
import { t } from "../i18n.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Seconds as a clock shows them; where there are many, in hours or days. */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left));
  if (seconds >= DAY) return t("time-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return t("time-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** A time that was chosen. */
export function durationText(seconds: number): string {
  if (seconds % DAY === 0) return t("span-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t("span-minutes", { count: seconds / MINUTE });
  return t("span-seconds", { count: seconds });
}

/** How much time there is. */
export function timingText(timing: Timing): string {
  return t(`timing-${timing.per}`, { time: durationText(timing.seconds) });
}

/** What happens when somebody's time is up, sentence by sentence. */
export function timeoutTexts(timing: Timing, info: GameInfo): string[] {
  const passes = timing.then === "pass" && info.late;
  return [
    passes ? t("zero-pass", { what: info.late! }) : t("zero-bot"),
    t("zero-twice"),
    ...(timing.last ? [t("zero-last", { time: durationText(timing.last) })] : []),
  ];
}
