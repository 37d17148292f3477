// One table as a viewer has it: what the server said, and what can be asked of it. It holds no rules.

import type { FluentBundle } from "@fluent/bundle";
import { type ActionParts, kindOf, numberOf, partsOf, expandRanges } from "../../api/actionNumbers";
import { fetchStory } from "../../api/http";
import type {
  Answer,
  GameInfo,
  Kind,
  LogEntry,
  Refusal,
  Request,
  ServerMessage,
  TableMessage,
  TalkMessage,
  Tried,
  ViewMessage,
} from "../../api/messages";
import { shareUnchanged } from "../../api/structuralSharing";
import { type MessageArgs, formatMessage, t } from "../i18n.svelte";

/** Sends what is asked, and brings the answer. */
export type SendRequest = (request: Request) => Promise<Answer>;

export class Match {
  info = $state.raw<GameInfo>()!;
  /** The table; null until the first message came. A board is only shown once it is there. */
  table = $state.raw<TableMessage>()!;
  /** When the time for what all decide at once is up, by this machine's clock; null where none runs. */
  until = $state<number | null>(null);
  /** When the time of each seat is up, by this machine's clock; null where it does not run. */
  ends = $state.raw<(number | null)[]>([]);
  legal = $state.raw<ReadonlySet<number>>(new Set());
  actors = $state.raw<number[]>([]);
  awaited = $state.raw<number[]>([]);
  revision = $state(0);
  over = $state(false);
  undoable = $state(false);
  /** What the game says to its drawn board, which is only shown when this is there. */
  board = $state.raw<any>(null);
  lines = $state.raw<string[]>([]);
  /** What a bot proposed, while it can be done. */
  hinted = $state.raw<ReadonlySet<number>>(new Set());
  /** The seats that one does not want to hear. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #entries = $state.raw<LogEntry[]>([]);
  #visibleEntries = $derived(this.muted.size ? this.#entries.map((entry) => this.#withoutNote(entry)) : this.#entries);
  talk = $state.raw<TalkMessage[]>([]);
  notes = $state.raw<Record<string, string>>({});
  /** Which notes the drawn board shows itself, by what they are about. */
  boardShowsNote = $state.raw<(about: string) => boolean>(() => false);
  returns = $state.raw<number[] | null>(null);
  winners = $state.raw<number[] | null>(null);
  /** Whether something was done of which neither answer nor effect has come yet. */
  busy = $state(false);
  #changes = 0;
  /** Why the latest thing asked was refused. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whether a view has come. */
  seen = $state(false);

  #sentences = $state.raw<Map<number, string>>(new Map());
  #catalogue = $state.raw<FluentBundle | null>(null);
  #send: SendRequest;
  #fetchStory: (id: string) => Promise<any>;

  constructor(info: GameInfo, send: SendRequest, tell = fetchStory) {
    this.info = info;
    this.#send = send;
    this.#fetchStory = tell;
  }

  // ------------------------------------------------------------------------------ who is here

  /** One's own seat; null for who watches. */
  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  /** What each seat is called. */
  get names(): string[] {
    return this.table.seats.map((seat, at) => seat.name || t("seat", { seat: at + 1 }));
  }

  /** Whether one may act now. */
  get acting(): boolean {
    return this.running && this.seat !== null && !this.table.kept && this.actors.includes(this.seat);
  }

  /** Whether the others wait for oneself. */
  get mine(): boolean {
    return this.acting && this.awaited.includes(this.seat!);
  }

  /** Whether the match goes on. */
  get running(): boolean {
    return this.table?.state === "running" && !this.over;
  }

  // ------------------------------------------------------------------------------- the match

  /** What one has noticed, without what was said by who is muted. */
  get log(): LogEntry[] {
    return this.#visibleEntries;
  }

  set log(entries: LogEntry[]) {
    this.#entries = entries;
  }

  /** What a legal action does, as a sentence. */
  label(number: number): string {
    return this.#sentences.get(number) ?? this.notation(number);
  }

  /** An action as one word and its operands, the same in every language. */
  notation(number: number): string {
    const { kind, operands } = this.parts(number);
    const names = this.kind(number).operands.map((names, at) => names[operands[at]!]);
    return [kind, ...names].join(" ");
  }

  /** The number of an action. */
  number(kind: string, ...operands: number[]): number {
    return numberOf(this.info.kinds, kind, operands);
  }

  /** The kind and the operands of an action. */
  parts(number: number): ActionParts {
    return partsOf(this.info.kinds, number);
  }

  /** The kind of an action, with the names of its operands. */
  kind(number: number): Kind {
    return kindOf(this.info.kinds, number);
  }

  /** A message of the game's catalogue, else of the client's. */
  words(id: string, details?: MessageArgs): string {
    return this.wordsOrNull(id, details) ?? t(id, details);
  }

  /** A message of the game's catalogue; none where it has no such message. */
  wordsOrNull(id: string, details?: MessageArgs): string | null {
    return this.#catalogue && formatMessage(this.#catalogue, id, details);
  }

  // ---------------------------------------------------------------------------------- asking

