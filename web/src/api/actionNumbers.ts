// Action numbers: the first number of a kind plus an index into its operands; the last operand changes fastest.

import type { Kind } from "./messages";

export interface ActionParts {
  kind: string;
  operands: number[];
}

/** Return how many actions a kind has. */
export function sizeOf(kind: Kind): number {
  return kind.operands.reduce((size, names) => size * names.length, 1);
}

/** Return the kind of an action number. */
export function kindOf(kinds: Kind[], number: number): Kind {
  const kind = kinds.find(({ first }, at) => number >= first && number < first + sizeOf(kinds[at]!));
  if (!kind) throw new RangeError(`no action ${number}`);
  return kind;
}

/** Return the kind of an action and the index of each operand. */
export function partsOf(kinds: Kind[], number: number): ActionParts {
  const kind = kindOf(kinds, number);
  let rest = number - kind.first;
  const operands = kind.operands.map(() => 0);
  for (let at = kind.operands.length - 1; at >= 0; at--) {
    const size = kind.operands[at]!.length;
    operands[at] = rest % size;
    rest = Math.floor(rest / size);
  }
  return { kind: kind.name, operands };
}

/** Return the number of an action, given its kind and the index of each operand. */
export function numberOf(kinds: Kind[], name: string, operands: number[]): number {
  const kind = kinds.find((kind) => kind.name === name);
  if (!kind || operands.length !== kind.operands.length) throw new RangeError(`no action ${name} ${operands}`);
  return kind.first + kind.operands.reduce((sum, names, at) => sum * names.length + operands[at]!, 0);
}

/** Expand ranges, given as first and last number in turn, to a set of numbers. */
export function expandRanges(ranges: number[]): Set<number> {
  const numbers = new Set<number>();
  for (let at = 0; at + 1 < ranges.length; at += 2)
    for (let number = ranges[at]!; number <= ranges[at + 1]!; number++) numbers.add(number);
  return numbers;
}
