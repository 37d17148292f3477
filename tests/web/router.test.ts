// Addresses and the pages that they lead to.

import { ROUTES, followLink, router } from "../../web/src/router.svelte";

/** The number of a route and what it takes from the path. */
function match(path: string): [number, string] {
  const at = ROUTES.findIndex((route) => route.path.test(path));
  return [at, ROUTES[at]!.path.exec(path)?.[1] ?? ""];
}

const MISSING = ROUTES.length - 1;

test.each([
  ["/", 0, ""],
  ["/new/taxi", 1, "taxi"],
  ["/table/abc", 2, "abc"],
  ["/replay/abc", 3, "abc"],
  ["/analysis/abc", 4, "abc"],
  ["/rules/taxi", 5, "taxi"],
  ["/learn/taxi", 6, "taxi"],
  ["/puzzles/taxi", 7, "taxi"],
  ["/puzzle/taxi/p-1", 8, "taxi/p-1"],
  ["/letters/key", 9, "key"],
  ["/table", MISSING, ""],
  ["/table/a/b", MISSING, ""],
  ["/puzzle/taxi", MISSING, ""],
  ["/nowhere", MISSING, ""],
])("%s", (path, route, at) => {
  expect(match(path)).toEqual([route, at]);
});

describe("links", () => {
  let go: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    go = vi.spyOn(router, "go").mockResolvedValue();
    document.body.innerHTML = "";
  });

  function click(attributes: Record<string, string>, options: MouseEventInit = {}): MouseEvent {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options });
    link.addEventListener("click", (event) => followLink(event, link));
    link.addEventListener("click", (event) => event.preventDefault()); // happy-dom would navigate
    link.dispatchEvent(event);
    return event;
  }

  test("a link to a page is followed with its query and fragment", () => {
    click({ href: `${location.origin}/rules/taxi?x=1#4.2` });
    expect(go).toHaveBeenCalledWith("/rules/taxi?x=1#4.2");
  });

  test.each([
    ["another site", { href: "https://example.org/rules/taxi" }, {}],
    ["another window", { href: "/rules/taxi", target: "_blank" }, {}],
    ["a download", { href: "/rules/taxi", download: "x" }, {}],
    ["a modifier key", { href: "/rules/taxi" }, { ctrlKey: true }],
    ["another button", { href: "/rules/taxi" }, { button: 1 }],
  ])("%s is left to the browser", (_, attributes, options) => {
    click(attributes, options);
    expect(go).not.toHaveBeenCalled();
  });
});
