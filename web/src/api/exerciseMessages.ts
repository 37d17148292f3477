// What is said between a server and somebody alone with a game: in lessons and at puzzles.

import type { TableMessage, ViewMessage } from "./messages";

// -------------------------------------------------------------------------------------------- lessons

export interface Study {
  /** What was done in each step so far; nothing for a page that was read. */
  done: (number | string)[][];
  trial?: number[];
  /** Has the lesson do itself what it asks for. */
  shown?: boolean;
  name?: string;
  describe?: boolean;
}

export interface Lesson {
  type: "lesson";
  number: number;
  id: string;
  title: string;
  step: number;
  steps: number;
  lessons: number;
  /** In paragraphs; of a task, the last one says what to do. */
  text: string[];
  clauses: string[];
  task: boolean;
  finished: boolean;
  done: (number | string)[][];
  table: TableMessage;
  view: ViewMessage;
}

// -------------------------------------------------------------------------------------------- puzzles

export interface PuzzleInfo {
  id: string;
  /** From 1, easy, to 3, hard. */
  grade: number;
}

export interface PuzzleList {
  /** The date, and the puzzle that all have on it. */
  day: string;
  daily: string;
  puzzles: PuzzleInfo[];
}

export interface Attempt {
  /** What was done since the position. */
  done?: (number | string)[];
  /** What is done, or tried, now. */
  now?: (number | string)[];
  /** Asks for the solution. */
  shown?: boolean;
  name?: string;
  describe?: boolean;
}

export interface Problem {
  type: "puzzle";
  id: string;
  puzzles: number;
  grade: number;
  daily: boolean;
  question: string;
  verdict: "begun" | "right" | "wrong" | "shown";
  /** Why it is wrong, or, once it is solved, what there is to know. */
  told: string[];
  /** In words, once it is solved or shown. */
  solution: string[];
  /** The id of the puzzle behind it. */
  next: string;
  done: (number | string)[];
  table: TableMessage;
  view: ViewMessage;
}
