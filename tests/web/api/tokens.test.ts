// Tokens in local storage, and those that come with an address.

import {
  allTokens,
  invitationLink,
  personalLink,
  readFragment,
  removeToken,
  saveName,
  saveToken,
  tableLink,
  savedName,
  tokenOf,
} from "../../../web/src/api/tokens";

function visit(address: string): void {
  history.replaceState(null, "", address);
}

beforeEach(() => visit("/table/t1"));

test("a saved token is the most recent", () => {
  saveToken("t1", "one");
  saveToken("t2", "two");
  saveToken("t1", "three");
  expect(Object.entries(allTokens())).toEqual([["t2", "two"], ["t1", "three"]]);
  expect(tokenOf("t1")).toBe("three");
});

test("a removed token is deleted, and an unknown one is empty", () => {
  saveToken("t1", "one");
  removeToken("t1");
  expect(allTokens()).toEqual({});
  expect(tokenOf("t1")).toBe("");
});

test("a name is saved without spaces around it", () => {
  expect(savedName()).toBe("");
  saveName("  Ann ");
  expect(savedName()).toBe("Ann");
});

test("an invitation is read from the fragment, which disappears", () => {
  visit("/table/t1#invite=2.secret.key");
  expect(readFragment("t1")).toEqual({ seat: 2, key: "secret.key" });
  expect(location.hash).toBe("");
  expect(tokenOf("t1")).toBe("");
});

test("an invitation to any seat names none", () => {
  visit("/table/t1#invite=0123456789abcdef");
  expect(readFragment("t1")).toEqual({ seat: null, key: "0123456789abcdef" });
  expect(location.hash).toBe("");
});

test("the link to a table leads to the address that friends can reach", () => {
  expect(tableLink("t1", "key")).toBe(`${location.origin}/table/t1#invite=key`);
  expect(tableLink("t1", "key", "http://192.168.1.20:8000")).toBe("http://192.168.1.20:8000/table/t1#invite=key");
});

test("a personal token is saved from the fragment, which disappears", () => {
  visit("/table/t1#abcdefghijklmnop-_1");
  expect(readFragment("t1")).toBeNull();
  expect(tokenOf("t1")).toBe("abcdefghijklmnop-_1");
  expect(location.hash).toBe("");
});

test.each(["", "#", "#short", "#has spaces in it, so it is none"])("fragment %j is no token", (fragment) => {
  visit(`/table/t1${fragment}`);
  expect(readFragment("t1")).toBeNull();
  expect(tokenOf("t1")).toBe("");
});

test("links are parsed back to their parts", () => {
  visit(new URL(invitationLink("t1", 1, "key")).pathname + new URL(invitationLink("t1", 1, "key")).hash);
  expect(readFragment("t1")).toEqual({ seat: 1, key: "key" });
  saveToken("t1", "abcdefghijklmnop");
  expect(new URL(personalLink("t1")).hash).toBe("#abcdefghijklmnop");
});
