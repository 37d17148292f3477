// Messages of the server applied to a match, and requests that it sends.

import { createBundle, t } from "../../../../web/src/state/i18n.svelte";
import { INFO, entry, newMatch, table, view } from "../../matches";

describe("the viewer", () => {
  test("names fall back to the number of the seat", () => {
    expect(newMatch().match.names).toEqual(["Ann", "Bot", t("seat", { seat: 3 })]);
  });

  test.each([
    ["awaited", {}, {}, true, true],
    ["may act, but is not awaited", { awaited: [1] }, {}, true, false],
    ["is not to act", { actors: [1], awaited: [1] }, {}, false, false],
    ["watches", {}, { seat: null }, false, false],
    ["has a bot in the seat", {}, { kept: true }, false, false],
    ["sees an ended table", {}, { state: "ended" as const }, false, false],
    ["sees a finished match", { over: true }, {}, false, false],
  ])("%s", (_, seen, sat, acting, mine) => {
    const { match } = newMatch();
    match.receive(table(sat));
    match.receive(view(seen));
    expect([match.acting, match.mine]).toEqual([acting, mine]);
  });
});

describe("views", () => {
  test("legal actions are expanded from ranges", () => {
    const { match } = newMatch();
    match.receive(view({ legal: [0, 1, 3, 3] }));
    expect([...match.legal]).toEqual([0, 1, 3]);
  });

  test("a label is the sentence, else the notation", () => {
    const { match } = newMatch();
    match.receive(view({ legal: [0, 9], words: { 0: "play yellow 1" } }));
    expect(match.label(0)).toBe("play yellow 1");
    expect(match.label(1)).toBe("play Y2");
    expect(match.label(9)).toBe("swap b z");
  });

  test("a sentence is kept while its action stays legal, and replaced when it is sent again", () => {
    const { match } = newMatch();
    match.receive(view({ legal: [0, 1], words: { 0: "zero", 1: "one" } }));
    match.receive(view({ legal: [1, 1], words: {} }));
    expect(match.label(1)).toBe("one");
    match.receive(view({ legal: [0, 1], words: { 1: "uno" } }));
    expect(match.label(0)).toBe("play Y1");
    expect(match.label(1)).toBe("uno");
  });

  test("a partial board is merged, and unchanged parts keep their identity", () => {
    const { match } = newMatch();
    match.receive(view({ whole: true, board: { round: 1, seats: [{ money: 1 }] } }));
    const seats = match.board!.seats;
    match.receive(view({ board: { round: 2, seats: [{ money: 1 }] } }));
    expect(match.board).toEqual({ round: 2, seats: [{ money: 1 }] });
    expect(match.board!.seats).toBe(seats);
    match.receive(view({ board: { round: 3 } }));
    expect(match.board!.seats).toBe(seats);
  });

  test("a whole board replaces the old one, and a missing one clears it", () => {
    const { match } = newMatch();
    match.receive(view({ whole: true, board: { round: 1, map: [] } }));
    match.receive(view({ whole: true, board: { round: 2 } }));
    expect(match.board).toEqual({ round: 2 });
    match.receive(view());
    expect(match.board).toBeNull();
  });

  test("new log entries are added, and taken-back ones replaced", () => {
    const { match } = newMatch();
    match.receive(view({ log: [entry(1, 0), entry(2, 1)] }));
    match.receive(view({ revision: 3, log: [entry(3, 0)] }));
    expect(match.log.map(({ number }) => number)).toEqual([1, 2, 3]);
    match.receive(view({ log: [entry(2, 0, { lines: ["other"] })] }));
    expect(match.log.map(({ lines }) => lines[0])).toEqual(["line 1", "other"]);
  });

  test("a whole view without entries removes those after its revision", () => {
    const { match } = newMatch();
    match.receive(view({ revision: 2, log: [entry(1, 0), entry(2, 1)] }));
    match.receive(view({ revision: 1, whole: true, log: [] }));
    expect(match.log.map(({ number }) => number)).toEqual([1]);
  });

  test("a hint stays whole while it can be followed, and is dropped once its actions are illegal", () => {
    const { match } = newMatch();
    match.hinted = new Set([0, 3]);
    match.receive(view({ legal: [3, 3] }));
    expect([...match.hinted]).toEqual([0, 3]);
    match.receive(view({ legal: [4, 4] }));
    expect([...match.hinted]).toEqual([]);
  });

  test("the results of a finished match stay", () => {
    const { match } = newMatch();
    match.receive(view({ over: true, returns: [3, 1], winners: [0] }));
    match.receive(view({ over: true }));
    expect([match.returns, match.winners]).toEqual([[3, 1], [0]]);
    match.receive(view({ over: false }));
    expect(match.winners).toBeNull();
  });
});

