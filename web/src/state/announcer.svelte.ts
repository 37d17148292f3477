// What is read out to who does not see the page.

import { untrack } from "svelte";

class Announcer {
  text = $state("");

  /** Says something once; the same words again are said again. */
  say(text: string): void {
    const before = untrack(() => this.text); // effects that say something do not listen
    this.text = text === before ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
