// What is drawn on paper: cards, their back, colours, the plan of the skyline.

import { type Drawn, type Prints, match } from "../../print/drawing";
import Back from "./cards/Back.svelte";
import sheet from "./board.css?raw";
import { SUITS } from "./board";
import Bridge from "./skyline/Bridge.svelte";
import Card from "./cards/Card.svelte";
import Medallion from "./cards/Medallion.svelte";
import Patterns from "./cards/Patterns.svelte";
import Tower from "./skyline/Tower.svelte";

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);
const cards = SUITS.flatMap((suit) =>
  NUMBERS.map((number): [string, Drawn] => [`card-${suit}${number}`, [Card, { face: { suit, number } }]]),
);
const colours = SUITS.map((suit): [string, Drawn] => [`colour-${suit}`, [Medallion, { suit }]]);
const towers = NUMBERS.flatMap((number, at): [string, Drawn][] => {
  const suit = SUITS[at % SUITS.length]!;
  return [
    [`plan-${number}`, [Tower, { number, suit: null, covered: [] }]],
    [`tower-${number}`, [Tower, { number, suit, covered: [] }]],
  ];
});

export const prints: Prints = {
  scope: "new-york",
  sheets: [sheet],
  shared: [[Patterns]],
  pieces: {
    ...Object.fromEntries([...cards, ...colours, ...towers]),
    back: [Back],
    bridge: [Bridge, { suit: null, text: match.words("board-ring") }],
  },
  colours: {},
};
