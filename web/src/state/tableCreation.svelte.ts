// The creation of a table: navigates to it, or stores the error.

import { errorText } from "../api/http";
import { link } from "../api/basePath";
import type { Opened } from "../api/messages";
import { router } from "../router.svelte";
import { saveToken } from "../api/tokens";

export class TableCreation {
  busy = $state(false);
  failure = $state("");

  /** Wait for a table, save its token and navigate to it. */
  async go(opened: Promise<Opened>): Promise<void> {
    this.busy = true;
    this.failure = "";
    try {
      const { id, token } = await opened;
      saveToken(id, token);
      await router.go(link(`/table/${id}`));
    } catch (error) {
      this.failure = errorText(error);
    } finally {
      this.busy = false;
    }
  }
}
