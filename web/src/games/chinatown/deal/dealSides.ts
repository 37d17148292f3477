// What a deal gives to a seat and takes from it, sorted for pictures.

import type { DealMove, Offer } from "../board";

/** The pictures of one side of a deal. */
export interface DealSide {
  buildings: number[];
  tiles: { type: number; count: number }[];
  cash: number;
  /** Promises of this side: tiles to place, buildings to leave empty, and sums after the income. */
  promises: DealMove[];
}

/** What a seat gets and gives; promises count for the side that makes them. */
export function sidesOf(moves: readonly DealMove[], seat: number): { gets: DealSide; gives: DealSide } {
  return {
    gets: sideOf(moves.filter((move) => ("to" in move ? move.to === seat : move.from !== seat))),
    gives: sideOf(moves.filter((move) => move.from === seat)),
  };
}

/** The seat whose sides an offer shows: the viewer if it is a party, else the author. */
export function seenFrom(offer: Offer, viewer: number | null): number {
  return viewer !== null && offer.parties.includes(viewer) ? viewer : offer.author;
}

function sideOf(moves: DealMove[]): DealSide {
  const counts = new Map<number, number>();
  for (const move of moves) if (move.kind === "tile") counts.set(move.type, (counts.get(move.type) ?? 0) + 1);
  return {
    buildings: moves.flatMap((move) => (move.kind === "give" ? [move.building] : [])),
    tiles: [...counts].map(([type, count]) => ({ type, count })),
    cash: moves.reduce((sum, move) => sum + (move.kind === "cash" ? move.sum : 0), 0),
    promises: moves.filter(({ kind }) => kind === "build" || kind === "empty" || kind === "owe"),
  };
}
