// Entry point of the browser client. Folders in reading order:
//   api/         message types, HTTP client, socket, service worker, tokens and pure helpers for messages
//   state/       reactive stores: language, theme, alerts; match/ for a table, practice/ for lessons and puzzles
//   router       addresses and pages (router.svelte.ts); App.svelte is the frame around every page
//   pages/       one component per address
//   components/  shared parts by subject: frame (bar, board, dock and panel of a table), board, table, log, ending, waiting,
//                replay, practice, analysis, home, setup and common
//   games/       per game: Board.svelte, its board data in board.ts, Setup.svelte, print.ts and its own folders
//   print/       renders components to SVG files for printing, when the client is built
//   locale/      Fluent catalogues; style/ design tokens and base styles

import { mount } from "svelte";
import App from "./App.svelte";
import { embedded } from "./api/basePath";
import { router } from "./router.svelte";
import { prepareOffline } from "./api/serviceWorker";
import { themeStore } from "./state/theme.svelte";
import { i18n } from "./state/i18n.svelte";
import "./style/base.css";

themeStore.apply();
// no await here: pages import this module's file, and would wait for it for ever
void Promise.all([i18n.load(i18n.language), router.show()]).then(() => mount(App, { target: document.getElementById("app")! }));
if (!embedded) prepareOffline();
