// Draws what `gotham print` lays out: `node print.js FOLDER` writes the drawings of every game and the fonts there.

import { createRequire } from "node:module";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const FONTS = { limelight: [400], jost: [400, 600, 700] };
const [HEADER, ENTRY] = [12, 16]; // bytes of a font's header, and of a table's entry in it
const find = createRequire(import.meta.url).resolve;

/** A font as programs read it, from how it is packed for browsers: WOFF is the same tables, each compressed. */
function unpacked(woff) {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = woff.subarray(44 + 20 * at);
    const [offset, packed, length] = [4, 8, 12].map((place) => entry.readUInt32BE(place));
    const bytes = woff.subarray(offset, offset + packed);
    return { head: entry, bytes: packed < length ? inflateSync(bytes) : bytes };
  });
  const header = Buffer.alloc(HEADER + ENTRY * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(16 << power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * tables.length - (16 << power), 10);
  const parts = [header];
  let end = header.length;
  tables.forEach(({ head, bytes }, at) => {
    const place = HEADER + ENTRY * at;
    head.copy(header, place, 0, 4);
    head.copy(header, place + 4, 16, 20);
    header.writeUInt32BE(end, place + 8);
    header.writeUInt32BE(bytes.length, place + 12);
    parts.push(bytes, Buffer.alloc(-bytes.length & 3));
    end += bytes.length + (-bytes.length & 3);
  });
  return Buffer.concat(parts);
}

function writeFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, weights] of Object.entries(FONTS)) {
    const home = dirname(find(`@fontsource/${name}/package.json`));
    for (const weight of weights) {
      const woff = readFileSync(join(home, "files", `${name}-latin-${weight}-normal.woff`));
      writeFileSync(join(folder, `${name}-${weight}.ttf`), unpacked(woff));
    }
    copyFileSync(join(home, "LICENSE"), join(folder, `${name}-licence.txt`));
  }
}

// browser APIs that the client uses on load; drawings do not depend on them
const nothing = () => null;
const place = { pathname: "/", search: "" };
Object.assign(globalThis, { localStorage: { getItem: nothing }, document: { documentElement: {} }, location: place });
Object.defineProperty(globalThis, "navigator", { value: { languages: [] } });

const folder = process.argv[2];
writeFonts(join(folder, "fonts"));
const server = await createServer({
  configFile: false,
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ configFile: false, emitCss: false, preprocess: vitePreprocess(), compilerOptions: { runes: true } })],
});
const { games, colours } = await server.ssrLoadModule("/src/print/main.ts");
for (const [name, { drawings, colours: own }] of Object.entries(games))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ colours: { ...colours, ...own }, drawings }));
await server.close();
