// Internationalisation in four languages with Fluent catalogues: the client's own and those of games.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/messages";

export type MessageArgs = Record<string, FluentVariable>;

/** The name of each language in that language. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
};

const STORAGE_KEY = "gotham.language";
const catalogues = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

/** The current language and its catalogue; both are reactive. */
class I18n {
  language = $state<Language>(preferredLanguage());
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Whether a catalogue is loaded. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load a language and make it current. */
  async load(language: Language): Promise<void> {
    const text = await catalogues[`../locale/${language}.ftl`]!();
    this.#bundle = createBundle(language, text);
    this.language = language;
    document.documentElement.lang = language;
    setTimeout(() => prepareNumbers(language));
  }

  /** Switch to a chosen language and save the choice. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORAGE_KEY, language);
    await this.load(language);
  }

  /** Format a message; null if it does not exist. */
  message(id: string, details?: MessageArgs): string | null {
    return this.#bundle && formatMessage(this.#bundle, id, details);
  }
}

export const i18n = new I18n();

/** Format a message of the client; an unknown one yields its id. */
export function t(id: string, details?: MessageArgs): string {
  return i18n.message(id, details) ?? id;
}

/** Format a number. */
export function formatNumber(number: number): string {
  return new Intl.NumberFormat(i18n.language).format(number);
}

/** Format a share as a percentage. */
export function formatPercent(share: number): string {
  const tenths = { style: "percent", signDisplay: "negative", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(i18n.language, tenths).format(share);
}

/** Format a difference with its sign. */
export function formatChange(number: number, digits = 1): string {
  const signed = { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(i18n.language, signed).format(number);
}

/** Format a list, for example: a, b and c. */
export function formatList(things: string[]): string {
  return new Intl.ListFormat(i18n.language).format(things);
}

/** Create a bundle from the text of a catalogue. */
export function createBundle(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const SAMPLE = "number = { $number ->\n  [one] { $number }\n *[other] { $number }\n}\n";

// The first number and the first plural of a language load its data; a board that is being drawn must not wait for it.
function prepareNumbers(language: Language): void {
  formatMessage(createBundle(language, SAMPLE), "number", { number: 2 });
}

/** Format a message of a bundle; null if it does not exist. */
export function formatMessage(bundle: FluentBundle, id: string, details?: MessageArgs): string | null {
  const pattern = bundle.getMessage(id)?.value;
  // errors are collected, not thrown: a missing argument shows its name
  return pattern ? bundle.formatPattern(pattern, details, []) : null;
}

/** Whether a language is supported. */
export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("language") ?? ""; // search engines link each language
  const names = [asked, localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages.map((name) => name.slice(0, 2))];
  return names.find(isLanguage) ?? "en";
}
