// What travels when the board changes: kept buildings, placed tiles, struck deals, offers, answers and incomes.

import type { ChinatownBoard, ChinatownFact } from "../board";
import type { Flight } from "./flights.svelte";

/** The pieces that travel between two states of a board, with the facts of the log in between. */
export function boardChanges(before: ChinatownBoard, after: ChinatownBoard, facts: ChinatownFact[], viewer: number | null): Flight[] {
  if (after.round < before.round || after.round > before.round + 1) return [];
  return [
    ...buildings(before, after),
    ...(before.phase === "negotiating" ? tiles(before, after) : []),
    ...facts.flatMap((fact) => ofFact(fact, before, after, viewer)),
    ...finished(before, after, viewer),
  ];
}

/** Buildings with a new owner, and new shops; the viewer's own shops were already laid out. */
function buildings(before: ChinatownBoard, after: ChinatownBoard): Flight[] {
  return after.owner.flatMap((owner, building): Flight[] => {
    if (owner === null) return [];
    const [old, shop] = [before.owner[building] ?? null, after.shop[building] ?? null];
    const picture = { kind: "building", building, owner, shop: before.shop[building] ?? null } as const;
    if (old === null) return [{ picture, moving: "building", from: { seat: owner }, to: { building } }];
    if (old !== owner) return [{ picture: { ...picture, owner: old }, moving: "building", from: { seat: old }, to: { seat: owner } }];
    if (shop === null || before.shop[building] === shop || before.plan[building] === shop) return [];
    return [{ picture: { kind: "tile", type: shop }, moving: "tile", from: { seat: owner }, to: { building } }];
  });
}

/** Whether loose tiles are hidden: then only the terms of a deal tell which ones travel. */
function hides(board: ChinatownBoard): boolean {
  return board.seats.some(({ asks }) => asks !== null);
}

/** Loose tiles that changed hands. */
function tiles(before: ChinatownBoard, after: ChinatownBoard): Flight[] {
  if (hides(after)) return [];
  return after.sizes.flatMap((_, type): Flight[] => {
    const changes = after.seats.map(({ loose }, seat) => loose[type]! - before.seats[seat]!.loose[type]!);
    const givers = changes.flatMap((change, seat) => Array<number>(Math.max(0, -change)).fill(seat));
    const takers = changes.flatMap((change, seat) => Array<number>(Math.max(0, change)).fill(seat));
    return givers.flatMap((from, at): Flight[] => {
      const to = takers[at];
      return to === undefined ? [] : [{ picture: { kind: "tile", type }, moving: "tile", from: { seat: from }, to: { seat: to } }];
    });
  });
}

function ofFact(fact: ChinatownFact, before: ChinatownBoard, after: ChinatownBoard, viewer: number | null): Flight[] {
  if (fact.kind === "deal")
    return fact.moves.flatMap((move): Flight[] => {
      if (move.kind === "cash")
        return [{ picture: { kind: "cash", sum: move.sum }, moving: "cash", from: { seat: move.from }, to: { seat: move.to } }];
      if (move.kind === "tile" && hides(after))
        return [{ picture: { kind: "tile", type: move.type }, moving: "tile", from: { seat: move.from }, to: { seat: move.to } }];
      return [];
    });
  if (fact.kind === "income")
    return fact.income.map((sum, seat): Flight => ({
      picture: { kind: "cash", sum: sum + fact.bonus[seat]! },
      moving: "income",
      from: firstShop(before, seat),
      to: { seat },
    }));
  if (fact.kind === "offer" && fact.seat !== viewer) return marks("✉", "offer", fact.seat, partiesOf(after, fact.id));
  if ((fact.kind === "yes" || fact.kind === "no") && fact.seat !== viewer)
    return marks(fact.kind === "yes" ? "✓" : "✗", "answer", fact.seat, [Number(fact.id.split(".")[0])]);
  if (fact.kind === "withdraw" && fact.seat !== viewer) return marks("✗", "answer", fact.seat, partiesOf(before, fact.id));
  return [];
}

function partiesOf(board: ChinatownBoard, id: string): number[] {
  return board.offers.find((offer) => offer.id === id)?.parties ?? [];
}

function firstShop(board: ChinatownBoard, seat: number): Flight["from"] {
  const building = board.owner.findIndex((owner, at) => owner === seat && board.shop[at] !== null);
  return building < 0 ? "map" : { building };
}

function marks(text: string, moving: string, from: number, seats: number[]): Flight[] {
  return seats
    .filter((seat) => seat !== from)
    .map((seat) => ({ picture: { kind: "mark", text }, moving, from: { seat: from }, to: { seat } }));
}

/** Others who are done with the phase, or go on after all. */
function finished(before: ChinatownBoard, after: ChinatownBoard, viewer: number | null): Flight[] {
  if (before.phase !== after.phase || before.round !== after.round) return [];
  return after.seats.flatMap(({ ready }, seat): Flight[] => {
    if (ready === before.seats[seat]!.ready || seat === viewer) return [];
    const [text, moving] = ready ? ["✓", "done"] : ["↺", "resume"];
    return [{ picture: { kind: "mark", text }, moving, from: { seat }, to: { tray: seat } }];
  });
}
