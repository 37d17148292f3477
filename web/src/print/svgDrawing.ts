// Renders components to standalone SVG: styles become attributes, and references are resolved.

import type { Component } from "svelte";
import { render } from "svelte/server";
import { type MarkupElement, elements, parseMarkup, writeMarkup } from "./markup";
import { type Style, resolveValue, parseRules, computeStyle } from "./computedStyle";

/** A component and its properties. */
export type DrawnComponent = [component: Component<never>, props?: Record<string, unknown>];

/** What a game prints. */
export interface GamePrints {
  /** The class of its board, and its style sheets. */
  scope: string;
  sheets: string[];
  /** Patterns and symbols that the pieces refer to. */
  shared: DrawnComponent[];
  pieces: Record<string, DrawnComponent | ((studio: DrawingTools) => string)>;
  /** Colours by name: an attribute with its value, and the CSS variable to read. */
  colours: Record<string, [attribute: string, value: string, variable: string]>;
}

export interface DrawingTools {
  /** Render a component to a list of SVG trees. */
  draw: (drawn: DrawnComponent) => MarkupElement[];
}

const KEPT =
  /^(fill|stroke|opacity$|color$|font-|letter-spacing$|text-anchor$|dominant-baseline$|paint-order$|transform$)/;
const OWN = /^(class|style|aria-.*|role|focusable|data-.*|preserveAspectRatio|overflow)$/;
const INITIAL: Style = { color: "currentColor" };

/** A stand-in for a match: writes placeholders that are translated later. */
export const match = {
  words: (id: string, details: Record<string, unknown> = {}): string =>
    `⟦${[id, ...Object.entries(details).map(([name, value]) => `${name}=${value}`)].join(" ")}⟧`,
  names: [],
};

/** Render all drawings and colours of a game. */
export function printGame({ scope, sheets, shared, pieces, colours }: GamePrints, tokens: string) {
  const studio = { draw: (drawn: DrawnComponent): MarkupElement[] => draw([...shared, drawn], [tokens, ...sheets], scope) };
  const drawings = Object.entries(pieces).map(([name, piece]) => {
    return [name, typeof piece === "function" ? piece(studio) : writeMarkup(studio.draw(piece)[0]!)];
  });
  const paints = Object.entries(colours).map(([name, [attribute, value, variable]]) => {
    const element = { tag: "i", attributes: { [attribute]: value }, children: [] };
    const root = { tag: "div", attributes: { class: scope }, children: [element] };
    const rules = parseRules([tokens, ...sheets]);
    const style = computeStyle(rules, [root, element], computeStyle(rules, [root], INITIAL));
    return [name, resolveValue(style[variable]!, style)];
  });
  return { drawings: Object.fromEntries(drawings), colours: Object.fromEntries(paints) };
}

/** The colours shared by all boards. */
export function palette(tokens: string): Style {
  const root: MarkupElement = { tag: "div", attributes: {}, children: [] };
  const style = computeStyle(parseRules([tokens]), [root], {});
  const named = Object.keys(style).filter((name) => name.startsWith("--"));
  const values = named.map((name): [string, string] => [name.slice(2), resolveValue(style[name]!, style)]);
  return Object.fromEntries(values.filter(([, value]) => value.startsWith("#")));
}

function draw(drawn: DrawnComponent[], sheets: string[], scope: string): MarkupElement[] {
  const made = drawn.map(([component, props = {}]) => render(component as Component<Record<string, unknown>>, { props }));
  const styles = made.flatMap(({ head }) => [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!));
  const root = parseMarkup(made.map(({ body }) => body).join(""), scope);
  const targets = targetsOf(root);
  const rules = parseRules([...sheets, ...styles]);
  const shared = parseMarkup(made.slice(0, -1).map(({ body }) => body).join(""), "").children.length;
  const last = { ...root, children: root.children.slice(shared) };
  replaceUses(last, targets);
  paint(rules, [root], computeStyle(rules, [root], INITIAL), new Set());
  const found = [...elements(last)].filter(({ tag, attributes }) => tag === "svg" && attributes.viewBox);
  return found.map((svg) => whole(svg, targets));
}

