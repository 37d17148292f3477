// Requests over HTTP: their headers, errors and the cache of games.

import { HttpError, errorText, fetchGame, fetchSnapshot, openTable, sendTableCommand } from "../../../web/src/api/http";
import { saveToken } from "../../../web/src/api/tokens";
import { t } from "../../../web/src/state/i18n.svelte";
import { INFO } from "../matches";

const calls: { path: string; options: RequestInit & { headers: Record<string, string> } }[] = [];

function answer(body: unknown, status = 200): void {
  calls.length = 0;
  vi.stubGlobal("fetch", async (path: string, options: (typeof calls)[number]["options"]) => {
    calls.push({ path, options });
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
}

test("a snapshot is fetched with the token of its table", async () => {
  saveToken("a/b", "secret");
  answer({ table: 1 });
  expect(await fetchSnapshot("a/b")).toEqual({ table: 1 });
  expect(calls[0]!.path).toMatch(/\/api\/tables\/a%2Fb$/);
  expect(calls[0]!.options.headers).toMatchObject({ Authorization: "Bearer secret", "Accept-Language": "en" });
  expect(calls[0]!.options.method).toBeUndefined();
});

test("data is sent as JSON by POST", async () => {
  answer({ id: "t", token: "x" });
  await openTable({ game: "taxi", players: 2 });
  expect(calls[0]!.options).toMatchObject({ method: "POST", body: '{"game":"taxi","players":2}' });
  await sendTableCommand("t", "kick", { seat: 1 });
  expect(calls[1]!.path).toMatch(/\/tables\/t\/kick$/);
});

test("a refusal is thrown with its status, reason and clause", async () => {
  answer({ type: "refused", reason: "not you", clause: "4.2" }, 403);
  const error = await fetchSnapshot("t").catch((error: unknown) => error);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 403, refusal: { reason: "not you", clause: "4.2", part: 0 } });
  expect(errorText(error)).toBe("not you");
});

test("an error without JSON names the status", async () => {
  answer("<html>", 502);
  const error = await fetchSnapshot("t").catch((error: unknown) => error);
  expect(errorText(error)).toBe(t("server-error", { status: 502 }));
});

test("a network failure is reported as an unreachable server", () => {
  expect(errorText(new TypeError("network"))).toBe(t("unreachable"));
});

test("games are fetched once per language, and again after a failure", async () => {
  answer("", 500);
  await expect(fetchGame("taxi")).rejects.toThrow();
  answer([INFO]);
  expect(await fetchGame("taxi")).toEqual(INFO);
  expect(await fetchGame("tram")).toBeUndefined();
  expect(calls).toHaveLength(1);
});
