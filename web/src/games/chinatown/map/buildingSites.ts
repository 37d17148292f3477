// The state of each building, collected once per view.

import type { ChinatownBoard, BuildingPromise, Shop } from "../board";

/** Marks on buildings from the current cards, tile or deal. */
export interface MapMarks {
  /** Buildings that can be chosen now. */
  lit: ReadonlySet<number>;
  /** The receiver of each building in the composed or selected deal. */
  moving: ReadonlyMap<number, number>;
  /** Buildings that the deal makes a promise about: a shop type, or null to stay empty. */
  clauses: ReadonlyMap<number, number | null>;
  /** The chosen buildings; null while nothing is chosen from the map. */
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

/** Collect the state of each building from the board data. */
export function buildingSites(board: ChinatownBoard): BuildingSite[] {
  const sites = board.owner.map((owner, building): BuildingSite => {
    const card = board.dealt.includes(building) ? "dealt" : board.refused.includes(building) ? "refused" : null;
    return { owner, shop: board.shop[building]!, plan: board.plan[building]!, promise: null, group: null, card };
  });
  for (const shop of board.shops) for (const building of shop.buildings) sites[building]!.group = shop;
  for (const promise of board.promise) sites[promise.building]!.promise = promise;
  return sites;
}

/** The building under a pointer; a dragged element does not cover it. */
export function buildingAt({ clientX, clientY }: PointerEvent): number | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-building]");
  return found ? Number(found.dataset.building) - 1 : null;
}
