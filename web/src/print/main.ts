// Everything that is drawn on paper: what each game offers in its print.ts.

import tokens from "../style/tokens.css?raw";
import { type Prints, palette, printed } from "./drawing";

const GAMES = import.meta.glob<{ prints: Prints }>("../games/*/print.ts", { eager: true });

export const colours = palette(tokens);

export const games = Object.fromEntries(
  Object.entries(GAMES).map(([path, { prints }]) => [path.split("/").at(-2)!, printed(prints, tokens)]),
);
