// Personal tokens, one for each table: whoever has one is that person there, so they never leave this browser
// but in a header or in the first message of a socket.

import { link } from "./basePath";

const TOKENS = "gotham.tokens";
const NAME = "gotham.name";

/** All tables one has a token for, the latest last. */
export function allTokens(): Record<string, string> {
  return JSON.parse(localStorage.getItem(TOKENS) ?? "{}") as Record<string, string>;
}

/** One's token for a table; empty where one has none. */
export function tokenOf(table: string): string {
  return allTokens()[table] ?? "";
}

/** Keeps a token, as the latest. */
export function saveToken(table: string, token: string): void {
  const { [table]: _, ...others } = allTokens();
  localStorage.setItem(TOKENS, JSON.stringify({ ...others, [table]: token }));
}

/** Forgets a table. */
export function removeToken(table: string): void {
  const { [table]: _, ...others } = allTokens();
  localStorage.setItem(TOKENS, JSON.stringify(others));
}

/** What one was called last. */
export function savedName(): string {
  return localStorage.getItem(NAME) ?? "";
}

/** Keeps what one is called. */
export function saveName(name: string): void {
  localStorage.setItem(NAME, name.trim());
}

/** What opens a seat. */
export interface Invitation {
  seat: number;
  key: string;
}

/** Takes a token or an invitation out of the address, so that it is not shown or shared by mistake. */
export function readFragment(table: string): Invitation | null {
  const fragment = location.hash.slice(1);
  if (!fragment) return null;
  history.replaceState(history.state, "", location.pathname);
  const invitation = /^invite=(\d+)\.(.+)$/.exec(fragment);
  if (invitation) return { seat: Number(invitation[1]), key: invitation[2]! };
  if (/^[\w-]{16,100}$/.test(fragment)) saveToken(table, fragment);
  return null;
}

/** The link that opens a seat. */
export function invitationLink(table: string, seat: number, key: string): string {
  return `${location.origin}${link(`/table/${table}`)}#invite=${seat}.${key}`;
}

/** The link with which one goes on from another device. */
export function personalLink(table: string): string {
  return `${location.origin}${link(`/table/${table}`)}#${tokenOf(table)}`;
}
