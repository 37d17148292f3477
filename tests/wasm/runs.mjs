// What the client's rules say about runs of golden matches: node runs.mjs FOLDER. It prints all answers in order as JSON.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tryRun } from "../../web/src/rules/trialRun.ts";

const folder = process.argv[2];
const { loadGame } = await import(pathToFileURL(join(folder, "gotham.js")));
const { replay } = await import(pathToFileURL(join(folder, "replay.mjs")));
const read = async (file) => JSON.parse(await readFile(join(folder, file), "utf-8"));
const questions = await read("questions.json");
const answers = {};
for (const { module, name, file, start } of await read("list.json")) {
  const game = await loadGame(await readFile(join(folder, `${module}.wasm`)), await read(`${module}.json`));
  answers[name] = [];
  await replay(game, await readFile(join(folder, file), "utf-8"), start, (state, entry) => {
    for (const [seat, actions] of questions[name][entry]) {
      const cells = Array.from(state.view(seat).values, Number); // all that the browser of this seat has
      answers[name].push(tryRun(game, { cells, seat, actions }));
    }
  });
}
console.log(JSON.stringify(answers));
