// SVG outlines of the towers: one per number, with increasing height and different crowns.

type Point = [half: number, height: number];

/** The crown from the roof up: half the width, and the height above the roof. */
const CROWNS: Point[][] = [
  [[14, 0], [14, 3], [11, 3], [11, 15], [0, 21]], // a water tank
  [[28, 0], [28, 7], [14, 7], [14, 14]],
  [[38, 0], [38, 4], [0, 24]], // a gable
  [[24, 0], [23, 8], [20, 15], [14, 21], [7, 24], [2, 25], [2, 32], [0, 32]], // a dome
  [[27, 0], [27, 8], [17, 8], [17, 16], [7, 16], [7, 24]],
  [[34, 0], [34, 3], [4, 34], [4, 40], [0, 43]], // a pyramid
  [[30, 0], [30, 7], [23, 7], [23, 14], [16, 14], [16, 21], [9, 21], [9, 28], [2, 28], [2, 38]],
  [[26, 0], [26, 10], [20, 10], [20, 3], [12, 3], [12, 16], [6, 22], [2, 22], [2, 34]], // battlements
  [[24, 0], [24, 8], [18, 14], [12, 14], [12, 24], [6, 31], [2, 31], [2, 42], [0, 42]], // a lantern
  [[27, 0], [27, 6], [20, 10], [20, 18], [13, 22], [5, 36], [1.5, 36], [1.5, 45], [0, 45]],
  [[31, 0], [30, 8], [26, 14], [22, 14], [21, 22], [16, 27], [13, 27], [12, 34], [6, 39], [2, 39], [0, 56]], // arches
  [[25, 0], [25, 8], [17, 8], [17, 16], [10, 16], [10, 28], [6, 31], [3, 31], [2, 42], [1, 42], [1, 58], [0, 58]], // a mast
];

/** The body: half the width, and the share of the height that this part reaches. */
const BODIES: Point[][] = [
  [[41, 1]],
  [[44, 0.42], [37, 1]],
  [[46, 0.3], [40, 0.62], [34, 1]],
];

/** The body of a number. */
function bodyOf(number: number): Point[] {
  return BODIES[number < 4 ? 0 : number < 8 ? 1 : 2]!;
}

/** Half the width of a tower at its roof. */
export function roofHalfWidth(number: number): number {
  return bodyOf(number).at(-1)![0];
}

/** An outline that stands on y = 0, centered at x = 0. */
export function towerOutline(number: number, height: number, width = 1, crown = 1): string {
  const right: Point[] = [];
  let floor = 0;
  for (const [half, part] of bodyOf(number)) {
    right.push([half, floor], [half, part * height]);
    floor = part * height;
  }
  right.push(...CROWNS[number - 1]!.map(([half, up]): Point => [half, height + up * crown]));
  const left = right.map(([half, up]): Point => [-half, up]).reverse();
  return `M${[...right, ...left].map(([x, y]) => `${round(x * width)} ${round(-y)}`).join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
