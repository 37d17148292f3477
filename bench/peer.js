/** A minimal server of boardgame.io, in memory: cards of four hands are laid on a skyline, without end. */

import boardgame from "boardgame.io/dist/cjs/server.js";

const HAND = 6;
const POSITIONS = 12;
const CARDS = 48;

export const GAME = {
  name: "skyline",
  disableUndo: true,
  setup: () => {
    const pile = Array.from({ length: CARDS }, (_, card) => card);
    const deal = (count) => pile.splice(0, count);
    const hands = Object.fromEntries(["0", "1", "2", "3"].map((player) => [player, deal(HAND)]));
    return { hands, reserve: deal(HAND), skyline: Array(POSITIONS).fill(null), pile, points: [0, 0, 0, 0] };
  },
  // What others hold and the order of the pile are hidden, as Gotham does.
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] }, pile: G.pile.length }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, place) => {
      const [card] = G.hands[playerID].splice(place, 1);
      const position = card % POSITIONS;
      if (G.skyline[position] !== null) G.pile.push(G.skyline[position]);
      G.skyline[position] = card;
      G.hands[playerID].push(G.reserve.shift());
      G.reserve.push(G.pile.shift());
      G.points[playerID] += 1;
    },
  },
};

const server = boardgame.Server({ games: [GAME], origins: [] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ...rest) => listen(port, "127.0.0.1", ...rest); // it would listen to the whole world
server.run(Number(process.argv[2]));
