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
  /** The body of the nth request. */
  body: (n: number) => string;
  headers?: string;
  expect: number;
  /** Requests a second, spread evenly; as fast as answers come when left out. */
  pace?: number;
}

/**
 * Bare sockets, because on a small machine a full HTTP client takes more of the processor than the server
 * it measures. With a pace, latency counts from when a request was due, not from when it could be sent.
 */
export async function load(url: string, { clients, requests, body, headers = "", expect, pace }: Load) {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  let next = 0;
  let unexpected = 0;
  const start = performance.now();

  async function client(): Promise<void> {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    for (let n = next++; n < requests; n = next++) {
      const due = pace === undefined ? performance.now() : start + (n * 1_000) / pace;
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const content = body(n);
      const answer = answerOn(socket);
      socket.write(
        `POST /api/waitlist HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${headers}` +
          `content-length: ${Buffer.byteLength(content)}\r\n\r\n${content}`,
      );
      if (!(await answer).startsWith(`HTTP/1.1 ${expect} `)) unexpected += 1;
      latencies.push(performance.now() - due);
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

/** Every answer of the API is one small JSON object. */
function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const read = (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (!text.endsWith("}")) return;
      socket.off("data", read).off("error", reject);
      resolve(text);
    };
    socket.on("data", read).once("error", reject);
  });
}
