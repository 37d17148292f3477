// The pages and their addresses.

import type { Component } from "svelte";
import Home from "./pages/Home.svelte";
import { base } from "./api/base";

export type Page = Component<{ at: string }>;

interface Route {
  path: RegExp;
  page: () => Promise<{ default: Page }>;
}

/** Every page; what the address names goes to the page as `at`. The first load brings the home page only. */
export const ROUTES: Route[] = [
  { path: /^\/$/, page: async () => ({ default: Home }) },
  { path: /^\/new\/([^/]+)$/, page: () => import("./pages/New.svelte") },
  { path: /^\/table\/([^/]+)$/, page: () => import("./pages/Table.svelte") },
  { path: /^\/replay\/([^/]+)$/, page: () => import("./pages/Replay.svelte") },
  { path: /^\/analysis\/([^/]+)$/, page: () => import("./pages/Analysis.svelte") },
  { path: /^\/rules\/([^/]+)$/, page: () => import("./pages/Rules.svelte") },
  { path: /^\/learn\/([^/]+)$/, page: () => import("./pages/Learn.svelte") },
  { path: /^\/puzzles\/([^/]+)$/, page: () => import("./pages/Puzzles.svelte") },
  { path: /^\/puzzle\/([^/]+\/[^/]+)$/, page: () => import("./pages/Puzzle.svelte") },
  { path: /^\/letters\/([^/]+)$/, page: () => import("./pages/Letters.svelte") },
  { path: /^/, page: () => import("./pages/Missing.svelte") },
];

class Place {
  page = $state.raw<Page | null>(null);
  at = $state("");
  path = $state("");
  /** Whether one has gone to another page whose heading is not there yet. */
  gone = false;

  /** Shows the page of the address in the bar. */
  async show(): Promise<void> {
    const { pathname } = location;
    const ours = pathname.slice(base.length) || "/";
    const route = ROUTES.find(({ path }) => path.test(ours))!;
    const at = decodeURIComponent(route.path.exec(ours)?.[1] ?? "");
    const { default: page } = await route.page();
    if (location.pathname !== pathname) return; // one has gone on meanwhile
    [this.page, this.at, this.path] = [page, at, pathname];
  }

  /** Goes to an address of ours. */
  go(address: string): Promise<void> {
    history.pushState(null, "", address);
    scrollTo(0, 0);
    return this.move();
  }

  /** Shows the page of the address in the bar to who comes from another one. */
  move(): Promise<void> {
    this.gone = true;
    return this.show();
  }
}

export const place = new Place();

/** To be put on the heading of a page: who has gone there hears it, as after a load. */
export function arrive(heading: HTMLElement): void {
  if (place.gone) heading.focus();
  place.gone = false;
}

/** Follows links between pages without loading everything anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.download || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(`${base}/`)) return; // another part of the site
  if (link.pathname === location.pathname && link.hash) return; // the browser jumps there by itself
  event.preventDefault();
  void place.go(link.pathname + link.search + link.hash);
}
