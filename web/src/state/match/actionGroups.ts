// Groups many actions: by kind, and within a kind by operands while a group is too large.

import { t } from "../i18n.svelte";
import type { Match } from "./match.svelte";

/** A group of actions, divided further if it is large. */
export interface ActionGroup {
  key: string;
  title: string;
  numbers: number[];
  groups: ActionGroup[];
}

/** The largest number of actions in one undivided group. */
export const MANY = 12;
const GAP = " … ";

/** Group the legal actions whose label contains a text. */
export function groupActions(match: Match, wanted: string): ActionGroup[] {
  const looked = wanted.trim().toLocaleLowerCase();
  const numbers = [...match.legal].filter((number) => match.label(number).toLocaleLowerCase().includes(looked));
  const kinds = Map.groupBy(numbers, (number) => match.kind(number).name);
  return [...kinds].map(([kind, numbers]) => ({
    ...split(match, kind, numbers, 0),
    title: match.wordsOrNull(`kind-${kind}`) ?? shared(match, numbers) ?? example(match, numbers),
  }));
}

function split(match: Match, key: string, numbers: number[], depth: number): ActionGroup {
  const groups = numbers.length > MANY ? byOperand(match, key, numbers, depth) : [];
  return { key, title: shared(match, numbers) ?? example(match, numbers), numbers, groups };
}

function byOperand(match: Match, key: string, numbers: number[], depth: number): ActionGroup[] {
  const names = match.kind(numbers[0]!).operands[depth];
  if (!names) return [];
  const parts = Map.groupBy(numbers, (number) => match.parts(number).operands[depth]!);
  if (parts.size === 1) return byOperand(match, key, numbers, depth + 1);
  // groups of one would be as long as the list itself
  if (parts.size === numbers.length) return byOperand(match, key, numbers, depth + 1);
  return [...parts].map(([operand, numbers]) => split(match, `${key} ${names[operand]}`, numbers, depth + 1));
}

/** The words that all sentences start and end with; null if there are none. */
export function sharedWords(sentences: string[]): string | null {
  const all = sentences.map((sentence) => sentence.split(" "));
  const [first, ...others] = all;
  if (!first) return null;
  if (!others.length) return sentences[0]!;
  const same = (from: (words: string[], at: number) => string | undefined): number => {
    let count = 0;
    while (count < first.length && others.every((words) => from(words, count) === from(first, count))) count++;
    return count;
  };
  const front = same((words, at) => words[at]);
  const shortest = Math.min(...all.map(({ length }) => length));
  const back = Math.min(same((words, at) => words.at(-1 - at)), shortest - front);
  if (!front && back * 3 < shortest) return null; // a short common ending alone is not helpful
  return [first.slice(0, front), first.slice(first.length - back)].map((words) => words.join(" ")).join(GAP).trim();
}

function example(match: Match, numbers: number[]): string {
  return t("such-as", { action: match.label(numbers[0]!) });
}

function shared(match: Match, numbers: number[]): string | null {
  return sharedWords(numbers.map((number) => match.label(number)));
}
