// Somebody with a puzzle. What an answer is worth is for the server to say; a wrong one is not done.

import { Alone } from "./alone.svelte";
import { puzzle, puzzleTrial } from "../../api/api";
import type { Attempt, Problem } from "../../api/exercises";
import type { Answer } from "../../api/messages";
import { keepPuzzle } from "./puzzles";
import { myName } from "../../api/tokens";
import { t } from "../words.svelte";

export class Solving extends Alone {
  problem = $state.raw<Problem | null>(null);
  #id = "";
  #done: (number | string)[] = [];

  /** Whether there is nothing more to find. */
  get ended(): boolean {
    return this.problem?.verdict === "right" || this.problem?.verdict === "shown";
  }

  /** Comes to a puzzle of a game; says whether there is such a game. */
  async open(name: string, id: string): Promise<boolean> {
    await this.meet(name);
    if (!this.info) return false;
    this.#id = id;
    await this.again();
    return true;
  }

  /** Begins it again. */
  async again(): Promise<void> {
    const match = await this.sit();
    this.#done = [];
    this.#show(await this.#ask({}), match);
    this.match = match;
  }

  /** Takes back what was begun of an answer. */
  async back(): Promise<void> {
    this.#done = [];
    this.#show(await this.#ask({}));
  }

  /** Gives up. */
  async solve(): Promise<void> {
    this.#show(await this.#ask({ shown: true }));
  }

  protected async refresh(): Promise<void> {
    this.#show(await this.#ask(this.problem!.verdict === "shown" ? { shown: true } : {}));
  }

  protected async act(now: (number | string)[]): Promise<Answer> {
    const problem = await this.#ask({ now });
    if (problem.verdict !== "wrong") {
      this.#show(problem);
      return { type: "accepted", id: 0 };
    }
    this.problem = problem;
    return { type: "refused", reason: [...problem.told, t("puzzle-wrong")].join(" ") };
  }

  protected try(now: number[]): Promise<Answer> {
    return puzzleTrial(this.info!.name, this.#id, { done: this.#done, name: myName(), now });
  }

  #ask(wish: Attempt): Promise<Problem> {
    return puzzle(this.info!.name, this.#id, { done: this.#done, name: myName(), describe: this.inWords, ...wish });
  }

  #show(problem: Problem, match = this.match!): void {
    this.problem = problem;
    this.#done = problem.verdict === "shown" ? [] : problem.done;
    this.look(problem.table, problem.view, match);
    if (problem.verdict === "right") keepPuzzle(this.info!.name, problem.id, "solved");
    if (problem.verdict === "shown") keepPuzzle(this.info!.name, problem.id, "shown");
  }
}
