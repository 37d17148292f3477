// The wheel in a field of 200 by 200 around its middle: sectors of cases, and on paper the cells below the mask.

export const CASES = 12;
export const ANGLE = 360 / CASES;
export const SECTOR = "M-24.5 -91.4A94.6 94.6 0 0 1 24.5 -91.4L16.3 -61A63 63 0 0 0 -16.3 -61Z";

/** The rings of cells under the mask, by how far from the middle they are. */
export const RINGS = [26, 38, 50];
/** In which ring the window is, and how many sectors from the pointer: elsewhere are decoys. */
export const [WINDOW, SHIFT] = [1, 5];

const [HALF, TURN] = [5.4, 13]; // of a cell: its height in two, and its angle in two

/** The outline of a cell at the top of a ring. */
export function cell(ring: number): string {
  const [inner, outer] = [RINGS[ring]! - HALF, RINGS[ring]! + HALF];
  const at = (radius: number, side: number): string => {
    const angle = (side * TURN * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const [a, b, c, d] = [at(outer, -1), at(outer, 1), at(inner, 1), at(inner, -1)];
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}
