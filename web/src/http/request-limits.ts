import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What requests that came and are not answered may cost, in all and on one connection. */
export interface RequestLimits {
  /** Being answered at once, one for each connection. Whoever comes on top gets a 503. */
  inWork: number;
  /** Read and not begun, because an earlier one of their connection is being answered. */
  waiting: number;
  /** Of those, on one connection. No browser and no proxy sends a second request before the first answer. */
  waitingPerConnection: number;
}

const defaultLimits: RequestLimits = { inWork: 2_000, waiting: 20_000, waitingPerConnection: 50 };

interface Options {
  limits?: Partial<RequestLimits>;
  /** Answers in place of `handle` where too many requests are being answered. */
  refuse: RequestListener;
}

type Exchange = [IncomingMessage, ServerResponse];

interface Connection {
  isBusy: boolean;
  queue: Exchange[];
}

/**
 * Hands on one request of a connection at a time, and so many in all. Node hands on every request that it has read: what
 * one client may send in a single packet would be a thousand handlers at work. A connection on which too many wait is
 * closed: clients send again what was not answered.
 */
export function limitRequests(handle: RequestListener, { limits, refuse }: Options): RequestListener {
  const { inWork: maxInWork, waiting: maxWaiting, waitingPerConnection } = { ...defaultLimits, ...limits };
  const connections = new WeakMap<Socket, Connection>();
  let inWork = 0;
  let waiting = 0;

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = { isBusy: false, queue: [] };
    connections.set(socket, connection);
    socket.once("close", () => {
      waiting -= connection.queue.length;
      connection.queue.length = 0;
    });
    return connection;
  }

  function begin(connection: Connection, [request, response]: Exchange): void {
    connection.isBusy = true;
    inWork += 1;
    response.once("close", () => {
      inWork -= 1;
      beginNext(connection);
    });
    // Who asks whether the server lives is told, however much it has to do.
    const isRefused = inWork > maxInWork && request.url !== "/healthz";
    (isRefused ? refuse : handle)(request, response);
  }

  function beginNext(connection: Connection): void {
    const next = connection.queue.shift();
    if (next === undefined) {
      connection.isBusy = false;
      return;
    }
    waiting -= 1;
    // Node has given the connection to the next response by now, unless the one before it was the last.
    if (next[1].socket !== null) begin(connection, next);
  }

  return (request, response) => {
    const connection = connectionOf(request.socket);
    const { isBusy, queue } = connection;
    if (!isBusy) begin(connection, [request, response]);
    else if (queue.length >= waitingPerConnection || waiting >= maxWaiting) request.socket.destroy();
    else {
      waiting += 1;
      queue.push([request, response]);
    }
  };
}
