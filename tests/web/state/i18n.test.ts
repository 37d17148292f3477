// Messages, numbers and lists in four languages.

import {
  createBundle,
  formatChange,
  formatList,
  formatMessage,
  formatNumber,
  formatPercent,
  i18n,
  isLanguage,
  LANGUAGES,
  t,
} from "../../../web/src/state/i18n.svelte";
import type { Language } from "../../../web/src/api/messages";

afterEach(() => i18n.load("en"));

test("a message is formatted with its arguments and plurals", () => {
  expect(t("open-seats", { count: 1 })).not.toBe(t("open-seats", { count: 2 }));
  expect(t("open-seats", { count: 2 })).toContain("2");
});

test("an unknown message reads as its id", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(i18n.message("no-such-message")).toBeNull();
});

test.each(Object.keys(LANGUAGES) as Language[])("%s can be loaded, and becomes the document's language", async (language) => {
  await i18n.load(language);
  expect(i18n.language).toBe(language);
  expect(document.documentElement.lang).toBe(language);
  expect(t("language")).not.toBe("language");
});

test("a chosen language is saved, a loaded one is not", async () => {
  await i18n.load("fr");
  expect(localStorage.getItem("gotham.language")).toBeNull();
  await i18n.choose("de");
  expect(localStorage.getItem("gotham.language")).toBe("de");
});

test.each([
  ["en", "1,234.5", "12.3%", "a, b, and c"],
  ["de", "1.234,5", "12,3\u00a0%", "a, b und c"],
] as const)("numbers and lists in %s", async (language, number, percent, list) => {
  await i18n.load(language);
  expect(formatNumber(1234.5)).toBe(number);
  expect(formatPercent(0.1234)).toBe(percent);
  expect(formatList(["a", "b", "c"])).toBe(list);
});

test.each([
  [1.25, 1, "+1.3"],
  [-2, 0, "-2"],
  [0, 1, "0.0"],
])("a change of %d with %i digits is %s", (number, digits, text) => {
  expect(formatChange(number, digits)).toBe(text);
});

test("zero percent has no minus", () => {
  expect(formatPercent(-0)).toBe("0.0%");
});

test("a missing argument shows its name and throws nothing", () => {
  const bundle = createBundle("en", "hello = Hello { $name }\n");
  expect(formatMessage(bundle, "hello", { name: "Ann" })).toBe("Hello Ann");
  expect(formatMessage(bundle, "hello")).toContain("$name");
  expect(formatMessage(bundle, "bye")).toBeNull();
});

test("four languages are supported", () => {
  expect(["en", "fr", "nl", "de"].every(isLanguage)).toBe(true);
  expect(isLanguage("es")).toBe(false);
});
