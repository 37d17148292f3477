// A match as one viewer sees it: applies messages of the server and sends requests. It knows no rules; the game's own may be
// loaded beside it.

import type { FluentBundle } from "@fluent/bundle";
import { type ActionParts, kindOf, numberOf, partsOf, expandRanges } from "../../api/actionNumbers";
import { fetchStory } from "../../api/http";
import { type JsonObject, isObject } from "../../api/json";
import type {
  GameInfo,
  Kind,
  LogEntry,
  Refusal,
  ServerMessage,
  TableMessage,
  TalkMessage,
  Tried,
  ViewMessage,
} from "../../api/messages";
import type { Answer, Request } from "../../api/requests";
import type { LocalRules } from "../../rules/localRules";
import type { RefusedPart } from "../../rules/trialRun";
import { type MessageArgs, formatList, formatMessage, t } from "../i18n.svelte";

/** Sends a request and resolves with the answer. */
export type SendRequest = (request: Request) => Promise<Answer>;

export class Match {
  info = $state.raw<GameInfo>()!;
  /** The table; unset until the first message. Boards are shown only after it. */
  table = $state.raw<TableMessage>()!;
  /** The end of the time for simultaneous decisions, by the local clock; null if none runs. */
  until = $state<number | null>(null);
  /** The end of each seat's time, by the local clock; null if it does not run. */
  ends = $state.raw<(number | null)[]>([]);
  legal = $state.raw<ReadonlySet<number>>(new Set());
  actors = $state.raw<number[]>([]);
  awaited = $state.raw<number[]>([]);
  revision = $state(0);
  over = $state(false);
  undoable = $state(false);
  /** The data for the game's drawn board; null if it was not requested. */
  board = $state.raw<JsonObject | null>(null);
  /** The view in numbers, for the board of a game's own package; null if it was not requested. */
  cells = $state.raw<number[] | null>(null);
  lines = $state.raw<string[]>([]);
  /** The actions that a bot proposed, while one of them is legal. */
  hinted = $state.raw<ReadonlySet<number>>(new Set());
  /** The muted seats. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #entries = $state.raw<LogEntry[]>([]);
  #visibleEntries = $derived(this.muted.size ? this.#entries.map((entry) => this.#withoutNote(entry)) : this.#entries);
  talk = $state.raw<TalkMessage[]>([]);
  notes = $state.raw<Record<string, string>>({});
  /** Tells which notes the drawn board shows itself. */
  boardShowsNote = $state.raw<(about: string) => boolean>(() => false);
  returns = $state.raw<number[] | null>(null);
  winners = $state.raw<number[] | null>(null);
  /** Whether a change was sent whose answer and effect are still pending. */
  busy = $state(false);
  /** The actions that were sent and neither applied nor refused yet: the board shows them at once. */
  pending = $state.raw<readonly number[]>([]);
  #changes = 0;
  /** The refusal of the latest request. */
  refusal = $state.raw<Refusal | null>(null);
  /** The seat of the person at the screen; undefined if it is that of the view. */
  reader = $state.raw<number | null | undefined>(undefined);
  /** Whether a view was received. */
  seen = $state(false);

  #sentences = $state.raw<Map<number, string>>(new Map());
  #catalogue = $state.raw<FluentBundle | null>(null);
  /** Sends a request; a table sets it once it is connected. */
  send: SendRequest;
  #fetchStory: (id: string) => Promise<unknown>;
  /** The rules in this browser; null where the server alone has them. */
  rules: LocalRules | null = null;

  constructor(info: GameInfo, send: SendRequest, tell = fetchStory) {
    this.info = info;
    this.send = send;
    this.#fetchStory = tell;
  }

  // ----------------------------------------------------------------------------------- viewer

  /** The viewer's seat; null for a spectator. */
  get seat(): number | null {
    return this.table?.seat ?? null;
  }

  /** The seat of the person at the screen: a replay may be seen from another one. */
  get ownSeat(): number | null {
    return this.reader === undefined ? this.seat : this.reader;
  }

  /** The name of each seat. */
  get names(): string[] {
    return this.table.seats.map((seat, at) => seat.name || t("seat", { seat: at + 1 }));
  }

  /** What a seat is called on the screen: the person there reads "You". */
  calls(seat: number): string {
    return seat === this.ownSeat ? t("you-name") : this.names[seat]!;
  }

  /** The colour that a colour of the game is shown as here; the first ones are those of the seats. */
  shown(colour: number): number {
    return this.table?.colours?.[colour] ?? colour;
  }

  /** The colour of each seat, by name; none where the game has none. */
  get colours(): string[] {
    const { colours = [] } = this.info;
    return colours.length ? this.table.seats.map((_, seat) => colours[this.shown(seat)]!.name) : [];
  }

  /** The colours that other people have chosen, with their names. */
  get takenColours(): Record<string, string> {
    const taken = this.table.seats.flatMap(({ colour }, at) => (colour && at !== this.seat ? [[colour, this.names[at]!]] : []));
    return Object.fromEntries(taken) as Record<string, string>;
  }

