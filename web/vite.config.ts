import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server says where it lives when it serves index.html
  build: {
    outDir: "../src/gotham/server/static",
    emptyOutDir: true,
    target: "es2023",
    // what light-dark() needs, so that it is left as it is
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // the content security policy allows fonts from files only
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // how long parts of a build took says nothing to who wants to play
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" } },
});
