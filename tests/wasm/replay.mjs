// Replays golden transcripts with a WebAssembly module. It runs in Node and in a browser.

import { keyOf } from "./gotham.js";

/**
 * Return one hash over the digests of the state at the start and after every entry, the views at the end, and how
 * many entries there were. `start` is the scene that the match began from, as a list of fields; `before` is called with the
 * state before every entry.
 */
export async function replay(game, text, start, before = () => {}) {
  const [match, ...records] = text.split("\n\n");
  const { players, options, seed, log } = parse(match);
  const first = await begin(game, players, options, seed, start);
  let [state, hash, standing] = [first.copy(), await chained("", first), []];
  for (const [entry, [seat, action]] of log.entries()) {
    before(state, entry);
    if (action === "undo") {
      standing.splice(
        standing.findLastIndex((done) => done[0] === seat),
        1,
      );
      state = first.copy();
      for (const done of standing) state.apply(...done);
    } else {
      checkLegal(state, seat, action);
      state.apply(seat, action);
      standing.push([seat, action]);
    }
    hash = await chained(hash, state);
  }
  const expected = ["result", "winners", "end"].map((word) => match.match(new RegExp(`^${word} (.*)$`, "m"))[1]);
  const found = [state.returns.join(" "), state.winners.join(" "), `${log.length} ${await state.digest()}`];
  if (found.join() !== expected.join()) throw new Error(`ends with ${found}, not ${expected}`);
  checkViews(state, records);
  return { hash, entries: log.length };
}

function begin(game, players, options, seed, start) {
  return keyOf(seed).then((key) =>
    start ? game.scene(start.text, { key, seed: BigInt(start.seed) }) : game.start({ players, options, key }),
  );
}

function parse(match) {
  const lines = match.split("\n");
  const heading = lines.slice(0, lines.indexOf("log"));
  const values = (word) => heading.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const log = lines.slice(lines.indexOf("log") + 1).filter((line) => /^\d/.test(line));
  return {
    players: Number(values("players")[0]),
    options: Object.fromEntries(values("option").map((option) => option.split(" "))),
    seed: JSON.parse(values("seed")[0]),
    log: log.map((line) => {
      const [, seat, action] = line.split(" ; ")[0].match(/^(\d+) (.*)$/);
      return [Number(seat), action];
    }),
  };
}

/** The seat's view allows the action too: views and states agree on what is legal. */
function checkLegal(state, seat, action) {
  if (!state.view(seat).legal.includes(action)) throw new Error(`the view of ${seat} does not allow ${action}`);
}

/** Every viewer's view is the last one of their record. */
function checkViews(state, records) {
  const viewers = [...Array(state.players).keys(), state.game.description.spectator];
  viewers.forEach((viewer, index) => {
    const found = JSON.stringify(lastView(state.game, records[index]));
    const fields = JSON.stringify(Object.values(state.view(viewer).fields).map((value) => [value].flat()));
    if (found !== fields) throw new Error(`viewer ${viewer} sees ${fields}, not ${found}`);
  });
}

/** The last view of a record: the fields of the first, and then the changes. */
function lastView(game, record) {
  const fields = Object.fromEntries(game.description.fields.map(({ name, size }) => [name, Array(size).fill(null)]));
  for (const line of record.split("\n").filter((each) => each.startsWith("  "))) {
    const words = line.trim().split(" ");
    if (words[0] in fields) {
      fields[words[0]] = words.slice(1).map(value);
    } else {
      for (const [, name, place, changed] of words.map((word) => word.match(/^(\w+)\.(\d+)=(.*)$/))) {
        fields[name][place] = value(changed);
      }
    }
  }
  return Object.values(fields);
}

function value(word) {
  return word === "?" ? null : Number(word);
}

async function chained(hash, state) {
  const bytes = new TextEncoder().encode(hash + (await state.digest()));
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
