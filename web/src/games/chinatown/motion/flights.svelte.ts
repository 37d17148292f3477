// Pieces that travel over the board: from the chip of the seat that acts to the place where they belong.

import { tick } from "svelte";
import { animation, chipOf, travel } from "../../../state/motion.svelte";

/** Where a journey starts or ends: at a seat's chip, at a seat's tiles, at a building or in the middle of the map. */
export type Place = { seat: number } | { tray: number } | { building: number } | "map";

export type Picture =
  | { kind: "building"; building: number; owner: number; shop: number | null }
  | { kind: "tile"; type: number }
  | { kind: "cash"; sum: number }
  | { kind: "mark"; text: string };

/** One piece on its way; `moving` is told by its attribute data-moving. */
export interface Flight {
  picture: Picture;
  moving: string;
  from: Place;
  to: Place;
}

interface Airborne extends Flight {
  key: number;
}

const TIME = 600; // milliseconds at normal speed
const APART = 80;
const MOST = 30; // more pieces than this are not followed by any eye

export class Flights {
  /** The pictures that are drawn out of sight, to be copied. */
  list = $state.raw<Airborne[]>([]);
  #keys = 0;
  #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** The buildings whose tile has not arrived yet. */
  get landing(): ReadonlySet<number> {
    const tiles = this.list.filter(({ picture, to }) => picture.kind === "tile" && typeof to === "object" && "building" in to);
    return new Set(tiles.map(({ to }) => (to as { building: number }).building));
  }

  /** Let pieces travel, one after the other. */
  async launch(flights: Flight[]): Promise<void> {
    if (!flights.length || flights.length > MOST || !animation.time(1)) return;
    const root = this.#root();
    if (!root?.checkVisibility()) return; // asked last: it computes the layout
    const fresh = flights.map((flight) => ({ ...flight, key: ++this.#keys }));
    this.list = [...this.list, ...fresh];
    await tick();
    await Promise.all(fresh.map((flight, at) => this.#fly(root, flight, at)));
  }

  async #fly(root: HTMLElement, flight: Airborne, at: number): Promise<void> {
    const piece = root.querySelector(`[data-flight="${flight.key}"]`);
    const [from, to] = [elementAt(root, flight.from), elementAt(root, flight.to)];
    if (piece && from && to) await travel(piece, from, to, { kind: flight.moving, time: TIME, delay: at * APART });
    this.list = this.list.filter(({ key }) => key !== flight.key);
  }
}

function elementAt(root: HTMLElement, place: Place): Element | null {
  if (place === "map") return root.querySelector("[data-map]");
  if ("seat" in place) return chipOf(place.seat);
  if ("tray" in place) return root.querySelector(`[data-tray="${place.tray}"]`);
  return root.querySelector(`[data-building="${place.building + 1}"]`);
}
