// The draft of a deal: its lines, the run of actions that they become, and requests about it.

import { DealDraft, MAX_SUM, THOUSAND, mapMarks } from "../../../../../web/src/games/chinatown/deal/dealDraft.svelte";
import type { GameInfo } from "../../../../../web/src/api/messages";
import type { Answer, Request } from "../../../../../web/src/api/requests";
import type { Offer } from "../../../../../web/src/games/chinatown/board";
import type { LocalRules } from "../../../../../web/src/rules/localRules";
import type { RuleAnswer } from "../../../../../web/src/rules/trialRun";
import { createBundle } from "../../../../../web/src/state/i18n.svelte";
import { INFO, newMatch, view } from "../../../matches";

const SEATS = ["1", "2", "3"];
const BUILDINGS = Array.from({ length: 6 }, (_, at) => String(at + 1));
const SUMS = Array.from({ length: 27 }, (_, at) => String((1 + (at % 9)) * 10 ** Math.floor(at / 9)));
const TYPES = ["tea", "silk"];

function kinds(): GameInfo["kinds"] {
  let first = 0;
  const shapes: [string, string[][]][] = [
    ["draft", []],
    ["give", [BUILDINGS, SEATS]],
    ["tile", [TYPES, SEATS, SEATS]],
    ["cash", [SEATS, SEATS, SUMS]],
    ["owe", [SEATS, SEATS, SUMS]],
    ["build", [BUILDINGS, TYPES]],
    ["empty", [BUILDINGS]],
    ["propose", [["open", "secret"]]],
    ["withdraw", [["0.1"]]],
  ];
  return shapes.map(([name, operands]) => {
    const kind = { name, first, operands };
    first += operands.reduce((size, names) => size * names.length, 1);
    return kind;
  });
}

const BOARD = {
  owner: [0, 0, 1, 1, 2, null],
  offers: [] as Offer[],
  seats: [{ loose: [2, 0] }, { loose: [0, 3] }, { loose: [0, 0] }],
};

function setUp(answer?: (request: Request) => Answer, board = BOARD) {
  const { match, sent } = newMatch(answer, { ...INFO, kinds: kinds() });
  match.receive(view({ whole: true, board }));
  return { match, sent, deal: new DealDraft(match) };
}

/** The actions of a draft in words. */
function written({ match, deal }: ReturnType<typeof setUp>): string[] {
  return deal.run.actions.map((number) => match.notation(number));
}

test("selected buildings go to the default receiver", () => {
  const { deal } = setUp();
  deal.pick(2);
  expect(deal.lines[0]).toMatchObject({ kind: "give", building: 2, to: 0 });
  expect(deal.partner).toBe(1);
  deal.pick(0);
  expect(deal.lines[1]).toMatchObject({ building: 0, to: 1 });
  expect(deal.parties).toEqual([0, 1]);
  expect([...deal.buildings]).toEqual([2, 0]);
});

test("a building picked twice leaves the deal, and a free one never enters it", () => {
  const { deal } = setUp();
  deal.pick(2);
  deal.pick(2);
  deal.pick(5);
  expect(deal.lines).toEqual([]);
});

test("without a partner the receiver is open until one is chosen", () => {
  const { deal } = setUp();
  deal.pick(0);
  expect(deal.lines[0]!.to).toBeNull();
  expect(deal.isComplete).toBe(false);
  deal.choose(2);
  expect(deal.lines[0]!.to).toBe(2);
  expect(deal.isComplete).toBe(true);
});

test("tiles are limited to those of their owner", () => {
  const { deal } = setUp();
  for (let times = 0; times < 5; times++) deal.take(1, 1);
  expect(deal.lines).toHaveLength(1);
  expect(deal.lines[0]).toMatchObject({ kind: "tile", from: 1, to: 0, type: 1, count: 3 });
});

