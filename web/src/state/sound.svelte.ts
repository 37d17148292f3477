// The sounds of a table, synthesised. Browsers allow sound only after a user gesture, so nothing is played before it.

import { untrack } from "svelte";
import type { Match } from "./match/match.svelte";

const STORAGE_KEY = "gotham.sound";
const VOLUME = 0.3;
const APART = 0.05; // seconds between two starts of the same sound; nearer ones would only be louder
const WAKING = 500; // milliseconds that a new output may need before it runs
const GESTURES = ["pointerdown", "pointerup", "keydown"];

export const SOUNDS = ["card", "tile", "coin", "dice", "turn", "offer", "win", "refusal", "alert"] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Sounds of pieces: nobody needs them while the page is in the background. */
const PIECES: readonly SoundName[] = ["card", "tile", "coin", "dice"];

export interface SoundOptions {
  /** How often it sounds, for example once for each coin. */
  times?: number;
  /** Whether it was asked for by name, so that the switch does not matter. */
  always?: boolean;
}

class GameSound {
  on = $state(localStorage.getItem(STORAGE_KEY) !== "off");
  #output: AudioNode | null = null;
  #woken = -Infinity; // when a gesture last started the output, by the clock of the page
  #played = new Map<SoundName, number>();

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), { capture: true, passive: true });
  }

  /** Switch the sounds of all tables on or off. */
  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(STORAGE_KEY, this.on ? "on" : "off");
    if (this.on) this.play("card");
  }

  /** Play a sound now, or never: before the first user gesture nothing sounds and nothing is kept for later. */
  play(name: SoundName, { times = 1, always = false }: SoundOptions = {}): void {
    const audio = this.#output?.context;
    if (!audio || !(this.on || always)) return;
    if (audio.state !== "running" && performance.now() - this.#woken > WAKING) return;
    if (document.hidden && PIECES.includes(name)) return;
    const now = audio.currentTime;
    if (now - (this.#played.get(name) ?? -1) < APART) return;
    this.#played.set(name, now);
    for (let time = 0; time < times; time++) PLAY[name](this.#output!, now + time * 0.09);
  }

  // a touch becomes a gesture when it ends, so the first event may be too early
  #wake(): void {
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    if (!this.#output) {
      const audio = new AudioContext();
      this.#output = new GainNode(audio, { gain: VOLUME });
      this.#output.connect(audio.destination);
    }
    const audio = this.#output.context as AudioContext;
    if (audio.state === "running") return;
    this.#woken = performance.now();
    void audio.resume();
  }
}

// ------------------------------------------------------------------------------------------- synthesis

interface Tone {
  pitch: number; // hertz
  at?: number; // seconds after the start
  length?: number;
  loud?: number;
  type?: OscillatorType;
  /** The pitch at the end, if it glides. */
  to?: number;
}

function tone(output: AudioNode, start: number, { pitch, at = 0, length = 0.3, loud = 0.5, type = "sine", to }: Tone): void {
  const from = start + at;
  const note = new OscillatorNode(output.context, { type, frequency: pitch });
  if (to) note.frequency.exponentialRampToValueAtTime(to, from + length);
  note.connect(swell(output, from, length, loud));
  note.start(from);
  note.stop(from + length);
}

// a bell: a tone with a quieter one above it that ends sooner
function bell(output: AudioNode, start: number, parts: Tone): void {
  const { pitch, length = 0.5, loud = 0.4 } = parts;
  tone(output, start, { ...parts, length, loud });
  tone(output, start, { ...parts, pitch: pitch * 2.76, length: length * 0.4, loud: loud * 0.35 });
}

interface Noise {
  at?: number;
  length: number;
  loud: number;
  pitch: number; // the middle of the band, in hertz
  width?: number; // the larger, the narrower
}

function noise(output: AudioNode, start: number, { at = 0, length, loud, pitch, width = 1 }: Noise): void {
  const { context } = output;
  const from = start + at;
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: width });
  source.connect(band).connect(swell(output, from, length, loud));
  source.start(from, 0, length);
}

/** A gain that rises at once and fades away. */
function swell(output: AudioNode, from: number, length: number, loud: number): GainNode {
  const gain = new GainNode(output.context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(output);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const found = noises.get(context);
  if (found) return found;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}

const CHORD = [233, 294, 349, 466]; // hertz: a brass chord in B flat
const CLICKS = [0, 0.11, 0.27, 0.5]; // seconds: two dice that come to rest

const PLAY: Record<SoundName, (output: AudioNode, start: number) => void> = {
  card: (output, start) => noise(output, start, { length: 0.13, loud: 0.5, pitch: 3200, width: 0.8 }),
  tile: (output, start) => {
    tone(output, start, { pitch: 880, to: 420, length: 0.07, loud: 0.4, type: "triangle" });
    noise(output, start, { length: 0.03, loud: 0.3, pitch: 1800, width: 3 });
  },
  coin: (output, start) => bell(output, start, { pitch: 1870, length: 0.28, loud: 0.25 }),
  dice: (output, start) => CLICKS.forEach((at) => noise(output, start, { at, length: 0.05, loud: 0.7, pitch: 1400, width: 4 })),
  turn: (output, start) => bell(output, start, { pitch: 659, length: 0.8 }),
  offer: (output, start) => {
    bell(output, start, { pitch: 659 });
    bell(output, start, { pitch: 880, at: 0.14 });
  },
  win: (output, start) =>
    CHORD.forEach((pitch, at) => tone(output, start, { pitch, at: at * 0.06, length: 1.6 - at * 0.06, loud: 0.2, type: "sawtooth" })),
  refusal: (output, start) => tone(output, start, { pitch: 150, to: 70, length: 0.22, loud: 0.8 }),
  alert: (output, start) => {
    tone(output, start, { pitch: 784, length: 0.54, loud: 0.9, type: "triangle" });
    tone(output, start, { pitch: 1047, at: 0.18, length: 0.54, loud: 0.9, type: "triangle" });
  },
};

export const gameSound = new GameSound();

// --------------------------------------------------------------------------------------------- a match

/** The sounds that every game has: the viewer's turn, a refusal, and the end of a match. Games play those of their pieces. */
export class MatchSounds {
  readonly #match: Match;
  readonly #alerted: () => boolean;
  // nothing sounds for the state on arrival
  #before = { mine: true, over: true, refused: true };

  /** `alerted` tells whether an alert sounds at the viewer's turn. */
  constructor(match: Match, alerted: () => boolean) {
    this.#match = match;
    this.#alerted = alerted;
  }

  /** Play what has just happened. Call it in an effect. */
  follow(): void {
    const { mine, over, refusal, winners, seat } = this.#match;
    const before = this.#before;
    this.#before = { mine, over, refused: refusal !== null };
    untrack(() => {
      if (refusal && !before.refused) gameSound.play("refusal");
      else if (over && !before.over && (seat === null || winners?.includes(seat))) gameSound.play("win");
      // the alert for the turn is louder, so it replaces the bell
      else if (mine && !before.mine && !this.#alerted()) gameSound.play("turn");
    });
  }
}
