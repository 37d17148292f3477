// How far one has come in the lessons of each game, kept in this browser.

import type { GameInfo } from "../../api/messages";

const KEPT = "gotham.lessons";
const SECONDS = 20; // for a step, about

interface Kept {
  /** The lesson one is at, from 0. */
  at: number;
  /** Whether one has been through them all. */
  learned: boolean;
}

function all(): Record<string, Kept> {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Kept>;
}

/** The lesson one is at. */
export function lessonOf(game: string): number {
  return all()[game]?.at ?? 0;
}

/** Whether one has been through all lessons of a game. */
export function hasLearned(game: string): boolean {
  return all()[game]?.learned ?? false;
}

/** Keeps where one is. */
export function keepLesson(game: string, at: number, learned: boolean): void {
  const kept = { at, learned: learned || hasLearned(game) };
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: kept }));
}

/** How many minutes the lessons of a game take; 0 where it has none. */
export function minutesOf({ lessons = [] }: GameInfo): number {
  return Math.ceil((lessons.reduce((sum, { steps }) => sum + steps, 0) * SECONDS) / 60);
}
