// Texts for clocks and time limits.

import type { GameInfo, Timing } from "../../api/messages";
import { t } from "../i18n.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Time left as a clock shows it; long times in hours or days. */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left));
  if (seconds >= DAY) return t("time-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return t("time-hours", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** A duration that was chosen. */
export function durationText(seconds: number): string {
  if (seconds % DAY === 0) return t("span-days", { count: seconds / DAY });
  if (seconds % MINUTE === 0) return t("span-minutes", { count: seconds / MINUTE });
  return t("span-seconds", { count: seconds });
}

/** The time limit as text. */
export function timingText(timing: Timing): string {
  return t(`timing-${timing.per}`, { time: durationText(timing.seconds) });
}

/** What happens on timeout, as a list of sentences. */
export function timeoutTexts(timing: Timing, info: GameInfo): string[] {
  const passes = timing.then === "pass" && info.late;
  return [
    passes ? t("zero-pass", { what: info.late! }) : t("zero-bot"),
    t("zero-twice"),
    ...(timing.last ? [t("zero-last", { time: durationText(timing.last) })] : []),
  ];
}
