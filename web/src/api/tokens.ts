// Personal tokens, one per table, in local storage. A token identifies its person, so it leaves this browser only
// in an Authorization header or in the first message of a socket.

import { embedded, link } from "./basePath";

const TOKENS = "gotham.tokens";
const NAME = "gotham.name";

/** All tables with a token, the most recent last. */
export function allTokens(): Record<string, string> {
  return JSON.parse(localStorage.getItem(TOKENS) ?? "{}") as Record<string, string>;
}

/** The token for a table; empty if there is none, and in a page of another site. */
export function tokenOf(table: string): string {
  return embedded ? "" : (allTokens()[table] ?? "");
}

/** Save a token as the most recent. */
export function saveToken(table: string, token: string): void {
  const { [table]: _, ...others } = allTokens();
  localStorage.setItem(TOKENS, JSON.stringify({ ...others, [table]: token }));
}

/** Remove the token of a table. */
export function removeToken(table: string): void {
  const { [table]: _, ...others } = allTokens();
  localStorage.setItem(TOKENS, JSON.stringify(others));
}

/** The name that was used last. */
export function savedName(): string {
  return localStorage.getItem(NAME) ?? "";
}

/** Save the name. */
export function saveName(name: string): void {
  localStorage.setItem(NAME, name.trim());
}

/** An invitation to a seat, or to any open one. */
export interface Invitation {
  seat: number | null;
  key: string;
}

/** Read a token or an invitation from the fragment and remove it from the address bar. */
export function readFragment(table: string): Invitation | null {
  const fragment = location.hash.slice(1);
  if (!fragment) return null;
  history.replaceState(history.state, "", location.pathname);
  const invitation = /^invite=(?:(\d+)\.)?(.+)$/.exec(fragment);
  if (invitation) return { seat: invitation[1] === undefined ? null : Number(invitation[1]), key: invitation[2]! };
  if (/^[\w-]{16,100}$/.test(fragment)) saveToken(table, fragment);
  return null;
}

/** The link that invites to a seat. */
export function invitationLink(table: string, seat: number, key: string): string {
  return `${location.origin}${link(`/table/${table}`)}#invite=${seat}.${key}`;
}

/** The link that invites to any open seat; friends may reach the server at another address. */
export function tableLink(table: string, key: string, address = ""): string {
  return `${address || location.origin + link("")}/table/${table}#invite=${key}`;
}

/** The link that continues on another device. */
export function personalLink(table: string): string {
  return `${location.origin}${link(`/table/${table}`)}#${tokenOf(table)}`;
}
