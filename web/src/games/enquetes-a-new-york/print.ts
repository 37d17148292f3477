// The drawings of Enquêtes à New York for printing: icons, symbols, portraits, pawns, dice, compass and wheel.

import { type DrawnComponent, type GamePrints, match } from "../../print/svgDrawing";
import sheet from "./board.css?raw";
import Compass from "./map/Compass.svelte";
import Diamond from "./map/Diamond.svelte";
import Die from "./turn/Die.svelte";
import PaperWheel from "./accusation/PaperWheel.svelte";
import SpeakerPortrait from "./clues/SpeakerPortrait.svelte";
import SquareKindIcon from "./map/SquareKindIcon.svelte";
import Pawn from "./map/Pawn.svelte";
import PlaceIcon from "./map/PlaceIcon.svelte";
import { PLACES } from "./map/placeShapes";
import CaseSymbol from "./accusation/CaseSymbol.svelte";
import { SYMBOLS } from "./accusation/symbolShapes";

const KINDS = ["informants", "experts", "swap", "go"];
const DISTRICTS = ["manhattan", "bronx", "brooklyn", "queens", "staten-island", "new-jersey", "brentwood"];
const FACES = [..."ABCDE12345", "joker"];

function named(prefix: string, names: string[], drawn: (name: string, at: number) => DrawnComponent): [string, DrawnComponent][] {
  return names.map((name, at) => [`${prefix}-${name}`, drawn(name, at)]);
}

export const prints: GamePrints = {
  scope: "enquetes",
  sheets: [sheet],
  shared: [],
  pieces: {
    ...Object.fromEntries([
      ...named("kind", KINDS, (kind) => [SquareKindIcon, { kind }]),
      ...named("place", Object.keys(PLACES), (place) => [PlaceIcon, { place }]),
      ...named("symbol", Object.keys(SYMBOLS), (symbol) => [CaseSymbol, { symbol }]),
      ...named("face", ["informant", "expert"], (_, kind) => [SpeakerPortrait, { kind }]),
      ...named("pawn", [..."012345"], (_, seat) => [Pawn, { seat, name: "" }]),
      ...named("die", FACES, (face) => [Die, { faces: "", face, rolling: false }]),
      ...named("wheel", ["disc", "mask", "lid"], (part) => [PaperWheel, { part, mark: match.words }]),
    ]),
    compass: [Compass, { match }],
    diamond: [Diamond],
  },
  colours: Object.fromEntries(DISTRICTS.map((district) => [district, ["data-district", district, "--ground"]])),
};
