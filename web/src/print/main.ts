// All drawings for printing: collects the print.ts of every game.

import tokens from "../style/tokens.css?raw";
import { type GamePrints, palette, printGame } from "./svgDrawing";

const GAMES = import.meta.glob<{ prints: GamePrints }>("../games/*/print.ts", { eager: true });

export const colours = palette(tokens);

export const games = Object.fromEntries(
  Object.entries(GAMES).map(([path, { prints }]) => [path.split("/").at(-2)!, printGame(prints, tokens)]),
);
