// The first match of each game in this browser: its table shows the goal until the note is closed.

const STORAGE_KEY = "gotham.first";

function tables(): Record<string, string> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, string>;
}

function save(game: string, table: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...tables(), [game]: table }));
}

/** Remember the table of a first match; later ones are none. */
export function rememberFirstMatch(game: string, table: string): void {
  if (!(game in tables())) save(game, table);
}

/** Whether a table has the first match of its game. */
export function isFirstMatch(game: string, table: string): boolean {
  return tables()[game] === table;
}

/** Show the goal of a game no more. */
export function closeFirstMatch(game: string): void {
  save(game, "");
}
