// The WebSocket connection to a table: sends requests, matches answers to them, and reconnects with backoff. A network
// may stall without closing: then no answer comes, and the connection is replaced.

import { link } from "./basePath";
import type { Hello, Refusal, ServerMessage } from "./messages";
import type { Answer, Request } from "./requests";
import { t } from "../state/i18n.svelte";

export type ConnectionState = "opening" | "open" | "lost" | "closed";

/** Callbacks of a connection. */
export interface SocketListener {
  hello(): Hello;
  receive(message: ServerMessage): void;
  stateChanged(state: ConnectionState): void;
  /** The server closed the connection for good. Returns true to reconnect as another viewer. */
  rejected(): boolean;
}

interface Pending {
  resolve: (answer: Answer) => void;
  text: string;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const PATIENCE = 15_000; // for an answer
const SILENCE = 60_000; // without a message, after which the server is asked for an answer
const NEVER = 2 ** 31; // a revision that no match reaches: the request has no effect
const POLICY = 1008; // close code: do not reconnect
const LEAVING = 1001; // close code: the server has answered all that it read, and another is ready

export class Socket {
  #socket: WebSocket | null = null;
  #listener: SocketListener;
  #id: string;
  #lastId = 0;
  #pending = new Map<number, Pending>();
  #moving = false; // to another server
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #state: ConnectionState = "opening";

  constructor(id: string, listener: SocketListener) {
    this.#id = id;
    this.#listener = listener;
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#open();
  }

  /** Send a request. Resolves with the answer once the server has persisted the change, or with a refusal. */
  send = (request: Request): Promise<Answer> => {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      const isOpen = this.#socket?.readyState === WebSocket.OPEN;
      if (!isOpen && !this.#moving) return resolve(refusal(t("line-none")));
      const pending = { resolve, text: JSON.stringify({ ...request, id }) };
      this.#pending.set(id, pending);
      if (isOpen) this.#socket!.send(pending.text);
      setTimeout(() => this.#pending.get(id) === pending && this.#replace(), PATIENCE);
    });
  };

  /** Reconnect at once, with the current token and language. */
  restart(): void {
    this.#disconnect();
    this.#failures = 0;
    this.#open();
  }

  /** Close for good. */
  close(): void {
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    this.#disconnect();
    this.#setState("closed");
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = link(`/api/tables/${encodeURIComponent(this.#id)}/socket`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#moving = false;
      socket.send(JSON.stringify(this.#listener.hello()));
      for (const { text } of this.#pending.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #closed(code: number): void {
    if (code === POLICY && !this.#listener.rejected()) this.close();
    else if (code === LEAVING && this.#state === "open") this.#move();
    else this.#reconnectLater();
  }

  // the server had not read what it did not answer, so this is sent again
  #move(): void {
    clearTimeout(this.#silence);
    this.#moving = true;
    this.#open();
  }

  #receive(message: ServerMessage): void {
    this.#failures = 0;
    this.#setState("open");
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.send({ type: "undo", revision: NEVER }), SILENCE);
    const answers = message.type === "accepted" || message.type === "tried" || (message.type === "refused" && message.id);
    if (answers) this.#answer(message as Answer);
    else this.#listener.receive(message);
  }

  #answer(message: Answer): void {
    this.#pending.get(message.id!)?.resolve(message);
    this.#pending.delete(message.id!);
  }

  #reconnectLater(): void {
    clearTimeout(this.#silence);
    this.#moving = false;
    this.#refusePending();
    this.#setState("lost");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    // jitter spreads the reconnects of all clients over time
    this.#timer = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  // the view after reconnecting shows whether these requests were applied
  #refusePending(): void {
    for (const { resolve } of this.#pending.values()) resolve(refusal(t("line-cut")));
    this.#pending.clear();
  }

  // a connection that does not answer
  #replace(): void {
    this.#disconnect();
    this.#setState("lost");
    this.#open();
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#moving = false;
    this.#refusePending();
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }

  #retryNow = (): void => {
    if (this.#state !== "lost" || document.hidden) return;
    this.#disconnect();
    this.#open();
  };

  #setState(state: ConnectionState): void {
    if (this.#state !== state) this.#listener.stateChanged((this.#state = state));
  }
}

function refusal(reason: string): Refusal {
  return { type: "refused", reason };
}
