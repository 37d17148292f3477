// The creation of a table: navigates to it, or stores the error.

import { errorText, openTable } from "../api/http";
import { link } from "../api/basePath";
import type { GameInfo, NewTable, Opened } from "../api/messages";
import { rememberFirstMatch } from "./firstMatch";
import { casualLevel } from "./match/opponents";
import { i18n } from "./i18n.svelte";
import { router } from "../router.svelte";
import { saveToken, savedName } from "../api/tokens";

export class TableCreation {
  busy = $state(false);
  failure = $state("");

  /** Sit down at once against casual bots. */
  play(info: GameInfo, wish: Partial<NewTable> = {}): Promise<void> {
    const { name: game } = info;
    const bot = casualLevel(info);
    const others = Array<string>(Math.min(...info.players) - 1);
    const seats = bot ? { seats: ["you", ...others.fill(bot)] } : {};
    return this.go(openTable({ game, ...seats, name: savedName(), language: i18n.language, ...wish }), game);
  }

  /** Wait for a table, save its token and navigate to it. */
  async go(opened: Promise<Opened>, first = ""): Promise<void> {
    this.busy = true;
    this.failure = "";
    try {
      const { id, token } = await opened;
      saveToken(id, token);
      if (first) rememberFirstMatch(first, id);
      await router.go(link(`/table/${id}`));
    } catch (error) {
      this.failure = errorText(error);
    } finally {
      this.busy = false;
    }
  }
}
