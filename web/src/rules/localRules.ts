// The rules of a game in this browser: a WebAssembly module in a worker. Where it cannot answer, the server is asked.

import type { Description } from "../../../src/gotham/wasm/wrapper/gotham.js";
import type { RuleAnswer, RuleQuestion } from "./trialRun";

export type WorkerRequest =
  | { type: "load"; address: string; description: Description }
  | { type: "ask"; id: number; question: RuleQuestion };

export type WorkerAnswer = { type: "ready" } | { type: "failed" } | { type: "answer"; id: number; answer: RuleAnswer };

/** The parts of a worker that are used here. */
export type RulesWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class LocalRules {
  #worker: RulesWorker | null;
  #ready = false;
  #asked = 0;
  readonly #loaded = Promise.withResolvers<void>();
  readonly #waiting = new Map<number, (answer: RuleAnswer) => void>();

  constructor(worker: RulesWorker, address: string, description: Description) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => this.#receive(data);
    worker.onerror = () => this.close();
    this.#send({ type: "load", address, description });
  }

  /** Whether the rules are loaded. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Ask about a run, as soon as the rules are loaded; unknown where they cannot be. */
  async ask(question: RuleQuestion): Promise<RuleAnswer> {
    if (this.#worker) await this.#loaded.promise;
    if (!this.#ready) return "unknown";
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ type: "ask", id, question });
    });
  }

  /** Stop the worker; all that was asked stays unknown. */
  close(): void {
    this.#ready = false;
    this.#worker?.terminate();
    this.#worker = null;
    this.#loaded.resolve();
    for (const resolve of this.#waiting.values()) resolve("unknown");
    this.#waiting.clear();
  }

  #send(request: WorkerRequest): void {
    this.#worker?.postMessage(request);
  }

  #start(): void {
    this.#ready = true;
    this.#loaded.resolve();
  }

  #receive(message: WorkerAnswer): void {
    if (message.type === "failed") this.close();
    else if (message.type === "ready") this.#start();
    else {
      this.#waiting.get(message.id)?.(message.answer);
      this.#waiting.delete(message.id);
    }
  }
}
