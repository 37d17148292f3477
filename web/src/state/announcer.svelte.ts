// Texts for screen readers, shown in a live region.

import { untrack } from "svelte";

class Announcer {
  text = $state("");

  /** Announce a text; a repeated text is announced again. */
  say(text: string): void {
    const before = untrack(() => this.text); // effects that announce must not depend on the text
    this.text = text === before ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
