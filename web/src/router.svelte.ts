// The routes of the client and navigation between pages.

import type { Component } from "svelte";
import HomePage from "./pages/HomePage.svelte";
import { basePath, embedded } from "./api/basePath";

export type Page = Component<{ at: string }>;

interface Route {
  path: RegExp;
  page: () => Promise<{ default: Page }>;
}

/** All routes; the captured part of the path is the page's `at`. Only the home page is in the initial load. */
export const ROUTES: Route[] = [
  { path: /^\/$/, page: async () => ({ default: HomePage }) },
  { path: /^\/new\/([^/]+)$/, page: () => import("./pages/NewTablePage.svelte") },
  { path: /^\/table\/([^/]+)$/, page: () => import("./pages/TablePage.svelte") },
  { path: /^(?:\/embed)?\/replay\/([^/]+)$/, page: () => import("./pages/ReplayPage.svelte") },
  { path: /^\/analysis\/([^/]+)$/, page: () => import("./pages/AnalysisPage.svelte") },
  { path: /^\/rules\/([^/]+)$/, page: () => import("./pages/RulesPage.svelte") },
  { path: /^\/learn\/([^/]+)$/, page: () => import("./pages/LessonsPage.svelte") },
  { path: /^\/puzzles\/([^/]+)$/, page: () => import("./pages/PuzzleListPage.svelte") },
  { path: /^(?:\/embed)?\/puzzle\/([^/]+\/[^/]+)$/, page: () => import("./pages/PuzzlePage.svelte") },
  { path: /^\/letters\/([^/]+)$/, page: () => import("./pages/EmailSettingsPage.svelte") },
  { path: /^/, page: () => import("./pages/NotFoundPage.svelte") },
];

class Router {
  page = $state.raw<Page | null>(null);
  at = $state("");
  path = $state("");
  /** Whether the heading of the new page should get the focus. */
  focusPending = false;

  /** Show the page for the current address. */
  async show(): Promise<void> {
    const { pathname } = location;
    const ours = pathname.slice(basePath.length) || "/";
    const route = ROUTES.find(({ path }) => path.test(ours))!;
    const at = decodeURIComponent(route.path.exec(ours)?.[1] ?? "");
    const { default: page } = await route.page();
    if (location.pathname !== pathname) return; // another navigation was faster
    [this.page, this.at, this.path] = [page, at, pathname];
  }

  /** Navigate to a path of this client. */
  go(address: string): Promise<void> {
    history.pushState(null, "", address);
    scrollTo(0, 0);
    return this.navigate();
  }

  /** Show the page for the current address after a navigation. */
  navigate(): Promise<void> {
    this.focusPending = true;
    return this.show();
  }
}

export const router = new Router();

/** Attachment for a page's heading: focuses it after a navigation, so that it is read out. */
export function focusHeading(heading: HTMLElement): void {
  if (router.focusPending) heading.focus();
  router.focusPending = false;
}

/** Handle a click on a link to a page without reloading the document. */
export function followLink(event: MouseEvent, link: HTMLAnchorElement): void {
  if (embedded && !link.hash) link.target = "_blank"; // the other site's page stays
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!plain || link.target || link.download || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(`${basePath}/`) || link.pathname.startsWith(`${basePath}/docs`)) return; // not of the client
  if (link.pathname === location.pathname && link.hash) return; // the browser scrolls there itself
  event.preventDefault();
  void router.go(link.pathname + link.search + link.hash);
}
