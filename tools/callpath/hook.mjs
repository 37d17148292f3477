// The build of the client, with a call at the start of every function: callpathEntered("src/state/match.svelte.ts").

import path from "node:path";
import { loadConfigFromFile, mergeConfig } from "vite";

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const here = process.cwd();

function* functionsIn(node) {
  if (!node || typeof node !== "object") return;
  if (FUNCTIONS.has(node.type) && node.body) yield node;
  for (const child of Object.values(node)) yield* functionsIn(child);
}

/** What is inserted, and where, for a function to report its file. */
function insertions({ body }, call) {
  if (body.type === "BlockStatement") return [[body.start + 1, `${call};`]];
  return [
    [body.start, `(${call},`],
    [body.end, ")"],
  ];
}

const recorder = {
  name: "callpath",
  enforce: "post",
  transform(code, id) {
    const file = path.relative(here, id.split("?")[0]);
    if (!file.startsWith("src/") || !/\.(ts|svelte)$/.test(id)) return null;
    const call = `globalThis.callpathEntered?.(${JSON.stringify(file)})`;
    const made = [...functionsIn(this.parse(code))].flatMap((each) => insertions(each, call));
    // from the end, so that positions stay true; at one position, what closes stands before what opens
    made.sort(([one], [other]) => other - one);
    for (const [at, text] of made) code = code.slice(0, at) + text + code.slice(at);
    return { code, map: null };
  },
};

const { config } = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
export default mergeConfig(config, { plugins: [recorder], build: { minify: false } });
