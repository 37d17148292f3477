// Runs before each test file: loads the English catalogue, and empties local storage before each test.

import { i18n } from "../../web/src/state/i18n.svelte";

await i18n.load("en");

beforeEach(() => localStorage.clear());
