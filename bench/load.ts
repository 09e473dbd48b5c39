import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export interface LoadResult {
  /** Answers a second with the status that was expected. */
  perSecond: number;
  unexpected: number;
  p50Ms: number;
  p99Ms: number;
}

interface Load {
  clients: number;
  requests: number;
  /** The bytes of the nth request. */
  request: (n: number) => string;
  /** The status that each is to be answered with. */
  expect: number;
  /** Requests a second, spread evenly; as fast as answers come when left out. */
  pace?: number;
}

/**
 * Bare sockets, because on a small machine a full HTTP client takes more of the processor than the server
 * it measures. With a pace, latency counts from when a request was due, not from when it could be sent.
 */
export async function load(url: string, { clients, requests, request, expect, pace }: Load) {
  const open = () => connectTo(url);
  const latencies: number[] = [];
  let next = 0;
  let unexpected = 0;
  const start = performance.now();

  async function client(): Promise<void> {
    let socket = open();
    for (let n = next++; n < requests; n = next++) {
      const due = pace === undefined ? performance.now() : start + (n * 1_000) / pace;
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const answer = answerOn(socket);
      socket.write(request(n));
      const { head } = await answer;
      if (!head.startsWith(`HTTP/1.1 ${expect} `)) unexpected += 1;
      latencies.push(performance.now() - due);
      if (/^connection: close/im.test(head)) socket = open();
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1_000;
  latencies.sort((a, b) => a - b);
  const result: LoadResult = {
    perSecond: (requests - unexpected) / seconds,
    unexpected,
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  };
  return result;
}

export function connectTo(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).setNoDelay(true);
}

/** A page as a browser asks for it over https. */
export function pageRequest(path: string): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    "Host: octroi.example",
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "Accept-Language: fr,fr-FR;q=0.8,en-US;q=0.5,en;q=0.3",
    "Accept-Encoding: gzip, deflate, br, zstd",
    "Connection: keep-alive",
    "Sec-Fetch-Dest: document",
    "Sec-Fetch-Mode: navigate",
    "Sec-Fetch-Site: none",
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

export interface RawAnswer {
  head: string;
  body: Buffer;
}

/** The next answer on this connection. Every one that is measured tells its length. */
export function answerOn(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    /** Of head and body, once the head is known. */
    let whole: { head: string; from: number; length: number } | undefined;
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      whole ??= measured(Buffer.concat(chunks));
      if (whole === undefined || received < whole.length) return;
      socket.off("data", read).off("error", reject);
      resolve({ head: whole.head, body: Buffer.concat(chunks).subarray(whole.from) });
    };
    socket.on("data", read).once("error", reject);
  });
}

function measured(bytes: Buffer): { head: string; from: number; length: number } | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString("latin1");
  return { head, from: end + 4, length: end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) };
}
