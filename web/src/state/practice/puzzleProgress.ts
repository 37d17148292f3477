// Which puzzles of each game one has solved, or seen the solution of, kept in this browser.

const STORAGE_KEY = "gotham.puzzles";

export type PuzzleMark = "solved" | "shown";
type PuzzleMarks = Record<string, PuzzleMark>;

/** The name of each grade, from 1. */
export const GRADES = ["", "grade-easy", "grade-middling", "grade-hard"] as const;

function savedMarks(): Record<string, PuzzleMarks> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, PuzzleMarks>;
}

/** The puzzles of a game that have a mark, by their ids. */
export function puzzleMarks(game: string): PuzzleMarks {
  return savedMarks()[game] ?? {};
}

/** Keeps a mark; who has solved a puzzle may look at the solution all the same. */
export function savePuzzleMark(game: string, id: string, mark: PuzzleMark): void {
  const marks = puzzleMarks(game);
  if (marks[id] !== "solved") localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...savedMarks(), [game]: { ...marks, [id]: mark } }));
}
