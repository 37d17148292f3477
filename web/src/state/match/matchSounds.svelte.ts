// The sounds that every game has: the viewer's turn, a refusal, and the end of a match. Games play those of their pieces.

import { untrack } from "svelte";
import { gameSound } from "../sound.svelte";
import { alerter } from "../turnAlerts.svelte";
import type { Match } from "./match.svelte";

export class MatchSounds {
  readonly #match: Match;
  // nothing sounds for the state on arrival
  #before = { mine: true, over: true, refused: true };

  constructor(match: Match) {
    this.#match = match;
  }

  /** Play what has just happened. Call it in an effect. */
  follow(): void {
    const { mine, over, refusal, winners, seat } = this.#match;
    const before = this.#before;
    this.#before = { mine, over, refused: refusal !== null };
    untrack(() => {
      if (refusal && !before.refused) gameSound.play("refusal");
      else if (over && !before.over && (seat === null || winners?.includes(seat))) gameSound.play("win");
      // the alert for the turn is louder, so it replaces the bell
      else if (mine && !before.mine && !alerter.sound) gameSound.play("turn");
    });
  }
}
