import type { Socket } from "node:net";

const ending = new Set<Socket>();

/**
 * Ends a connection, one a turn of the event loop. Node tells every request of it that it is over, which takes a
 * while where hundreds were sent in one go: others are heard between two connections.
 */
export function hangUp(socket: Socket): void {
  if (socket.destroyed || ending.has(socket)) return;
  ending.add(socket);
  if (ending.size === 1) setImmediate(endOne);
}

function endOne(): void {
  for (const socket of ending) {
    ending.delete(socket);
    socket.destroy();
    break;
  }
  if (ending.size > 0) setImmediate(endOne);
}
