// The HTTP client: one function per endpoint.

import { link } from "./basePath";
import type {
  Alert,
  Alerts,
  Analysed,
  Attempt,
  GameInfo,
  Hint,
  Invitations,
  Language,
  Lesson,
  Letters,
  Listing,
  LogEntry,
  NewTable,
  Onward,
  Opened,
  Problem,
  PuzzleList,
  Refusal,
  Replayed,
  Sit,
  Snapshot,
  Study,
  Tried,
  Uploaded,
} from "./messages";
import { tokenOf } from "./tokens";
import { i18n, t } from "../state/i18n.svelte";

/** An error response of the server, with its status and refusal. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.reason);
  }
}

/** Return the text to show for an error of a request. */
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

/** Fetch an answer as it is and as anybody gets it, to store it. */
export const fetchAnswer = (path: string): Promise<Response> => request(path);

async function readRefusal(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  const reason = said?.reason ?? t("server-error", { status: answer.status });
  return { type: "refused", reason, clause: said?.clause ?? "", part: said?.part ?? 0 };
}

async function json<Answer>(path: string, question?: RequestOptions): Promise<Answer> {
  return (await (await request(path, question)).json()) as Answer;
}

const cachedGames = new Map<Language, Promise<GameInfo[]>>();

/** Fetch all games in the current language. */
export function fetchGames(): Promise<GameInfo[]> {
  const { language } = i18n;
  const answer = cachedGames.get(language) ?? json<GameInfo[]>(`/games?language=${language}`);
  cachedGames.set(language, answer);
  answer.catch(() => cachedGames.delete(language));
  return answer;
}

/** Fetch one game in the current language, by the rules of a version or the present ones; undefined if there is none. */
export async function fetchGame(name: string, version?: number): Promise<GameInfo | undefined> {
  const found = (await fetchGames()).find((each) => each.name === name);
  if (!found || version === undefined || version === found.version) return found;
  return json<GameInfo>(`/games/${encodeURIComponent(name)}/versions/${version}?language=${i18n.language}`);
}

/** Fetch the Fluent catalogue of a game. */
export async function fetchCatalogue(name: string, language: Language): Promise<string> {
  return (await request(`/games/${encodeURIComponent(name)}/catalogue/${language}`)).text();
}

/** Fetch the tables of the lobby. */
export const fetchLobby = (): Promise<Listing[]> => json("/tables");

/** Create a table. */
export const openTable = (body: NewTable): Promise<Opened> => json("/tables", { body });

const tablePath = (id: string, what = ""): string => `/tables/${encodeURIComponent(id)}${what}`;

/** Fetch a table as the viewer may see it. */
export const fetchSnapshot = (id: string): Promise<Snapshot> => json(tablePath(id), { token: tokenOf(id) });

/** Take a seat. */
export const takeSeat = (id: string, body: Sit): Promise<Opened> =>
  json(tablePath(id, "/sit"), { body, token: tokenOf(id) });

/** Fetch the invitation key of each open seat. */
export const fetchInvitations = (id: string): Promise<Invitations> => json(tablePath(id, "/invitations"), { token: tokenOf(id) });

/** Create a rematch with the same options, people and bots. */
export const rematch = (id: string): Promise<Opened> => json(tablePath(id, "/rematch"), { body: {}, token: tokenOf(id) });

/** Fetch the data that a game provides about its finished match. */
export const fetchStory = (id: string): Promise<unknown> => json(tablePath(id, "/story"));

export type TableCommand = "stand" | "back" | "replace" | "kick" | "end" | "person" | "colour";

/** Send any other command about seats and people. */
export async function sendTableCommand(id: string, what: TableCommand, body: object = {}): Promise<void> {
  await request(tablePath(id, `/${what}`), { body, token: tokenOf(id) });
}

/** Ask a bot for advice. */
export const requestHint = (id: string): Promise<Hint> => json(tablePath(id, "/hint"), { body: {}, token: tokenOf(id) });

