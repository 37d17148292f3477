// The addresses of worker scripts, which the content security policy accepts from one place of the client only.

import { link } from "./basePath";

interface Policy {
  createScriptURL(address: string): string;
}

interface Policies {
  createPolicy(name: string, rules: Policy): Policy;
}

const SCRIPTS = /\/(worker|workers\/[\w-]+)\.js$/;
let policy: Policy | undefined;

/** Return the address of a worker of this client, as the policy of its pages demands it. */
export function workerScript(address: string): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  policy ??= policies?.createPolicy("gotham-worker", { createScriptURL: ownScript }) ?? { createScriptURL: ownScript };
  return policy.createScriptURL(address);
}

/** The service worker at its fixed address. */
export const SERVICE_WORKER = link("/worker.js");

// other addresses are refused, whoever asks
function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (!import.meta.env.DEV && (origin !== location.origin || !SCRIPTS.test(pathname))) {
    throw new TypeError(`${address} is no worker of this client`);
  }
  return address;
}
