import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { RequestListener } from "node:http";
import { thumbprint } from "@octroi/crawlers/verify";
import { expectDescribed } from "../api/described.ts";
import type { WholeConsole } from "../whole-console.ts";

/** A key that signs requests, and what a directory says of it. */
export interface SigningPair {
  privateKey: KeyObject;
  publicJwk: object;
  keyid: string;
}

export async function signingPair(): Promise<SigningPair> {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const publicJwk = publicKey.export({ format: "jwk" });
  return { privateKey, publicJwk, keyid: await thumbprint(publicJwk) };
}

/** The directories of companies, by host: what an https server answers at the well-known place. */
export function directoriesOf(keys: ReadonlyMap<string, readonly SigningPair[]>): RequestListener {
  return ({ headers, url }, response) => {
    const own = keys.get(headers.host ?? "");
    if (own === undefined || url !== "/.well-known/http-message-signatures-directory") {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { "content-type": "application/http-message-signatures-directory+json" })
      .end(JSON.stringify({ keys: own.map(({ publicJwk }) => publicJwk) }));
  };
}

export interface SignedAsk {
  pair: SigningPair;
  /** The address of its directory. */
  agent: string;
  method: string;
  /** As it is reached. */
  url: string;
  body?: string | undefined;
  /** What a test does otherwise than a client would. */
  created?: number;
  expires?: number;
  nonce?: string | undefined;
  covered?: readonly string[];
  tag?: string;
  alg?: string;
  digestOf?: string;
}

/** The headers of a request as RFC 9421 has a signature in them. */
export function signatureHeaders(asked: SignedAsk): Record<string, string> {
  const { pair, agent, method, url, body, tag = "web-bot-auth", digestOf = body } = asked;
  const created = asked.created ?? Math.floor(Date.now() / 1_000);
  const expires = asked.expires ?? created + 60;
  const nonce = "nonce" in asked ? asked.nonce : randomBytes(32).toString("base64url");
  const headers: Record<string, string> = { "signature-agent": `"${agent}"` };
  if (digestOf !== undefined) {
    headers["content-digest"] = `sha-256=:${createHash("sha256").update(digestOf).digest("base64")}:`;
  }
  const { host, pathname, search } = new URL(url);
  const values: Record<string, string | undefined> = {
    ...headers,
    "@method": method,
    "@target-uri": url,
    "@authority": host,
    "@path": pathname,
    "@query": search || "?",
  };
  const usual = [
    "@method",
    "@target-uri",
    ...(body === undefined ? [] : ["content-digest"]),
    "signature-agent",
  ];
  const covered = asked.covered ?? usual;
  const parameters = [
    `(${covered.map((name) => `"${name}"`).join(" ")})`,
    `created=${created}`,
    `expires=${expires}`,
    ...(nonce === undefined ? [] : [`nonce="${nonce}"`]),
    `keyid="${pair.keyid}"`,
    ...(asked.alg === undefined ? [] : [`alg="${asked.alg}"`]),
    `tag="${tag}"`,
  ].join(";");
  const base = [
    ...covered.map((name) => `"${name}": ${values[name]}`),
    `"@signature-params": ${parameters}`,
  ].join("\n");
  return {
    ...headers,
    "signature-input": `sig1=${parameters}`,
    signature: `sig1=:${sign(null, Buffer.from(base), pair.privateKey).toString("base64")}:`,
  };
}

interface Asking {
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

/** A company’s program: it sends and gets JSON, with an id and a secret of its account, with its key, or as nobody. */
export function companyProgram(
  { app, url }: Pick<WholeConsole, "app" | "url">,
  who: { id: string; secret: string } | { pair: SigningPair; agent: string } | undefined,
) {
  async function ask(method: string, path: string, { body, headers, address = "192.0.2.7" }: Asking = {}) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const target = new URL(path, url).href;
    const own: Record<string, string> =
      who === undefined
        ? {}
        : "id" in who
          ? { authorization: `Basic ${btoa(`${who.id}:${who.secret}`)}` }
          : signatureHeaders({ ...who, method, url: target, body: text });
    const sent = new Headers({
      host: url.host,
      ...own,
      ...(text !== undefined && { "content-type": "application/json" }),
      ...headers,
    });
    const response = await app.request(
      target,
      { method, headers: sent, ...(text !== undefined && { body: text }) },
      { incoming: { url: path, socket: { remoteAddress: address } } },
    );
    const answered = await response.text();
    const json = answered === "" ? undefined : JSON.parse(answered);
    if (path.startsWith("/v1/market/")) {
      const answer = { status: response.status, headers: response.headers, text: answered };
      await expectDescribed({ app, url }, { method, path, headers: sent, body: text, answer });
    }
    return { status: response.status, headers: response.headers, body: json };
  }
  return {
    ask,
    get: (path: string) => ask("GET", path),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      ask("POST", path, { body, headers }),
    put: (path: string, body: unknown) => ask("PUT", path, { body }),
  };
}