test("the run has the moves in the order of their numbers, between draft and proposal", () => {
  const made = setUp();
  const { deal } = made;
  deal.pick(2);
  deal.take(0, 0);
  deal.take(0, 0);
  deal.add("cash");
  deal.lines.at(-1)!.sum = 205 * THOUSAND;
  expect(written(made)).toEqual([
    "draft",
    "give 3 1",
    "tile tea 1 2",
    "tile tea 1 2",
    "cash 1 2 5",
    "cash 1 2 200",
    "propose open",
  ]);
  expect(deal.run.lines.map((line) => line?.kind ?? null)).toEqual([null, "give", "tile", "tile", "cash", "cash", null]);
  deal.secret = true;
  expect(written(made).at(-1)).toBe("propose secret");
});

test("sums to the same seat are added, up to a limit", () => {
  const made = setUp();
  made.deal.partner = 1;
  made.deal.add("cash");
  made.deal.add("cash");
  made.deal.lines[0]!.sum = 30 * THOUSAND;
  made.deal.lines[1]!.sum = 12 * THOUSAND;
  expect(written(made).slice(1, -1)).toEqual(["cash 1 2 2", "cash 1 2 40"]);
  made.deal.lines[1]!.sum = MAX_SUM;
  expect(written(made).slice(1, -1)).toEqual(["cash 1 2 9", "cash 1 2 90", "cash 1 2 900"]);
});

test("a promise waits for a building of the map", () => {
  const { deal } = setUp();
  deal.add("build");
  expect(deal.aiming).toBe(deal.lines[0]!.key);
  deal.pick(3);
  expect(deal.aiming).toBeNull();
  expect(deal.isComplete).toBe(false);
  deal.lines[0]!.type = 1;
  expect(deal.isComplete).toBe(true);
  expect(deal.giver(deal.lines[0]!)).toBe(1);
});

test("the new owner of a building makes the promise about it", () => {
  const { deal } = setUp();
  deal.pick(2);
  deal.add("empty");
  deal.pick(2);
  expect(deal.giver(deal.lines[1]!)).toBe(0);
  expect(deal.marks).toEqual({ moving: new Map([[2, 0]]), clauses: new Map([[2, null]]) });
});

test("payer and receiver are swapped instead of becoming equal", () => {
  const { deal } = setUp();
  deal.partner = 1;
  deal.add("owe");
  const line = deal.lines[0]!;
  deal.setReceiver(line, 0);
  expect([line.from, line.to]).toEqual([1, 0]);
  deal.setPayer(line, 0);
  expect([line.from, line.to]).toEqual([0, 1]);
});

const OFFER = {
  id: "0.1",
  author: 0,
  own: true,
  parties: [0, 1],
  secret: true,
  moves: [
    { kind: "tile", type: 0, from: 0, to: 1 },
    { kind: "tile", type: 0, from: 0, to: 1 },
    { kind: "cash", from: 1, to: 0, sum: 2000 },
    { kind: "cash", from: 1, to: 0, sum: 30_000 },
  ],
  answers: { yes: null, no: null, withdraw: 0 },
} as unknown as Offer;

test("an offer is copied with equal moves merged, and withdrawn first if it is the viewer's own", () => {
  const made = setUp();
  made.deal.loadOffer(OFFER);
  expect(made.deal.lines.map(({ kind, count, sum }) => [kind, count, sum])).toEqual([["tile", 2, 0], ["cash", 1, 32_000]]);
  expect([made.deal.partner, made.deal.secret]).toEqual([1, true]);
  expect(written(made)[0]).toBe("draft");
  const open = { ...OFFER, answers: { ...OFFER.answers, withdraw: made.match.number("withdraw", 0) } };
  const again = setUp(undefined, { ...BOARD, offers: [open] });
  again.deal.loadOffer(open);
  expect(written(again).slice(0, 2)).toEqual(["withdraw 0.1", "draft"]);
});

