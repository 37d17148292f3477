// The parts of a result, as the games of this repository tell them, add up to it.

import { partsOf as moneyParts } from "../../../../web/src/games/chinatown/ending";
import { partsOf as cardParts } from "../../../../web/src/games/new-york-new-york/ending";
import { newMatch, table } from "../../matches";

const sum = (parts: { points: number }[]): number => parts.reduce((total, { points }) => total + points, 0);

function twoPlayers() {
  const { match } = newMatch();
  match.receive(table({ seats: [{ kind: "person", name: "Ann" }, { kind: "bot", name: "Bot" }] }));
  return match;
}

test("New York New York has cards and runs by round; of a round it has not seen, only the sum", () => {
  const rounds = [
    [{ cards: 9, runs: null }, { cards: 4, runs: null }],
    [{ cards: 20, runs: 3 }, { cards: 12, runs: 0 }],
  ];
  const [ann, bot] = cardParts(twoPlayers(), { rounds });
  expect(ann!.map(({ points, kind }) => [points, kind])).toEqual([[9, 0], [20, 0], [3, 1]]);
  expect(sum(bot!)).toBe(16);
});

test("Chinatown has incomes and the rest; whoever paid more in deals than that gave some away", () => {
  const story = { incomes: [[1000, 2000], [5000, 5000]], bonuses: [[0, 500], [0, 0]], money: [60000, 8000], deals: [] };
  const [ann, bot] = moneyParts(twoPlayers(), story);
  expect(ann!.map(({ points, kind }) => [points, kind])).toEqual([[1000, 0], [2500, 0], [56500, 1]]);
  expect(sum(ann!)).toBe(60000);
  expect(bot!.map(({ points, kind }) => [points, kind])).toEqual([[5000, 0], [5000, 0], [-2000, 1]]);
  expect(sum(bot!)).toBe(8000);
});
