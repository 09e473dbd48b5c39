import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { VisitEvent } from "@octroi/edge";
import type { Policy } from "@octroi/policy";

export interface Batch {
  readonly key: string | undefined;
  readonly events: readonly VisitEvent[];
}

interface Published {
  readonly version: number;
  readonly mode: "observe" | "enforce";
  readonly policy: Policy | unknown;
  readonly at: string;
  readonly site?: string;
}

/** A console as its connectors see it: it takes visits, and publishes a policy that it signs. */
export async function startConsole() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const site = "abcdefgh23456789";
  const secret = randomBytes(32).toString("base64url");
  const jwk = publicKey.export({ format: "jwk" });
  const batches: Batch[] = [];
  const requests: string[] = [];
  let token: string | undefined;
  let ownMode: string | undefined;
  let etag = "";
  let isHanging = false;
  let failure: { status: number; headers?: Record<string, string> } | undefined;

  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers["user-agent"]}`);
    const expected = `Basic ${Buffer.from(`${site}:${secret}`).toString("base64")}`;
    const body = await read(request);
    if (request.headers.authorization !== expected) return void response.writeHead(401).end();
    if (isHanging) return;
    if (failure !== undefined) return void response.writeHead(failure.status, failure.headers).end();
    if (request.method === "POST" && request.url === "/v1/visits") {
      const events = body
        .trimEnd()
        .split("\n")
        .map((line): VisitEvent => JSON.parse(line));
      batches.push({ key: request.headers["idempotency-key"]?.toString(), events });
      return void response.writeHead(200, { "content-type": "application/json" }).end("{}");
    }
    if (request.method === "GET" && request.url === "/v1/policy") {
      ownMode = request.headers["octroi-own-mode"]?.toString();
      if (token === undefined) return void response.writeHead(204).end();
      if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
      return void response.writeHead(200, { "content-type": "application/jose", etag }).end(token);
    }
    if (request.method === "POST" && request.url === "/v1/disconnect") {
      return void response.writeHead(204).end();
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  const host = `127.0.0.1:${address.port}`;

  function signed(published: Published, with_ = privateKey): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const text = `${part({ alg: "EdDSA" })}.${part({ site, ...published })}`;
    return `${text}.${sign(null, Buffer.from(text), with_).toString("base64url")}`;
  }

  return {
    address: `http://${host}`,
    key: `http://${site}:${secret}@${host}/${jwk.x}`,
    batches,
    requests,
    /** What the site said, when it asked last, that it decides by itself. */
    ownMode: () => ownMode,
    /** Answers with this status from now on; undefined: as it should. */
    fail(status: number | undefined, headers?: Record<string, string>) {
      failure = status === undefined ? undefined : { status, ...(headers && { headers }) };
    },
    /** Takes requests and never answers them. */
    hang(hangs: boolean) {
      isHanging = hangs;
    },
    publish(published: Published) {
      token = signed(published);
      etag = `"${published.version}-${published.at}"`;
    },
    /** Sends a policy that somebody else has signed. */
    forge(published: Published) {
      token = signed(published, generateKeyPairSync("ed25519").privateKey);
      etag = '"forged"';
    },
    stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
