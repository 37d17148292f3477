// Starts the rules of a game in a worker, where the server offers them.

import type { Description } from "../../../src/gotham/wasm/wrapper/gotham.js";
import { sizeOf } from "../api/actionNumbers";
import { link } from "../api/basePath";
import type { GameInfo } from "../api/messages";
import { workerScript } from "../api/workerScripts";
import { LocalRules } from "./localRules";
import script from "./rulesWorker?worker&url";

const [UNKNOWN, SPECTATOR, NOTHING] = [-1000, 62, -1];

/** Start the rules of a game; null where the server has none or the browser refuses. */
export function startRules(info: GameInfo): LocalRules | null {
  if (!info.module) return null;
  try {
    const worker = new Worker(workerScript(script), { type: "module" });
    return new LocalRules(worker, new URL(link(info.module), location.href).href, describe(info));
  } catch {
    return null;
  }
}

/** What the wrapper of the module must know of a game. The server has checked the values of a view. */
export function describe(info: GameInfo): Description {
  const fields = info.fields.map(({ name, first, shape }) => ({
    name,
    start: first,
    size: shape.reduce((size, length) => size * length, 1),
    shape,
    low: -Infinity,
    high: Infinity,
  }));
  const kinds = info.kinds.map(({ name, first, operands }) => ({ name, start: first, operands }));
  return {
    format: 1,
    game: info.name,
    version: info.version,
    players: [Math.min(...info.players), Math.max(...info.players)],
    options: Object.fromEntries(info.options.map(({ name, values }) => [name, values])),
    cells: fields.reduce((cells, { size }) => cells + size, 0),
    fields,
    actions: { count: info.kinds.reduce((count, kind) => count + sizeOf(kind), 0), kinds },
    prefix: Object.keys(info.clauses)[0]?.replace(/-\d+$/, "") ?? "",
    clauses: {},
    unknown: UNKNOWN,
    spectator: SPECTATOR,
    nothing: NOTHING,
    exports: {},
  };
}
