// A pupil in the lessons of a game. The server keeps nothing of them: where one is follows from what one has done.

import { Refused, catalogue, game, reasonOf, study, studyTrial } from "./api";
import { hasBoard } from "./boards";
import { keepLesson, lessonOf } from "./lessons";
import { Match } from "./match.svelte";
import type { Answer, GameInfo, Lesson, Request, Study as Asked } from "./messages";
import { myName } from "./tokens";
import { bundleOf, speech } from "./words.svelte";

const KEPT = "gotham.view"; // as at a table

export class Study {
  info = $state.raw<GameInfo | null>(null);
  match = $state.raw<Match | null>(null);
  lesson = $state.raw<Lesson | null>(null);
  /** Whether all lessons are done. */
  ended = $state(false);
  /** Whether one would rather have words than a drawn board. */
  wordy = $state(localStorage.getItem(KEPT) === "words");
  #done: (number | string)[][] = [];

  /** Whether the game has a drawn board. */
  get drawn(): boolean {
    return this.info !== null && this.info.board && hasBoard(this.info.name);
  }

  /** Whether the match is shown in words. */
  get inWords(): boolean {
    return this.wordy || !this.drawn;
  }

  /** Comes to the lessons of a game, where one has left them; says whether there are any. */
  async open(name: string): Promise<boolean> {
    await this.#translate(name);
    if (!this.info?.lessons?.length) return false;
    await this.go(lessonOf(name) % this.info.lessons.length);
    return true;
  }

  /** Begins a lesson. */
  async go(number: number): Promise<void> {
    // a board keeps in mind what it has shown: another scene is for a new one
    const match = new Match(this.info!, (request) => this.#send(request), untold);
    const text = await catalogue(this.info!.name, speech.language).catch(() => null);
    match.translate(this.info!, text === null ? null : bundleOf(speech.language, text));
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

  /** Shows the match in words, or drawn. */
  async show(words: boolean): Promise<void> {
    this.wordy = words;
    localStorage.setItem(KEPT, words ? "words" : "board");
    await this.#do({});
  }

  /** Says everything anew in the language spoken now. */
  async translate(): Promise<void> {
    if (!this.match || !this.info) return;
    await this.#translate(this.info.name);
    await this.#do({});
  }

  async #translate(name: string): Promise<void> {
    const [info, text] = await Promise.all([game(name), catalogue(name, speech.language).catch(() => null)]);
    this.info = info ?? null;
    if (info) this.match?.translate(info, text === null ? null : bundleOf(speech.language, text));
  }

  #ask(number: number, wish: Partial<Asked>): Promise<Lesson> {
    return study(this.info!.name, number, { done: this.#done, name: myName(), describe: this.inWords, ...wish });
  }

  async #do(wish: Partial<Asked>): Promise<void> {
    this.#show(await this.#ask(this.lesson!.number, wish));
  }

  // behind what was begun of this step, where it takes several actions
  #act(actions: (number | string)[]): Promise<void> {
    const { step } = this.lesson!;
    return this.#do({ done: [...this.#done.slice(0, step), [...(this.#done[step] ?? []), ...actions]] });
  }

  #show(lesson: Lesson, match = this.match!): void {
    this.lesson = lesson;
    this.#done = lesson.done;
    if (match === this.match) match.forget();
    match.refusal = null;
    match.receive(lesson.table);
    match.receive({ ...lesson.view, whole: match !== this.match }); // what did not change is not drawn anew
    const { number, finished, lessons } = lesson;
    keepLesson(this.info!.name, finished ? number + 1 : number, finished && number + 1 === lessons);
  }

  // what a board asks for
  async #send(request: Request): Promise<Answer> {
    try {
      if (request.type === "try") return await this.#try(request.actions);
      if (request.type === "act") await this.#act(request.actions);
      if (request.type === "undo") await this.back();
      if (request.type === "note") this.#note(request.about, request.text ?? "");
      return { type: "accepted", id: 0 };
    } catch (error) {
      return error instanceof Refused ? error.refusal : { type: "refused", reason: reasonOf(error) };
    }
  }

  #try(trial: number[]): Promise<Answer> {
    return studyTrial(this.info!.name, this.lesson!.number, { done: this.#done, name: myName(), trial });
  }

  // notes last as long as the lesson
  #note(about: string, text: string): void {
    const { [about]: _, ...others } = this.match!.notes;
    this.match!.receive({ type: "notes", notes: text ? { ...others, [about]: text } : others });
  }
}

/** A lesson is no match of which there is a story. */
function untold(): Promise<never> {
  return Promise.reject(new RangeError("a lesson has no story"));
}
