// Unit tests of the client's pure logic, in /tests/web, which mirrors web/src.
// The test functions are globals, because node_modules cannot be resolved from outside web/.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // the client build of Svelte, so that runes are reactive
  test: {
    dir: "../tests/web",
    include: ["**/*.test.ts"],
    environment: "happy-dom",
    globals: true,
    pool: "vmThreads", // one environment per worker: creating it per file takes most of the time
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ["../tests/web/setup.ts"],
  },
  server: { fs: { allow: [".."] } },
});
