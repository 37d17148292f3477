import { closeFirstMatch, isFirstMatch, rememberFirstMatch } from "../../../web/src/state/firstMatch";

beforeEach(() => localStorage.clear());

test("only the first table of a game is its first match", () => {
  rememberFirstMatch("taxi", "t1");
  rememberFirstMatch("taxi", "t2");
  rememberFirstMatch("bus", "t3");
  expect(isFirstMatch("taxi", "t1")).toBe(true);
  expect(isFirstMatch("taxi", "t2")).toBe(false);
  expect(isFirstMatch("bus", "t3")).toBe(true);
});

test("a closed note stays closed, also at later tables", () => {
  rememberFirstMatch("taxi", "t1");
  closeFirstMatch("taxi");
  rememberFirstMatch("taxi", "t2");
  expect(isFirstMatch("taxi", "t1")).toBe(false);
  expect(isFirstMatch("taxi", "t2")).toBe(false);
});
