// Types of the requests and responses for lessons and puzzles.

import type { TableMessage, ViewMessage } from "./messages";

// -------------------------------------------------------------------------------------------- lessons

export interface Study {
  /** The actions of each step so far; an empty list for a step that is only read. */
  done: (number | string)[][];
  trial?: number[];
  /** Ask the server to do the step's task itself. */
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
  /** Paragraphs; the last one of a task states the task. */
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
  /** From 1 (easy) to 3 (hard). */
  grade: number;
}

export interface PuzzleList {
  /** The date, and the id of that day's puzzle. */
  day: string;
  daily: string;
  puzzles: PuzzleInfo[];
}

export interface Attempt {
  /** The actions since the starting position. */
  done?: (number | string)[];
  /** The actions to do or to try now. */
  now?: (number | string)[];
  /** Ask for the solution. */
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
  /** Why the answer is wrong; after the solution, further explanations. */
  told: string[];
  /** Sentences; present once the puzzle is solved or the solution is shown. */
  solution: string[];
  /** The id of the next puzzle. */
  next: string;
  done: (number | string)[];
  table: TableMessage;
  view: ViewMessage;
}
