// Computes the style of each element from the components' style sheets. At-rules and pseudo-classes are ignored:
// animation, hover and narrow screens do not matter on paper.

import type { MarkupElement } from "./markup";

interface Rule {
  /** Compound selectors from the outermost to the element itself. */
  path: string[][];
  weight: number;
  declarations: [property: string, value: string][];
}

export type Style = Record<string, string>;

const INHERITED = /^(--|color$|font|letter-spacing$|text-anchor$|dominant-baseline$|fill|stroke|paint-order$)/;
const PART = /^[\w-]+|\.[\w-]+|\[[^\]]+\]|\*/g;

/** Parse style sheets to a list of rules, in order. */
export function parseRules(sheets: string[]): Rule[] {
  const flat = sheets.map((sheet) => withoutBlocks(sheet.replace(/\/\*[\s\S]*?\*\//g, ""))).join("\n");
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
    const declarations = declarationsOf(body!);
    return selectors!.split(/,(?![^(]*\))/).flatMap((selector) => ruleOf(selector, declarations));
  });
}

function withoutBlocks(sheet: string): string {
  let rest = sheet.replace(/@import[^;]*;/g, "");
  for (let at = rest.indexOf("@"); at >= 0; at = rest.indexOf("@")) {
    let [end, depth] = [rest.indexOf("{", at) + 1, 1];
    for (; depth && end < rest.length; end++) depth += { "{": 1, "}": -1 }[rest[end]!] ?? 0;
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

function declarationsOf(body: string): [string, string][] {
  return body.split(";").flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });
}

function ruleOf(selector: string, declarations: [string, string][]): Rule[] {
  const plain = selector.replace(/:where\(([^)]*)\)/g, "$1").replace(":root", "*").trim();
  if (/[:+~]/.test(plain.replace(/\[[^\]]*\]/g, ""))) return [];
  const path = plain.replace(/>/g, " ").split(/\s+/).map((compound) => compound.match(PART) ?? []);
  const parts = path.flat().filter((part) => part !== "*");
  return [{ path, weight: parts.filter((part) => !/^\w/.test(part)).length * 100 + parts.length, declarations }];
}

function fits({ tag, attributes }: MarkupElement, compound: string[]): boolean {
  return compound.every((part) => {
    if (part === "*") return true;
    if (part[0] === ".") return (attributes.class ?? "").split(" ").includes(part.slice(1));
    if (part[0] !== "[") return part === tag;
    const [, name, value] = /\[([\w-]+)(?:="?([^"\]]*)"?)?\]/.exec(part)!;
    return name! in attributes && (value === undefined || attributes[name!] === value);
  });
}

function matches(rule: Rule, line: MarkupElement[]): boolean {
  if (!fits(line.at(-1)!, rule.path.at(-1)!)) return false;
  let left = rule.path.length - 2;
  for (let at = line.length - 2; left >= 0 && at >= 0; at--) if (fits(line[at]!, rule.path[left]!)) left--;
  return left < 0;
}

/** The style of the last element of a path from the root, given its parent's style. */
export function computeStyle(rules: Rule[], line: MarkupElement[], parent: Style): Style {
  const found: Style = Object.fromEntries(Object.entries(parent).filter(([name]) => INHERITED.test(name)));
  const element = line.at(-1)!;
  const own = rules.filter((rule) => matches(rule, line)).sort((one, other) => one.weight - other.weight);
  const inline = declarationsOf(element.attributes.style ?? "");
  const all = [...Object.entries(element.attributes), ...own.flatMap(({ declarations }) => declarations), ...inline];
  for (const [property, value] of all) if (property.startsWith("--")) found[property] = value;
  for (const [property, value] of all) if (!property.startsWith("--")) found[property] = resolveValue(value, found);
  return found;
}

/** Resolve variables and choose the light colours. */
export function resolveValue(value: string, style: Style): string {
  const filled = value.replace(/var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g, (_, name: string, other = "") =>
    resolveValue(style[name] ?? other, style),
  );
  const day = filled.replace(/light-dark\(((?:[^(),]|\([^()]*\))*),(?:[^()]|\([^()]*\))*\)/g, "$1");
  return day.replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)/g, (_, ...parts: string[]) => hex(parts.slice(0, 4)));
}

function hex(parts: string[]): string {
  const [red, green, blue, share] = parts.map(Number) as [number, number, number, number];
  const bytes = [red, green, blue, Math.round((share * 255) / 100)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
