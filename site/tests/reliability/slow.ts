import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { ask } from "./ask.ts";
import { faultList, type Outcome } from "./outcome.ts";
import type { Target } from "./server.ts";
import { until } from "./until.ts";

interface Slowness {
  /** Of each kind. */
  clients: number;
  /** Between two bytes. */
  everyMs: number;
  /** By when the last of them must be gone. */
  withinMs: number;
}

/** Clients that hold their place by sending, or reading, next to nothing: cut off, while others are served. */
export async function slowClients(
  { address, connections, page, large }: Target,
  { clients, everyMs, withinMs }: Slowness,
): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  const wrong = faultList();
  const body = "host: octroi.example\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{";
  const kinds: Record<string, (socket: Socket) => void> = {
    "headers a byte at a time": (socket) =>
      trickle(socket, "GET / HTTP/1.1\r\nhost: octroi.example\r\nx: ", everyMs),
    "a body a byte at a time": (socket) => trickle(socket, `POST /api/waitlist HTTP/1.1\r\n${body}`, everyMs),
    "a body nobody asked for": (socket) => trickle(socket, `GET ${page} HTTP/1.1\r\n${body}`, everyMs),
    "nothing at all": () => {},
    "answers left unread": (socket) => {
      socket.pause();
      // More than the buffers between the two take.
      socket.write(asking(large).repeat(30));
    },
    "more in one go than may wait": (socket) => {
      socket.pause();
      socket.write(asking(large).repeat(500));
    },
  };
  const sockets = Object.values(kinds).flatMap((begin) =>
    Array.from({ length: clients }, () => {
      const socket = connect(Number(port), hostname, () => begin(socket));
      return socket.on("error", () => {});
    }),
  );
  await Promise.all(sockets.map((socket) => once(socket, "connect")));

  let served = 0;
  const gone = await until(async () => {
    const { status } = await ask(address + page);
    if (status === 200) served += 1;
    else wrong.add(`${page} was answered ${status} beside them`);
    // The server took them before whoever asked just now. One more may be whoever asks for the number.
    return (await connections()) <= 1;
  }, withinMs);
  if (!gone) wrong.add(`${await connections()} of ${sockets.length} still connected`);
  for (const socket of sockets) socket.destroy();
  return {
    what: "slow readers and writers cut off",
    done: `${sockets.length} of them`,
    requests: served,
    lost: 0,
    wrong: wrong.list(),
  };
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: octroi.example\r\n\r\n`;

function trickle(socket: Socket, start: string, everyMs: number): void {
  socket.write(start);
  const timer = setInterval(() => socket.write("x"), everyMs);
  socket.once("close", () => clearInterval(timer));
  socket.resume();
}
