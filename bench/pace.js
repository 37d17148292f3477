/** Two ways of driving tables, whose play() makes one move and tells in how many ms it reached all viewers. */

import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

const SECOND = 1000;
const PATIENCE = 15 * SECOND; // for moves that are under way at the end

/** Every table makes one move a second, spread evenly; a move that is due while the last is under way is late. */
export async function steadily(tables, seconds) {
  const times = [];
  let late = 0;
  await within(seconds, tables.map(async (table, place) => {
    const first = performance.now() + (SECOND * place) / tables.length;
    for (let turn = 0; turn < seconds; turn++) {
      const wait = first + SECOND * turn - performance.now();
      if (wait > 0) await sleep(wait);
      else if (turn) late++;
      times.push(await table.play());
    }
  }));
  return { ...summary(times), late };
}

/** Every table makes its next move as soon as all viewers have the last one; the first seconds are not counted. */
export async function relentlessly(tables, seconds, server, warmup = 2) {
  const times = [];
  const start = performance.now() + SECOND * warmup;
  const end = start + SECOND * seconds;
  const used = () => ({ driver: process.cpuUsage(), server: server.work() });
  let before = used();
  setTimeout(() => (before = used()), SECOND * warmup);
  await within(warmup + seconds, tables.map(async (table) => {
    while (performance.now() < end) {
      const time = await table.play();
      const now = performance.now();
      if (start <= now && now < end) times.push(time);
    }
  }));
  const { user, system } = process.cpuUsage(before.driver);
  const cost = (server.work() - before.server) / times.length; // seconds of the server's computing for a move
  return { ...summary(times), rate: times.length / seconds, cost, driver: (user + system) / (1e6 * seconds) };
}

async function within(seconds, plays) {
  const limit = new AbortController();
  const hung = sleep(SECOND * seconds + PATIENCE, null, { signal: limit.signal }).then(() => {
    throw new Error("a move did not reach all its viewers");
  });
  await Promise.race([Promise.all(plays), hung]).finally(() => {
    hung.catch(() => {});
    limit.abort();
  });
}

function summary(times) {
  const sorted = Float64Array.from(times).sort();
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { moves: sorted.length, p50: share(0.5), p95: share(0.95), p99: share(0.99) };
}
