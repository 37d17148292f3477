// The parser and the style computation for printed drawings.

import { computeStyle, parseRules, resolveValue } from "../../../web/src/print/computedStyle";
import { type MarkupElement, elements, parseMarkup, writeMarkup } from "../../../web/src/print/markup";

const make = (tag: string, attributes: Record<string, string> = {}): MarkupElement => ({ tag, attributes, children: [] });

test("markup is parsed to a tree and written back", () => {
  const text = '<svg viewBox="0 0 1 1"><!-- x --><g class="a"><path d="M0 0"/></g>text</svg>';
  const root = parseMarkup(text, "board");
  expect(root.attributes.class).toBe("board");
  expect([...elements(root)].map(({ tag }) => tag)).toEqual(["div", "svg", "g", "path"]);
  expect(writeMarkup(root.children[0] as MarkupElement)).toBe(text.replace("<!-- x -->", ""));
});

test("void elements have no children", () => {
  const root = parseMarkup("<p><br>a</p>", "");
  expect([...elements(root)].map(({ tag }) => tag)).toEqual(["div", "p", "br"]);
  expect((root.children[0] as MarkupElement).children).toHaveLength(2);
});

test("a class weighs more than a tag, and the later of equals wins", () => {
  const rules = parseRules([".a { fill: red } path { fill: blue; stroke: blue } path { stroke: green }"]);
  const style = computeStyle(rules, [make("div"), make("path", { class: "a" })], {});
  expect(style).toMatchObject({ fill: "red", stroke: "green" });
});

test("descendants, attributes and inheritance", () => {
  const rules = parseRules(['.board [data-seat="1"] { --seat: #111; } .board path { fill: var(--seat); transform: none }']);
  const [root, group, path] = [make("div", { class: "board" }), make("g", { "data-seat": "1" }), make("path")];
  const parent = computeStyle(rules, [root, group], {});
  const style = computeStyle(rules, [root, group, path], parent);
  expect(style.fill).toBe("#111");
  expect(computeStyle(rules, [root, group, path, make("i")], style).transform).toBeUndefined();
});

test("at-rules and pseudo-classes do not matter on paper", () => {
  const rules = parseRules(["@media print { path { fill: red } } path:hover { fill: blue } path { fill: green }"]);
  expect(computeStyle(rules, [make("path")], {}).fill).toBe("green");
});

test.each([
  ["var(--a)", "#123"],
  ["var(--b, #456)", "#456"],
  ["light-dark(#fff, #000)", "#fff"],
  ["rgb(255 0 16 / 50%)", "#ff001080"],
])("%s resolves to %s", (value, resolved) => {
  expect(resolveValue(value, { "--a": "#123" })).toBe(resolved);
});
