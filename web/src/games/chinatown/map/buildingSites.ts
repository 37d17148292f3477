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
  /** Buildings of the moves that a hint proposes. */
  hinted: ReadonlySet<number>;
  /** The tiles that a hint would place, by building. */
  ghosts: ReadonlyMap<number, number>;
  /** Buildings whose tile is still on the way to them. */
  landing: ReadonlySet<number>;
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

/** How far from a building, in pixels, a press still takes it. */
export const REACH = 24;

/** The nearest of the wanted buildings to a point of the screen, within reach; on a phone a building is small. */
export function nearestBuilding(map: Element, x: number, y: number, wanted: (building: number) => boolean): number | null {
  let [found, best]: [number | null, number] = [null, Infinity];
  for (const button of map.querySelectorAll<HTMLElement>("[data-building]")) {
    const building = Number(button.dataset.building) - 1;
    const box = button.getBoundingClientRect();
    const away = Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    if (away < best && away <= REACH + box.width / 2 && wanted(building)) [found, best] = [building, away];
  }
  return found;
}

/** The building under a pointer that drops something; a dragged element does not cover it. */
export function buildingAt({ clientX, clientY }: PointerEvent, wanted = (_building: number): boolean => true): number | null {
  const map = document.elementFromPoint(clientX, clientY)?.closest("[data-map]");
  return map ? nearestBuilding(map, clientX, clientY, wanted) : null;
}
