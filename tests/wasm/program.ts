// A program that uses the types of the wrapper; it is checked and never run.

import { type Clause, type Description, Refusal, keyOf, loadGame } from "../../src/gotham/wasm/wrapper/gotham.js";

export async function first(module: ArrayBuffer, description: Description): Promise<string> {
  const game = await loadGame(module, description);
  const match = game.start({ players: 2, options: { rounds: "1" }, key: await keyOf("7") });
  const seat: number = match.actors[0];
  const refused: Clause | null = match.why(seat, match.legal(seat)[0]);
  try {
    match.apply(seat, "pass");
  } catch (error) {
    if (error instanceof Refusal) return error.clause.text;
  }
  return refused?.id ?? `${match.view(seat).legal.length} ${match.scene()} ${await match.digest()}`;
}
