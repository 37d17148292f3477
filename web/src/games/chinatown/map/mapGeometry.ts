// Geometry of the map: positions of buildings and streets. A building is 100 wide; a street is narrower.

const LOT = 100;
const STREET = 54;
const MARGIN = 12;
const GAP = 7; // margin around a building

export const BOX = LOT - 2 * GAP;

const NOTHING = -1;
const ROAD = -2;

export interface Spot {
  building: number;
  row: number;
  column: number;
  x: number;
  y: number;
}

export interface Road {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether its name runs vertically. */
  upright: boolean;
}

export interface MapGeometry {
  width: number;
  height: number;
  columns: number;
  rows: Spot[][];
  spots: Map<number, Spot>;
  roads: Road[];
  blocks: string;
}

/** Compute the geometry of a map. */
export function mapGeometry(map: number[][]): MapGeometry {
  const columns = map[0]!.map((_, at) => map.every((row) => row[at] === ROAD));
  const rows = map.map((row) => row.every((cell) => cell === ROAD));
  const [xs, ys] = [edges(columns), edges(rows)];
  const spots = map.map((row, at) =>
    row
      .map((building, column) => ({ building, row: at, column, x: xs[column]!, y: ys[at]! }))
      .filter(({ building }) => building >= 0),
  );
  const [width, height] = [xs.at(-1)! + MARGIN, ys.at(-1)! + MARGIN];
  const upright = columns.flatMap((road, at) =>
    road ? [{ x: xs[at]!, y: 0, width: STREET, height, upright: true }] : [],
  );
  const level = rows.flatMap((road, at) => (road ? [{ x: 0, y: ys[at]!, width, height: STREET, upright: false }] : []));
  return {
    width,
    height,
    columns: columns.length,
    rows: spots.filter((row) => row.length > 0),
    spots: new Map(spots.flat().map((spot) => [spot.building, spot])),
    roads: [...upright, ...level],
    blocks: plate(spots.flat(), GAP + 5),
  };
}

function edges(roads: boolean[]): number[] {
  const found = [MARGIN];
  for (const road of roads) found.push(found.at(-1)! + (road ? STREET : LOT));
  return found;
}

/** The ground under some buildings, with a margin, as one path. */
export function plate(spots: Spot[], around: number): string {
  const [first, size] = [GAP - around, BOX + 2 * around];
  return spots.map(({ x, y }) => `M${x + first} ${y + first}h${size}v${size}h${-size}z`).join("");
}

/** The ground under a shop: covers the gaps between its buildings and keeps a distance to others. */
export function shopPlate(ground: MapGeometry, buildings: number[], around = GAP - 2): string {
  const spots = buildings.map((building) => ground.spots.get(building)!);
  return plate(spots, around) + bridges(spots);
}

function bridges(spots: Spot[]): string {
  const paths = spots.flatMap((one) =>
    spots.flatMap((other) => {
      if (one.row === other.row && other.x - one.x === LOT)
        return [`M${one.x + GAP + BOX} ${one.y + GAP}h${2 * GAP}v${BOX}h${-2 * GAP}z`];
      if (one.column === other.column && other.y - one.y === LOT)
        return [`M${one.x + GAP} ${one.y + GAP + BOX}h${BOX}v${2 * GAP}h${-BOX}z`];
      return [];
    }),
  );
  return paths.join("");
}

/** The center of a building. */
export function middle({ x, y }: Spot): [number, number] {
  return [x + LOT / 2, y + LOT / 2];
}

/** The box of a building in percent of the map. */
export function boxOf(ground: MapGeometry, { x, y }: Spot): { left: string; top: string; width: string; height: string } {
  const across = (part: number): string => `${(100 * part) / ground.width}%`;
  const down = (part: number): string => `${(100 * part) / ground.height}%`;
  return { left: across(x + GAP), top: down(y + GAP), width: across(BOX), height: down(BOX) };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The building that an arrow key leads to. */
export function stepFrom(ground: MapGeometry, building: number, key: string): number {
  const from = ground.spots.get(building)!;
  const row = ground.rows.find((row) => row.includes(from))!;
  if (key === "Home") return row[0]!.building;
  if (key === "End") return row.at(-1)!.building;
  const step = STEPS[key];
  if (!step) return NOTHING;
  if (step[0]) return row[row.indexOf(from) + step[0]]?.building ?? building;
  const next = ground.rows[ground.rows.indexOf(row) + step[1]];
  return next ? nearest(next, from.column).building : building;
}

function nearest(row: Spot[], column: number): Spot {
  return row.reduce((best, spot) => (Math.abs(spot.column - column) < Math.abs(best.column - column) ? spot : best));
}
