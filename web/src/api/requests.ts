// Messages of a socket in pairs: each request is answered by one of the answers.

import type { Accepted, ClientMessage, Hello, Refusal, Tried } from "./messages";

/** What a client sends after its greeting; the socket adds the id. */
export type Request = Exclude<ClientMessage, Hello>;

export type Answer = Accepted | Tried | Refusal;
