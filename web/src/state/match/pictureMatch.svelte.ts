// A match that is only a picture: a game's own pieces with invented data, for the home page and the explanations.

import type { GameInfo } from "../../api/messages";
import type { JsonObject } from "../../api/json";
import { type MessageArgs, t } from "../i18n.svelte";
import { Match } from "./match.svelte";

export class PictureMatch extends Match {
  constructor(info: GameInfo, board: JsonObject, names: string[]) {
    super(info, async () => ({ type: "refused", reason: t("line-none") }));
    const seats = names.map((name) => ({ kind: "bot", name }) as const);
    const { name: game, version } = info;
    this.receive({ type: "table", id: "", game, version, options: {}, state: "over", seats, commitment: "" });
    this.board = board;
  }

  /** Without the game's catalogue, a picture has no words. */
  override words(id: string, details?: MessageArgs): string {
    return this.wordsOrNull(id, details) ?? "";
  }
}
