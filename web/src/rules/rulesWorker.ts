// The worker that runs a game's rules: its own content security policy allows WebAssembly, the policy of pages does not.

import { type Game, loadGame } from "../../../src/gotham/wasm/wrapper/gotham.js";
import type { WorkerAnswer, WorkerRequest } from "./localRules";
import { tryRun } from "./trialRun";

let game: Game | null = null;

function say(answer: WorkerAnswer): void {
  postMessage(answer);
}

async function load({ address, description }: Extract<WorkerRequest, { type: "load" }>): Promise<void> {
  const module = await fetch(address);
  if (!module.ok) throw new Error(`no rules at ${address}`);
  game = await loadGame(module, description);
  say({ type: "ready" });
}

function answer({ id, question }: Extract<WorkerRequest, { type: "ask" }>): void {
  say({ type: "answer", id, answer: game ? tryRun(game, question) : "unknown" });
}

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === "load") void load(data).catch(() => say({ type: "failed" }));
  else
    try {
      answer(data);
    } catch {
      say({ type: "failed" }); // a view that fits no position, or a fault: the server answers from now on
    }
});
