import { once } from "node:events";
import { type ClientRequest, request as http, type IncomingMessage } from "node:http";
import { request as https } from "node:https";
import { isIPv6, type LookupFunction } from "node:net";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

export interface GetOptions {
  /** Where to connect. The host in the address is not looked up again. */
  addresses: readonly string[];
  port: number;
  userAgent: string;
  mostBytes: number;
  signal: AbortSignal;
  /** Certificates to trust in place of the public ones. */
  ca?: string | undefined;
}

export interface Got {
  status: number;
  location: string | undefined;
  body: Uint8Array;
  truncated: boolean;
}

/** One GET to a server that has been checked. Follows nothing, keeps nothing, and sends nothing of ours but our name. */
export async function get(url: URL, options: GetOptions): Promise<Got> {
  const { port, userAgent, mostBytes, signal, ca } = options;
  const send = url.protocol === "https:" ? https : http;
  const outgoing = send({
    host: url.hostname,
    servername: url.hostname,
    port,
    path: url.pathname + url.search,
    headers: {
      host: url.hostname,
      "user-agent": userAgent,
      accept: "text/plain, */*;q=0.1",
      "accept-encoding": "identity",
    },
    lookup: always(options.addresses),
    agent: false,
    signal,
    ca,
  });
  try {
    outgoing.end();
    const response = await answerTo(outgoing);
    const status = response.statusCode ?? 0;
    // What an error page says does not count.
    const { body, truncated } =
      status >= 200 && status < 300 ? await bodyOf(response, mostBytes) : { body: none, truncated: false };
    return { status, location: response.headers.location, body, truncated };
  } finally {
    outgoing.destroy();
  }
}

const none = new Uint8Array();

async function answerTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  // What fails once the answer has begun fails its body too, and is noticed there.
  outgoing.on("error", () => {});
  const [response] = await once(outgoing, "response");
  return response;
}

/** Gives the socket the addresses that were checked, whatever the name servers say by now. */
function always(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, { all }, found) => {
    const [first] = known;
    if (first === undefined) found(new Error("There is no address."), "");
    else if (all) found(null, known);
    else found(null, first.address, first.family);
  };
}

async function bodyOf(response: IncomingMessage, mostBytes: number) {
  const body = new Uint8Array(mostBytes);
  let size = 0;
  for await (const chunk of decoded(response)) {
    const kept: Uint8Array = chunk.subarray(0, mostBytes - size);
    body.set(kept, size);
    size += kept.length;
    if (kept.length < chunk.length) return { body, truncated: true };
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
function decoded(response: IncomingMessage): Readable {
  const decoder = decoders.get(response.headers["content-encoding"]?.toLowerCase() ?? "");
  // Whoever reads the end of the pipe sees what fails in it.
  return decoder === undefined ? response : pipeline(response, decoder(), () => {});
}
