// Whom one does not want to hear: seats of a table, kept in this browser.

const STORAGE_KEY = "gotham.muted";

function savedSeats(): Record<string, number[]> {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, number[]>;
}

/** The seats of a table that are muted. */
export function mutedSeats(table: string): Set<number> {
  return new Set(savedSeats()[table] ?? []);
}

/** Mutes a seat, or hears it again; gives the seats that are muted now. */
export function setMuted(table: string, seat: number, muted: boolean): Set<number> {
  const { [table]: _, ...others } = savedSeats();
  const seats = mutedSeats(table);
  if (muted) seats.add(seat);
  else seats.delete(seat);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(seats.size ? { ...others, [table]: [...seats] } : others));
  return seats;
}