  /** Whether the viewer may act now. */
  get acting(): boolean {
    return this.running && this.seat !== null && !this.table.kept && this.actors.includes(this.seat);
  }

  /** Whether others wait for the viewer. */
  get mine(): boolean {
    return this.acting && this.awaited.includes(this.seat!);
  }

  /** Whether all that the drawn board shows has arrived. */
  get drawable(): boolean {
    const { info, board, cells } = this;
    return info.drawn ? cells !== null && (board !== null || !info.board) : board !== null;
  }

  /** Whether the match runs. */
  get running(): boolean {
    return this.table?.state === "running" && !this.over;
  }

  /** The state of the table in one sentence. */
  get turnText(): string {
    const { table } = this;
    if (this.over) return t("state-over");
    if (table.state !== "running") return t(`state-${table.state}`);
    if (this.mine) return t("your-turn");
    const waited = this.awaited.length ? this.awaited : this.actors;
    const empty = waited.filter((seat) => table.seats[seat]?.kind === "open");
    if (empty.length) return t("turn-open", { seats: this.#listNames(empty) });
    const waiting = t("turn-waiting", { names: this.#listNames(waited) });
    return this.acting ? t("turn-may", { waiting }) : waiting;
  }

  /** The winners in one sentence. */
  get winnersText(): string {
    const winners = this.winners ?? [];
    if (this.seat !== null && winners.includes(this.seat)) return t("won-you", { count: winners.length });
    return t("won", { count: winners.length, names: this.#listNames(winners) });
  }

  #listNames(seats: number[]): string {
    return formatList(seats.map((seat) => this.names[seat]!));
  }

  // --------------------------------------------------------------------------------- content

  /** The log, without the notes of muted seats. */
  get log(): LogEntry[] {
    return this.#visibleEntries;
  }

  set log(entries: LogEntry[]) {
    this.#entries = entries;
  }

  /** The sentence of a legal action. */
  label(number: number): string {
    return this.#sentences.get(number) ?? this.notation(number);
  }

  /** The notation of an action: one word and its operands, the same in every language. */
  notation(number: number): string {
    const { kind, operands } = this.parts(number);
    const names = this.kind(number).operands.map((names, at) => names[operands[at]!]);
    return [kind, ...names].join(" ");
  }

  /** The number of an action. */
  number(kind: string, ...operands: number[]): number {
    return numberOf(this.info.kinds, kind, operands);
  }

  /** The kind and operands of an action. */
  parts(number: number): ActionParts {
    return partsOf(this.info.kinds, number);
  }

  /** The kind of an action, with the names of its operands. */
  kind(number: number): Kind {
    return kindOf(this.info.kinds, number);
  }

  /** Format a message of the game's catalogue, else of the client's. */
  words(id: string, details?: MessageArgs): string {
    return this.wordsOrNull(id, details) ?? t(id, details);
  }

  /** Format a message of the game's catalogue; null if it does not exist. */
  wordsOrNull(id: string, details?: MessageArgs): string | null {
    return this.#catalogue && formatMessage(this.#catalogue, id, details);
  }

  // -------------------------------------------------------------------------------- requests

  /** Send an action, or an atomic run of actions; resolves to whether it was accepted. */
  act(numbers: number | number[]): Promise<boolean> {
    const actions = typeof numbers === "number" ? [numbers] : numbers;
    const words = actions.map((number) => this.label(number));
    // a run depends on the whole state, so it is bound to the revision
    const seen = actions.length === 1 ? { words } : { revision: this.revision };
    this.pending = actions;
    return this.#change({ type: "act", actions, ...seen });
  }

  /** Try a run without applying it. The rules in this browser may refuse it, unless the referee itself is asked. */
  async try(actions: number[], referee = false): Promise<Tried | Refusal> {
    const foreseen = this.rules?.ready && !referee ? await this.foresee(actions) : "unknown";
    if (typeof foreseen === "object") return foreseen;
    return (await this.send({ type: "try", actions })) as Tried | Refusal;
  }

  /** What the rules in this browser say about a run, without asking the server, which decides. */
  async foresee(actions: number[]): Promise<Refusal | "allowed" | "unknown"> {
    const { rules, cells, seat } = this;
    if (!rules || !cells || seat === null || !this.acting) return "unknown";
    const answer = await rules.ask({ cells, seat, actions });
    return typeof answer === "string" ? answer : this.#refusalOf(actions[answer.part]!, answer);
  }

  // in the words of the server; without them it is asked
  #refusalOf(number: number, { part, clause }: RefusedPart): Refusal | "unknown" {
    const said = this.wordsOrNull(`why-${clause}`, { kind: this.kind(number).name, action: this.notation(number) });
    return said === null ? "unknown" : { type: "refused", reason: `${clause}: ${said}`, clause, part };
  }

  /** Send a tried run: it is accepted if each action still has the same sentence, whatever others did meanwhile. */
  run({ actions, words }: Tried, note = ""): Promise<boolean> {
    return this.#change({ type: "act", actions, words, ...(note ? { note } : {}) });
  }

  /** Fetch the game's data about the finished match. */
  story(): Promise<unknown> {
    return this.#fetchStory(this.table.id);
  }

  /** Undo the latest action. */
  undo(): Promise<boolean> {
    return this.#change({ type: "undo", revision: this.revision });
  }

  async #change(request: Request): Promise<boolean> {
    const number = ++this.#changes;
    this.busy = true;
    try {
      return await this.ask(request);
    } finally {
      if (number === this.#changes) this.#settle();
    }
  }

  #settle(): void {
    this.busy = false;
    this.pending = [];
  }

  /** Send any request; a refusal is stored. */
  async ask(request: Request): Promise<boolean> {
    this.refusal = null;
    const answer = await this.send(request);
    this.refusal = answer.type === "refused" ? answer : null;
    return this.refusal === null;
  }

  // ---------------------------------------------------------------------------------- messages

  /** Switch to another language. */
  translate(info: GameInfo, catalogue: FluentBundle | null): void {
    this.info = info;
    this.#catalogue = catalogue;
  }

  /** Clear all texts before they arrive in another language. */
  clearText(): void {
    this.#entries = [];
    this.lines = [];
    this.talk = [];
    this.#sentences = new Map();
  }

  /** Apply a message of the server. */
  receive = (message: ServerMessage): void => {
    if (message.type === "table") this.#receiveTable(message);
    else if (message.type === "view") this.#receiveView(message);
    else if (message.type === "talk") this.#receiveTalk(message);
    else if (message.type === "notes") this.notes = message.notes;
    else if (message.type === "refused") this.refusal = message;
  };

  #receiveTable(message: TableMessage): void {
    this.table = message;
    this.until = typeof message.left === "number" ? Date.now() + message.left * 1000 : null;
    this.ends = (message.times ?? []).map((left, seat) =>
      left !== null && message.running?.includes(seat) ? Date.now() + left * 1000 : null,
    );
  }

  #receiveView(message: ViewMessage): void {
    // the effect can arrive before the answer: allow the next action at once
    if (message.log?.some(({ seat }) => seat === this.seat)) this.#settle();
    this.legal = expandRanges(message.legal);
    // of a run of actions, only the first is legal yet
    if (![...this.hinted].some((number) => this.legal.has(number))) this.hinted = new Set();
    this.#sentences = this.#mergeSentences(message.words ?? {});
    this.revision = message.revision;
    this.actors = message.actors;
    this.awaited = message.awaited;
    this.over = message.over ?? false;
    this.undoable = message.undo ?? false;
    this.board = this.#mergeBoard(message);
    this.cells = this.#mergeCells(message);
    this.lines = message.lines ?? [];
    this.returns = message.returns ?? this.returns;
    this.winners = message.winners ?? (this.over ? this.winners : null);
    this.#mergeLog(message.log ?? [], message.whole ?? false);
    this.seen = true;
  }

  // a board that was not requested is dropped, so that it never goes stale; unchanged parts keep their identity
  #mergeBoard({ board, whole }: ViewMessage): JsonObject | null {
    return board === undefined ? null : whole ? board : shareUnchanged(this.board, { ...this.board, ...board });
  }

