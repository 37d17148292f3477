// The service worker: shows alerts while no page is open, and lets the app open without a network.
//
// A page always comes from the server where it answers; without it, the stored start page opens, and the client shows what is
// stored. Assets have names that change with their content, so a stored one is never out of date. Answers about replays are
// stored by the client; here they are only read.

const scope = self.registration.scope;
const [PAGES, ASSETS, REPLAYS] = ["gotham-pages", "gotham-assets", "gotham-replays"];
const MOST = 300; // assets that are stored; the oldest are of former versions
const NOT_OURS = /^(docs|embed|schema|metrics|health|ready)(\/|$)/; // pages without the client
const READABLE = /^api\/(games(\/[^/]+\/(catalogue|versions)\/[^/]+)?|tables\/[^/]+(\/replay(\/log)?)?)$/;
let refreshed = false;

self.addEventListener("install", (event) => event.waitUntil(Promise.all([refresh(), self.skipWaiting()])));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname.slice(new URL(scope).pathname.length);
  if (request.mode === "navigate") {
    if (!NOT_OURS.test(path)) event.respondWith(page(event));
  } else if (path.startsWith("assets/")) event.respondWith(asset(request));
  else if (READABLE.test(path)) event.respondWith(answer(request));
});

// the client names the assets that it had loaded before there was a worker
self.addEventListener("message", (event) => {
  const known = (event.data?.assets ?? []).filter((address) => address.startsWith(`${scope}assets/`));
  event.waitUntil(Promise.all(known.map((address) => asset(new Request(address)).catch(() => {}))));
});

/** A page of the client from the server; without one, the stored start page. */
async function page(event) {
  try {
    const found = (await event.preloadResponse) ?? (await fetch(event.request));
    const start = event.request.url.split(/[?#]/)[0] === scope;
    if (start && isOurs(found)) event.waitUntil(store(found.clone()));
    else if (!refreshed) event.waitUntil(refresh());
    return found;
  } catch (error) {
    const stored = await caches.match(scope, { cacheName: PAGES });
    if (stored) return stored;
    throw error;
  }
}

/** Store the start page as the server has it now. */
async function refresh() {
  refreshed = true;
  try {
    const found = await fetch(scope, { cache: "no-cache" });
    if (isOurs(found)) await store(found);
  } catch {
    refreshed = false;
  }
}

/** Whether an answer is the file that was asked for, and not where something on the way has sent us, such as a login. */
function isOurs(found) {
  return found.ok && found.type === "basic" && !found.redirected;
}

async function store(start) {
  await (await caches.open(PAGES)).put(scope, start);
}

/** A stored asset, else one from the server, which is stored. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const stored = await cache.match(request.url);
  if (stored) return stored;
  const found = await fetch(request);
  if (isOurs(found) && !found.headers.get("cache-control")?.includes("no-store")) { // not a stand-in for a missing file
    await cache.put(request.url, found.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)));
  }
  return found;
}

/** An answer of the server; without one, what the client has stored. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const stored = await caches.match(request.url, { cacheName: REPLAYS, ignoreVary: true });
    if (stored) return stored;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  const icon = new URL("icon.png", scope).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon, badge: icon, data: { table } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(`table/${event.notification.data.table}`, scope).href));
});

/** Goes to the page that shows a table already, else opens it. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url.split("#")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
