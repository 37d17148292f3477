// Offers to the viewer and what came of the viewer's own: what is new, what waits for an answer, what was closed.

import { SvelteSet } from "svelte/reactivity";
import type { LogEntry } from "../../../api/messages";
import { announcer } from "../../../state/announcer.svelte";
import type { Match } from "../../../state/match/match.svelte";
import { type ChinatownFact, type Offer, boardOf, factOf } from "../board";

const NEW = 15_000; // milliseconds that an offer counts as new

export class OfferNews {
  readonly #match: Match;
  readonly #known: SvelteSet<string>;
  readonly #closed = new SvelteSet<string>();
  #read = $state(0);
  #announced: number;

  constructor(match: Match) {
    this.#match = match;
    this.#known = new SvelteSet(boardOf(match).offers.map(keyOf));
    this.#read = this.#announced = match.log.at(-1)?.number ?? 0;
  }

  /** All offers: those that await the viewer, the viewer's own, the viewer's others, then the rest. */
  get ranked(): Offer[] {
    return [...boardOf(this.#match).offers].sort((one, other) => this.#rank(one) - this.#rank(other));
  }

  /** The offers that await the viewer's answer. */
  get waiting(): Offer[] {
    const { acting, pending } = this.#match;
    const sent = (offer: Offer): boolean =>
      Object.values(offer.answers).some((action) => action !== null && pending.includes(action));
    return acting ? this.ranked.filter((offer) => offer.answers.yes !== null && !sent(offer)) : [];
  }

  /** Those of them whose card was not closed. */
  get incoming(): Offer[] {
    return this.waiting.filter((offer) => !this.#closed.has(keyOf(offer)));
  }

  /** The authors' notes, by offer. */
  get notes(): Map<string, string> {
    return new Map(this.#facts.flatMap(({ fact }) => (fact.kind === "offer" ? [[fact.id, fact.note] as const] : [])));
  }

  /** Refusals of the viewer's offers, and deals with the viewer that failed, until they are read. */
  get outcomes(): LogEntry[] {
    return this.#facts.filter(({ entry, fact }) => entry.number > this.#read && this.#concerns(fact)).map(({ entry }) => entry);
  }

  isNew(offer: Offer): boolean {
    return !offer.own && !this.#known.has(keyOf(offer));
  }

  /** Close the card of an offer without an answer. */
  close(offer: Offer): void {
    this.#closed.add(keyOf(offer));
  }

  /** Mark all outcomes as read. */
  read(): void {
    this.#read = this.#match.log.at(-1)?.number ?? this.#read;
  }

  /** Announce new offers to the viewer, and count them as new for a while. Call it in an effect. */
  announceOffers(): void {
    const match = this.#match;
    const fresh = boardOf(match).offers.filter((offer) => this.isNew(offer) && this.#rank(offer) < 3);
    const [first] = fresh;
    if (!first) return;
    const one = match.words("board-offer-came", { who: match.names[first.author]!, deal: first.line });
    announcer.say(fresh.length > 1 ? match.words("board-offers-came", { count: fresh.length }) : one);
    const seen = fresh.map(keyOf);
    setTimeout(() => seen.forEach((key) => this.#known.add(key)), NEW);
  }

  /** Announce what came of the viewer's offers. Call it in an effect. */
  announceOutcomes(): void {
    const latest = this.outcomes.filter(({ number }) => number > this.#announced);
    if (!latest.length) return;
    this.#announced = latest.at(-1)!.number;
    announcer.say(latest.flatMap(({ lines }) => lines).join(" "));
  }

  get #facts(): { entry: LogEntry; fact: ChinatownFact }[] {
    return this.#match.log.flatMap((entry) => {
      const fact = factOf(entry);
      return fact ? [{ entry, fact }] : [];
    });
  }

  #rank(offer: Offer): number {
    if (offer.answers.yes !== null) return 0;
    const { seat } = this.#match;
    return offer.own ? 1 : seat !== null && offer.parties.includes(seat) ? 2 : 3;
  }

  #concerns(fact: ChinatownFact): boolean {
    const { seat } = this.#match;
    if (seat === null) return false;
    if (fact.kind === "void") return fact.parties.includes(seat);
    const mine = fact.kind === "no" && Number(fact.id.split(".")[0]) === seat;
    return mine && fact.seat !== seat;
  }
}

// an offer's id can be reused
function keyOf(offer: Offer): string {
  return `${offer.id} ${JSON.stringify(offer.moves)}`;
}
