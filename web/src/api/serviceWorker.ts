// The service worker: registered once the page has loaded, so that the app can be installed and opens without a network.

import { basePath } from "./basePath";
import { SERVICE_WORKER, workerScript } from "./workerScripts";

let worker: Promise<ServiceWorkerRegistration> | undefined;

/** Register the service worker, which phones require for notifications. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  worker ??= (async () => {
    const address = workerScript(SERVICE_WORKER);
    await navigator.serviceWorker.register(address, { scope: `${basePath}/`, updateViaCache: "none" });
    return navigator.serviceWorker.ready;
  })();
  return worker;
}

/** Prepare for visits without a network. Browsers allow it over https and on localhost only. */
export function prepareOffline(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const begin = (): void => void registerWorker().then(storeAssets, () => {});
  if (document.readyState === "complete") setTimeout(begin);
  else addEventListener("load", () => setTimeout(begin), { once: true });
}

/** Have the worker store every asset that this page loads; the first ones were loaded before there was a worker. */
function storeAssets(registration: ServiceWorkerRegistration): void {
  const seen = new PerformanceObserver((list) => {
    const assets = list.getEntries().map(({ name }) => name);
    registration.active?.postMessage({ assets: assets.filter((name) => name.includes("/assets/")) });
  });
  seen.observe({ type: "resource", buffered: true });
}
