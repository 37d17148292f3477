// A game's rules from its WebAssembly module: in browsers, Node, Deno and Bun. gotham.d.ts has the types.

/** @import { Chance, Clause, Description, Fields, Setting } from "./gotham.d.ts" */

const WORD = 8; // bytes of a value
const KEY = 8; // words of a key

/** The rules forbid an action; nothing has changed. */
export class Refusal extends Error {
  /** @param {Clause} clause */
  constructor(clause) {
    super(`${clause.id}: ${clause.text}`);
    this.name = "Refusal";
    this.clause = clause;
  }
}

/**
 * Return the key that decides all chance of a match, from its seed as text.
 * @param {string} seed
 */
export async function keyOf(seed) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`gotham key${seed}`));
  const words = new DataView(hash);
  return Array.from({ length: KEY }, (_, index) => words.getUint32(4 * index, true));
}

/**
 * Load a game from its module and its description; clauses are given in a language.
 * @param {BufferSource | WebAssembly.Module | Response | Promise<Response>} source
 * @param {Description} description
 * @param {string} language
 */
export async function loadGame(source, description, language = "en") {
  return new Game(await instantiated(source), description, language);
}

/**
 * @param {BufferSource | WebAssembly.Module | Response | Promise<Response>} source
 * @returns {Promise<WebAssembly.Instance>}
 */
async function instantiated(source) {
  const given = await source;
  if (given instanceof WebAssembly.Module) return WebAssembly.instantiate(given);
  if (typeof Response !== "undefined" && given instanceof Response) {
    return (await WebAssembly.instantiate(await given.arrayBuffer())).instance;
  }
  return (await WebAssembly.instantiate(/** @type {BufferSource} */ (given))).instance;
}

/** One game: its rules and its names. */
export class Game {
  /**
   * @param {WebAssembly.Instance} instance
   * @param {Description} description
   * @param {string} language
   */
  constructor(instance, description, language) {
    this.description = description;
    this.language = language;
    /** @type {Record<string, (...numbers: number[]) => number>} */
    this.rules = /** @type {any} */ (instance.exports);
    const { memory, __heap_base } = /** @type {any} */ (instance.exports);
    const room = Math.max(KEY, description.players[1], Object.keys(description.options).length) * WORD;
    const bytes = description.cells * WORD;
    /** @type {WebAssembly.Memory} */
    this.memory = memory;
    this.at = { state: Math.ceil(__heap_base.value / WORD) * WORD, view: 0, words: 0, key: 0, mask: 0 };
    this.at.view = this.at.state + bytes;
    this.at.words = this.at.view + bytes;
    this.at.key = this.at.words + room;
    this.at.mask = this.at.key + room;
    const missing = this.at.mask + description.actions.count - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    this.notation = notationOf(description);
    this.numbers = new Map(this.notation.map((text, number) => [tidied(text), number]));
  }

  /**
   * Start a match; all its chance comes from the key.
   * @param {Setting & { key: ArrayLike<number> }} setting
   */
  start({ players, options = {}, key }) {
    const [fewest, most] = this.description.players;
    if (!Number.isInteger(players) || players < fewest || players > most) {
      throw new RangeError(`${this.description.game} has ${fewest} to ${most} players, not ${players}`);
    }
    this.write(this.at.words, this.indices(options));
    this.write(this.at.key, checkedKey(key));
    this.cells(this.at.state).fill(0n);
    this.rules.setup(this.at.state, players, this.at.words, this.at.key);
    return new Match(this, this.cells(this.at.state).slice());
  }

  /**
   * Start a match from a scene that lists fields. What a view leaves open is guessed, decided by the seed.
   * @param {string} text
   * @param {Chance} chance
   */
  scene(text, { key, seed = 0 }) {
    const { cells, viewer } = readScene(this, text);
    this.checkRange(cells, viewer !== null);
    if (viewer !== null) return new View(this, cells, viewer).guess({ key, seed });
    return this.stored(cells, key);
  }

  /**
   * The view of a seat from its values, in the order of the fields.
   * @param {ArrayLike<number>} values
   * @param {number} viewer
   */
  view(values, viewer) {
    if (values.length !== this.description.cells) throw new RangeError(`a view has ${this.description.cells} values`);
    return new View(this, BigInt64Array.from(Array.from(values, BigInt)), viewer);
  }

