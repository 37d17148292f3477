// What is asked over HTTP.

import { link } from "./basePath";
import type { AnalysisProgress } from "./analysisMessages";
import type { Attempt, Lesson, Problem, PuzzleList, Study } from "./exerciseMessages";
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
import { i18n, t } from "../state/i18n.svelte";

/** What the server said no to, in its words. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.reason);
  }
}

/** What anything thrown while asking says to a person. */
export function errorText(error: unknown): string {
  return error instanceof HttpError ? error.message : t("unreachable");
}

interface RequestOptions {
  body?: unknown;
  token?: string;
}

async function request(path: string, { body, token }: RequestOptions = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": i18n.language };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(link(`/api${path}`), { headers, ...sent });
  if (!answer.ok) throw new HttpError(answer.status, await readRefusal(answer));
  return answer;
}

async function readRefusal(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  const reason = said?.reason ?? t("server-error", { status: answer.status });
  return { type: "refused", reason, clause: said?.clause ?? "", part: said?.part ?? 0 };
}

async function json<Answer>(path: string, question?: RequestOptions): Promise<Answer> {
  return (await (await request(path, question)).json()) as Answer;
}

const cachedGames = new Map<Language, Promise<GameInfo[]>>();

/** All games, in the language spoken now. */
export function fetchGames(): Promise<GameInfo[]> {
  const { language } = i18n;
  const answer = cachedGames.get(language) ?? json<GameInfo[]>(`/games?language=${language}`);
  cachedGames.set(language, answer);
  answer.catch(() => cachedGames.delete(language));
  return answer;
}

/** One game, in the language spoken now; undefined where there is none of that name. */
export async function fetchGame(name: string): Promise<GameInfo | undefined> {
  return (await fetchGames()).find((each) => each.name === name);
}

/** A game's own catalogue, as text. */
export async function fetchCatalogue(name: string, language: Language): Promise<string> {
  return (await request(`/games/${encodeURIComponent(name)}/catalogue/${language}`)).text();
}

/** The tables in the lobby. */
export const fetchLobby = (): Promise<Listing[]> => json("/tables");

/** Opens a table. */
export const openTable = (body: NewTable): Promise<Opened> => json("/tables", { body });

const tablePath = (id: string, what = ""): string => `/tables/${encodeURIComponent(id)}${what}`;

/** A table as one may see it. */
export const fetchSnapshot = (id: string): Promise<Snapshot> => json(tablePath(id), { token: tokenOf(id) });

/** Takes a seat. */
export const takeSeat = (id: string, body: Sit): Promise<Opened> =>
  json(tablePath(id, "/sit"), { body, token: tokenOf(id) });

/** What opens each open seat. */
export const fetchInvitations = (id: string): Promise<Invitations> => json(tablePath(id, "/invitations"), { token: tokenOf(id) });

/** Opens the same match again, the start rotated. */
export const rematch = (id: string): Promise<Opened> => json(tablePath(id, "/rematch"), { body: {}, token: tokenOf(id) });

/** What its game tells of a match that is over. */
export const fetchStory = (id: string): Promise<any> => json(tablePath(id, "/story"));

export type TableCommand = "stand" | "back" | "replace" | "kick" | "end" | "person";

/** Anything else about who sits where. */
export async function sendTableCommand(id: string, what: TableCommand, body: object = {}): Promise<void> {
  await request(tablePath(id, `/${what}`), { body, token: tokenOf(id) });
}

/** Asks a bot what it would do in one's place. */
export const requestHint = (id: string): Promise<Hint> => json(tablePath(id, "/hint"), { body: {}, token: tokenOf(id) });

/** Reports somebody to who hosts the server. */
export async function reportPerson(id: string, seat: number, reason: string): Promise<void> {
  await request(tablePath(id, "/report"), { body: { seat, reason }, token: tokenOf(id) });
}

/** A match as text: the whole of it, or what one saw of it. */
export async function fetchMatchText(id: string, what: "transcript" | "record"): Promise<string> {
  return (await request(tablePath(id, `/${what}`), { token: tokenOf(id) })).text();
}

const lessonPath = (name: string, number: number): string => `/games/${encodeURIComponent(name)}/lessons/${number}`;

/** A lesson after what was done in it. */
export const fetchLesson = (name: string, number: number, body: Study): Promise<Lesson> =>
  json(lessonPath(name, number), { body });

/** What a run would do in a lesson. */
export const tryInLesson = (name: string, number: number, body: Study): Promise<Tried> =>
  json(`${lessonPath(name, number)}/try`, { body });

const puzzlesPath = (name: string): string => `/games/${encodeURIComponent(name)}/puzzles`;
const puzzlePath = (name: string, id: string): string => `${puzzlesPath(name)}/${encodeURIComponent(id)}`;

/** The puzzles of a game. */
export const fetchPuzzles = (name: string): Promise<PuzzleList> => json(puzzlesPath(name));

/** A puzzle, and what an answer to it is worth. */
export const fetchPuzzle = (name: string, id: string, body: Attempt): Promise<Problem> => json(puzzlePath(name, id), { body });

/** What a run would do in a puzzle. */
export const tryInPuzzle = (name: string, id: string, body: Attempt): Promise<Tried> =>
  json(`${puzzlePath(name, id)}/try`, { body });

/** A moment of a match, as a viewer saw it. */
export const fetchReplay = (id: string, seat: number, move: number, describe: boolean): Promise<Replayed> =>
  json(tablePath(id, `/replay?seat=${seat}&move=${move}&describe=${Number(describe)}`), { token: tokenOf(id) });

/** All that a viewer noticed in a match. */
export const fetchReplayLog = (id: string, seat: number): Promise<LogEntry[]> =>
  json(tablePath(id, `/replay/log?seat=${seat}`), { token: tokenOf(id) });

/** How far the analysis of a match is. */
export const fetchAnalysis = (id: string): Promise<AnalysisProgress> => json(tablePath(id, "/analysis"));

/** Has a match analysed. */
export const startAnalysis = (id: string): Promise<AnalysisProgress> => json(tablePath(id, "/analysis"), { body: {} });

/** Makes a match to look at of a transcript. */
export const uploadTranscript = (transcript: string): Promise<{ id: string }> => json("/replays", { body: { transcript } });

/** Opens a table that starts at a moment of a match that is over. */
export const forkMatch = (id: string, body: Onward): Promise<Opened> => json(tablePath(id, "/onward"), { body });

/** How one can be told of one's turn while away, and how one is. */
export const fetchAlerts = (id: string): Promise<Alerts> => json(tablePath(id, "/alerts"), { token: tokenOf(id) });

/** Adds a way to be told. */
export const addAlert = (id: string, body: Alert): Promise<Alerts> =>
  json(tablePath(id, "/alerts"), { body, token: tokenOf(id) });

/** Takes a way to be told away. */
export const removeAlert = (id: string, body: Alert): Promise<Alerts> =>
  json(tablePath(id, "/alerts/drop"), { body, token: tokenOf(id) });

const emailPath = (key: string): string => `/letters/${encodeURIComponent(key)}`;

/** What a letter is about. */
export const fetchEmailSettings = (key: string): Promise<Letters> => json(emailPath(key));

/** Answers a letter. */
export async function answerEmail(key: string, what: "confirm" | "stop"): Promise<void> {
  await request(`${emailPath(key)}/${what}`, { body: {} });
}
