/** A server that is measured: a process of its own, and on its own core where the machine lets us choose. */

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = 600_000; // ms until a server must be ready: it may have to compile
const FAREWELL = 8_000; // ms it has to stop by itself
const MEMORY = 2_000; // characters
const CORES = availableParallelism();
const PINNED = CORES > 1 && spawnSync("taskset", ["--version"]).status === 0;

const running = new Set();
process.on("exit", () => running.forEach((server) => server.signal("SIGKILL")));
for (const [signal, code] of [["SIGINT", 130], ["SIGTERM", 143]]) process.on(signal, () => process.exit(code));

/** Moves this process, the driver, away from the core of the servers. */
export function leaveTheirCore() {
  if (PINNED) spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", `1-${CORES - 1}`, `${process.pid}`]);
  return PINNED;
}

export class Server {
  /** Starts a command, which `words` makes of the port to listen on; `ready` asks whether it can be measured. */
  static async start({ words, environment, ready }) {
    const server = new Server(await freePort(), words, environment);
    for (const until = Date.now() + PATIENCE; !(await ready(server)); await sleep(100)) {
      if (server.failure) throw new Error(`${server.process.spawnargs.join(" ")}: ${server.failure}\n${server.said}`);
      if (Date.now() > until) throw new Error(`${server.url} was never ready`);
    }
    return server;
  }

  constructor(port, words, environment) {
    this.said = ""; // the end of its log, for when something goes wrong
    this.url = `http://127.0.0.1:${port}`;
    const [program, ...rest] = [...(PINNED ? ["taskset", "--cpu-list", "0"] : []), ...words(port)];
    const options = { detached: true, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, ...environment } };
    this.process = spawn(program, rest, options);
    this.process.stderr.setEncoding("utf8").on("data", (text) => (this.said = (this.said + text).slice(-MEMORY)));
    this.process.on("error", (error) => (this.failure = error.message));
    this.process.on("exit", (code) => {
      running.delete(this);
      this.failure ??= `it stopped with status ${code}`;
    });
    running.add(this);
  }

  /** Whether it answers at all. */
  async answers() {
    return (await fetch(this.url).catch(() => null)) !== null;
  }

  /** The memory of the process and of those it started, in MB. */
  memory() {
    const said = spawnSync("ps", ["-o", "rss=", "-g", `${this.process.pid}`], { encoding: "utf8" }).stdout ?? "";
    return said.split("\n").reduce((sum, line) => sum + Number(line), 0) / 1024;
  }

  /** Seconds of computing so far, in steps of 10 ms; told on Linux only. */
  work() {
    const file = `/proc/${this.process.pid}/stat`;
    if (!existsSync(file)) return NaN;
    const fields = readFileSync(file, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  async stop() {
    this.signal("SIGTERM");
    for (const until = Date.now() + FAREWELL; running.has(this) && Date.now() < until; ) await sleep(50);
    if (running.has(this)) this.signal("SIGKILL");
  }

  signal(name) {
    try {
      process.kill(-this.process.pid, name); // the whole group: it leads its own
    } catch {
      // It has already gone.
    }
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