  /**
   * A match from the values of a state; they are checked.
   * @param {BigInt64Array} cells
   * @param {ArrayLike<number>} key
   */
  stored(cells, key) {
    const state = this.cells(this.at.state);
    if (cells !== state) state.set(cells);
    this.write(this.at.state + this.field("key").start * WORD, checkedKey(key));
    this.checkRange(this.cells(this.at.state), false);
    const broken = this.rules.check(this.at.state);
    if (broken) throw new Refusal(this.clause(broken));
    return new Match(this, this.cells(this.at.state).slice());
  }

  /**
   * Return the number of an action from its notation; spaces and capitals do not matter.
   * @param {string | number} action
   */
  number(action) {
    const number = typeof action === "string" ? this.numbers.get(tidied(action)) : action;
    if (number === undefined || !Number.isInteger(number) || number < 0 || number >= this.notation.length) {
      throw new RangeError(`${this.description.game} has no action ${JSON.stringify(action)}`);
    }
    return number;
  }

  /**
   * Return a clause of the rulebook by its number.
   * @param {number} number
   * @returns {Clause}
   */
  clause(number) {
    const id = `${this.description.prefix}-${String(number).padStart(2, "0")}`;
    return { number, id, text: this.description.clauses[id]?.[this.language] ?? id };
  }

  /** @param {string} name */
  field(name) {
    const found = this.description.fields.find((field) => field.name === name);
    if (!found) throw new RangeError(`${this.description.game} has no field ${name}`);
    return found;
  }

  /**
   * The values of a state in the memory of the module.
   * @param {number} address
   */
  cells(address) {
    return new BigInt64Array(this.memory.buffer, address, this.description.cells);
  }

  /**
   * @param {number} address
   * @param {ArrayLike<number>} numbers
   */
  write(address, numbers) {
    new BigInt64Array(this.memory.buffer, address, numbers.length).set(Array.from(numbers, BigInt));
  }

  /**
   * The options as rules take them: the index of each value.
   * @param {Record<string, string>} chosen
   */
  indices(chosen) {
    const known = this.description.options;
    for (const name of Object.keys(chosen)) {
      if (!known[name]?.includes(chosen[name])) throw new RangeError(`no option ${name} ${chosen[name]}`);
    }
    return Object.entries(known).map(([name, values]) => (name in chosen ? values.indexOf(chosen[name]) : 0));
  }

  /**
   * Refuse values that a field cannot have; only a view may have unknown ones.
   * @param {BigInt64Array} cells
   * @param {boolean} holes
   */
  checkRange(cells, holes) {
    const unknown = BigInt(this.description.unknown);
    for (const { name, start, size, low, high } of this.description.fields) {
      for (const value of cells.subarray(start, start + size)) {
        if (holes && value === unknown) continue;
        if (value < low || value > high) throw new RangeError(`the field ${name} cannot be ${value}`);
      }
    }
  }
}

/** What a state and a view have in common. */
class Position {
  /**
   * @param {Game} game
   * @param {BigInt64Array} values
   */
  constructor(game, values) {
    this.game = game;
    this.values = values;
  }

  /** The number of players. */
  get players() {
    return Number(this.values[this.game.field("players").start]);
  }

  /** The seats that may act now. */
  get actors() {
    return seatsOf(this.ask("actors"));
  }

  /** The seats that the match waits for. */
  get awaited() {
    return seatsOf(this.ask("awaited"));
  }

  get over() {
    return this.ask("is_over") !== 0;
  }

  /** The values by field; null where they are unknown. @returns {Fields} */
  get fields() {
    const { fields, unknown } = this.game.description;
    const plain = (/** @type {bigint} */ value) => (value === BigInt(unknown) ? null : Number(value));
    return Object.fromEntries(
      fields.map(({ name, start, size, shape }) => {
        const values = Array.from(this.values.subarray(start, start + size), plain);
        return [name, shape.length ? values : values[0]];
      }),
    );
  }

