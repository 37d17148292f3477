// The replays that were looked at last, stored for reading without a network. Only finished matches are, as anybody may
// read them: without a token, so that no private notes and lines of chat stay in the browser.

import { link } from "../api/basePath";
import { fetchAnswer } from "../api/http";
import { i18n } from "./i18n.svelte";

const STORAGE_KEY = "gotham.replays";
const CACHE = "gotham-replays"; // the service worker reads it
const MOST = 5; // replays
const LONGEST = 500; // moves; longer matches are stored up to there
const PAUSE = 150; // milliseconds between two requests: the server limits them

export interface KeptReplay {
  id: string;
  seat: number;
  title: string;
  names: string[];
}

/** What of a replay is to be stored: the game by its name and version, the viewer, the last move, and whether as text. */
export interface Wanted extends KeptReplay {
  game: string;
  version: string;
  last: number;
  describe: boolean;
}

/** The stored replays, the newest first. */
export function keptReplays(): KeptReplay[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as KeptReplay[];
  } catch {
    return [];
  }
}

/** Store a replay; resolves to whether it is stored as a whole, and stops where the page is left. */
export async function keepReplay(wanted: Wanted, left: () => boolean): Promise<boolean> {
  if (!("caches" in window)) return false;
  const cache = await caches.open(CACHE);
  for (const path of paths(wanted)) {
    const address = new URL(link(`/api${path}`), location.href).href;
    if (await cache.match(address, { ignoreVary: true })) continue;
    if (left()) return false;
    await cache.put(address, await fetchAnswer(path));
    await new Promise((go) => setTimeout(go, PAUSE));
  }
  const { id, seat, title, names } = wanted;
  const all = [{ id, seat, title, names }, ...keptReplays().filter((each) => each.id !== id)];
  localStorage.setItem(STORAGE_KEY, JSON.stringify(all.slice(0, MOST)));
  for (const old of all.slice(MOST)) await drop(cache, old.id);
  return true;
}

function paths({ id, seat, game, version, last, describe }: Wanted): string[] {
  const [table, name] = [`/tables/${encodeURIComponent(id)}`, encodeURIComponent(game)];
  const moves = Array.from({ length: Math.min(last, LONGEST) + 1 }, (_, move) => move);
  return [
    `/games?language=${i18n.language}`,
    `/games/${name}/catalogue/${i18n.language}`,
    ...(version ? [`/games/${name}/versions/${version}?language=${i18n.language}`] : []),
    table,
    `${table}/replay/log?seat=${seat}`,
    ...moves.map((move) => `${table}/replay?seat=${seat}&move=${move}&describe=${Number(describe)}`),
  ];
}

async function drop(cache: Cache, id: string): Promise<void> {
  const mark = `/api/tables/${encodeURIComponent(id)}`;
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.endsWith(mark) || pathname.includes(`${mark}/`)) await cache.delete(url, { ignoreVary: true });
  }
}
