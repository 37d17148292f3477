// The connection to a table: answers, loss, backoff and reconnection, with fake timers and a fake WebSocket.

import { type ConnectionState, Socket } from "../../../web/src/api/socket";
import type { ServerMessage } from "../../../web/src/api/messages";
import { t } from "../../../web/src/state/i18n.svelte";

class FakeWebSocket {
  static readonly OPEN = 1;
  static all: FakeWebSocket[] = [];
  static get last(): FakeWebSocket {
    return FakeWebSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const states: ConnectionState[] = [];
const received: ServerMessage[] = [];
let rejected = false;
let socket: Socket;

function connect(): Socket {
  return new Socket("a b", {
    hello: () => ({ type: "hello", token: "mine" }),
    receive: (message) => received.push(message),
    stateChanged: (state) => states.push(state),
    rejected: () => rejected,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest wait of each step
  FakeWebSocket.all = [];
  states.length = received.length = 0;
  rejected = false;
  socket = connect();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const opened = (): number => FakeWebSocket.all.length;

function ready(): void {
  FakeWebSocket.last.open();
  FakeWebSocket.last.say({ type: "notes", notes: {} });
}

test("it sends hello first, and is open after the first message", () => {
  expect(FakeWebSocket.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/a%20b\/socket$/);
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([{ type: "hello", token: "mine" }]);
  expect(states).toEqual([]);
  FakeWebSocket.last.say({ type: "notes", notes: {} });
  expect(states).toEqual(["open"]);
  expect(received).toEqual([{ type: "notes", notes: {} }]);
});

test("answers go to their requests, in any order", async () => {
  ready();
  const first = socket.send({ type: "act", actions: [1] });
  const second = socket.send({ type: "act", actions: [2] });
  const [one, two] = FakeWebSocket.last.sent.slice(1).map(({ id }) => id);
  FakeWebSocket.last.say({ type: "refused", reason: "no", id: two });
  FakeWebSocket.last.say({ type: "accepted", id: one });
  expect(await first).toEqual({ type: "accepted", id: one });
  expect(await second).toEqual({ type: "refused", reason: "no", id: two });
  expect(received).toHaveLength(1); // answers are no messages
});

test("a refusal without a request is a message", () => {
  ready();
  FakeWebSocket.last.say({ type: "refused", reason: "slow down" });
  expect(received.at(-1)).toEqual({ type: "refused", reason: "slow down" });
});

test("without a connection a request is refused at once", async () => {
  expect(await socket.send({ type: "undo", revision: 1 })).toEqual({ type: "refused", reason: t("line-none") });
});

test("a lost connection refuses pending requests", async () => {
  ready();
  const asked = socket.send({ type: "undo", revision: 1 });
  FakeWebSocket.last.lose();
  expect(await asked).toEqual({ type: "refused", reason: t("line-cut") });
  expect(states).toEqual(["open", "lost"]);
});

test("a connection that does not answer is replaced", async () => {
  ready();
  const old = FakeWebSocket.last;
  const asked = socket.send({ type: "undo", revision: 1 });
  vi.advanceTimersByTime(15_000);
  expect(await asked).toEqual({ type: "refused", reason: t("line-cut") });
  expect(old.closed).toBe(true);
  expect(opened()).toBe(2);
  expect(states).toEqual(["open", "lost"]);
});

test("an answer in time keeps the connection", () => {
  ready();
  void socket.send({ type: "undo", revision: 1 });
  FakeWebSocket.last.say({ type: "accepted", id: 1 });
  vi.advanceTimersByTime(15_000);
  expect(opened()).toBe(1);
});

test("after a long silence the server is asked for an answer", () => {
  ready();
  vi.advanceTimersByTime(60_000);
  expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({ type: "undo", revision: 2 ** 31 });
  FakeWebSocket.last.say({ type: "refused", reason: "changed", id: 1 });
  vi.advanceTimersByTime(59_000);
  expect(opened()).toBe(1); // it answered
  vi.advanceTimersByTime(1_000 + 15_000);
  expect(opened()).toBe(2); // it did not
});

test("waits double up to a limit, and start again after a message", () => {
  for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = opened();
    FakeWebSocket.last.lose();
    vi.advanceTimersByTime(wait - 1);
    expect(opened()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(opened()).toBe(before + 1);
  }
  ready();
  const before = opened();
  FakeWebSocket.last.lose();
  vi.advanceTimersByTime(500);
  expect(opened()).toBe(before + 1);
});

test("jitter takes up to half of a wait", () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  FakeWebSocket.last.lose();
  vi.advanceTimersByTime(250);
  expect(opened()).toBe(2);
});

test("a browser that comes online reconnects once, immediately", () => {
  FakeWebSocket.last.lose();
  dispatchEvent(new Event("online"));
  expect(opened()).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(opened()).toBe(2);
});

test("the online event does not affect an open connection", () => {
  ready();
  dispatchEvent(new Event("online"));
  expect(opened()).toBe(1);
});

test("a server that stops is left at once, and what it did not answer is sent again", async () => {
  ready();
  const first = socket.send({ type: "act", actions: [1] });
  FakeWebSocket.last.lose(1001);
  expect(opened()).toBe(2); // no wait
  const second = socket.send({ type: "act", actions: [2] });
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent).toEqual([
    { type: "hello", token: "mine" },
    { type: "act", actions: [1], id: 1 },
    { type: "act", actions: [2], id: 2 },
  ]);
  for (const id of [1, 2]) FakeWebSocket.last.say({ type: "accepted", id });
  expect(await first).toEqual({ type: "accepted", id: 1 });
  expect(await second).toEqual({ type: "accepted", id: 2 });
  expect(states).toEqual(["open"]); // nobody sees it
});

test("where no other server is ready, a server that stops is a lost connection", async () => {
  ready();
  const asked = socket.send({ type: "act", actions: [1] });
  FakeWebSocket.last.lose(1001);
  FakeWebSocket.last.lose();
  expect(await asked).toEqual({ type: "refused", reason: t("line-cut") });
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(500);
  expect(opened()).toBe(3);
});

test("a final close is not retried", () => {
  ready();
  FakeWebSocket.last.lose(1008);
  vi.advanceTimersByTime(60_000);
  expect(opened()).toBe(1);
  expect(states.at(-1)).toBe("closed");
});

test("after a final close another viewer may connect", () => {
  rejected = true;
  ready();
  FakeWebSocket.last.lose(1008);
  vi.advanceTimersByTime(500);
  expect(opened()).toBe(2);
});

test("a restart drops the old connection and sends hello again", () => {
  ready();
  const old = FakeWebSocket.last;
  socket.restart();
  expect(old.closed).toBe(true);
  expect(old.onclose).toBeNull();
  FakeWebSocket.last.open();
  expect(FakeWebSocket.last.sent[0]).toMatchObject({ type: "hello" });
});

test("after close nothing happens", () => {
  FakeWebSocket.last.lose();
  socket.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(opened()).toBe(1);
});
