// A pupil in the lessons of a game. The server keeps nothing of them: where one is follows from what one has done.

import { Alone } from "./alone.svelte";
import { study, studyTrial } from "../../api/api";
import { keepLesson, lessonOf } from "./lessons";
import type { Lesson, Study as Asked } from "../../api/exercises";
import type { Answer } from "../../api/messages";
import { myName } from "../../api/tokens";

export class Study extends Alone {
  lesson = $state.raw<Lesson | null>(null);
  /** Whether all lessons are done. */
  ended = $state(false);
  #done: (number | string)[][] = [];

  /** Comes to the lessons of a game, where one has left them; says whether there are any. */
  async open(name: string): Promise<boolean> {
    await this.meet(name);
    if (!this.info?.lessons?.length) return false;
    await this.go(lessonOf(name) % this.info.lessons.length);
    return true;
  }

  /** Begins a lesson. */
  async go(number: number): Promise<void> {
    const match = await this.sit();
    this.#done = [];
    this.ended = false;
    this.#show(await this.#ask(number, {}), match);
    this.match = match;
  }

  /** Turns a page: to the next step, the next lesson, or the end of them all. */
  async next(): Promise<void> {
    if (!this.lesson!.finished) await this.#do({ done: [...this.#done, []] });
    if (!this.lesson!.finished) return;
    const { number, lessons } = this.lesson!;
    if (number + 1 < lessons) await this.go(number + 1);
    else this.ended = true;
  }

  /** Has the lesson do what it asks for. */
  demonstrate(): Promise<void> {
    return this.#do({ shown: true });
  }

  /** Takes the latest step back. */
  async back(): Promise<void> {
    await this.#do({ done: this.#done.slice(0, -1) });
  }

  /** Begins this lesson again. */
  again(): Promise<void> {
    return this.go(this.lesson!.number);
  }

  protected refresh(): Promise<void> {
    return this.#do({});
  }

  #ask(number: number, wish: Partial<Asked>): Promise<Lesson> {
    return study(this.info!.name, number, { done: this.#done, name: myName(), describe: this.inWords, ...wish });
  }

  async #do(wish: Partial<Asked>): Promise<void> {
    this.#show(await this.#ask(this.lesson!.number, wish));
  }

  // behind what was begun of this step, where it takes several actions
  protected async act(actions: (number | string)[]): Promise<Answer> {
    const { step } = this.lesson!;
    await this.#do({ done: [...this.#done.slice(0, step), [...(this.#done[step] ?? []), ...actions]] });
    return { type: "accepted", id: 0 };
  }

  protected try(trial: number[]): Promise<Answer> {
    return studyTrial(this.info!.name, this.lesson!.number, { done: this.#done, name: myName(), trial });
  }

  #show(lesson: Lesson, match = this.match!): void {
    this.lesson = lesson;
    this.#done = lesson.done;
    this.look(lesson.table, lesson.view, match);
    const { number, finished, lessons } = lesson;
    keepLesson(this.info!.name, finished ? number + 1 : number, finished && number + 1 === lessons);
  }
}
