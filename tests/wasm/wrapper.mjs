// What the wrapper refuses and returns: node wrapper.mjs FOLDER GAME. It prints JSON.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, name] = process.argv.slice(2);
const { Refusal, keyOf, loadGame } = await import(pathToFileURL(join(folder, "gotham.js")));
const description = JSON.parse(await readFile(join(folder, `${name}.json`), "utf-8"));
const game = await loadGame(await readFile(join(folder, `${name}.wasm`)), description);
const key = await keyOf("7");
const match = game.start({ players: 3, options: { rounds: "1" }, key });

function failure(work) {
  try {
    work();
  } catch (error) {
    return `${error instanceof Refusal ? error.clause.id : error.constructor.name}`;
  }
  return "nothing";
}

const before = await match.digest();
const copy = match.copy();
const results = {
  digest: before,
  actors: match.actors,
  legal: match.legal(0),
  view: match.view(0).fields,
  seen: match.view(1).scene(),
  spectator: match.view().legal,
  scene: match.scene(),
  again: await game.scene(match.scene(), { key }).digest(),
  guessed: game.scene(match.view(1).scene(), { key, seed: 5 }).view(1).scene(),
  read: game.view(Array.from(match.view(1).values, Number), 1).scene(),
  looked: match.view(2).guess({ key, seed: 9 }).view(2).scene() === match.view(2).scene(),
  short: failure(() => game.view([1, 2], 0)),
  why: match.why(1, "pass"),
  allowed: match.why(0, "PLAY   y5"),
  viewWhy: match.view(0).why(0, "take Y1"),
  noticed: match.seen(0, "play Y5", 2),
  refusals: [
    failure(() => match.apply(1, "pass")),
    failure(() => match.apply(0, "take Y1")),
    failure(() => match.apply(0, "dance")),
    failure(() => match.apply(0, 97)),
    failure(() => match.apply(7, "pass")),
    failure(() => match.view(3)),
    failure(() => game.start({ players: 9, key })),
    failure(() => game.start({ players: 2, options: { rounds: "7" }, key })),
    failure(() => game.start({ players: 2, options: { colour: "1" }, key })),
    failure(() => game.start({ players: 2, key: [1, 2] })),
    failure(() => game.scene("hello", { key })),
    failure(() => game.scene(match.scene().replace(/^turn \d/m, "turn 9"), { key })),
    failure(() => game.scene(match.scene().replace(/^pile \d+/m, "pile 1"), { key })),
    failure(() => game.scene(match.scene().replace(/^players 3/m, "players 2"), { key })),
    failure(() => game.scene(match.view(1).scene().replace(/^view 1/m, "view 3"), { key })),
    failure(() => game.scene(match.view(1).scene().replace(/^view 1/m, "view 2"), { key })),
    failure(() => game.scene(match.view(1).scene().replace(/^turn 0/m, "turn ?"), { key })),
  ],
  unchanged: await match.digest(),
  showed: [match.apply(0, "play Y5"), match.apply(0, "take Y7")],
  after: await match.digest(),
  copied: await copy.digest(),
  returns: match.returns,
  winners: match.winners,
};
console.log(JSON.stringify(results));
