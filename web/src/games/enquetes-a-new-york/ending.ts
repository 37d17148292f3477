// The end of a match of Enquêtes à New York: who solved the case, in the sentences of the board.

import type { GameEnding } from "../../components/ending/gameEnding";
import { t } from "../../state/i18n.svelte";
import { boardOf } from "./board";

export const ending: GameEnding = {
  sentence: (match) => (match.board ? boardOf(match).result.join(" ") : "") || t("state-over"),
};
