// A replay: which moves it fetches, caches and plays, with fake timers and a fake server.

import { replayPath, viewerNumber } from "../../../../web/src/api/basePath";
import { Replay } from "../../../../web/src/state/match/replay.svelte";
import { INFO, entry, table, view } from "../../matches";

const asked: string[] = [];
const LOG = Array.from({ length: 6 }, (_, at) => entry(at + 1, at % 2));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    const url = new URL(path, location.origin);
    if (url.pathname.endsWith("/games")) return Response.json([INFO]);
    if (url.pathname.includes("/catalogue/")) return new Response("hello = Hello\n");
    const [seat, move] = [Number(url.searchParams.get("seat")), Number(url.searchParams.get("move"))];
    asked.push(`${seat}/${move}`);
    const shown = view({ revision: move, board: { move } });
    return Response.json({ seat, move, last: 6, moves: { 0: move, 1: Math.max(0, move - 1) }, view: shown });
  });
});

afterEach(() => vi.useRealTimers());

async function open(move: number): Promise<Replay> {
  const replay = new Replay(INFO, "t1", () => false);
  replay.setLog(LOG);
  await replay.open(table({ state: "over" }), 0, move);
  await vi.advanceTimersByTimeAsync(0);
  return replay;
}

test("it opens at a move and fetches two more in advance", async () => {
  const replay = await open(2);
  expect(replay.match.board).toEqual({ move: 2 });
  expect(replay.match.log.map(({ number }) => number)).toEqual([1, 2]);
  expect(replay.lines).toEqual(["line 2"]);
  expect(asked).toEqual(["0/2", "0/3", "0/4"]);
});

test("a cached move is shown at once, and never fetched twice", async () => {
  const replay = await open(2);
  replay.step(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(replay.match.board).toEqual({ move: 3 });
  expect(new Set(asked).size).toBe(asked.length);
});

test("of many moves passed quickly only the last is fetched", async () => {
  const replay = await open(0);
  asked.length = 0;
  for (const move of [3, 4, 5]) replay.go(move);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked[0]).toBe("0/5");
  expect(asked).not.toContain("0/4");
  expect(replay.match.board).toEqual({ move: 5 });
});

test.each([
  [-4, 0],
  [99, 6],
  [2.4, 2],
  [NaN, 0],
])("a move of %d becomes %i", async (wanted, move) => {
  const replay = await open(1);
  replay.go(wanted);
  expect(replay.move).toBe(move);
  replay.close();
});

test("playback continues to its end and reports it", async () => {
  const replay = await open(1);
  const done = vi.fn();
  replay.play(3, done);
  await vi.advanceTimersByTimeAsync(2 * 1600);
  expect([replay.move, replay.playing]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(1600);
  expect([replay.move, replay.playing]).toEqual([3, false]);
  expect(done).toHaveBeenCalledOnce();
});

test("speed shortens each step, and a step by hand stops playback", async () => {
  const replay = await open(1);
  replay.speed = 4;
  replay.play();
  await vi.advanceTimersByTimeAsync(400);
  expect(replay.move).toBe(2);
  replay.step(-1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.move, replay.playing]).toEqual([1, false]);
});

test("another viewer sees the same moment with their own number", async () => {
  const replay = await open(4);
  await replay.changeViewer(1, LOG);
  expect([replay.seat, replay.move, replay.match.seat]).toEqual([1, 3, 1]);
  await replay.changeViewer(0, LOG);
  expect([replay.seat, replay.move]).toEqual([0, 4]);
});

test("a replay accepts no actions", async () => {
  const replay = await open(4);
  expect(replay.match.acting).toBe(false);
  expect(await replay.match.act(0)).toBe(false);
});

test("addresses of moves", () => {
  expect(replayPath("a/b", -1, 3)).toBe("/replay/a%2Fb?seat=-1&move=3");
  expect([viewerNumber(null), viewerNumber(2)]).toEqual([-1, 2]);
});
