// Replays transcripts in Node: node node.mjs FOLDER, which has the modules, the transcripts and list.json.

import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const folder = process.argv[2];
const { loadGame } = await import(pathToFileURL(join(folder, "gotham.js")));
const { replay } = await import(pathToFileURL(join(folder, "replay.mjs")));
const results = {};
for (const { module, name, file, start } of JSON.parse(await readFile(join(folder, "list.json"), "utf-8"))) {
  const description = JSON.parse(await readFile(join(folder, `${module}.json`), "utf-8"));
  const game = await loadGame(await readFile(join(folder, `${module}.wasm`)), description);
  results[name] = await replay(game, await readFile(join(folder, file), "utf-8"), start);
}
console.log(JSON.stringify(results));
