// The commitment to a seed, and its verification.

import { commitmentOf, matchesCommitment } from "../../../web/src/api/seedCommitment";

test("a commitment is 64 hexadecimal digits and depends on the seed", async () => {
  const first = await commitmentOf("taxi");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await commitmentOf("taxi")).toBe(first);
  expect(await commitmentOf("taxj")).not.toBe(first);
});

test("the seed matches its own commitment only", async () => {
  const commitment = await commitmentOf("1234");
  expect(await matchesCommitment("1234", commitment)).toBe(true);
  expect(await matchesCommitment("1235", commitment)).toBe(false);
});

test("without crypto.subtle the answer is unknown", async () => {
  vi.stubGlobal("crypto", {});
  expect(await matchesCommitment("1234", "")).toBeNull();
});
