// What is drawn on paper: pictograms, symbols, faces, pawns, dice, the compass, and the wheel in its three parts.

import { type Drawn, type Prints, match } from "../../print/drawing";
import sheet from "./board.css?raw";
import Compass from "./map/Compass.svelte";
import Diamond from "./map/Diamond.svelte";
import Die from "./turn/Die.svelte";
import Disc from "./accusation/Disc.svelte";
import Face from "./clues/Face.svelte";
import Kind from "./map/Kind.svelte";
import Pawn from "./map/Pawn.svelte";
import Place from "./map/Place.svelte";
import { PLACES } from "./map/places";
import Symbol from "./accusation/Symbol.svelte";
import { SYMBOLS } from "./accusation/symbols";

const KINDS = ["informants", "experts", "swap", "go"];
const DISTRICTS = ["manhattan", "bronx", "brooklyn", "queens", "staten-island", "new-jersey", "brentwood"];
const FACES = [..."ABCDE12345", "joker"];

function named(prefix: string, names: string[], drawn: (name: string, at: number) => Drawn): [string, Drawn][] {
  return names.map((name, at) => [`${prefix}-${name}`, drawn(name, at)]);
}

export const prints: Prints = {
  scope: "enquetes",
  sheets: [sheet],
  shared: [],
  pieces: {
    ...Object.fromEntries([
      ...named("kind", KINDS, (kind) => [Kind, { kind }]),
      ...named("place", Object.keys(PLACES), (place) => [Place, { place }]),
      ...named("symbol", Object.keys(SYMBOLS), (symbol) => [Symbol, { symbol }]),
      ...named("face", ["informant", "expert"], (_, kind) => [Face, { kind }]),
      ...named("pawn", [..."012345"], (_, seat) => [Pawn, { seat, name: "" }]),
      ...named("die", FACES, (face) => [Die, { faces: "", face, rolling: false }]),
      ...named("wheel", ["disc", "mask", "lid"], (part) => [Disc, { part, mark: match.words }]),
    ]),
    compass: [Compass, { match }],
    diamond: [Diamond],
  },
  colours: Object.fromEntries(DISTRICTS.map((district) => [district, ["data-district", district, "--ground"]])),
};