/** Report a person to the operator of the server. */
export async function reportPerson(id: string, seat: number, reason: string): Promise<void> {
  await request(tablePath(id, "/report"), { body: { seat, reason }, token: tokenOf(id) });
}

/** Fetch a match as text: the transcript, or the viewer's own record. */
export async function fetchMatchText(id: string, what: "transcript" | "record"): Promise<string> {
  return (await request(tablePath(id, `/${what}`), { token: tokenOf(id) })).text();
}

const lessonPath = (name: string, number: number): string => `/games/${encodeURIComponent(name)}/lessons/${number}`;

/** Fetch a lesson in the state after some actions. */
export const fetchLesson = (name: string, number: number, body: Study): Promise<Lesson> =>
  json(lessonPath(name, number), { body });

/** Try a run of actions in a lesson. */
export const tryInLesson = (name: string, number: number, body: Study): Promise<Tried> =>
  json(`${lessonPath(name, number)}/try`, { body });

const puzzlesPath = (name: string): string => `/games/${encodeURIComponent(name)}/puzzles`;
const puzzlePath = (name: string, id: string): string => `${puzzlesPath(name)}/${encodeURIComponent(id)}`;

/** Fetch the list of puzzles of a game. */
export const fetchPuzzles = (name: string): Promise<PuzzleList> => json(puzzlesPath(name));

/** Fetch a puzzle with the verdict on an answer. */
export const fetchPuzzle = (name: string, id: string, body: Attempt): Promise<Problem> => json(puzzlePath(name, id), { body });

/** Try a run of actions in a puzzle. */
export const tryInPuzzle = (name: string, id: string, body: Attempt): Promise<Tried> =>
  json(`${puzzlePath(name, id)}/try`, { body });

/** Fetch one move of a match, as a viewer saw it. */
export const fetchReplay = (id: string, seat: number, move: number, describe: boolean): Promise<Replayed> =>
  json(tablePath(id, `/replay?seat=${seat}&move=${move}&describe=${Number(describe)}`), { token: tokenOf(id) });

/** Fetch the log of a match, as a viewer saw it. */
export const fetchReplayLog = (id: string, seat: number): Promise<LogEntry[]> =>
  json(tablePath(id, `/replay/log?seat=${seat}`), { token: tokenOf(id) });

/** Fetch the progress of an analysis. */
export const fetchAnalysis = (id: string): Promise<Analysed> => json(tablePath(id, "/analysis"));

/** Start an analysis. */
export const startAnalysis = (id: string): Promise<Analysed> => json(tablePath(id, "/analysis"), { body: {}, token: tokenOf(id) });

/** Upload a transcript; the response has the id of a match to replay. */
export const uploadTranscript = (transcript: string): Promise<Uploaded> => json("/replays", { body: { transcript } });

/** Create a table that continues from a move of a finished match. */
export const forkMatch = (id: string, body: Onward): Promise<Opened> => json(tablePath(id, "/onward"), { body });

/** Fetch the available and the configured alerts. */
export const fetchAlerts = (id: string): Promise<Alerts> => json(tablePath(id, "/alerts"), { token: tokenOf(id) });

/** Add an alert. */
export const addAlert = (id: string, body: Alert): Promise<Alerts> =>
  json(tablePath(id, "/alerts"), { body, token: tokenOf(id) });

/** Remove an alert. */
export const removeAlert = (id: string, body: Alert): Promise<Alerts> =>
  json(tablePath(id, "/alerts/drop"), { body, token: tokenOf(id) });

const emailPath = (key: string): string => `/letters/${encodeURIComponent(key)}`;

/** Fetch the email settings that belong to the key in an email. */
export const fetchEmailSettings = (key: string): Promise<Letters> => json(emailPath(key));

/** Confirm or stop the emails that belong to a key. */
export async function answerEmail(key: string, what: "confirm" | "stop"): Promise<void> {
  await request(`${emailPath(key)}/${what}`, { body: {} });
}
