// The pages and their addresses.

import type { Component } from "svelte";
import HomePage from "./pages/HomePage.svelte";
import { basePath } from "./api/basePath";

export type Page = Component<{ at: string }>;

interface Route {
  path: RegExp;
  page: () => Promise<{ default: Page }>;
}

/** Every page; what the address names goes to the page as `at`. The first load brings the home page only. */
export const ROUTES: Route[] = [
  { path: /^\/$/, page: async () => ({ default: HomePage }) },
  { path: /^\/new\/([^/]+)$/, page: () => import("./pages/NewTablePage.svelte") },
  { path: /^\/table\/([^/]+)$/, page: () => import("./pages/TablePage.svelte") },
  { path: /^\/replay\/([^/]+)$/, page: () => import("./pages/ReplayPage.svelte") },
  { path: /^\/analysis\/([^/]+)$/, page: () => import("./pages/AnalysisPage.svelte") },
  { path: /^\/rules\/([^/]+)$/, page: () => import("./pages/RulesPage.svelte") },
  { path: /^\/learn\/([^/]+)$/, page: () => import("./pages/LessonsPage.svelte") },
  { path: /^\/puzzles\/([^/]+)$/, page: () => import("./pages/PuzzleListPage.svelte") },
  { path: /^\/puzzle\/([^/]+\/[^/]+)$/, page: () => import("./pages/PuzzlePage.svelte") },
  { path: /^\/letters\/([^/]+)$/, page: () => import("./pages/EmailSettingsPage.svelte") },
  { path: /^/, page: () => import("./pages/NotFoundPage.svelte") },
];

class Router {
  page = $state.raw<Page | null>(null);
  at = $state("");
  path = $state("");
  /** Whether one has gone to another page whose heading is not there yet. */
  focusPending = false;

  /** Shows the page of the address in the bar. */
  async show(): Promise<void> {
    const { pathname } = location;
    const ours = pathname.slice(basePath.length) || "/";
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
    return this.navigate();
  }

  /** Shows the page of the address in the bar to who comes from another one. */
  navigate(): Promise<void> {
    this.focusPending = true;
    return this.show();
  }
}

export const router = new Router();

/** To be put on the heading of a page: who has gone there hears it, as after a load. */
export function focusHeading(heading: HTMLElement): void {
  if (router.focusPending) heading.focus();
  router.focusPending = false;
}

/** Follows links between pages without loading everything anew. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.download || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(`${basePath}/`)) return; // another part of the site
  if (link.pathname === location.pathname && link.hash) return; // the browser jumps there by itself
  event.preventDefault();
  void router.go(link.pathname + link.search + link.hash);
}
