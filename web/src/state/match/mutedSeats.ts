// The muted seats of each table, in local storage.

const STORAGE_KEY = "gotham.muted";

function savedSeats(): Record<string, number[]> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number[]>;
}

/** The muted seats of a table. */
export function mutedSeats(table: string): Set<number> {
  return new Set(savedSeats()[table] ?? []);
}

/** Mute or unmute a seat; returns the muted seats. */
export function setMuted(table: string, seat: number, muted: boolean): Set<number> {
  const { [table]: _, ...others } = savedSeats();
  const seats = mutedSeats(table);
  if (muted) seats.add(seat);
  else seats.delete(seat);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(seats.size ? { ...others, [table]: [...seats] } : others));
  return seats;
}
