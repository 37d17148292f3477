// Replays transcripts in a page whose folder has the module, the transcripts and list.json.

import { loadGame } from "./gotham.js";
import { replay } from "./replay.mjs";

async function run() {
  const results = {};
  for (const { module, name, file, start } of await (await fetch("list.json")).json()) {
    const game = await loadGame(fetch(`${module}.wasm`), await (await fetch(`${module}.json`)).json());
    results[name] = await replay(game, await (await fetch(file)).text(), start);
  }
  return results;
}

window.results = run();
