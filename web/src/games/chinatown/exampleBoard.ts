// Invented data of a board, for pictures and explanations.

import type { JsonObject } from "../../api/json";
import type { MapMarks } from "./map/buildingSites";

const BUILDINGS = 85;
const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3];
const [PHARMACY, ANTIQUES, SEWING, RADIOS] = [1, 6, 8, 11];
// building: [owner, shop]
const OWNED: Record<number, [owner: number, shop: number | null]> = {
  70: [YELLOW, null],
  71: [RED, ANTIQUES],
  72: [YELLOW, RADIOS],
  73: [BLUE, PHARMACY],
  74: [RED, ANTIQUES],
  75: [RED, ANTIQUES],
  77: [BLUE, PHARMACY],
  79: [GREEN, null],
  80: [GREEN, SEWING],
  81: [BLUE, PHARMACY],
  82: [GREEN, SEWING],
  83: [GREEN, SEWING],
  84: [GREEN, SEWING],
};
const SHOPS = [
  { seat: RED, type: ANTIQUES, buildings: [71, 74, 75], most: 5, finished: false, income: 4000 },
  { seat: YELLOW, type: RADIOS, buildings: [72], most: 6, finished: false, income: 1000 },
  { seat: BLUE, type: PHARMACY, buildings: [73, 77, 81], most: 3, finished: true, income: 5000 },
  { seat: GREEN, type: SEWING, buildings: [80, 82, 83, 84], most: 5, finished: false, income: 6000 },
];

export const NAMES = ["Zoe", "Otis", "Dorothy", "Walter"];

export const NO_MARKS: MapMarks = {
  lit: new Set(),
  moving: new Map(),
  clauses: new Map(),
  chosen: null,
  hinted: new Set(),
  ghosts: new Map(),
  landing: new Set(),
};

/** A board that shows these rows of the map, with shops in the buildings or without. */
export function exampleBoard(rows: number[][], built = true): JsonObject {
  const shops = SHOPS.filter(({ buildings }) => built && buildings.every((building) => rows.flat().includes(building)));
  const all = Array.from({ length: BUILDINGS }, (_, building) => OWNED[building] ?? [null, null]);
  return {
    round: 3,
    rounds: 6,
    phase: "over",
    marker: null,
    rows,
    sizes: [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
    owner: all.map(([owner]) => owner),
    shop: all.map(([, shop]) => (built ? shop : null)),
    plan: all.map(() => null),
    promise: [],
    dealt: [],
    refused: [],
    shops: shops.map((shop) => ({ ...shop, clauses: [], split: false })),
    seats: [],
    offers: [],
  };
}
