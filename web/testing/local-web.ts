import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { Network } from "../src/reading/network.ts";
import { selfSigned } from "./certificate.ts";

/** The one address that counts as public in a test's web. */
const here = "127.0.0.1";
/** Nothing listens there. */
const closedPort = 1;

export interface LocalWeb extends AsyncDisposable {
  network: Network;
  /** Every host that was looked up, in order. */
  lookups: string[];
  /** Every request that arrived: `http://host/path`, with the headers it came with. */
  requests: { url: string; headers: Record<string, string | string[] | undefined> }[];
}

interface Answers {
  http?: RequestListener;
  https?: RequestListener;
  /** What a host resolves to; by default to this machine. */
  resolve?: (host: string, lookup: number) => readonly string[] | Promise<readonly string[]>;
  /** The host the certificate is for. */
  certified?: string;
  /** When a wait is over; by default never, however slow this machine is. */
  deadline?: Network["deadline"];
}

/** A network in which this machine alone is public, and every name leads to it but those that are named. */
export function localNetwork(
  ports: Network["ports"],
  ca?: string,
  elsewhere: Readonly<Record<string, readonly string[]>> = {},
): Network {
  return {
    resolve: async (host) => elsewhere[host] ?? [here],
    isPublic: (address) => address === here,
    ports,
    ...(ca && { ca }),
    deadline: () => new AbortController().signal,
  };
}

/** A web of one machine: real servers and real TLS, with name servers and a notion of “public” of its own. */
export async function localWeb({
  http,
  https,
  resolve,
  certified = "example.com",
  deadline,
}: Answers): Promise<LocalWeb> {
  const lookups: string[] = [];
  const requests: LocalWeb["requests"] = [];
  const { key, cert } = selfSigned(certified);
  const noting =
    (scheme: string, answer: RequestListener): RequestListener =>
    (request, response) => {
      requests.push({ url: `${scheme}://${request.headers.host}${request.url}`, headers: request.headers });
      answer(request, response);
    };
  const plain = http && (await listening(createServer(noting("http", http))));
  const secure = https && (await listening(createSecureServer({ key, cert }, noting("https", https))));
  return {
    network: {
      ...localNetwork({ "http:": portOf(plain), "https:": portOf(secure) }, cert),
      ...(deadline && { deadline }),
      async resolve(host) {
        lookups.push(host);
        return resolve === undefined ? [here] : resolve(host, lookups.length);
      },
    },
    lookups,
    requests,
    async [Symbol.asyncDispose]() {
      for (const server of [plain, secure]) {
        server?.closeAllConnections();
        server?.close();
      }
    },
  };
}

/** A server that gives everyone the same answer. */
export function says(text: string | Uint8Array, status = 200, headers = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, headers).end(text);
  };
}

export function leadsTo(location: string): RequestListener {
  return says("", 301, { location });
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, here);
  await once(server, "listening");
  return server;
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  return typeof address === "object" && address !== null ? address.port : closedPort;
}
