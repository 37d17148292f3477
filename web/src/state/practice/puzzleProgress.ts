// The solved and revealed puzzles of each game, in local storage.

const STORAGE_KEY = "gotham.puzzles";

export type PuzzleMark = "solved" | "shown";
type PuzzleMarks = Record<string, PuzzleMark>;

/** The message id of each grade, from 1. */
export const GRADES = ["", "grade-easy", "grade-middling", "grade-hard"] as const;

function savedMarks(): Record<string, PuzzleMarks> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, PuzzleMarks>;
}

/** The marked puzzles of a game by id. */
export function puzzleMarks(game: string): PuzzleMarks {
  return savedMarks()[game] ?? {};
}

/** Save a mark; a solved puzzle stays solved when its solution is shown. */
export function savePuzzleMark(game: string, id: string, mark: PuzzleMark): void {
  const marks = puzzleMarks(game);
  if (marks[id] !== "solved") localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...savedMarks(), [game]: { ...marks, [id]: mark } }));
}
