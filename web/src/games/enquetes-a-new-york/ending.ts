// The end of a match of Enquêtes à New York: who solved the case, in the sentences of the board.

import type { GameEnding } from "../../components/ending/gameEnding";
import { t } from "../../state/i18n.svelte";
import type { Match } from "../../state/match/match.svelte";
import { CARD_KINDS, boardOf, squareName } from "./board";
import SeatPawn from "./ending/SeatPawn.svelte";

/** The cards that a seat had at the end, or its wrong accusation. */
function detail(match: Match, seat: number): string {
  const { held, out } = boardOf(match).seats[seat]!;
  if (out !== null) return match.words("draw-out", { square: squareName(out) });
  return held.map((count, kind) => match.words("cards-of", { kind: CARD_KINDS[kind]!, count })).join(", ");
}

export const ending: GameEnding = {
  token: SeatPawn,
  detail: (match, seat) => (match.board ? detail(match, seat) : ""),
  sentence: (match) => (match.board ? boardOf(match).result.join(" ") : "") || t("state-over"),
};
