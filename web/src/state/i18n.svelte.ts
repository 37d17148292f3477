// Words in four languages, from Fluent catalogues: the client's own and those of a game.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../api/messages";

export type MessageArgs = Record<string, FluentVariable>;

/** What each language calls itself. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
};

const STORAGE_KEY = "gotham.language";
const catalogues = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

/** The language the client speaks now; what is said in it changes with it. */
class I18n {
  language = $state<Language>(preferredLanguage());
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Whether there are words yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Loads a language and speaks it from now on. */
  async load(language: Language): Promise<void> {
    const text = await catalogues[`../locale/${language}.ftl`]!();
    this.#bundle = createBundle(language, text);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speaks a language that was chosen, and keeps the choice. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(STORAGE_KEY, language);
    await this.load(language);
  }

  /** A message with its details filled in; none where nobody wrote it. */
  message(id: string, details?: MessageArgs): string | null {
    return this.#bundle && formatMessage(this.#bundle, id, details);
  }
}

export const i18n = new I18n();

/** A message of the client; one that nobody wrote reads as its name. */
export function t(id: string, details?: MessageArgs): string {
  return i18n.message(id, details) ?? id;
}

/** A number as the language writes it. */
export function formatNumber(number: number): string {
  return new Intl.NumberFormat(i18n.language).format(number);
}

/** A part of a whole, in per cent. */
export function formatPercent(share: number): string {
  const tenths = { style: "percent", signDisplay: "negative", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(i18n.language, tenths).format(share);
}

/** What is added to something, with its sign. */
export function formatChange(number: number, digits = 1): string {
  const signed = { signDisplay: "exceptZero", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(i18n.language, signed).format(number);
}

/** A list of things as the language joins them: a, b and c. */
export function formatList(things: string[]): string {
  return new Intl.ListFormat(i18n.language).format(things);
}

/** A catalogue, ready to be asked. */
export function createBundle(language: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A message of a catalogue; none where it has no such message. */
export function formatMessage(bundle: FluentBundle, id: string, details?: MessageArgs): string | null {
  const pattern = bundle.getMessage(id)?.value;
  // errors are collected, not thrown: a lacking detail shows its name
  return pattern ? bundle.formatPattern(pattern, details, []) : null;
}

/** Whether we speak it. */
export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

function preferredLanguage(): Language {
  const names = [localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages.map((name) => name.slice(0, 2))];
  return names.find(isLanguage) ?? "en";
}
