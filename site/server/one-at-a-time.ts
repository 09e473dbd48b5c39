import { IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { hangUp } from "./hang-up.ts";

interface Connection {
  /** Its newest answer. */
  last: ServerResponse;
  /** What came on it before that answer was out. */
  held: Parameters<RequestListener>[];
}

const connections = new WeakMap<Socket, Connection>();

/** How many requests of one connection may wait. Browsers and proxies send the next one once they are answered. */
const mostOfOne = 32;

const isFull = (socket: Socket) => (connections.get(socket)?.held.length ?? 0) >= mostOfOne;

/**
 * What `createServer` needs to hang up on whoever sends more than may wait. Node hands over all that has arrived on
 * a connection, thousands of requests, before anything else is done, and then tells each of them when the connection
 * ends. Its parser stops in between for one thing only: a request that turns the connection into another protocol's.
 * Nobody listens for those, and then Node ends the connection.
 */
export const stopsWhenFull = {
  IncomingMessage: class extends IncomingMessage {
    // Not a field of this class: Node sets it before there would be one.
    declare asksForUpgrade: boolean | null;

    get upgrade(): boolean | null {
      return this.asksForUpgrade || isFull(this.socket);
    }

    /** Node's parser sets it. */
    set upgrade(asked: boolean | null) {
      this.asksForUpgrade = asked;
    }
  },
  // Whoever offers another protocol is answered in this one.
  shouldUpgradeCallback: ({ socket }: IncomingMessage) => isFull(socket),
};

/**
 * Answers the next request of a connection once the last answer is out. Fifty requests sent in one go would
 * otherwise be fifty pages waiting in memory, which leave in one turn of the event loop as their reader makes room.
 * Whoever sends more than may be held is hung up on.
 */
export function oneAtATime(answer: RequestListener, mostHeld: number): RequestListener {
  let heldByAll = 0;

  function open(socket: Socket, first: ServerResponse): Connection {
    const connection: Connection = { last: first, held: [] };
    connections.set(socket, connection);
    socket.once("close", () => {
      heldByAll -= connection.held.splice(0).length;
    });
    return connection;
  }

  function goOn(connection: Connection): void {
    const next = connection.held.shift();
    if (next === undefined) return;
    heldByAll -= 1;
    if (next[0].socket.destroyed) return;
    connection.last = next[1];
    if (connection.held.length > 0) connection.last.once("close", () => goOn(connection));
    answer(...next);
  }

  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? open(socket, response);
    if (connection.last === response || connection.last.closed) {
      connection.last = response;
      answer(request, response);
    } else if (heldByAll < mostHeld) {
      heldByAll += 1;
      const isFirst = connection.held.push([request, response]) === 1;
      if (isFirst) connection.last.once("close", () => goOn(connection));
    } else hangUp(socket);
  };
}

/** Whether whoever holds this connection has said and read everything, and only waits for our answer. */
export function isOwedAnswer(socket: Socket): boolean {
  const last = connections.get(socket)?.last;
  return last !== undefined && !last.closed && last.req.complete && socket.writableLength === 0;
}
