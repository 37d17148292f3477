// The sounds of a table: none before a gesture, none while they are off, and each is made of nodes.

import { SOUNDS, gameSound } from "../../../web/src/state/sound.svelte";

let made: string[] = [];
let contexts = 0;

class FakeParam {
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  constructor(readonly context: FakeContext) {}
  connect<Target>(target: Target): Target {
    return target;
  }
  start(): void {
    made.push(this.constructor.name);
  }
  stop(): void {}
}

class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    contexts++;
    latest = this;
  }
  createBuffer(): unknown {
    return { getChannelData: () => new Float32Array(50) };
  }
  resume(): Promise<void> {
    return Promise.resolve();
  }
}

let latest: FakeContext;

// every later sound is at a later time: the same one twice at once would be dropped
function play(...asked: Parameters<typeof gameSound.play>): number {
  if (latest) latest.currentTime += 1;
  const before = made.length;
  gameSound.play(...asked);
  return made.length - before;
}

beforeEach(() => {
  const names = ["GainNode", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"];
  for (const name of names) vi.stubGlobal(name, class extends FakeNode {});
  vi.stubGlobal("AudioContext", FakeContext);
});

test("nothing sounds before the first gesture, and nothing is kept for later", () => {
  for (const name of SOUNDS) expect(play(name)).toBe(0);
  expect(contexts).toBe(0);
  dispatchEvent(new Event("pointerdown"));
  expect(contexts).toBe(1);
  expect(made).toEqual([]);
});

test("each sound is synthesised, and none while they are off", () => {
  dispatchEvent(new Event("keydown"));
  expect(contexts).toBe(1);
  for (const name of SOUNDS) expect(play(name), name).toBeGreaterThan(0);
  gameSound.toggle();
  for (const name of SOUNDS) expect(play(name), name).toBe(0);
  expect(play("alert", { always: true })).toBe(2);
  gameSound.toggle();
  expect(localStorage.getItem("gotham.sound")).toBe("on");
});

test("a coin rings as often as it is asked to, and the same sound does not start twice at once", () => {
  expect(play("coin", { times: 3 })).toBe(3 * play("coin"));
  const before = made.length;
  gameSound.play("coin");
  expect(made.length).toBe(before);
});

test("pieces are silent while the page is hidden", () => {
  Object.defineProperty(document, "hidden", { configurable: true, value: true });
  expect(play("card")).toBe(0);
  expect(play("turn")).toBeGreaterThan(0);
  Reflect.deleteProperty(document, "hidden");
});
