// What travels between two states of a board, and the sides of a deal.

import type { ChinatownBoard, ChinatownFact, DealMove } from "../../../../../web/src/games/chinatown/board";
import { sidesOf } from "../../../../../web/src/games/chinatown/deal/dealSides";
import { boardChanges } from "../../../../../web/src/games/chinatown/motion/boardChanges";

const seat = (loose: number[], ready = false) => ({ loose, ready, hidden: 0, asks: null });

function board(changes: object): ChinatownBoard {
  const empty = { round: 2, phase: "negotiating", owner: [0, 1, null], shop: [null, null, null], plan: [null, null, null] };
  return { ...empty, sizes: [3, 3], offers: [], seats: [seat([1, 0]), seat([0, 2])], ...changes } as unknown as ChinatownBoard;
}

test("a deal moves a building, a tile and money between the chips", () => {
  const after = board({ owner: [1, 1, null], seats: [seat([1, 1]), seat([0, 1])] });
  const moves: DealMove[] = [{ kind: "cash", from: 1, to: 0, sum: 3000 }];
  const deal: ChinatownFact & { seat: number } = { kind: "deal", id: "0.6", seat: 1, author: 0, parties: [0, 1], secret: false, round: 2, moves, note: "" };
  const flights = boardChanges(board({}), after, [deal], 0);
  expect(flights.map(({ moving, from, to }) => [moving, from, to])).toEqual([
    ["building", { seat: 0 }, { seat: 1 }],
    ["tile", { seat: 1 }, { seat: 0 }],
    ["cash", { seat: 1 }, { seat: 0 }],
  ]);
});

test("a placed tile travels to its building; the viewer's own was there before", () => {
  const before = board({ phase: "placing", plan: [1, null, null] });
  const after = board({ phase: "placing", shop: [1, 0, null] });
  expect(boardChanges(before, after, [], 0).map(({ to }) => to)).toEqual([{ building: 1 }]);
});

test("nothing travels after a jump over several rounds", () => {
  expect(boardChanges(board({}), board({ round: 5, owner: [1, 1, 1] }), [], 0)).toEqual([]);
});

test("the sides of a deal between three show what concerns one seat", () => {
  const moves: DealMove[] = [
    { kind: "give", building: 4, from: 0, to: 1 },
    { kind: "tile", type: 1, from: 2, to: 0 },
    { kind: "tile", type: 1, from: 2, to: 0 },
    { kind: "cash", from: 1, to: 2, sum: 2000 },
    { kind: "empty", building: 7, from: 2 },
  ];
  const { gets, gives } = sidesOf(moves, 0);
  expect(gets).toEqual({ buildings: [], tiles: [{ type: 1, count: 2 }], cash: 0, promises: [moves[4]] });
  expect(gives).toEqual({ buildings: [4], tiles: [], cash: 0, promises: [] });
});
