// Which puzzles of each game one has solved, or seen the solution of, kept in this browser.

const KEPT = "gotham.puzzles";

export type Mark = "solved" | "shown";
type Marks = Record<string, Mark>;

/** The name of each grade, from 1. */
export const GRADES = ["", "grade-easy", "grade-middling", "grade-hard"] as const;

function all(): Record<string, Marks> {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Marks>;
}

/** The puzzles of a game that have a mark, by their ids. */
export function marksOf(game: string): Marks {
  return all()[game] ?? {};
}

/** Keeps a mark; who has solved a puzzle may look at the solution all the same. */
export function keepPuzzle(game: string, id: string, mark: Mark): void {
  const marks = marksOf(game);
  if (marks[id] !== "solved") localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: { ...marks, [id]: mark } }));
}
