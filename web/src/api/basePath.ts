// The paths of this client, below the path under which the server is mounted: the root of the site, or for example /gotham.

// the bundle is in BASE/assets/; the variable keeps Vite from treating the URL as an asset
const here = import.meta.url;

/** The prefix of every path of this client: empty, or for example /gotham. */
export const basePath = import.meta.env.DEV ? "" : new URL(".", here).pathname.replace(/\/assets\/$/, "");

/** Whether this page is shown inside a page of another site: a replay or a puzzle, without anything personal. */
export const embedded = location.pathname.startsWith(`${basePath}/embed/`);

/** Add the base path to a path of this client. */
export function link(path: string): string {
  return basePath + path;
}

/** The path of a move's replay; without a move, what comes before its number. */
export function replayPath(id: string, seat: number, move: number | ""): string {
  return `/replay/${encodeURIComponent(id)}?seat=${seat}&move=${move}`;
}

/** The seat number as replays count it. */
export function viewerNumber(seat: number | null): number {
  return seat ?? -1;
}

/** The HTML by which another site shows a page of this client. */
export function embedCode(path: string, title: string): string {
  const address = `${location.origin}${link(`/embed${path}`)}`.replaceAll("&", "&amp;");
  return `<iframe src="${address}" title="${title}" width="100%" height="680" style="border:0" loading="lazy"></iframe>`;
}
