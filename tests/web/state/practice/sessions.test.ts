// Lessons and puzzles against a fake server: what is sent, and what an answer changes.

import { t } from "../../../../web/src/state/i18n.svelte";
import { LessonSession } from "../../../../web/src/state/practice/lessonSession.svelte";
import { currentLesson, hasLearned } from "../../../../web/src/state/practice/lessonProgress";
import { puzzleMarks } from "../../../../web/src/state/practice/puzzleProgress";
import { PuzzleSession } from "../../../../web/src/state/practice/puzzleSession.svelte";
import { INFO, table, view } from "../../matches";

interface Body {
  done: (number | string)[] & (number | string)[][];
  now?: number[];
  shown?: boolean;
}

const bodies: Body[] = [];
let respond: (body: Body, path: string) => object;

beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    if (path.includes("/games?")) return Response.json([INFO]);
    if (path.includes("/catalogue/")) return new Response("");
    const sent = JSON.parse(body!) as Body;
    bodies.push(sent);
    return Response.json({ table: table(), view: view({ board: {} }), ...respond(sent, path) });
  });
});

describe("a lesson", () => {
  beforeEach(() => {
    respond = (body, path) => {
      const number = Number(path.split("/").at(-1));
      const finished = body.done.length >= 2;
      return { type: "lesson", number, step: body.done.length, steps: 2, lessons: 2, finished, done: body.done, text: [] };
    };
  });

  test("an unknown game has no lessons", async () => {
    expect(await new LessonSession().open("tram")).toBe(false);
  });

  test("pages are turned step by step, through all lessons to the end", async () => {
    const session = new LessonSession();
    expect(await session.open("taxi")).toBe(true);
    await session.next();
    expect(session.lesson).toMatchObject({ number: 0, step: 1 });
    await session.next();
    expect(session.lesson).toMatchObject({ number: 1, step: 0 });
    expect(currentLesson("taxi")).toBe(1);
    await session.next();
    await session.next();
    expect(session.ended).toBe(true);
    expect(hasLearned("taxi")).toBe(true);
  });

  test("an action joins those of its step, and is taken back with it", async () => {
    const session = new LessonSession();
    await session.open("taxi");
    await session.next();
    expect(await session.match!.act(3)).toBe(true);
    expect(bodies.at(-1)!.done).toEqual([[], [3]]);
    await session.back();
    expect(bodies.at(-1)!.done).toEqual([[]]);
  });

  test("an error is stored, and cleared by the next attempt", async () => {
    const session = new LessonSession();
    await session.attempt(() => Promise.reject(new TypeError("network")));
    expect(session.failure).toBe(t("unreachable"));
    await session.attempt(async () => {});
    expect(session.failure).toBe("");
  });
});

describe("a puzzle", () => {
  const RIGHT = 3;

  beforeEach(() => {
    respond = ({ done, now = [], shown }) => {
      const all = [...done, ...now];
      const verdict = shown ? "shown" : !now.length ? "begun" : all.at(-1) === RIGHT ? "right" : now[0] === 1 ? "begun" : "wrong";
      return { type: "puzzle", id: "p1", verdict, told: ["Because."], solution: [], done: verdict === "wrong" ? done : all };
    };
  });

  async function begun(): Promise<PuzzleSession> {
    const session = new PuzzleSession();
    expect(await session.open("taxi", "p1")).toBe(true);
    return session;
  }

  test("a right answer solves it", async () => {
    const session = await begun();
    expect(await session.match!.act(RIGHT)).toBe(true);
    expect(session.ended).toBe(true);
    expect(puzzleMarks("taxi")).toEqual({ p1: "solved" });
  });

  test("a wrong answer is refused with its reason and not stored", async () => {
    const session = await begun();
    expect(await session.match!.act(0)).toBe(false);
    expect(session.match!.refusal?.reason).toBe(`Because. ${t("puzzle-wrong")}`);
    expect(session.ended).toBe(false);
    await session.match!.act(RIGHT);
    expect(bodies.at(-1)).toMatchObject({ done: [], now: [RIGHT] });
  });

  test("an unfinished answer continues, and can be undone", async () => {
    const session = await begun();
    await session.match!.act(1);
    expect(session.problem!.done).toEqual([1]);
    await session.match!.undo();
    expect(session.problem!.done).toEqual([]);
  });

  test("a shown solution is marked as such", async () => {
    const session = await begun();
    await session.solve();
    expect(session.ended).toBe(true);
    expect(puzzleMarks("taxi")).toEqual({ p1: "shown" });
  });

  test("notes last as long as the page", async () => {
    const session = await begun();
    await session.match!.ask({ type: "note", about: "A1", text: "x" });
    expect(session.match!.notes).toEqual({ A1: "x" });
    await session.match!.ask({ type: "note", about: "A1" });
    expect(session.match!.notes).toEqual({});
  });
});
