// The panorama behind the towers: twelve slices that join, the last with the first, since 12 and 1 are neighbours.
//
// All of it is drawn once, over twelve slices side by side, and cut: so what leaves a slice on the right enters the next
// one at the same height. Heights are above the ground; a slice is 100 wide.

import type { Suit } from "../board";

export type Point = [x: number, up: number];

export const SLICE = 100;
export const SLICES = 12;
const WIDTH = SLICE * SLICES;

/** The parts of a panorama: a silhouette, and lines before it. */
export interface Panorama {
  ridge: Point[];
  lines: Point[][];
}

const steps = (count: number, at: (step: number) => Point): Point[] => Array.from({ length: count + 1 }, (_, step) => at(step));

/** Roofs from left to right: each as wide and as high as given, over and over. */
function roofs(sizes: Point[]): Point[] {
  const found: Point[] = [];
  let x = 0;
  for (let at = 0; x < WIDTH - SLICE / 2; at++) {
    const [wide, up] = sizes[at % sizes.length]!;
    found.push([x, up], [x + wide, up]);
    x += wide;
  }
  const [, first] = sizes[0]!; // the last roof goes on with the first
  return [...found, [x, first], [WIDTH, first]];
}

/** A wave along the whole ring: so many crests, so high. */
function wave(crests: number, up: number, high: number, every = 10): Point[] {
  return steps(WIDTH / every, (step) => [step * every, up + high * Math.cos((2 * Math.PI * crests * step * every) / WIDTH)]);
}

const level = (up: number): Point[] => [[0, up], [WIDTH, up]];

/** A suspension bridge: three spans, their cables, and the deck. */
function bridge(): Point[][] {
  const [span, deck, top] = [WIDTH / 3, 14, 52];
  const cable = (x: number): number => {
    const middle = ((x % span) - span / 2) / (span / 2);
    return deck + 4 + (top - deck - 4) * middle * middle;
  };
  const cables = steps(WIDTH / 10, (step): Point => [step * 10, cable(step * 10)]);
  const hangers = steps(WIDTH / 25 - 1, (step): Point => [step * 25, cable(step * 25)]);
  const pylons = [5, span - 5, span + 5, 2 * span - 5, 2 * span + 5, WIDTH - 5].map((x): Point => [x, top + 4]);
  const upright = (foot: number) => ([x, up]: Point): Point[] => [[x, foot], [x, up]];
  return [level(deck), cables, ...hangers.map(upright(deck)), ...pylons.map(upright(0))];
}

/** An elevated railway with a train on it. */
function railway(): Point[][] {
  const truss = steps(WIDTH / 25, (step): Point => [step * 25, step % 2 ? 22 : 30]);
  const columns = steps(WIDTH / 50 - 1, (step): Point => [step * 50 + 25, 22]).map(([x, up]): Point[] => [[x, 0], [x, up]]);
  const train: Point[] = [[410, 32], [410, 46], [780, 46], [792, 40], [792, 32], [410, 32]];
  return [level(22), level(30), truss, ...columns, train];
}

/** A park: hills, and the crowns of trees. */
function park(): Point[][] {
  const trees = steps(WIDTH / 5, (step): Point => [step * 5, 17 + 9 * Math.abs(Math.sin((Math.PI * step * 5) / 40))]);
  return [wave(6, 34, 9), wave(4, 26, 6), trees];
}

/** The harbour: waves, and a steamer. */
function harbour(): Point[][] {
  const hull: Point[] = [[640, 34], [655, 20], [905, 20], [925, 38], [640, 34]];
  const deck: Point[] = [[680, 35], [680, 46], [860, 46], [860, 37]];
  const funnels = [720, 775, 830].map((x): Point[] => [[x, 46], [x, 62], [x + 15, 62], [x + 15, 46]]);
  return [wave(20, 16, 3), wave(24, 9, 2.5), wave(30, 4, 1.5), hull, deck, ...funnels];
}

const ROOFS: Record<Suit, Point[]> = {
  Y: roofs([[38, 30], [22, 48], [45, 24], [30, 60], [17, 36], [52, 44], [26, 28]]),
  R: roofs([[30, 52], [26, 38], [40, 62], [18, 44], [46, 34], [35, 56]]),
  G: roofs([[56, 40], [24, 54], [38, 46], [20, 62], [66, 36]]),
  B: roofs([[28, 34], [42, 50], [20, 42], [34, 58], [50, 38]]),
};
const BEFORE: Record<Suit, () => Point[][]> = { Y: bridge, R: railway, G: park, B: harbour };

const drawn = new Map<Suit, Panorama>();

/** The panorama of a suit. */
export function panoramaOf(suit: Suit): Panorama {
  const made = drawn.get(suit) ?? { ridge: ROOFS[suit], lines: BEFORE[suit]() };
  drawn.set(suit, made);
  return made;
}

/** The parts of a line inside a slice, which is counted from 1; x from 0 to 100. */
export function slice(line: Point[], number: number): Point[][] {
  const [left, right] = [SLICE * (number - 1), SLICE * number];
  const parts: Point[][] = [];
  for (let at = 1; at < line.length; at++) {
    const part = clipped(line[at - 1]!, line[at]!, left, right);
    if (!part) continue;
    const [from, to] = part;
    const last = parts.at(-1)?.at(-1);
    if (last && last[0] === from[0] && last[1] === from[1]) parts.at(-1)!.push(to);
    else parts.push([from, to]);
  }
  return parts.map((part) => part.map(([x, up]): Point => [x - left, up]));
}

/** The part of a straight line between two uprights. */
function clipped(from: Point, to: Point, left: number, right: number): [Point, Point] | null {
  const [low, high] = from[0] <= to[0] ? [from[0], to[0]] : [to[0], from[0]];
  if (high < left || low > right || (low === high && high === right && right < WIDTH)) return null;
  const at = (x: number): Point => [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])];
  const end = (point: Point): Point => (point[0] < left ? at(left) : point[0] > right ? at(right) : point);
  const part: [Point, Point] = [end(from), end(to)];
  return part[0][0] === part[1][0] && low !== high ? null : part;
}

/** A slice as SVG: the silhouette down to the ground, and the lines; y grows downwards from 0 at the ground. */
export function slicePaths(suit: Suit, number: number): { ridge: string; lines: string } {
  const { ridge, lines } = panoramaOf(suit);
  const [top = []] = slice(ridge, number);
  return {
    ridge: `M0 0L${top.map(write).join("L")}L${SLICE} 0Z`,
    lines: lines.flatMap((line) => slice(line, number)).map((part) => `M${part.map(write).join("L")}`).join(""),
  };
}

function write([x, up]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(-up * 10) / 10}`;
}
