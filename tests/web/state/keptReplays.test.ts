// Replays that are stored for reading without a network.

import { saveToken } from "../../../web/src/api/tokens";
import { keepReplay, keptReplays } from "../../../web/src/state/keptReplays";

const WANTED = { id: "t1", seat: 0, title: "Taxi", names: ["Ann"], game: "taxi", version: "", last: 1, describe: false };

test("a stored replay is what anybody may read: it is fetched without the token", async () => {
  const headers: Record<string, string>[] = [];
  const stored: string[] = [];
  saveToken("t1", "secret-of-one-person");
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async () => undefined,
      put: async (address: string) => void stored.push(new URL(address).pathname),
      keys: async () => [],
    }),
  });
  vi.stubGlobal("fetch", async (_path: string, options: { headers: Record<string, string> }) => {
    headers.push(options.headers);
    return new Response("{}");
  });
  expect(await keepReplay(WANTED, () => false)).toBe(true);
  expect(stored.filter((path) => path.endsWith("/api/tables/t1"))).toHaveLength(1);
  expect(headers).toHaveLength(stored.length);
  expect(headers.filter((each) => "Authorization" in each)).toEqual([]);
  expect(keptReplays()).toEqual([{ id: "t1", seat: 0, title: "Taxi", names: ["Ann"] }]);
});
