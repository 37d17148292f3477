// A minimal HTML parser and writer for the server-side rendering of this project's components.

export interface MarkupElement {
  tag: string;
  attributes: Record<string, string>;
  children: (MarkupElement | string)[];
}

const VOID = new Set(["input", "br", "img", "hr", "link", "meta"]);
const TOKEN = /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** Parse a text to a tree with a root of the given class. */
export function parseMarkup(html: string, scope: string): MarkupElement {
  const root: MarkupElement = { tag: "div", attributes: { class: scope }, children: [] };
  const open = [root];
  for (const [text, closed, opened, attributes = "", ended] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (closed) open.pop();
    else if (opened) {
      const element: MarkupElement = { tag: opened, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (!ended && !VOID.has(opened)) open.push(element);
    } else if (!text.startsWith("<!--")) parent.children.push(text);
  }
  return root;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value = ""]) => [name!, value]));
}

/** An element and its descendants, in document order. */
export function* elements(root: MarkupElement): Generator<MarkupElement> {
  yield root;
  for (const child of root.children) if (typeof child !== "string") yield* elements(child);
}

/** Write an element as text; texts and attributes are kept escaped. */
export function writeMarkup({ tag, attributes, children }: MarkupElement): string {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const inside = children.map((child) => (typeof child === "string" ? child : writeMarkup(child))).join("");
  return inside ? `<${tag}${said.join("")}>${inside}</${tag}>` : `<${tag}${said.join("")}/>`;
}
