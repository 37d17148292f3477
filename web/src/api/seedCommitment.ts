// The seed of a match is committed to before it begins and shown when it is over: anybody can check that it fits.

/** What is published of a seed before the match. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`gotham commitment${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the seed is the one committed to; null where this browser cannot tell. */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  // browsers offer this over https and on this machine only
  return globalThis.crypto?.subtle ? (await commitmentOf(seed)) === commitment : null;
}
