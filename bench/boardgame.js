/** Matches of boardgame.io, each with four players that are driven over its Socket.IO transport. */

import { performance } from "node:perf_hooks";
import { io } from "socket.io-client";
import { Arrival } from "./arrival.js";

const PLAYERS = ["0", "1", "2", "3"];
const HAND = 6;

export const traffic = { updates: 0, bytes: 0 };

let opened = 0;

export class Table extends Arrival {
  static async open(url) {
    const table = new Table(url, `match-${opened++}`);
    await table.begin();
    return table;
  }

  constructor(url, id) {
    super();
    this.url = url;
    this.id = id;
  }

  /** The first to look at a match makes it. */
  async begin() {
    this.sockets = [];
    for (const player of PLAYERS) await this.arrival(1, () => this.look(player));
  }

  look(player) {
    const socket = io(`${this.url}/skyline`, { transports: ["websocket"], forceNew: true, reconnection: false });
    socket.on("connect", () => socket.emit("sync", this.id, player, undefined, PLAYERS.length));
    socket.on("sync", (id, { state }) => this.hear(state));
    socket.on("update", (id, state) => this.hear(state));
    socket.on("connect_error", (error) => this.fail(error));
    socket.on("disconnect", () => this.sockets.length && this.fail(new Error("a socket was closed")));
    socket.io.engine.on("packet", ({ data }) => data && (traffic.bytes += data.length));
    this.sockets.push(socket);
  }

  hear(state) {
    traffic.updates++;
    this.state = state;
    this.arrive();
  }

  /** Makes a move at random, and waits until all four have seen it. */
  async play() {
    const playerID = this.state.ctx.currentPlayer;
    const payload = { type: "play", args: [Math.floor(Math.random() * HAND)], playerID };
    const action = { type: "MAKE_MOVE", payload };
    const sent = performance.now();
    await this.arrival(PLAYERS.length, () => {
      this.sockets[playerID].emit("update", action, this.state._stateID, this.id, playerID);
    });
    return performance.now() - sent;
  }

  close() {
    const sockets = this.sockets;
    this.sockets = [];
    for (const socket of sockets) socket.disconnect();
  }
}
