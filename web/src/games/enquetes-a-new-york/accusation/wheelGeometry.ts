// Geometry of the wheel, 200 by 200 around its center: sectors of cases and, on paper, cells under the mask.

export const CASES = 12;
export const ANGLE = 360 / CASES;
export const SECTOR = "M-24.5 -91.4A94.6 94.6 0 0 1 24.5 -91.4L16.3 -61A63 63 0 0 0 -16.3 -61Z";

/** The radius of each ring of cells. */
export const RINGS = [26, 38, 50];
/** The ring of the window, and its offset in sectors from the pointer; other cells are decoys. */
export const [WINDOW, SHIFT] = [1, 5];

const [HALF, TURN] = [5.4, 13]; // half the height and half the angle of a cell

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
