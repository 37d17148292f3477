// One sentence says what a phase is for, until the viewer has seen it in two rounds.

const STORAGE_KEY = "gotham.chinatown.goals";
const TWICE = 2;

/** Whether the goal of a phase is still shown; remembers the rounds in which it was. */
export function showsGoal(phase: string, round: string): boolean {
  const seen = savedGoals();
  const rounds = seen[phase] ?? [];
  if (rounds.includes(round)) return true;
  if (rounds.length >= TWICE) return false;
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...seen, [phase]: [...rounds, round] }));
  return true;
}

function savedGoals(): Record<string, string[]> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, string[]>;
}
