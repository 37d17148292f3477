// Where the server lives: at the root of its site, or under a path of it.

// the bundle lies in BASE/assets/, wherever that is; written so that vite does not take it for a file of ours
const here = import.meta.url;

/** The path before all our addresses: nothing, or as in /gotham. */
export const basePath = import.meta.env.DEV ? "" : new URL(".", here).pathname.replace(/\/assets\/$/, "");

/** An address of ours as the browser needs it. */
export function link(path: string): string {
  return basePath + path;
}
