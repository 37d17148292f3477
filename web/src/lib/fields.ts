// A view is one flat list of whole numbers; the game says where its fields lie.

import type { Field } from "./messages";

/** What a viewer may not know. */
export const UNKNOWN = -1000;

/** A value, or lists of them as deep as the field's shape. */
export type Nested = number | Nested[];

/** One field of a view. */
export function fieldOf(fields: Field[], view: number[], name: string): Nested {
  const field = fields.find((field) => field.name === name);
  if (!field) throw new RangeError(`no field ${name}`);
  return nest(view, field.first, field.shape);
}

function nest(view: number[], first: number, shape: number[]): Nested {
  const [length, ...rest] = shape;
  if (length === undefined) return view[first] ?? UNKNOWN;
  const size = rest.reduce((product, length) => product * length, 1);
  return Array.from({ length }, (_, at) => nest(view, first + at * size, rest));
}
