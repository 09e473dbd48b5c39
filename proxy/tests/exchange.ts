import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

export interface Received {
  status: number;
  message: string;
  headers: [string, string][];
  body: Buffer;
  trailers: string[];
}

interface Sent extends Omit<RequestOptions, "headers"> {
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

/** One request for a host, at an address that may be its server's own or the proxy's. */
export async function exchange(url: string, path: string, sent: Sent = {}): Promise<Received> {
  return received(await answerTo(url, path, sent));
}

/** The answer as soon as it begins. */
export function answerTo(
  url: string,
  path: string,
  { body, headers, ...options }: Sent = {},
): Promise<IncomingMessage> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: hostname,
      port,
      path,
      agent: false,
      ...options,
      headers: { host: "example.com", ...headers },
    });
    outgoing.once("response", resolve).once("error", reject);
    if (body instanceof Readable) body.pipe(outgoing);
    else outgoing.end(body);
  });
}

async function received(answer: IncomingMessage): Promise<Received> {
  const body = await buffer(answer);
  const { statusCode = 0, statusMessage = "", rawHeaders, rawTrailers } = answer;
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ""] as [string, string]] : [],
  );
  return { status: statusCode, message: statusMessage, headers, body, trailers: rawTrailers };
}
