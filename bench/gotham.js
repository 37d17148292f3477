/** Tables of Gotham, each with four seats that are driven over its protocol (docs/protocol.md). */

import { performance } from "node:perf_hooks";
import WebSocket from "ws";
import { Arrival } from "./arrival.js";

const GAME = "new-york-new-york";
const SEATS = [0, 1, 2, 3];

export const traffic = { updates: 0, bytes: 0 };

export class Table extends Arrival {
  /** A table whose viewers read a language, or none, as programs do. */
  static async open(url, language) {
    const table = new Table(url, language);
    await table.begin();
    return table;
  }

  constructor(url, language = "") {
    super();
    this.url = url;
    this.language = language;
  }

  /** Opens a table, sits down on all its seats and looks at it from each. */
  async begin() {
    const seats = SEATS.map((seat) => (seat ? "open" : "you"));
    const host = await this.ask("POST", "", "", { game: GAME, players: SEATS.length, seats });
    const { invitations } = await this.ask("GET", `/${host.id}/invitations`, host.token);
    const sit = (seat) => this.ask("POST", `/${host.id}/sit`, "", { seat, invitation: invitations[seat] });
    const guests = await Promise.all(SEATS.slice(1).map(sit));
    this.viewers = [host, ...guests].map(({ token }) => ({ token, revision: 0, legal: [] }));
    await this.arrival(SEATS.length, () => {
      for (const viewer of this.viewers) this.look(host.id, viewer);
    });
  }

  async ask(method, path, token, body) {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const request = { method, headers, body: body && JSON.stringify(body) };
    const answer = await fetch(`${this.url}/api/tables${path}`, request);
    if (!answer.ok) throw new Error(`${method} ${answer.url}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  look(id, viewer) {
    const address = `${this.url.replace("http", "ws")}/api/tables/${id}/socket`;
    viewer.socket = new WebSocket(address, { origin: this.url, perMessageDeflate: false, skipUTF8Validation: true });
    viewer.socket.on("open", () => viewer.socket.send(JSON.stringify({ type: "hello", token: viewer.token, language: this.language })));
    viewer.socket.on("message", (data) => this.hear(viewer, data));
    viewer.socket.on("error", (error) => this.fail(error));
    viewer.socket.on("close", (code) => {
      if (this.viewers.includes(viewer)) this.fail(new Error(`a socket was closed with ${code}`));
    });
  }

  hear(viewer, data) {
    const message = JSON.parse(data);
    if (message.type === "view") {
      traffic.updates++;
      traffic.bytes += data.length;
      viewer.revision = message.revision;
      viewer.legal = message.legal;
      this.actors = message.actors;
      this.over = message.over;
      this.arrive();
    } else if (message.type === "accepted") this.arrive();
    else if (message.type === "refused") this.fail(new Error(`refused: ${message.reason}`));
  }

  /** Makes a move at random, and waits until it is kept and all four have seen it. */
  async play() {
    if (this.over) await this.anew();
    const viewer = this.viewers[this.actors[0]];
    const act = { type: "act", actions: [anyOf(viewer.legal)], revision: viewer.revision, id: 1 };
    const sent = performance.now();
    await this.arrival(SEATS.length + 1, () => viewer.socket.send(JSON.stringify(act)));
    return performance.now() - sent;
  }

  async anew() {
    this.close();
    this.over = false;
    await this.begin();
  }

  close() {
    const viewers = this.viewers;
    this.viewers = [];
    for (const { socket } of viewers) socket.close();
  }
}

/** One number of ranges that are given by their first and last. */
function anyOf(ranges) {
  let count = 0;
  for (let i = 0; i < ranges.length; i += 2) count += ranges[i + 1] - ranges[i] + 1;
  let rest = Math.floor(Math.random() * count);
  for (let i = 0; ; i += 2) {
    const size = ranges[i + 1] - ranges[i] + 1;
    if (rest < size) return ranges[i] + rest;
    rest -= size;
  }
}
