// The line to a table: says hello, sends what is asked, and comes back when it is cut.

import { link } from "./base";
import type { Answer, Hello, Refusal, Request, ServerMessage } from "./messages";
import { t } from "../state/words.svelte";

export type Line = "opening" | "open" | "lost" | "closed";

/** What a line tells of. */
export interface Listener {
  hello(): Hello;
  receive(message: ServerMessage): void;
  changed(line: Line): void;
  /** The server does not want to be asked again; says whether one comes as somebody else now. */
  refused(): boolean;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const POLICY = 1008; // the code of a socket that is closed for good

export class Socket {
  #socket: WebSocket | null = null;
  #listener: Listener;
  #id: string;
  #asked = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #failures = 0;
  #timer = 0;
  #line: Line = "opening";

  constructor(id: string, listener: Listener) {
    this.#id = id;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Sends a request; answers once it has happened and is kept, or with why not. */
  send = (request: Request): Promise<Answer> => {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return resolve(refusal(t("line-none")));
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  };

  /** Says hello anew, as who one is now and in the language spoken now. */
  restart(): void {
    this.#cut();
    this.#failures = 0;
    this.#open();
  }

  /** Hangs up for good. */
  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#cut();
    this.#turn("closed");
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = link(`/api/tables/${encodeURIComponent(this.#id)}/socket`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => (code === POLICY && !this.#listener.refused() ? this.close() : this.#lost());
  }

  #receive(message: ServerMessage): void {
    this.#failures = 0;
    this.#turn("open");
    const answers = message.type === "accepted" || message.type === "tried" || (message.type === "refused" && message.id);
    if (answers) this.#answer(message as Answer);
    else this.#listener.receive(message);
  }

  #answer(message: Answer): void {
    this.#waiting.get(message.id!)?.(message);
    this.#waiting.delete(message.id!);
  }

  #lost(): void {
    this.#forsake();
    this.#turn("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // jitter, so that a server that comes back is not asked by all at once
    this.#timer = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  // whether what was asked has happened will show when the line is back
  #forsake(): void {
    for (const resolve of this.#waiting.values()) resolve(refusal(t("line-cut")));
    this.#waiting.clear();
  }

  #cut(): void {
    clearTimeout(this.#timer);
    this.#forsake();
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }

  #hurry = (): void => {
    if (this.#line !== "lost" || document.hidden) return;
    this.#cut();
    this.#open();
  };

  #turn(line: Line): void {
    if (this.#line !== line) this.#listener.changed((this.#line = line));
  }
}

function refusal(reason: string): Refusal {
  return { type: "refused", reason };
}