  /** Asks for an action, or for a run of them that happens entirely or not at all; says whether it happened. */
  act(numbers: number | number[]): Promise<boolean> {
    const actions = typeof numbers === "number" ? [numbers] : numbers;
    const words = actions.map((number) => this.label(number));
    // a run is looked at as a whole: nothing may have changed since
    const seen = actions.length === 1 ? { words } : { revision: this.revision };
    return this.#change({ type: "act", actions, ...seen });
  }

  /** Asks what a run would do, and has nothing done. */
  async try(actions: number[]): Promise<Tried | Refusal> {
    return (await this.#send({ type: "try", actions })) as Tried | Refusal;
  }

  /** Asks for a run that was tried: it happens if every action is still what it was, whatever others do meanwhile. */
  run({ actions, words }: Tried, note = ""): Promise<boolean> {
    return this.#change({ type: "act", actions, words, ...(note ? { note } : {}) });
  }

  /** What the game tells of a match that is over. */
  story<Story = any>(): Promise<Story> {
    return this.#fetchStory(this.table.id);
  }

  /** Asks to take the latest action back. */
  undo(): Promise<boolean> {
    return this.#change({ type: "undo", revision: this.revision });
  }

  async #change(request: Request): Promise<boolean> {
    const number = ++this.#changes;
    this.busy = true;
    try {
      return await this.ask(request);
    } finally {
      if (number === this.#changes) this.busy = false;
    }
  }

  /** Asks for anything; a refusal is kept for all to see. */
  async ask(request: Request): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#send(request);
    this.refusal = answer.type === "refused" ? answer : null;
    return this.refusal === null;
  }

  // ------------------------------------------------------------------------------ what is said

  /** The game in another language. */
  translate(info: GameInfo, catalogue: FluentBundle | null): void {
    this.info = info;
    this.#catalogue = catalogue;
  }

  /** Forgets what was said in words, before it is said anew in another language. */
  clearText(): void {
    this.#entries = [];
    this.lines = [];
    this.talk = [];
    this.#sentences = new Map();
  }

  /** Takes in a message of the server. */
  receive(message: ServerMessage): void {
    if (message.type === "table") this.#receiveTable(message);
    else if (message.type === "view") this.#receiveView(message);
    else if (message.type === "talk") this.#receiveTalk(message);
    else if (message.type === "notes") this.notes = message.notes;
    else if (message.type === "refused") this.refusal = message;
  }

  #receiveTable(message: TableMessage): void {
    this.table = message;
    this.until = typeof message.left === "number" ? Date.now() + message.left * 1000 : null;
    this.ends = (message.times ?? []).map((left, seat) =>
      left !== null && message.running?.includes(seat) ? Date.now() + left * 1000 : null,
    );
  }

  #receiveView(message: ViewMessage): void {
    // one's deed is seen before it is answered: whoever goes on at once is heard
    if (message.log?.some(({ seat }) => seat === this.seat)) this.busy = false;
    this.legal = expandRanges(message.legal);
    if (this.hinted.size) this.hinted = new Set([...this.hinted].filter((number) => this.legal.has(number)));
    this.#sentences = this.#mergeSentences(message.words ?? {});
    this.revision = message.revision;
    this.actors = message.actors;
    this.awaited = message.awaited;
    this.over = message.over ?? false;
    this.undoable = message.undo ?? false;
    this.board = this.#mergeBoard(message);
    this.lines = message.lines ?? [];
    this.returns = message.returns ?? this.returns;
    this.winners = message.winners ?? (this.over ? this.winners : null);
    this.#mergeLog(message.log ?? [], message.whole ?? false);
    this.seen = true;
  }

  // what was not asked for does not grow old here; what did not change stays the same thing
  #mergeBoard({ board, whole }: ViewMessage): any {
    return board === undefined ? null : whole ? board : shareUnchanged(this.board, { ...this.board, ...board });
  }

  // with a whole view come all entries that are new; who sees another side now has others than before
  #mergeLog(entries: LogEntry[], whole: boolean): void {
    const first = entries[0]?.number ?? this.revision + 1;
    if (!whole && !entries.length) return;
    this.#entries = [...this.#entries.filter(({ number }) => number < first), ...entries];
  }

  // what somebody does is seen; what they say with it need not be heard
  #withoutNote(entry: LogEntry): LogEntry {
    if (!entry.noted || !this.muted.has(entry.seat)) return entry;
    const { note: _, ...fact } = entry.fact ?? {};
    return { ...entry, lines: entry.lines.slice(0, -1), fact: entry.fact ? { ...fact, note: "" } : entry.fact };
  }

  #receiveTalk(message: TalkMessage): void {
    const others = this.talk.filter(({ number }) => number !== message.number);
    this.talk = [...others, message].sort((one, other) => one.number - other.number);
  }

  // sentences stay true while an action stays legal; the server says them again when they change
  #mergeSentences(words: Record<number, string>): Map<number, string> {
    const kept = [...this.#sentences].filter(([number]) => this.legal.has(number));
    const said = Object.entries(words).map(([number, text]) => [Number(number), text] as const);
    return new Map([...kept, ...said]);
  }
}
