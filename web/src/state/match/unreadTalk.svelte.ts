// Chat messages that the viewer has not read; new ones are announced to screen readers.

import type { TalkMessage } from "../../api/messages";
import { announcer } from "../announcer.svelte";
import { formatList, t } from "../i18n.svelte";
import type { Match } from "./match.svelte";

export class UnreadTalk {
  /** A message that is being written; it stays while another tab is open. */
  draft = $state("");
  readonly #match: Match;
  #read = $state(0);
  #announced: number;

  constructor(match: Match) {
    this.#match = match;
    this.#read = this.#announced = match.talk.length;
  }

  /** The number of unread messages. */
  get count(): number {
    return Math.max(0, this.#match.talk.length - this.#read);
  }

  /** Mark all messages as read. */
  read(): void {
    this.#read = this.#match.talk.length;
  }

  /** Announce the latest message of another seat. Call it in an effect. */
  announce(): void {
    const { talk, muted, seat } = this.#match;
    const said = talk.at(-1);
    const fresh = talk.length > this.#announced;
    this.#announced = talk.length;
    if (!said || !fresh || said.seat === seat) return;
    if (said.about) announcer.say(this.notice(said));
    else if (!muted.has(said.seat)) announcer.say(`${this.speaker(said)}: ${said.text}`);
  }

  /** The name of a speaker, with the addressees of a private message. */
  speaker({ seat, name, to }: TalkMessage): string {
    const { names } = this.#match;
    const who = name || names[seat] || t("host");
    return to ? t("said-to", { who, to: formatList(to.map((seat) => names[seat]!)) }) : who;
  }

  /** The text of a system message. */
  notice({ about, name, seat }: TalkMessage): string {
    return t(`told-${about}`, { name: name || this.#match.names[seat]! });
  }
}
