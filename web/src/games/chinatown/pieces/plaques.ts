// The plaques behind shop signs: their corners tell how large a shop of the type can be.

/** The outline of a plaque, by its number of corners: shield, square, pentagon, hexagon. */
export const PLAQUES: Record<number, string> = {
  3: "M5 5H59V30C59 46 47 55 32 61C17 55 5 46 5 30Z",
  4: "M5 5H59V59H5Z",
  5: "M32 2L62 25L51 61H13L2 25Z",
  6: "M17 4H47L62 32L47 60H17L2 32Z",
};

const TYPES_PER_SIZE = 3;

/** The corners of the plaque of a shop type; the drawings follow the order of the types. */
export function plaqueOf(type: number): number {
  return 3 + Math.floor(type / TYPES_PER_SIZE);
}
