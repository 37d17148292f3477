// Cards in the air: from a seat's chip, the hand or the reserve to their new place. The log tells who moved which card;
// an action that was sent starts at once, rests where it leads, and comes back if it is refused.

import { untrack } from "svelte";
import { animation, chipOf } from "../../../state/motion.svelte";
import { gameSound } from "../../../state/sound.svelte";
import type { Match } from "../../../state/match/match.svelte";
import type { LogEntry } from "../../../api/messages";
import { type NewYorkBoard, boardOf, cardFace } from "../board";

export type FlightKind = "play" | "take" | "undo";

export interface Box {
  x: number;
  y: number;
  width: number;
}

export interface Flight {
  id: number;
  card: number;
  kind: FlightKind;
  from: Box;
  to: Box;
  /** Milliseconds before it starts, and those it takes. */
  delay: number;
  time: number;
  /** When it lands, by the clock of the page. */
  lands: number;
  /** Sent and not yet answered: it rests at its end. */
  sent: boolean;
  /** Refused: it goes back. */
  back: boolean;
}

const TIME = 420; // milliseconds at normal speed
const MOST = 6; // new events that are shown; more come after a lost connection
const SMALL = 0.4; // the size of a card at a chip, as a share of its own

export class CardFlights {
  flights = $state.raw<Flight[]>([]);
  readonly #match: Match;
  readonly #root: () => HTMLElement | undefined;
  #board: NewYorkBoard;
  #seen: number;
  #count = 0;

  constructor(match: Match, root: () => HTMLElement | undefined) {
    this.#match = match;
    this.#root = root;
    this.#board = boardOf(match);
    this.#seen = match.revision;
  }

  /** Whether a card has left its place and its copy is in the air or rests elsewhere. */
  isAway(card: number): boolean {
    return this.flights.some((flight) => flight.card === card && flight.sent);
  }

  /** Milliseconds until a card lands; 0 if it does not fly. */
  wait(card: number | null): number {
    const flight = untrack(() => this.flights).find((flight) => flight.card === card && !flight.back);
    return flight ? Math.max(0, flight.lands - performance.now()) : 0;
  }

  /** Start what is new. Call it in an effect before the board is redrawn: the old places are measured. */
  follow(): void {
    const { pending, refusal, log, revision } = this.#match;
    const [before, board] = [this.#board, boardOf(this.#match)];
    this.#board = board;
    untrack(() => {
      const fresh = log.filter(({ number }) => number > this.#seen && number <= revision);
      this.#seen = revision; // a replay also goes back
      if (pending.length === 1) this.#send(pending[0]!);
      else if (refusal) this.#takeBack();
      if (fresh.length > MOST) this.flights = [];
      else fresh.forEach((entry, at) => this.#show(entry, before, board, at * animation.time(TIME)));
    });
  }

  /** Remove a flight that has ended. */
  end(flight: Flight): void {
    this.flights = this.flights.filter(({ id }) => id !== flight.id);
  }

  // ----------------------------------------------------------------------------------- what flies

  #send(action: number): void {
    const { kind, operands } = this.#match.parts(action);
    const card = operands[0];
    if (card === undefined || this.isAway(card)) return;
    if (kind === "play") this.#fly("play", card, this.#cardBox(card), this.#siteBox(card), { sent: true });
    if (kind === "take") this.#fly("take", card, this.#cardBox(card), this.#handBox(card), { sent: true });
  }

  #takeBack(): void {
    this.flights = this.flights.map((flight) => (flight.sent && !flight.back ? { ...flight, back: true } : flight));
  }

  #show(entry: LogEntry, before: NewYorkBoard, board: NewYorkBoard, delay: number): void {
    const [kind, name] = entry.action.split(" ");
    const card = this.#match.info.kinds[0]!.operands[0]!.indexOf(name ?? "");
    if (kind === "undo") this.#showUndo(entry.seat, before, board);
    else if (this.isAway(card)) this.#settle(card);
    else if (kind === "play") this.#fly("play", card, this.#heldBox(entry.seat, card), this.#siteBox(card), { delay });
    else if (kind === "take") this.#fly("take", card, this.#cardBox(card), this.#heldBox(entry.seat, card), { delay });
  }

  #showUndo(seat: number, before: NewYorkBoard, board: NewYorkBoard): void {
    const built = (of: NewYorkBoard): number[] => of.skyline.flatMap(({ top, covered }) => (top === null ? covered : [top, ...covered]));
    const still = new Set(built(board));
    for (const card of built(before)) if (!still.has(card)) this.#fly("undo", card, this.#siteBox(card), this.#heldBox(seat, card), {});
    const [turned] = before.reserve.filter((card) => !board.reserve.includes(card));
    for (const card of before.seats[seat]?.taken ?? [])
      if (board.reserve.includes(card)) this.#fly("undo", card, this.#heldBox(seat, card), this.#cardBox(turned ?? card), {});
  }

  // the answer has come: the copy goes as soon as it has landed
  #settle(card: number): void {
    const now = performance.now();
    this.flights = this.flights.flatMap((flight) => {
      if (flight.card !== card) return [flight];
      return flight.lands > now ? [{ ...flight, sent: false }] : [];
    });
  }

  #fly(kind: FlightKind, card: number, from: Box | null, to: Box | null, { delay = 0, sent = false }): void {
    const time = animation.time(TIME);
    if (!time || !from?.width || !to?.width) return;
    const flight = { id: ++this.#count, card, kind, from, to, delay, time, lands: performance.now() + delay + time, sent, back: false };
    this.flights = [...this.flights.filter((other) => other.card !== card), flight];
    gameSound.play("card");
  }

  // --------------------------------------------------------------------------------------- places

  #find(selector: string): Element | null {
    return this.#root()?.querySelector(selector) ?? null;
  }

  #cardBox(card: number): Box | null {
    return boxOf(this.#find(`[data-card="${card}"]`));
  }

  /** The foot of the site that a card belongs to. */
  #siteBox(card: number): Box | null {
    const site = this.#find(`[data-position="${cardFace(this.#match, card).number}"] .site`)?.getBoundingClientRect();
    if (!site) return null;
    const width = Math.min(site.width, site.height / 1.4);
    return { x: site.x + (site.width - width) / 2, y: site.bottom - 1.4 * width, width };
  }

  /** Where a seat holds a card: in the viewer's hand, or at the chip. */
  #heldBox(seat: number, card: number): Box | null {
    if (seat === this.#match.seat) return this.#cardBox(card) ?? this.#handBox(card);
    const chip = chipOf(seat)?.getBoundingClientRect();
    const full = boxOf(this.#find("[data-card]"))?.width ?? 60;
    const width = SMALL * full;
    return chip ? { x: chip.x + (chip.width - width) / 2, y: chip.y + (chip.height - 1.4 * width) / 2, width } : null;
  }

  /** The place that a card will have in the hand, which is sorted. */
  #handBox(card: number): Box | null {
    const hand = this.#find(".hand [role=toolbar]");
    const { taken, dealt } = this.#board.seats[this.#match.seat ?? -1] ?? { taken: [], dealt: [] };
    const slot = [...taken, ...dealt].filter((other) => other < card).length;
    const place = hand?.getBoundingClientRect();
    if (!hand || !place) return null;
    const gap = parseFloat(getComputedStyle(hand).columnGap) || 0;
    const pitch = (place.width + gap) / 6;
    return { x: place.x + slot * pitch, y: place.y, width: pitch - gap };
  }
}

function boxOf(element: Element | null): Box | null {
  const place = element?.getBoundingClientRect();
  return place ? { x: place.x, y: place.y, width: place.width } : null;
}
