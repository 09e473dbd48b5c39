import { connect, type Socket } from "node:net";
import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import type { GeneratedVisit } from "./generate.ts";

/** After so long without a byte a visitor leaves: the server waits for what will not come. */
const patienceMs = 300;

/** Sends what was generated on one connection. Returns all that came back. */
export async function send(url: string, { requests, piece }: GeneratedVisit): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => {}).on("data", (data) => (received += data.toString("latin1")));
  for (const { bytes, isPipelined } of requests) {
    await write(socket, bytes, piece);
    if (!isPipelined) await answerOrSilence(() => received.length, closed);
  }
  await silence(() => received.length, closed);
  socket.destroy();
  return received;
}

async function write(socket: Socket, bytes: string, piece: number): Promise<void> {
  for (let at = 0; at < bytes.length && !socket.destroyed; at += piece) {
    socket.write(bytes.slice(at, at + piece), "latin1");
    if (piece < bytes.length) await turn();
  }
}

/** Until something more has come, or nothing does. */
async function answerOrSilence(received: () => number, closed: Promise<void>): Promise<void> {
  const before = received();
  for (let waited = 0; waited < patienceMs && received() === before; waited += 5) {
    const isClosed = await Promise.race([closed.then(() => true), delay(5).then(() => false)]);
    if (isClosed) return;
  }
}

async function silence(received: () => number, closed: Promise<void>): Promise<void> {
  for (let before = -1; before !== received(); ) {
    before = received();
    const isClosed = await Promise.race([closed.then(() => true), delay(patienceMs).then(() => false)]);
    if (isClosed) return;
  }
}
