// What the map shows of each building, gathered once for every change.

import type { ChinatownBoard, BuildingPromise, Shop } from "../board";

/** What one can do with a building, or has done: from the cards, the tile or the deal one is busy with. */
export interface MapMarks {
  /** Buildings that can be chosen now. */
  lit: ReadonlySet<number>;
  /** Who gets a building in the deal that is composed or looked at. */
  moving: ReadonlyMap<number, number>;
  /** Buildings that the deal promises something of: a type, or to stay empty. */
  clauses: ReadonlyMap<number, number | null>;
  /** Where it matters which buildings are chosen: those. */
  chosen: ReadonlySet<number> | null;
}

export interface BuildingSite {
  owner: number | null;
  shop: number | null;
  plan: number | null;
  promise: BuildingPromise | null;
  group: Shop | null;
  card: "dealt" | "refused" | null;
}

/** Every building's share of what the board says. */
export function buildingSites(board: ChinatownBoard): BuildingSite[] {
  const sites = board.owner.map((owner, building): BuildingSite => {
    const card = board.dealt.includes(building) ? "dealt" : board.refused.includes(building) ? "refused" : null;
    return { owner, shop: board.shop[building]!, plan: board.plan[building]!, promise: null, group: null, card };
  });
  for (const shop of board.shops) for (const building of shop.buildings) sites[building]!.group = shop;
  for (const promise of board.promise) sites[promise.building]!.promise = promise;
  return sites;
}

/** The building under a pointer; what is dragged lets it through. */
export function buildingAt({ clientX, clientY }: PointerEvent): number | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-building]");
  return found ? Number(found.dataset.building) - 1 : null;
}
