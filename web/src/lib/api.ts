// What is asked over HTTP.

import type { GameInfo, Invitations, Language, Listing, NewTable, Opened, Refusal, Sit, Snapshot } from "./messages";
import { tokenOf } from "./tokens";
import { speech, t } from "./words.svelte";

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
  const answer = await fetch(`/api${path}`, { headers, ...sent });
  if (!answer.ok) throw new Refused(answer.status, await refusalOf(answer));
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const said = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  const reason = said?.reason ?? t("server-error", { status: answer.status });
  return { type: "refused", reason, clause: said?.clause ?? "" };
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

/** A match as text: the whole of it, or what one saw of it. */
export async function text(id: string, what: "transcript" | "record"): Promise<string> {
  return (await ask(at(id, `/${what}`), { token: tokenOf(id) })).text();
}
