import {
  type ClientRequest,
  request as http,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { request as https } from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { pipeline, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export interface RequestOptions {
  /** Where to connect. The host in the address is not looked up again. */
  addresses: readonly string[];
  port: number;
  userAgent: string;
  accept: string;
  maxBytes: number;
  signal: AbortSignal;
  /** What is sent, by POST and as JSON. Left out, the request is a GET. */
  json?: unknown;
  /** Sent beside the others. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Whether what an error page says is read too. */
  readsErrors?: boolean | undefined;
  /** Certificates to trust in place of the public ones. */
  ca?: string | undefined;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
  truncated: boolean;
}

/** One request to a server that has been checked. Follows nothing, keeps nothing, and says nothing of us but our name. */
export async function request(url: URL, options: RequestOptions): Promise<HttpAnswer> {
  const { port, userAgent, accept, maxBytes, signal, json, headers: own, readsErrors = false, ca } = options;
  const send = url.protocol === "https:" ? https : http;
  const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
  const outgoing = send({
    method: body === undefined ? "GET" : "POST",
    host: url.hostname,
    servername: url.hostname,
    port,
    path: url.pathname + url.search,
    headers: {
      ...own,
      host: url.hostname,
      "user-agent": userAgent,
      accept,
      "accept-encoding": "identity",
      ...(body && { "content-type": "application/json", "content-length": body.length }),
    },
    lookup: fixedLookup(options.addresses),
    agent: false,
    signal,
    ca,
  });
  let failure: Error | undefined;
  outgoing.on("error", (error) => {
    failure = error;
  });
  try {
    outgoing.end(body);
    const response = await answerTo(outgoing);
    const { statusCode: status = 0, headers } = response;
    if (status < 200) throw new Error(`Expected a final status, found ${status}.`);
    // To most, what an error page says does not count.
    const isRead = status < 300 || readsErrors;
    const { body: received, truncated } = isRead ? await bodyOf(response, maxBytes) : emptyBody;
    // Without a declared length, a body that is cut off ends like one that is whole.
    if (!truncated) signal.throwIfAborted();
    if (!truncated && failure) throw failure;
    return { status, headers, body: received, truncated };
  } finally {
    outgoing.destroy();
  }
}

/** The media type that an answer says it has, in lower case, without its parameters. */
export function typeOf({ headers }: HttpAnswer): string | undefined {
  return headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
}

const emptyBody = { body: new Uint8Array(), truncated: false };

/** A connection may also end, or turn into something else (status 101), without an answer or an error. */
function answerTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once("response", resolve);
    outgoing.once("error", reject);
    outgoing.once("close", () => reject(new Error("The connection closed before a response arrived.")));
  });
}

/** Gives the socket the addresses that were checked, whatever the name servers say by now. */
function fixedLookup(addresses: readonly string[]): LookupFunction {
  const records = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, found) => {
    const [first] = records;
    if (first === undefined) found(new Error("Expected at least one address to connect to, found none."), "");
    else if (all) found(null, records);
    else found(null, first.address, first.family);
  };
}

async function bodyOf(response: IncomingMessage, maxBytes: number) {
  const body = new Uint8Array(maxBytes);
  let size = 0;
  for await (const chunk of decodedChunks(response)) {
    const part: Uint8Array = chunk.subarray(0, maxBytes - size);
    body.set(part, size);
    size += part.length;
    if (part.length < chunk.length) return { body, truncated: true };
  }
  return { body: body.slice(0, size), truncated: false };
}

const decoders = new Map<string, () => Transform>([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/** Some servers compress although they were asked not to. What is counted is what comes out. */
async function* decodedChunks(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = decoders.get(response.headers["content-encoding"]?.toLowerCase() ?? "");
  if (decoder === undefined) return yield* response;
  let isEmpty = true;
  response.once("data", () => {
    isEmpty = false;
  });
  try {
    // Whoever reads the end of the pipe sees what fails in it.
    yield* pipeline(response, decoder(), () => {});
  } catch (error) {
    // A decoder wants a beginning; an empty file sent as gzip has none.
    if (!isEmpty) throw error;
  }
}
