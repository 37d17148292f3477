// The drawings of Chinatown for printing: both maps, shop signs, player tokens and the prosperity sun.

import drawn from "../../../../src/gotham/games/chinatown/rules/map.py?raw";
import { type DrawnComponent, type GamePrints, type DrawingTools, match } from "../../print/svgDrawing";
import { type MarkupElement, writeMarkup } from "../../print/markup";
import sheet from "./board.css?raw";
import Building from "./map/Building.svelte";
import SvgDefinitions from "./pieces/SvgDefinitions.svelte";
import { BOX, mapGeometry, middle } from "./map/mapGeometry";
import CityMap from "./map/CityMap.svelte";
import ProsperityCard from "./pieces/ProsperityCard.svelte";
import ShopTile from "./pieces/ShopTile.svelte";
import PlayerToken from "./pieces/PlayerToken.svelte";

const [SEATS, TYPES] = [5, 12];
const marks = {
  ...{ lit: new Set(), moving: new Map(), clauses: new Map(), chosen: null },
  ...{ hinted: new Set(), ghosts: new Map(), landing: new Set() },
};
const nothing = (): void => undefined;

/** Parse the maps of the rules: rows of building numbers from 0, -1 for nothing, -2 for a street. */
function mapsOf(source: string): Record<string, number[][]> {
  const found = [...source.matchAll(/^ {4}"(\w+)": """\n([\s\S]*?)"""/gm)];
  return Object.fromEntries(found.map(([, name, rows]) => [name!, rows!.trim().split("\n").map(rowOf)]));
}

function rowOf(line: string): number[] {
  return line.trim().split(/\s+/).map((cell) => (cell === "." ? -1 : cell === "S" ? -2 : Number(cell) - 1));
}

/** Draw half of an empty map; the last vertical street belongs to the west. */
function mapOf({ draw }: DrawingTools, rows: number[][], half: string): string {
  const free = rows.flat().filter((cell) => cell >= 0).map(() => null);
  const board = { rows, shops: [], owner: free, shop: free, plan: free, promise: [], dealt: [], refused: [] };
  const props = { match, board, marks, selected: null, choose: nothing };
  const [streets, ...plots] = draw([CityMap, props]);
  const ground = mapGeometry(rows);
  const lots = ground.rows.flat().map((spot, at): MarkupElement => {
    const [x, y] = middle(spot);
    const number: MarkupElement = {
      tag: "text",
      attributes: {
        ...{ x: String(BOX / 2), y: String(BOX / 2 + 10), fill: "#6a5a30", "text-anchor": "middle" },
        ...{ "font-family": "Jost", "font-weight": "700", "font-size": "29px" },
      },
      children: [String(spot.building + 1)],
    };
    const transform = `translate(${x - BOX / 2} ${y - BOX / 2})`;
    return { tag: "g", attributes: { transform }, children: [...plots[at]!.children, number] };
  });
  const [width, height] = [ground.width, ground.height].map(String) as [string, string];
  const paper: MarkupElement = { tag: "rect", attributes: { width, height, fill: "#c8b88d" }, children: [] };
  const street = ground.roads.findLast(({ upright }) => upright)!;
  const seam = street.x + street.width;
  const [left, wide] = half === "west" ? [0, seam] : [seam, ground.width - seam];
  const frame = { viewBox: `${left} 0 ${wide} ${height}`, width: String(wide), height };
  const attributes = { ...streets!.attributes, ...frame };
  return writeMarkup({ ...streets!, attributes, children: [paper, ...streets!.children, ...lots] });
}

function numbered(count: number, name: string, drawn: (at: number) => DrawnComponent): [string, DrawnComponent][] {
  return Array.from({ length: count }, (_, at) => [`${name}-${at}`, drawn(at)]);
}

/** A building with owner and shop, as in a match. */
function house(seat: number): DrawnComponent {
  const site = { owner: seat, shop: seat * 2, plan: null, promise: null, group: null, card: null };
  const box = { left: "", top: "", width: "", height: "" };
  const props = { match, building: seat, site, marks, box, column: 0, current: false, selected: false };
  return [Building, { ...props, match: { ...match, names: [..."12345"], info: INFO }, choose: nothing, focus: nothing }];
}

const INFO = { kinds: [{ name: "tile", operands: [Array.from({ length: TYPES }, String)] }] };

const PAPER = `
  .chinatown { --front: #fffaf0; --front-ink: #141a2c; --edge: #141a2c; --plot: #f1e7cd }
  .chinatown svg .lane { stroke: none } /* it would look like a hyphen between the words of a name */
`;

export const prints: GamePrints = {
  scope: "chinatown",
  sheets: [sheet, PAPER],
  shared: [[SvgDefinitions]],
  pieces: {
    ...Object.fromEntries([
      ...numbered(TYPES, "sign", (type) => [ShopTile, { type, most: 0 }]),
      ...numbered(SEATS, "token", (seat) => [PlayerToken, { seat }]),
      ...numbered(SEATS, "house", house),
    ]),
    ...Object.fromEntries(
      Object.entries(mapsOf(drawn)).flatMap(([name, rows]) =>
        ["west", "east"].map((half) => [`map-${name}-${half}`, (studio: DrawingTools) => mapOf(studio, rows, half)]),
      ),
    ),
    sun: [ProsperityCard, { match, sizes: [] }],
  },
  colours: Object.fromEntries(
    Array.from({ length: SEATS }, (_, seat) => [`seat-${seat}`, ["data-colour", String(seat), "--seat"]]),
  ),
};
