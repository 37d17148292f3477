/** Measures a server of Gotham under load, and the most moves a second beside a minimal server of boardgame.io. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as boardgame from "./boardgame.js";
import * as gotham from "./gotham.js";
import { relentlessly, steadily } from "./pace.js";
import { leaveTheirCore, Server } from "./server.js";

const OPENING = 10; // tables at once
const SETTLING = 500; // ms that a server has to close its tables before the next is measured
const { values: options } = parseArgs({
  options: {
    tables: { type: "string", default: "500" },
    seconds: { type: "string", default: "30" }, // of one action a second; 0 for none
    rooms: { type: "string", default: "5,10,20,50,100,200,400" },
    each: { type: "string", default: "8" }, // seconds for each number of rooms
    peers: { type: "string", default: "words,programs,boardgame" },
    before: { type: "string", default: "" }, // the command of another version of Gotham, to compare with
  },
});
const rooms = options.rooms.split(",").map(Number);

const folders = [];
process.on("exit", () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A server of Gotham: choices and the log in sentences, as browsers get them, or without a language, as programs do. */
const gothamOf = (name, language, command = "gotham") => ({
  name,
  module: gotham,
  language,
  words: (port) => {
    const data = mkdtempSync(join(tmpdir(), "gotham-load-"));
    folders.push(data);
    return [command, "serve", "--port", port, "--data", data];
  },
  environment: { GOTHAM_LIMITS: "off" },
  // Until its games are compiled it plays them interpreted.
  patience: ", which compiles its games first: a few minutes where it has never done so",
  ready: (server) => server.said.includes('"compiled"') && server.answers(),
});
const BOARDGAME = {
  name: "boardgame.io",
  module: boardgame,
  words: (port) => ["node", "peer.js", port],
  environment: { NODE_ENV: "production" },
  ready: (server) => server.answers(),
};
const PEERS = {
  words: gothamOf("gotham in English", "en"),
  programs: gothamOf("gotham", ""),
  boardgame: BOARDGAME,
  before: gothamOf("before, in English", "en", options.before),
};
const EARLIER = options.before ? ["before"] : [];

async function openTables(peer, url, count) {
  const tables = [];
  const open = async () => {
    while (count-- > 0) tables.push(await peer.module.Table.open(url, peer.language));
  };
  await Promise.all(Array.from({ length: OPENING }, open));
  return tables;
}

/** Starts one server for each peer, all of them on the same core, and stops them after the measurement. */
async function withServers(peers, measure) {
  const servers = [];
  try {
    for (const peer of peers) {
      console.log(`Starting ${peer.name}${peer.patience ?? ""}.`);
      servers.push(await Server.start(peer));
    }
    return await measure(servers);
  } catch (error) {
    throw new Error(`${error.message}\n${servers.map((server) => server.said).join("\n")}`);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function steady(peers, count, seconds) {
  console.log(`\n${count} tables of 4 viewers, one action a table a second, every one durable (${seconds} s)`);
  await withServers(peers, async (servers) => {
    row("", "moves", "late", "p50 ms", "p95 ms", "p99 ms", "MB empty", "MB");
    for (const [place, peer] of peers.entries()) {
      const server = servers[place];
      const empty = server.memory();
      const tables = await openTables(peer, server.url, count);
      const { moves, late, p50, p95, p99 } = await steadily(tables, seconds);
      row(peer.name, moves, late, ms(p50), ms(p95), ms(p99), Math.round(empty), Math.round(server.memory()));
      tables.forEach((table) => table.close());
    }
  });
}

/** The peers take turns at each number of rooms, so that they share the machine's better and worse minutes. */
async function most(peers, seconds) {
  const found = new Map(peers.map((peer) => [peer, []]));
  await withServers(peers, async (servers) => {
    row("", "rooms", "moves/s", "p50 ms", "p95 ms", "p99 ms", "CPU µs", "bytes", "MB", "driver");
    for (const count of rooms) {
      for (const [place, peer] of peers.entries()) found.get(peer).push(await mostOf(peer, servers[place], count, seconds));
    }
  });
  return found;
}

async function mostOf(peer, server, count, seconds) {
  const { traffic } = peer.module;
  const tables = await openTables(peer, server.url, count);
  Object.assign(traffic, { updates: 0, bytes: 0 });
  const { rate, p50, p95, p99, cost, driver } = await relentlessly(tables, seconds, server);
  const bytes = Math.round(traffic.bytes / traffic.updates);
  const load = `${Math.round(100 * driver)} %`;
  const memory = Math.round(server.memory());
  row(peer.name, count, Math.round(rate), ms(p50), ms(p95), ms(p99), Math.round(1e6 * cost), bytes, memory, load);
  tables.forEach((table) => table.close());
  await sleep(SETTLING);
  return { rate, cost };
}

/** Prints how many times as many moves a second the others make as the last peer, and at what part of its cost. */
function compare(found) {
  const [last, ...others] = [...found.keys()].reverse();
  for (const peer of others.reverse()) {
    console.log(`\n${peer.name} beside ${last.name}: moves a second, and computing for a move`);
    for (const [place, count] of rooms.entries()) {
      const [ours, theirs] = [found.get(peer)[place], found.get(last)[place]];
      row("", count, (ours.rate / theirs.rate).toFixed(2), (ours.cost / theirs.cost).toFixed(2));
    }
  }
}

const ms = (time) => time.toFixed(1);
const row = (name, ...cells) => console.log(name.padEnd(18) + cells.map((cell) => `${cell}`.padStart(9)).join(""));

async function main() {
  const pinned = leaveTheirCore();
  console.log(pinned ? "The servers have the first core, the driver the others." : "Nothing is pinned to a core.");
  const chosen = (names) => names.map((name) => PEERS[name]);
  if (Number(options.seconds)) await steady(chosen(["words", ...EARLIER]), Number(options.tables), Number(options.seconds));
  console.log("\nMost moves a second in rooms of four, each room's next as soon as all have seen the last");
  compare(await most(chosen([...EARLIER, ...options.peers.split(",")]), Number(options.each)));
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`The measurement broke off: ${error.message}`);
    process.exit(1);
  },
);
