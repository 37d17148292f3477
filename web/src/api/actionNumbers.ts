// Numbers of actions: a kind's first number, then one for every choice of operands, the last changing fastest.

import type { Kind } from "./messages";

export interface ActionParts {
  kind: string;
  operands: number[];
}

/** How many actions a kind has. */
export function sizeOf(kind: Kind): number {
  return kind.operands.reduce((size, names) => size * names.length, 1);
}

/** The kind an action belongs to. */
export function kindOf(kinds: Kind[], number: number): Kind {
  const kind = kinds.find(({ first }, at) => number >= first && number < first + sizeOf(kinds[at]!));
  if (!kind) throw new RangeError(`no action ${number}`);
  return kind;
}

/** The kind of an action and the index of each operand. */
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

/** The number of an action, from its kind and the index of each operand. */
export function numberOf(kinds: Kind[], name: string, operands: number[]): number {
  const kind = kinds.find((kind) => kind.name === name);
  if (!kind || operands.length !== kind.operands.length) throw new RangeError(`no action ${name} ${operands}`);
  return kind.first + kind.operands.reduce((sum, names, at) => sum * names.length + operands[at]!, 0);
}

/** Numbers from ranges: first and last of each, in turn. */
export function expandRanges(ranges: number[]): Set<number> {
  const numbers = new Set<number>();
  for (let at = 0; at + 1 < ranges.length; at += 2)
    for (let number = ranges[at]!; number <= ranges[at + 1]!; number++) numbers.add(number);
  return numbers;
}