function targetsOf(root: MarkupElement): Map<string, MarkupElement> {
  return new Map([...elements(root)].flatMap((each) => (each.attributes.id ? [[each.attributes.id, each]] : [])));
}

/** Replace each use element by a copy of its target, so that it inherits the local colours. */
function replaceUses(root: MarkupElement, targets: Map<string, MarkupElement>): void {
  for (const element of elements(root))
    element.children = element.children.map((child) => {
      if (typeof child === "string" || child.tag !== "use") return child;
      const { href, x = "0", y = "0", width, ...rest } = child.attributes;
      const symbol = targets.get(href!.slice(1))!;
      const scale = width ? Number(width) / Number(symbol.attributes.viewBox!.split(" ")[2]) : 1;
      const { height: _, ...attributes } = rest;
      const inside: MarkupElement = { tag: "symbol", attributes: symbol.attributes, children: structuredClone(symbol.children) };
      return { tag: "g", attributes: { ...attributes, transform: `translate(${x} ${y}) scale(${scale})` }, children: [inside] };
    });
}

/** Write the computed style of each element into its attributes. */
function paint(rules: ReturnType<typeof parseRules>, line: MarkupElement[], style: Style, done: Set<MarkupElement>): void {
  const element = line.at(-1)!;
  if (done.has(element)) return;
  done.add(element);
  for (const child of element.children)
    if (typeof child !== "string") {
      const own = computeStyle(rules, [...line, child], style);
      paint(rules, [...line, child], own, done);
      child.attributes = attributesOf(child, own, style);
    }
}

function attributesOf({ tag, attributes }: MarkupElement, style: Style, parent: Style): Record<string, string> {
  const own = Object.fromEntries(Object.entries(attributes).filter(([name]) => !OWN.test(name)));
  const { font, ...rest } = style;
  const written = font === parent.font ? rest : { ...rest, ...fontOf(font ?? "") };
  for (const [name, value] of Object.entries(written)) {
    if (!KEPT.test(name)) continue;
    if (value === parent[name] && tag !== "svg" && name !== "opacity" && name !== "transform") delete own[name];
    else own[name] = value.toLowerCase() === "currentcolor" ? style.color! : value;
  }
  delete own.color;
  if (tag === "symbol") return {};
  return own;
}

/** Split the font shorthand; only the first family is kept, because its font is bundled. */
function fontOf(font: string): Style {
  const parts = /^(?:(\d+) )?([\d.]+)px(?:\s*\/\s*\S+)? "?([^",]+)/.exec(font);
  if (!parts) return {};
  return { "font-weight": parts[1] ?? "400", "font-size": `${parts[2]}px`, "font-family": parts[3]! };
}

/** A standalone SVG, with the definitions that it refers to. */
function whole(svg: MarkupElement, targets: Map<string, MarkupElement>): MarkupElement {
  const names = new Set([...writeMarkup(svg).matchAll(/url\(#([\w-]+)\)/g)].map(([, name]) => name!));
  const defs: MarkupElement = { tag: "defs", attributes: {}, children: [...names].map((name) => targets.get(name)!) };
  const { viewBox = "", ...painted } = svg.attributes;
  const [, , width, height] = viewBox.split(" ");
  const { width: _w, height: _h, ...own } = painted;
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox, width: width!, height: height!, ...own };
  const children = svg.children.map((child) => (typeof child === "string" ? child : ungrouped(child)));
  return { tag: "svg", attributes, children: names.size ? [defs, ...children] : children };
}

/** Replace symbol elements by groups, because a symbol outside of defs is not drawn. */
function ungrouped(element: MarkupElement): MarkupElement {
  const children = element.children.map((child) => (typeof child === "string" ? child : ungrouped(child)));
  return { ...element, tag: element.tag === "symbol" ? "g" : element.tag, children };
}