describe("requests", () => {
  const tried = (request: Request): Answer =>
    request.type === "try"
      ? { type: "tried", id: 1, actions: request.actions.map(Number), words: request.actions.map(String), effect: { owed: 5 } }
      : { type: "accepted", id: 1 };

  test("a complete draft is tried, an incomplete one is not sent", async () => {
    const { deal, sent } = setUp(tried);
    deal.pick(0);
    await deal.ask();
    expect(sent).toEqual([]);
    deal.choose(1);
    await deal.ask();
    expect(sent).toMatchObject([{ type: "try" }]);
    expect(deal.effect).toEqual({ owed: 5 });
  });

  test("an answer to an older draft is ignored", async () => {
    const { deal } = setUp(tried);
    deal.pick(2);
    const asked = deal.ask();
    deal.change();
    await asked;
    expect([deal.tried, deal.stale]).toEqual([null, true]);
  });

  test("a refusal names its line", async () => {
    const { deal } = setUp(() => ({ type: "refused", reason: "no", clause: "4.2", part: 1 }));
    deal.pick(2);
    await deal.ask();
    expect(deal.refused?.reason).toBe("no");
    expect(deal.refusedLine).toBe(deal.lines[0]!.key);
  });

  test("a proposal is tried first, sent with its note, and clears the draft", async () => {
    const { deal, sent } = setUp(tried);
    deal.pick(2);
    deal.note = " please ";
    expect(await deal.propose()).toBe(true);
    expect(sent.map(({ type }) => type)).toEqual(["try", "act"]);
    expect(sent[1]).toMatchObject({ note: "please" });
    expect([deal.lines, deal.note, deal.composing]).toEqual([[], "", false]);
  });

  test("a refused proposal keeps the draft, and shows the refusal itself", async () => {
    const { deal, match } = setUp((request) =>
      request.type === "act" ? { type: "refused", reason: "late" } : tried(request),
    );
    deal.pick(2);
    expect(await deal.propose()).toBe(false);
    expect(deal.lines).toHaveLength(1);
    expect(deal.refused?.reason).toBe("late");
    expect(match.refusal).toBeNull();
  });
});

test("marks of moves on the map", () => {
  const { moving, clauses } = mapMarks([
    { kind: "give", building: 1, to: 2 },
    { kind: "give", building: 3, to: null },
    { kind: "build", building: 4, type: 1 },
    { kind: "empty", building: 5 },
    { kind: "cash", to: 1 },
  ]);
  expect([...moving]).toEqual([[1, 2]]);
  expect([...clauses]).toEqual([[4, 1], [5, null]]);
});

// ------------------------------------------------------------------------------- rules in this browser

/** A draft beside rules that give one answer. */
function withRules(answer: RuleAnswer) {
  const set = setUp();
  set.match.translate(set.match.info, createBundle("en", "why-CT-26 = not yours.\n"));
  set.match.receive(view({ whole: true, board: BOARD, view: [0] }));
  set.match.rules = { ready: true, ask: async () => answer } as unknown as LocalRules;
  set.deal.pick(2);
  return set;
}

test("a refusal shows at once, with its line, and nothing is sent", async () => {
  const { deal, sent } = withRules({ part: 1, clause: "CT-26" });
  deal.change();
  await deal.foresee();
  expect(deal.refused).toMatchObject({ clause: "CT-26", reason: "CT-26: not yours." });
  expect(deal.refusedLine).toBe(deal.lines[0]!.key);
  expect([deal.stale, sent.length]).toEqual([false, 0]);
});

test("a refusal goes at once when the rules here allow the draft; its effect comes from the server", async () => {
  const { deal, sent } = withRules("allowed");
  deal.refused = { type: "refused", reason: "no" };
  deal.change();
  await deal.foresee();
  expect([deal.refused, deal.stale, sent.length]).toEqual([null, true, 0]);
});

test("an answer about a draft that has changed is dropped", async () => {
  for (const answer of [{ part: 1, clause: "CT-26" }, "unknown"] as const) {
    const { deal } = withRules(answer);
    deal.change();
    const foreseen = deal.foresee();
    if (answer !== "unknown") deal.change();
    await foreseen;
    expect([deal.refused, deal.stale]).toEqual([null, true]);
  }
});

test("whoever proposes a draft that is refused here asks the referee", async () => {
  const { deal, sent } = withRules({ part: 1, clause: "CT-26" });
  deal.change();
  await deal.ask();
  expect([deal.refused?.clause, sent.length]).toEqual(["CT-26", 0]);
  await deal.propose();
  expect(sent[0]).toEqual({ type: "try", actions: deal.run.actions });
});
