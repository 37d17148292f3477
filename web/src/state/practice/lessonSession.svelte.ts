// A session in the lessons of a game. The server is stateless: the position follows from the actions so far.

import { PracticeSession } from "./practiceSession.svelte";
import { fetchLesson, tryInLesson } from "../../api/http";
import { saveLesson, currentLesson } from "./lessonProgress";
import type { Lesson, Study as LessonRequest } from "../../api/messages";
import type { Answer } from "../../api/requests";
import { savedName } from "../../api/tokens";

export class LessonSession extends PracticeSession {
  lesson = $state.raw<Lesson | null>(null);
  /** Whether all lessons are finished. */
  ended = $state(false);
  #done: (number | string)[][] = [];

  /** Open the lessons of a game at the saved one; resolves to whether there are any. */
  async open(name: string): Promise<boolean> {
    await this.loadGame(name);
    if (!this.info?.lessons?.length) return false;
    await this.go(currentLesson(name) % this.info.lessons.length);
    return true;
  }

  /** Start a lesson. */
  async go(number: number): Promise<void> {
    const match = await this.createMatch();
    this.#done = [];
    this.ended = false;
    this.#show(await this.#fetch(number, {}), match);
    this.match = match;
  }

  /** Go to the next step, the next lesson, or the end. */
  async next(): Promise<void> {
    if (!this.lesson!.finished) await this.#update({ done: [...this.#done, []] });
    if (!this.lesson!.finished) return;
    const { number, lessons } = this.lesson!;
    if (number + 1 < lessons) await this.go(number + 1);
    else this.ended = true;
  }

  /** Let the server do the task. */
  demonstrate(): Promise<void> {
    return this.#update({ shown: true });
  }

  /** Undo the latest step. */
  async back(): Promise<void> {
    await this.#update({ done: this.#done.slice(0, -1) });
  }

  /** Restart this lesson. */
  restart(): Promise<void> {
    return this.go(this.lesson!.number);
  }

  refresh(): Promise<void> {
    return this.#update({});
  }

  #fetch(number: number, wish: Partial<LessonRequest>): Promise<Lesson> {
    return fetchLesson(this.info!.name, number, { done: this.#done, name: savedName(), describe: this.textView, ...wish });
  }

  async #update(wish: Partial<LessonRequest>): Promise<void> {
    this.#show(await this.#fetch(this.lesson!.number, wish));
  }

  // a task with several actions extends the actions of its step
  protected async act(actions: (number | string)[]): Promise<Answer> {
    const { step } = this.lesson!;
    await this.#update({ done: [...this.#done.slice(0, step), [...(this.#done[step] ?? []), ...actions]] });
    return { type: "accepted", id: 0 };
  }

  protected try(trial: (number | string)[]): Promise<Answer> {
    return tryInLesson(this.info!.name, this.lesson!.number, { done: this.#done, name: savedName(), trial });
  }

  #show(lesson: Lesson, match = this.match!): void {
    this.lesson = lesson;
    this.#done = lesson.done;
    this.applyView(lesson.table, lesson.view, match);
    const { number, finished, lessons } = lesson;
    saveLesson(this.info!.name, finished ? number + 1 : number, finished && number + 1 === lessons);
  }
}
