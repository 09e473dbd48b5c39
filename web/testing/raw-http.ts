import { connect } from "node:net";

interface ExchangeOptions {
  /** Lets the server know that no more will be said. */
  ends?: boolean;
  /** After so long without a word from the server, hangs up. */
  timeoutMs?: number;
}

/** Sends these very bytes, as no HTTP client would, and returns all that comes back until someone hangs up. */
export function sendRaw(
  url: string,
  pieces: readonly (string | Buffer)[],
  { ends = false, timeoutMs = 5_000 }: ExchangeOptions = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.setTimeout(timeoutMs, () => socket.end());
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    const next = (index: number) => {
      const piece = pieces[index];
      if (piece === undefined && ends) socket.end();
      if (piece === undefined || socket.destroyed) return;
      // Latin-1: each character is one byte.
      socket.write(piece, "latin1", () => setImmediate(next, index + 1));
    };
    next(0);
  });
}

/** The statuses of the answers in what came back, in order. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
