// Progress in the lessons of each game, in local storage.

import type { GameInfo } from "../../api/messages";

const STORAGE_KEY = "gotham.lessons";
const SECONDS = 20; // per step, roughly

interface SavedProgress {
  /** The current lesson, from 0. */
  at: number;
  /** Whether all lessons were finished once. */
  learned: boolean;
}

function savedProgress(): Record<string, SavedProgress> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, SavedProgress>;
}

/** The current lesson of a game. */
export function currentLesson(game: string): number {
  return savedProgress()[game]?.at ?? 0;
}

/** Whether all lessons of a game were finished. */
export function hasLearned(game: string): boolean {
  return savedProgress()[game]?.learned ?? false;
}

/** Save the progress. */
export function saveLesson(game: string, at: number, learned: boolean): void {
  const kept = { at, learned: learned || hasLearned(game) };
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...savedProgress(), [game]: kept }));
}

/** The estimated minutes for a game's lessons; 0 if it has none. */
export function lessonMinutes({ lessons = [] }: GameInfo): number {
  return Math.ceil((lessons.reduce((sum, { steps }) => sum + steps, 0) * SECONDS) / 60);
}
