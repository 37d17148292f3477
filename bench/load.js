/** Measures a server of Gotham under load, and the most moves a second beside a minimal server of boardgame.io. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as boardgame from "./boardgame.js";
import * as gotham from "./gotham.js";
import { relentlessly, steadily } from "./pace.js";
import { leaveTheirCore, Server } from "./server.js";

const OPENING = 10; // tables at once
const { values: options } = parseArgs({
  options: {
    tables: { type: "string", default: "500" },
    seconds: { type: "string", default: "30" },
    rooms: { type: "string", default: "25,50,100,200,400" },
    each: { type: "string", default: "8" }, // seconds for each number of rooms
  },
});
const rooms = options.rooms.split(",").map(Number);

const data = mkdtempSync(join(tmpdir(), "gotham-load-"));
process.on("exit", () => rmSync(data, { recursive: true, force: true }));

const GOTHAM = {
  name: "gotham",
  module: gotham,
  words: (port) => ["gotham", "serve", "--port", port, "--data", data],
  environment: { GOTHAM_LIMITS: "off" },
  // Until its games are compiled it plays them interpreted.
  patience: ", which compiles its games first: a few minutes where it has never done so",
  ready: (server) => server.said.includes('"compiled"') && server.answers(),
};
const IN_WORDS = { ...GOTHAM, name: "gotham in English", language: "en" }; // choices and the log in sentences, as browsers get them
const BOARDGAME = {
  name: "boardgame.io",
  module: boardgame,
  words: (port) => ["node", "peer.js", port],
  environment: { NODE_ENV: "production" },
  ready: (server) => server.answers(),
};

async function openTables(peer, url, count) {
  const tables = [];
  const open = async () => {
    while (count-- > 0) tables.push(await peer.module.Table.open(url, peer.language));
  };
  await Promise.all(Array.from({ length: OPENING }, open));
  return tables;
}

async function withServer(peer, measure) {
  console.log(`Starting ${peer.name}${peer.patience ?? ""}.`);
  const server = await Server.start(peer);
  try {
    return await measure(server);
  } catch (error) {
    throw new Error(`${error.message}\n${server.said}`);
  } finally {
    await server.stop();
  }
}

async function steady(peer, count, seconds) {
  console.log(`\n${count} tables of 4 viewers, one action a table a second, every one durable (${seconds} s)`);
  await withServer(peer, async (server) => {
    row("", "moves", "late", "p50 ms", "p95 ms", "p99 ms", "MB empty", "MB");
    const empty = server.memory();
    const tables = await openTables(peer, server.url, count);
    const { moves, late, p50, p95, p99 } = await steadily(tables, seconds);
    row(peer.name, moves, late, ms(p50), ms(p95), ms(p99), Math.round(empty), Math.round(server.memory()));
    tables.forEach((table) => table.close());
  });
}

async function most(peer, seconds) {
  const { traffic } = peer.module;
  return withServer(peer, async (server) => {
    row("", "rooms", "moves/s", "p50 ms", "p95 ms", "p99 ms", "CPU µs", "bytes", "MB", "driver");
    const found = [];
    for (const count of rooms) {
      const tables = await openTables(peer, server.url, count);
      Object.assign(traffic, { updates: 0, bytes: 0 });
      const { rate, p50, p95, p99, cost, driver } = await relentlessly(tables, seconds, server);
      const bytes = Math.round(traffic.bytes / traffic.updates);
      const load = `${Math.round(100 * driver)} %`;
      const memory = Math.round(server.memory());
      row(peer.name, count, Math.round(rate), ms(p50), ms(p95), ms(p99), Math.round(1e6 * cost), bytes, memory, load);
      tables.forEach((table) => table.close());
      found.push(rate);
    }
    return Math.max(...found);
  });
}

const ms = (time) => time.toFixed(1);
const row = (name, ...cells) => console.log(name.padEnd(18) + cells.map((cell) => `${cell}`.padStart(9)).join(""));

async function main() {
  const pinned = leaveTheirCore();
  console.log(pinned ? "The servers have the first core, the driver the others." : "Nothing is pinned to a core.");
  await steady(IN_WORDS, Number(options.tables), Number(options.seconds));
  console.log("\nMost moves a second in rooms of four, each room's next as soon as all have seen the last");
  const told = await most(IN_WORDS, Number(options.each));
  const ours = await most(GOTHAM, Number(options.each));
  const theirs = await most(BOARDGAME, Number(options.each));
  const [gothams, others] = [ours, theirs].map(Math.round);
  const [bare, worded] = [ours, told].map((rate) => (rate / theirs).toFixed(2));
  console.log(`\ngotham ${gothams}, durable; boardgame.io ${others}, in memory: ratio ${bare}, in English ${worded}`);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(`The measurement broke off: ${error.message}`);
    process.exit(1);
  },
);
