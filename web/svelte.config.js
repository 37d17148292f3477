import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// built node by node, a first board is on the screen sooner than when its templates are parsed as HTML
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, fragments: "tree" } };
