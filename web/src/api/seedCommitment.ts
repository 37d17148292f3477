// The commitment to a match's seed: published before the match, verified with the seed after it.

/** Compute the commitment of a seed. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`gotham commitment${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a seed matches a commitment; null if the browser cannot compute it. */
export async function matchesCommitment(seed: string, commitment: string): Promise<boolean | null> {
  // browsers provide crypto.subtle over https and on localhost only
  return globalThis.crypto?.subtle ? (await commitmentOf(seed)) === commitment : null;
}
