// A table that is being opened: one goes there, or reads why not.

import { reasonOf } from "../api/api";
import { link } from "../api/base";
import type { Opened } from "../api/messages";
import { place } from "../route.svelte";
import { keepToken } from "../api/tokens";

export class Opening {
  busy = $state(false);
  failure = $state("");

  /** Opens a table and goes there as who one is at it. */
  async go(opened: Promise<Opened>): Promise<void> {
    this.busy = true;
    this.failure = "";
    try {
      const { id, token } = await opened;
      keepToken(id, token);
      await place.go(link(`/table/${id}`));
    } catch (error) {
      this.failure = reasonOf(error);
    } finally {
      this.busy = false;
    }
  }
}
