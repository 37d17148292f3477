// The colours that people choose, on everything that is drawn.

import { mount, unmount } from "svelte";
import { cardFace, faceOf, suitOf } from "../../../../web/src/games/new-york-new-york/board";
import PlayerToken from "../../../../web/src/games/chinatown/pieces/PlayerToken.svelte";
import Pawn from "../../../../web/src/games/enquetes-a-new-york/map/Pawn.svelte";
import { SEAT_COLOURS } from "../../../../web/src/state/match/seatColours";
import { INFO, newMatch, table } from "../../matches";

const COLOURS = ["yellow", "red", "green", "blue"].map((name) => ({ name, title: name }));

function painted(colours?: number[]) {
  const { match } = newMatch(undefined, { ...INFO, colours: COLOURS });
  match.receive(table(colours ? { colours } : {}));
  return match;
}

test("without a choice every seat has its own colour", () => {
  const match = painted();
  expect(match.colours).toEqual(["yellow", "red", "green"]);
  expect([0, 1, 2, 3].map((suit) => suitOf(match, suit))).toEqual(["Y", "R", "G", "B"]);
});

test("a paint maps seats, suits and cards", () => {
  const match = painted([3, 1, 2, 0]);
  expect(match.colours).toEqual(["blue", "red", "green"]);
  expect([0, 1, 2, 3].map((suit) => suitOf(match, suit))).toEqual(["B", "R", "G", "Y"]);
  expect(cardFace(match, 1)).toEqual({ suit: "B", number: 2 }); // Y2 in notation
  expect(faceOf(match, "B12")).toEqual({ suit: "Y", number: 12 });
});

test("the colours of other people are taken, with their names", () => {
  const match = painted();
  const seats = [
    { kind: "person", name: "Ann", colour: "red" },
    { kind: "person", name: "Ben", colour: "blue" },
    { kind: "bot", name: "Bot" },
  ] as const;
  match.receive(table({ seats: [...seats] }));
  expect(match.takenColours).toEqual({ blue: "Ben" });
});

describe.each([
  ["token", PlayerToken, "data-colour"],
  ["pawn", Pawn, "data-pawn"],
] as const)("a %s", (_, piece, attribute) => {
  function drawn(context: Map<symbol, unknown>): string | null | undefined {
    const target = document.createElement("div");
    const shown = mount(piece as typeof Pawn, { target, props: { seat: 2, name: "Zoe" }, context });
    const found = target.querySelector("svg")?.getAttribute(attribute);
    void unmount(shown);
    return found;
  }

  test("without a table has the colour of its seat", () => {
    expect(drawn(new Map())).toBe("2");
  });

  test("below a table has the colour of its player", () => {
    const match = painted([3, 1, 0, 2]);
    expect(drawn(new Map([[SEAT_COLOURS, (seat: number) => match.shown(seat)]]))).toBe("0");
  });
});
