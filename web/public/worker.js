// Shows alerts while no page is open, and opens the table they are about. It keeps nothing and fetches nothing.

const scope = self.registration.scope;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