  /**
   * The legal actions of a seat, as numbers.
   * @param {number} seat
   */
  numbersOf(seat) {
    this.ask("legal", this.checked(seat), this.game.at.mask);
    const mask = new Uint8Array(this.game.memory.buffer, this.game.at.mask, this.game.description.actions.count);
    /** @type {number[]} */
    const numbers = [];
    mask.forEach((marked, number) => marked && numbers.push(number));
    return numbers;
  }

  /**
   * Why an action is not allowed; null if it is legal.
   * @param {number} seat
   * @param {string | number} action
   */
  why(seat, action) {
    const clause = this.ask("why", this.checked(seat), this.game.number(action));
    return clause ? this.game.clause(clause) : null;
  }

  /** Each seat's result; before the end, the result if it ended now. */
  get returns() {
    this.ask("returns", this.game.at.words);
    return Array.from(new BigInt64Array(this.game.memory.buffer, this.game.at.words, this.players), Number);
  }

  /** The winning seats; empty before the end. */
  get winners() {
    return this.over ? seatsOf(this.ask("winners")) : [];
  }

  /**
   * Call a rule on these values.
   * @param {string} name
   * @param {number[]} numbers
   */
  ask(name, ...numbers) {
    this.game.cells(this.game.at.state).set(this.values);
    return this.game.rules[name](this.game.at.state, ...numbers);
  }

  /** @param {number} seat */
  checked(seat) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.players) throw new RangeError(`there is no seat ${seat}`);
    return seat;
  }
}

/** A match in progress, with all its secrets. A refused action changes nothing. */
export class Match extends Position {
  /**
   * The legal actions of a seat, in notation.
   * @param {number} seat
   */
  legal(seat) {
    return this.numbersOf(seat).map((number) => this.game.notation[number]);
  }

  /**
   * Take an action; return whether it showed anything hidden or random. Throws a Refusal if it is not legal.
   * @param {number} seat
   * @param {string | number} action
   */
  apply(seat, action) {
    const refused = this.why(seat, action);
    if (refused) throw new Refusal(refused);
    const showed = this.game.rules.apply(this.game.at.state, seat, this.game.number(action)) !== 0;
    this.values.set(this.game.cells(this.game.at.state));
    return showed;
  }

  /**
   * An action as a viewer notices it before it happens: in notation, or null if they notice nothing.
   * @param {number} seat
   * @param {string | number} action
   * @param {number} viewer
   */
  seen(seat, action, viewer) {
    const number = this.ask("seen", this.checked(seat), this.game.number(action), this.viewer(viewer));
    return number === this.game.description.nothing ? null : this.game.notation[number];
  }

  /**
   * What a seat knows, or the spectator if no seat is given.
   * @param {number} [viewer]
   */
  view(viewer = this.game.description.spectator) {
    this.ask("look", this.viewer(viewer), this.game.at.view);
    return new View(this.game, this.game.cells(this.game.at.view).slice(), viewer);
  }

  /** The position as text, without its key. */
  scene() {
    return writeScene(this, []);
  }

  /** A short fingerprint of the state, the same as in Python. */
  async digest() {
    const hash = await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (this.values));
    return Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  /** A copy, unaffected by later actions. */
  copy() {
    return new Match(this.game, this.values.slice());
  }

  /** @param {number} viewer */
  viewer(viewer) {
    return viewer === this.game.description.spectator ? viewer : this.checked(viewer);
  }
}

/** What one viewer knows of a match. */
export class View extends Position {
  /**
   * @param {Game} game
   * @param {BigInt64Array} values
   * @param {number} viewer
   */
  constructor(game, values, viewer) {
    super(game, values);
    this.viewer = viewer;
  }

  /** The viewer's legal actions, in notation. */
  get legal() {
    if (this.viewer === this.game.description.spectator) return [];
    return this.numbersOf(this.viewer).map((number) => this.game.notation[number]);
  }

  /**
   * A match that looks the same to the viewer: what the view leaves open is guessed, decided by the seed.
   * @param {Chance} chance
   */
  guess({ key, seed = 0 }) {
    const number = BigInt(seed);
    this.ask("guess", this.viewer, Number(number & 0xffffffffn) | 0, Number(number >> 32n) | 0);
    const match = this.game.stored(this.game.cells(this.game.at.state), key);
    if (match.view(this.viewer).values.some((value, index) => value !== this.values[index])) {
      throw new RangeError("the view shows what its viewer cannot see, or fits no position");
    }
    return match;
  }