describe("clocks", () => {
  test("times left become times of this machine, for those that run", () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { match } = newMatch();
    match.receive(table({ left: 90, times: [30, 20, null], running: [0] }));
    expect(match.until).toBe(1_090_000);
    expect(match.ends).toEqual([1_030_000, null, null]);
    match.receive(table({ left: null }));
    expect([match.until, match.ends]).toEqual([null, []]);
    vi.useRealTimers();
  });
});

describe("texts", () => {
  test("chat messages are sorted and not repeated", () => {
    const { match } = newMatch();
    const say = (number: number, text: string) => match.receive({ type: "talk", number, seat: 0, name: "Ann", text });
    say(2, "b");
    say(1, "a");
    say(2, "c");
    expect(match.talk.map(({ text }) => text)).toEqual(["a", "c"]);
  });

  test("a muted seat's note is hidden, its action is not", () => {
    const { match } = newMatch();
    const said = entry(1, 1, { lines: ["Bot passes", "ha!"], noted: true, fact: { kind: "pass", note: "ha!" } });
    match.receive(view({ log: [said, entry(2, 1)] }));
    match.muted = new Set([1]);
    expect(match.log[0]).toMatchObject({ lines: ["Bot passes"], fact: { kind: "pass", note: "" } });
    expect(match.log[1]!.lines).toEqual(["line 2"]);
    match.muted = new Set();
    expect(match.log[0]).toBe(said);
  });

  test("words come from the game's catalogue, else from the client's", () => {
    const { match } = newMatch();
    match.translate(INFO, createBundle("en", "your-turn = Drive!\n"));
    expect(match.words("your-turn")).toBe("Drive!");
    expect(match.words("state-over")).toBe(t("state-over"));
    expect(match.wordsOrNull("state-over")).toBeNull();
  });

  test("clearing the texts keeps the position", () => {
    const { match } = newMatch();
    match.receive(view({ words: { 0: "zero" }, lines: ["x"], log: [entry(1, 0)] }));
    match.clearText();
    expect([match.log, match.lines, match.label(0)]).toEqual([[], [], "play Y1"]);
    expect(match.legal.has(0)).toBe(true);
  });
});

describe("requests", () => {
  test("one action is bound to its sentence, a run to the revision", async () => {
    const { match, sent } = newMatch();
    match.receive(view({ revision: 7, words: { 0: "zero" } }));
    await match.act(0);
    await match.act([0, 1]);
    expect(sent).toEqual([
      { type: "act", actions: [0], words: ["zero"] },
      { type: "act", actions: [0, 1], revision: 7 },
    ]);
  });

  test("a refusal is stored until the next request", async () => {
    let answer: "refused" | "accepted" = "refused";
    const { match } = newMatch(() => (answer === "refused" ? { type: "refused", reason: "no" } : { type: "accepted", id: 1 }));
    expect(await match.act(0)).toBe(false);
    expect(match.refusal?.reason).toBe("no");
    answer = "accepted";
    expect(await match.undo()).toBe(true);
    expect(match.refusal).toBeNull();
  });

  test("it is busy until the answer, or until the effect is seen", async () => {
    const { match } = newMatch();
    match.receive(view());
    const asked = match.act(0);
    expect(match.busy).toBe(true);
    match.receive(view({ log: [entry(1, 1)] }));
    expect(match.busy).toBe(true);
    match.receive(view({ log: [entry(2, 0)] }));
    expect(match.busy).toBe(false);
    await asked;
    expect(match.busy).toBe(false);
  });

  test("a tried run is sent with its sentences and a note", async () => {
    const { match, sent } = newMatch();
    const tried = { type: "tried", id: 1, actions: [0, 1], words: ["a", "b"] } as const;
    await match.run({ ...tried, actions: [...tried.actions], words: [...tried.words] }, "please");
    expect(sent).toEqual([{ type: "act", actions: [0, 1], words: ["a", "b"], note: "please" }]);
  });
});
