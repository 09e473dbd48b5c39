import type { Server, Socket } from "node:net";
import { hangUp } from "./hang-up.ts";

interface Patience {
  behindMs: number;
  lookEveryMs: number;
}

/**
 * Hangs up on connections that had unread bytes at every look for `behindMs`. The stall limit does not see
 * them: a reader who takes a little now and then never stalls, and would hold its answer for hours.
 */
export function dropSlowReaders(server: Server, { behindMs, lookEveryMs }: Patience): void {
  /** Open connections, and since when each has been behind. */
  const open = new Map<Socket, number | undefined>();
  server.on("connection", (socket) => {
    open.set(socket, undefined);
    socket.once("close", () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, since] of open) {
      const behindSince = socket.writableLength === 0 ? undefined : (since ?? now);
      if (behindSince !== undefined && now - behindSince >= behindMs) hangUp(socket);
      else open.set(socket, behindSince);
    }
  }, lookEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
