// A session with one puzzle. The server judges each answer; a wrong one is not applied.

import { PracticeSession } from "./practiceSession.svelte";
import { fetchPuzzle, tryInPuzzle } from "../../api/http";
import type { Attempt, Problem } from "../../api/messages";
import type { Answer } from "../../api/requests";
import { savePuzzleMark } from "./puzzleProgress";
import { savedName } from "../../api/tokens";
import { t } from "../i18n.svelte";

export class PuzzleSession extends PracticeSession {
  problem = $state.raw<Problem | null>(null);
  #id = "";
  #done: (number | string)[] = [];

  /** Whether the puzzle is solved or its solution shown. */
  get ended(): boolean {
    return this.problem?.verdict === "right" || this.problem?.verdict === "shown";
  }

  /** Open a puzzle; resolves to whether the game exists. */
  async open(name: string, id: string): Promise<boolean> {
    await this.loadGame(name);
    if (!this.info) return false;
    this.#id = id;
    await this.restart();
    return true;
  }

  /** Restart the puzzle. */
  async restart(): Promise<void> {
    const match = await this.createMatch();
    this.#done = [];
    this.#show(await this.#fetch({}), match);
    this.match = match;
  }

  /** Undo the actions of an unfinished answer. */
  async back(): Promise<void> {
    this.#done = [];
    this.#show(await this.#fetch({}));
  }

  /** Show the solution. */
  async solve(): Promise<void> {
    this.#show(await this.#fetch({ shown: true }));
  }

  async refresh(): Promise<void> {
    this.#show(await this.#fetch(this.problem!.verdict === "shown" ? { shown: true } : {}));
  }

  protected async act(now: (number | string)[]): Promise<Answer> {
    const problem = await this.#fetch({ now });
    if (problem.verdict !== "wrong") {
      this.#show(problem);
      return { type: "accepted", id: 0 };
    }
    this.problem = problem;
    return { type: "refused", reason: [...problem.told, t("puzzle-wrong")].join(" ") };
  }

  protected try(now: (number | string)[]): Promise<Answer> {
    return tryInPuzzle(this.info!.name, this.#id, { done: this.#done, name: savedName(), now });
  }

  #fetch(wish: Attempt): Promise<Problem> {
    return fetchPuzzle(this.info!.name, this.#id, { done: this.#done, name: savedName(), describe: this.textView, ...wish });
  }

  #show(problem: Problem, match = this.match!): void {
    this.problem = problem;
    this.#done = problem.verdict === "shown" ? [] : problem.done;
    this.applyView(problem.table, problem.view, match);
    if (problem.verdict === "right") savePuzzleMark(this.info!.name, problem.id, "solved");
    if (problem.verdict === "shown") savePuzzleMark(this.info!.name, problem.id, "shown");
  }
}