  /** The view as text, with `?` for what is unknown. */
  scene() {
    const spectator = this.viewer === this.game.description.spectator;
    return writeScene(this, [`view ${spectator ? "spectator" : this.viewer}`]);
  }
}

/** @param {Description} description */
function notationOf({ actions }) {
  return actions.kinds.flatMap(({ name, operands }) =>
    operands.reduce((texts, values) => texts.flatMap((text) => values.map((value) => `${text} ${value}`)), [name]),
  );
}

/** @param {string} text */
function tidied(text) {
  return text.toLowerCase().split(/\s+/).filter(Boolean).join(" ");
}

/** @param {number} bits */
function seatsOf(bits) {
  return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits >>> seat) & 1);
}

/** @param {ArrayLike<number>} key */
function checkedKey(key) {
  const words = Array.from(key);
  if (words.length !== KEY || !words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)) {
    throw new RangeError("a key is eight numbers below 2^32");
  }
  return words;
}

/**
 * @param {Position} position
 * @param {string[]} viewer
 */
function writeScene(position, viewer) {
  const { game, version, options, fields, unknown } = position.game.description;
  const all = position.fields;
  const chosen = /** @type {number[]} */ (all.options);
  const lines = ["gotham scene 1", `game ${game} ${version}`, `players ${position.players}`];
  Object.entries(options).forEach(([name, values], index) => lines.push(`option ${name} ${values[chosen[index]]}`));
  lines.push(...viewer);
  for (const { name, start, size } of fields) {
    if (name === "key") continue;
    const values = Array.from(position.values.subarray(start, start + size));
    lines.push([name, ...values.map((value) => (value === BigInt(unknown) ? "?" : String(value)))].join(" "));
  }
  return `${lines.join("\n")}\n`;
}

/**
 * @param {Game} game
 * @param {string} text
 */
function readScene(game, text) {
  const { game: name, version, fields, cells: size, unknown, spectator, options } = game.description;
  const lines = text.trimEnd().split(/\r?\n/);
  const take = (/** @type {string} */ word) => {
    const [first, ...rest] = (lines.shift() ?? "").split(" ");
    if (first !== word) throw new SyntaxError(`expected ${JSON.stringify(word)}, found ${JSON.stringify(first)}`);
    return rest;
  };
  if (lines.shift() !== "gotham scene 1") throw new SyntaxError("this is no scene");
  if (take("game").join(" ") !== `${name} ${version}`) throw new SyntaxError(`this is no scene of ${name} ${version}`);
  const heading = [take("players")[0]];
  for (const [option, values] of Object.entries(options)) {
    const [found, value] = take("option");
    if (found !== option) throw new SyntaxError(`the option ${option} is missing`);
    heading.push(String(values.indexOf(value)));
  }
  const viewer = lines[0]?.startsWith("view ") ? readViewer(take("view")[0], Number(heading[0]), spectator) : null;
  const cells = new BigInt64Array(size);
  for (const field of fields) {
    const words = field.name === "key" ? Array(field.size).fill(viewer === null ? "0" : "?") : take(field.name);
    if (words.length !== field.size) throw new SyntaxError(`the field ${field.name} has ${field.size} values`);
    cells.set(words.map((/** @type {string} */ word) => (word === "?" ? BigInt(unknown) : BigInt(word))), field.start);
  }
  if (lines.length) throw new SyntaxError(`nothing may follow the fields: ${JSON.stringify(lines[0])}`);
  const chosen = game.field("options").start;
  const found = [cells[game.field("players").start], ...cells.subarray(chosen, chosen + heading.length - 1)];
  if (found.join() !== heading.join()) throw new SyntaxError("the fields contradict the players or options above them");
  return { cells, viewer };
}

/**
 * @param {string} text
 * @param {number} players
 * @param {number} spectator
 */
function readViewer(text, players, spectator) {
  if (text === "spectator") return spectator;
  if (!/^\d+$/.test(text) || Number(text) >= players) throw new SyntaxError(`there is no viewer ${text}`);
  return Number(text);
}
