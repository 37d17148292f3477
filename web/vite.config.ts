import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SHARED = /[\\/]src[\\/](api|components|pages|state)[\\/]/;
const gameOf = (path: string): string | null => /[\\/]src[\\/]games[\\/]([^\\/]+)[\\/]/.exec(path)?.[1] ?? null;

export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server inserts its base path into index.html
  build: {
    outDir: "../src/gotham/server/static",
    emptyOutDir: true,
    manifest: "files.json", // for the links by which the server preloads the files of a page
    target: "es2023",
    // what light-dark() needs, so that it is left as it is
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // the content security policy allows fonts from files only
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the duration of build steps is not useful to players
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // few files: on a slow line each one costs a round trip
      output: {
        codeSplitting: {
          groups: [
            { name: "home", tags: ["$initial"], priority: 2 }, // all that every page needs, and the home page
            { name: gameOf, minShareCount: 2, priority: 1 }, // board, picture and help of a game draw the same pieces
            { name: "frame", test: SHARED, minShareCount: 2 }, // table, replay, puzzle, lesson and analysis
          ],
        },
      },
    },
  },
  // a folder of their own: the server sends these files with a content security policy of their own
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "workers/[name]-[hash].js" } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" } },
});
