// Matches and messages for the tests: a small game with a few kinds of action.

import type { GameInfo, LogEntry, TableMessage, ViewMessage } from "../../web/src/api/messages";
import type { Answer, Request } from "../../web/src/api/requests";
import { Match } from "../../web/src/state/match/match.svelte";

export const INFO: GameInfo = {
  name: "taxi",
  title: "Taxi",
  summary: "",
  version: 1,
  players: [2, 3],
  options: [],
  levels: [
    { id: "easy", spec: "random", name: "Easy", about: "" },
    { id: "medium", spec: "greedy", name: "Medium", about: "" },
    { id: "hard", spec: "search", name: "Hard", about: "" },
  ],
  characters: [{ id: "gambler", spec: "risky", name: "The gambler", about: "" }],
  bots: [],
  kinds: [
    { name: "play", first: 0, operands: [["Y1", "Y2", "R1"]] },
    { name: "pass", first: 3, operands: [] },
    { name: "swap", first: 4, operands: [["a", "b"], ["x", "y", "z"]] },
  ],
  fields: [],
  clauses: {},
  board: true,
  lessons: [{ title: "One", steps: 5 }, { title: "Two", steps: 2 }],
};

export function table(more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    id: "t1",
    game: "taxi",
    version: 1,
    options: {},
    state: "running",
    seats: [{ kind: "person", name: "Ann" }, { kind: "bot", name: "Bot", bot: "easy" }, { kind: "open" }],
    commitment: "",
    seat: 0,
    ...more,
  };
}

export function view(more: Partial<ViewMessage> = {}): ViewMessage {
  return { type: "view", revision: 1, actors: [0], awaited: [0], legal: [0, 3], ...more };
}

export function entry(number: number, seat: number, more: Partial<LogEntry> = {}): LogEntry {
  return { number, seat, action: "pass", lines: [`line ${number}`], ...more };
}

/** A match whose requests are recorded; they are accepted unless an answer is given. */
export function newMatch(answer: (request: Request) => Answer = () => ({ type: "accepted", id: 1 }), info = INFO) {
  const sent: Request[] = [];
  const match = new Match(info, async (request) => {
    sent.push(request);
    return answer(request);
  });
  match.receive(table());
  return { match, sent };
}
