// The drawings of New York New York for printing: cards, card back, suits and the skyline.

import { type DrawnComponent, type GamePrints, match } from "../../print/svgDrawing";
import CardBack from "./cards/CardBack.svelte";
import sheet from "./board.css?raw";
import { SUITS } from "./board";
import Bridge from "./skyline/Bridge.svelte";
import Card from "./cards/Card.svelte";
import SuitBadge from "./cards/SuitBadge.svelte";
import SuitPatterns from "./cards/SuitPatterns.svelte";
import Tower from "./skyline/Tower.svelte";

const NUMBERS = Array.from({ length: 12 }, (_, at) => at + 1);
const cards = SUITS.flatMap((suit) =>
  NUMBERS.map((number): [string, DrawnComponent] => [`card-${suit}${number}`, [Card, { face: { suit, number } }]]),
);
const colours = SUITS.map((suit): [string, DrawnComponent] => [`colour-${suit}`, [SuitBadge, { suit }]]);
const towers = NUMBERS.flatMap((number, at): [string, DrawnComponent][] => {
  const suit = SUITS[at % SUITS.length]!;
  return [
    [`plan-${number}`, [Tower, { number, suit: null, covered: [] }]],
    [`tower-${number}`, [Tower, { number, suit, covered: [] }]],
  ];
});

export const prints: GamePrints = {
  scope: "new-york",
  sheets: [sheet],
  shared: [[SuitPatterns]],
  pieces: {
    ...Object.fromEntries([...cards, ...colours, ...towers]),
    back: [CardBack],
    bridge: [Bridge, { suit: null, text: match.words("board-ring") }],
  },
  colours: {},
};