  // changes are an index and a value in turn; a new name changes no number
  #mergeCells({ view, changes, whole }: ViewMessage): number[] | null {
    if (view || whole || !this.cells) return view ?? null;
    if (!changes?.length) return this.cells;
    const cells = [...this.cells];
    for (let at = 0; at + 1 < changes.length; at += 2) cells[changes[at]!] = changes[at + 1]!;
    return cells;
  }

  // a whole view has all new entries; another viewer has a different log
  #mergeLog(entries: LogEntry[], whole: boolean): void {
    const first = entries[0]?.number ?? this.revision + 1;
    if (!whole && !entries.length) return;
    this.#entries = [...this.#entries.filter(({ number }) => number < first), ...entries];
  }

  // a muted player's actions stay visible, the notes do not
  #withoutNote(entry: LogEntry): LogEntry {
    if (!entry.noted || !this.muted.has(entry.seat)) return entry;
    const fact = isObject(entry.fact) ? { ...entry.fact, note: "" } : entry.fact;
    return { ...entry, lines: entry.lines.slice(0, -1), fact };
  }

  #receiveTalk(message: TalkMessage): void {
    const others = this.talk.filter(({ number }) => number !== message.number);
    this.talk = [...others, message].sort((one, other) => one.number - other.number);
  }

  // a sentence stays valid while its action is legal; the server resends changed ones
  #mergeSentences(words: Record<number, string>): Map<number, string> {
    const kept = [...this.#sentences].filter(([number]) => this.legal.has(number));
    const said = Object.entries(words).map(([number, text]) => [Number(number), text] as const);
    return new Map([...kept, ...said]);
  }
}

// ------------------------------------------------------------------------------ structural sharing

/** Return the new value with every unchanged part replaced by the old object, so that nothing is redrawn. */
export function shareUnchanged<Now>(before: unknown, now: Now): Now {
  if (typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, next] = [before as JsonObject, now as JsonObject];
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    next[key] = shareUnchanged(old[key], next[key]);
    same &&= next[key] === old[key];
  }
  return same ? (before as Now) : now;
}
