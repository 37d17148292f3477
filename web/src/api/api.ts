// What is asked over HTTP.

import { link } from "./base";
import type { Analysed } from "./analysis";
import type { Attempt, Lesson, Problem, PuzzleList, Study } from "./exercises";
import type {
  Alert,
  Alerts,
  GameInfo,
  Hint,
  Invitations,
  Language,
  Letters,
  Listing,
  LogEntry,
  NewTable,
  Onward,
  Opened,
  Refusal,
  Replayed,
  Sit,
  Snapshot,
  Tried,
} from "./messages";
import { tokenOf } from "./tokens";
import { speech, t } from "../state/words.svelte";

/** What the server said no to, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.reason);
  }
}

/** What anything thrown while asking says to a person. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : t("unreachable");
}

interface Question {
  body?: unknown;
  token?: string;
}

async function ask(path: string, { body, token }: Question = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": speech.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(link(`/api${path}`), { headers, ...sent });
  if (!answer.ok) throw new Refused(answer.status, await refusalOf(answer));
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  const reason = said?.reason ?? t("server-error", { status: answer.status });
  return { type: "refused", reason, clause: said?.clause ?? "", part: said?.part ?? 0 };
}

async function json<Answer>(path: string, question?: Question): Promise<Answer> {
  return (await (await ask(path, question)).json()) as Answer;
}

const asked = new Map<Language, Promise<GameInfo[]>>();

/** All games, in the language spoken now. */
export function games(): Promise<GameInfo[]> {
  const { language } = speech;
  const answer = asked.get(language) ?? json<GameInfo[]>(`/games?language=${language}`);
  asked.set(language, answer);
  answer.catch(() => asked.delete(language));
  return answer;
}

/** One game, in the language spoken now; undefined where there is none of that name. */
export async function game(name: string): Promise<GameInfo | undefined> {
  return (await games()).find((game) => game.name === name);
}

/** A game's own catalogue, as text. */
export async function catalogue(name: string, language: Language): Promise<string> {
  return (await ask(`/games/${encodeURIComponent(name)}/catalogue/${language}`)).text();
}

/** The tables in the lobby. */
export const listings = (): Promise<Listing[]> => json("/tables");

/** Opens a table. */
export const openTable = (wish: NewTable): Promise<Opened> => json("/tables", { body: wish });

const at = (id: string, what = ""): string => `/tables/${encodeURIComponent(id)}${what}`;

/** A table as one may see it. */
export const snapshot = (id: string): Promise<Snapshot> => json(at(id), { token: tokenOf(id) });

/** Takes a seat. */
export const sit = (id: string, wish: Sit): Promise<Opened> =>
  json(at(id, "/sit"), { body: wish, token: tokenOf(id) });

/** What opens each open seat. */
export const invitations = (id: string): Promise<Invitations> => json(at(id, "/invitations"), { token: tokenOf(id) });

/** Opens the same match again, the start rotated. */
export const rematch = (id: string): Promise<Opened> => json(at(id, "/rematch"), { body: {}, token: tokenOf(id) });

/** What its game tells of a match that is over. */
export const story = (id: string): Promise<any> => json(at(id, "/story"));

export type Wish = "stand" | "back" | "replace" | "kick" | "end" | "person";

/** Anything else about who sits where. */
export async function wish(id: string, what: Wish, body: object = {}): Promise<void> {
  await ask(at(id, `/${what}`), { body, token: tokenOf(id) });
}

/** Asks a bot what it would do in one's place. */
export const hint = (id: string): Promise<Hint> => json(at(id, "/hint"), { body: {}, token: tokenOf(id) });

/** Reports somebody to who hosts the server. */
export async function report(id: string, seat: number, reason: string): Promise<void> {
  await ask(at(id, "/report"), { body: { seat, reason }, token: tokenOf(id) });
}

/** A match as text: the whole of it, or what one saw of it. */
export async function text(id: string, what: "transcript" | "record"): Promise<string> {
  return (await ask(at(id, `/${what}`), { token: tokenOf(id) })).text();
}

const lessonAt = (game: string, number: number): string => `/games/${encodeURIComponent(game)}/lessons/${number}`;

/** A lesson after what was done in it. */
export const study = (game: string, number: number, body: Study): Promise<Lesson> =>
  json(lessonAt(game, number), { body });

/** What a run would do in a lesson. */
export const studyTrial = (game: string, number: number, body: Study): Promise<Tried> =>
  json(`${lessonAt(game, number)}/try`, { body });

const puzzlesOf = (game: string): string => `/games/${encodeURIComponent(game)}/puzzles`;
const puzzleAt = (game: string, id: string): string => `${puzzlesOf(game)}/${encodeURIComponent(id)}`;

/** The puzzles of a game. */
export const puzzles = (game: string): Promise<PuzzleList> => json(puzzlesOf(game));

/** A puzzle, and what an answer to it is worth. */
export const puzzle = (game: string, id: string, body: Attempt): Promise<Problem> => json(puzzleAt(game, id), { body });

/** What a run would do in a puzzle. */
export const puzzleTrial = (game: string, id: string, body: Attempt): Promise<Tried> =>
  json(`${puzzleAt(game, id)}/try`, { body });

/** A moment of a match, as a viewer saw it. */
export const replayed = (id: string, seat: number, move: number, describe: boolean): Promise<Replayed> =>
  json(at(id, `/replay?seat=${seat}&move=${move}&describe=${Number(describe)}`), { token: tokenOf(id) });

/** All that a viewer noticed in a match. */
export const replayLog = (id: string, seat: number): Promise<LogEntry[]> =>
  json(at(id, `/replay/log?seat=${seat}`), { token: tokenOf(id) });

/** How far the analysis of a match is. */
export const analysed = (id: string): Promise<Analysed> => json(at(id, "/analysis"));

/** Has a match analysed. */
export const analyse = (id: string): Promise<Analysed> => json(at(id, "/analysis"), { body: {} });

/** Makes a match to look at of a transcript. */
export const upload = (transcript: string): Promise<{ id: string }> => json("/replays", { body: { transcript } });

/** Opens a table that starts at a moment of a match that is over. */
export const onward = (id: string, wish: Onward): Promise<Opened> => json(at(id, "/onward"), { body: wish });

/** How one can be told of one's turn while away, and how one is. */
export const alerts = (id: string): Promise<Alerts> => json(at(id, "/alerts"), { token: tokenOf(id) });

/** Adds a way to be told. */
export const addAlert = (id: string, body: Alert): Promise<Alerts> =>
  json(at(id, "/alerts"), { body, token: tokenOf(id) });

/** Takes a way to be told away. */
export const dropAlert = (id: string, body: Alert): Promise<Alerts> =>
  json(at(id, "/alerts/drop"), { body, token: tokenOf(id) });

const letterAt = (key: string): string => `/letters/${encodeURIComponent(key)}`;

/** What a letter is about. */
export const letters = (key: string): Promise<Letters> => json(letterAt(key));

/** Answers a letter. */
export async function answerLetter(key: string, what: "confirm" | "stop"): Promise<void> {
  await ask(`${letterAt(key)}/${what}`, { body: {} });
}
