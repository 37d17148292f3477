// How far one has come in the lessons of each game, kept in this browser.

import type { GameInfo } from "../../api/messages";

const STORAGE_KEY = "gotham.lessons";
const SECONDS = 20; // for a step, about

interface SavedProgress {
  /** The lesson one is at, from 0. */
  at: number;
  /** Whether one has been through them all. */
  learned: boolean;
}

function savedProgress(): Record<string, SavedProgress> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, SavedProgress>;
}

/** The lesson one is at. */
export function currentLesson(game: string): number {
  return savedProgress()[game]?.at ?? 0;
}

/** Whether one has been through all lessons of a game. */
export function hasLearned(game: string): boolean {
  return savedProgress()[game]?.learned ?? false;
}

/** Keeps where one is. */
export function saveLesson(game: string, at: number, learned: boolean): void {
  const kept = { at, learned: learned || hasLearned(game) };
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...savedProgress(), [game]: kept }));
}

/** How many minutes the lessons of a game take; 0 where it has none. */
export function lessonMinutes({ lessons = [] }: GameInfo): number {
  return Math.ceil((lessons.reduce((sum, { steps }) => sum + steps, 0) * SECONDS) / 60);
}
