// Whom one does not want to hear: seats of a table, kept in this browser.

const KEPT = "gotham.muted";

function all(): Record<string, number[]> {
  return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number[]>;
}

/** The seats of a table that are muted. */
export function mutedAt(table: string): Set<number> {
  return new Set(all()[table] ?? []);
}

/** Mutes a seat, or hears it again; gives the seats that are muted now. */
export function mute(table: string, seat: number, muted: boolean): Set<number> {
  const { [table]: _, ...others } = all();
  const seats = mutedAt(table);
  if (muted) seats.add(seat);
  else seats.delete(seat);
  localStorage.setItem(KEPT, JSON.stringify(seats.size ? { ...others, [table]: [...seats] } : others));
  return seats;
}
