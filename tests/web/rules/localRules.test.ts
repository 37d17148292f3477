// The rules in this browser: what their worker answers, and that everything else is left to the server.

import { LocalRules, type RulesWorker, type WorkerAnswer, type WorkerRequest } from "../../../web/src/rules/localRules";
import { describe as describeGame } from "../../../web/src/rules/loading";
import type { Refusal } from "../../../web/src/api/messages";
import { createBundle } from "../../../web/src/state/i18n.svelte";
import { INFO, newMatch, table, view } from "../matches";

const QUESTION = { cells: [1, 2], seat: 0, actions: [3] };
const WORDS = createBundle("en", "why-TX-07 = “{ $action }” is no { $kind } for you.\n");

/** Rules with a worker that records what it is sent; `say` is its answer. */
function setUp() {
  const sent: WorkerRequest[] = [];
  const worker: RulesWorker = {
    postMessage: (request: WorkerRequest) => sent.push(request),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const rules = new LocalRules(worker, "/rules/x.wasm", describeGame(INFO));
  const say = (data: WorkerAnswer): void => worker.onmessage!.call(worker as Worker, { data } as MessageEvent);
  return { rules, worker, sent, say };
}

/** A match beside rules that have been loaded. */
function matchWithRules() {
  const { match, sent } = newMatch(() => ({ type: "tried", id: 1, actions: [3], words: ["Pass"] }));
  const { rules, say, sent: asked } = setUp();
  match.translate(INFO, WORDS);
  match.receive(view({ whole: true, view: [1, 2], board: {} }));
  match.rules = rules;
  say({ type: "ready" });
  return { match, sent, say, asked };
}

/** Let what was promised happen. */
const settled = (): Promise<void> => new Promise((go) => setTimeout(go));

test("the module is requested at once, and what is asked waits for it", async () => {
  const { rules, sent, say } = setUp();
  const answer = rules.ask(QUESTION);
  expect(sent.map(({ type }) => type)).toEqual(["load"]);
  say({ type: "ready" });
  await settled();
  expect(sent.map(({ type }) => type)).toEqual(["load", "ask"]);
  say({ type: "answer", id: 1, answer: "allowed" });
  expect(await answer).toBe("allowed");
});

test("a trial does not wait for the module", async () => {
  const { match, sent } = matchWithRules();
  match.rules = setUp().rules;
  expect((await match.try([3])).type).toBe("tried");
  expect(sent.length).toBe(1);
});

test("each question gets its own answer", async () => {
  const { rules, say } = setUp();
  say({ type: "ready" });
  const [first, second] = [rules.ask(QUESTION), rules.ask(QUESTION)];
  await settled();
  say({ type: "answer", id: 2, answer: "allowed" });
  say({ type: "answer", id: 1, answer: { part: 0, clause: "TX-07" } });
  expect(await first).toEqual({ part: 0, clause: "TX-07" });
  expect(await second).toBe("allowed");
});

test("a module that cannot be loaded leaves everything to the server", async () => {
  const { rules, worker, say } = setUp();
  const waiting = rules.ask(QUESTION);
  say({ type: "failed" });
  expect(worker.terminate).toHaveBeenCalled();
  expect(await waiting).toBe("unknown");
  expect(await rules.ask(QUESTION)).toBe("unknown");
});

test("a fault resolves what was asked", async () => {
  for (const fault of ["failed", "error", "close"]) {
    const { rules, worker, say } = setUp();
    say({ type: "ready" });
    const answer = rules.ask(QUESTION);
    await settled();
    if (fault === "failed") say({ type: "failed" });
    else if (fault === "error") worker.onerror!.call(worker as Worker, new ErrorEvent("error"));
    else rules.close();
    expect(await answer).toBe("unknown");
    expect(rules.ready).toBe(false);
  }
});

test("a game describes its module", () => {
  const fields = [{ name: "players", first: 0, shape: [] }, { name: "map", first: 1, shape: [2, 3] }];
  const found = describeGame({ ...INFO, fields, clauses: { "TX-01": "", "TX-02": "" } });
  expect(found).toMatchObject({ cells: 7, prefix: "TX", players: [2, 3], actions: { count: 10 } });
  expect(found.fields[1]).toMatchObject({ name: "map", start: 1, size: 6 });
});

// ------------------------------------------------------------------------------------- beside a match

test("a refusal is told in the server's words, and the server is not asked", async () => {
  const { match, sent, say, asked } = matchWithRules();
  const answer = match.try([3, 5]);
  await settled();
  expect(asked.at(-1)).toMatchObject({ question: { cells: [1, 2], seat: 0, actions: [3, 5] } });
  say({ type: "answer", id: 1, answer: { part: 1, clause: "TX-07" } });
  const refusal: Refusal = { type: "refused", reason: "TX-07: “swap a y” is no swap for you.", clause: "TX-07", part: 1 };
  expect(await answer).toEqual(refusal);
  expect(sent).toEqual([]);
});

test("what the rules here allow or cannot tell is tried by the server", async () => {
  for (const answer of ["allowed", "unknown", { part: 0, clause: "TX-08" }] as const) {
    const { match, sent, say } = matchWithRules();
    const tried = match.try([3]);
    await settled();
    say({ type: "answer", id: 1, answer });
    expect((await tried).type).toBe("tried");
    expect(sent).toEqual([{ type: "try", actions: [3] }]);
  }
});

test("nothing is asked here without a view, without a turn, or while a bot plays the seat", async () => {
  for (const change of ["view", "turn", "kept"]) {
    const { match, sent, asked } = matchWithRules();
    if (change === "view") match.receive(view({ whole: true }));
    else if (change === "turn") match.receive(view({ actors: [1] }));
    else match.receive(table({ kept: true }));
    expect((await match.try([3])).type).toBe("tried");
    expect([asked.length, sent.length]).toEqual([1, 1]);
  }
});
