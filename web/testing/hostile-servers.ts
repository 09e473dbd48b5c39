import type { RequestListener } from "node:http";

const start = "HTTP/1.1 200 OK\r\nconnection: close\r\n";
const file = "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\n";

/** Sends these very bytes in place of an answer, then does whatever `after` says. */
function sends(
  bytes: string,
  after?: (socket: Parameters<RequestListener>[0]["socket"]) => void,
): RequestListener {
  return ({ socket }) => {
    socket.on("error", () => {});
    socket.write(bytes, () => after?.(socket));
  };
}

/** Over and over, for as long as somebody listens. */
function repeats(bytes: string, everyMs: number): RequestListener {
  return ({ socket }) => {
    socket.on("error", () => {});
    const timer = setInterval(() => socket.writableLength === 0 && socket.write(bytes), everyMs);
    socket.once("close", () => clearInterval(timer));
    socket.write(`${start}\r\n`);
  };
}

/** What a server may do to whoever asks it for its robots.txt. None of these is a whole file. */
export const hostileServers = {
  "switches protocols": sends(
    "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n",
  ),
  "answers 101 and no more": sends("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
  "says nothing": () => {},
  "stalls in its headers": sends(start),
  "stalls in the file": sends(`${start}\r\n${file}`),
  "resets in the file": sends(`${start}\r\n${file}`, (socket) => socket.resetAndDestroy()),
  "is cut off before the length it declared": sends(`${start}content-length: 900\r\n\r\n${file}`, (socket) =>
    socket.end(),
  ),
  "is cut off between chunks": sends(`${start}transfer-encoding: chunked\r\n\r\n5\r\nUser-\r\n`, (socket) =>
    socket.end(),
  ),
  drips: repeats("#", 20),
} satisfies Record<string, RequestListener>;

export const endlessServer: RequestListener = repeats("#".repeat(64 * 1024), 1);
