import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { toBase64url } from "@octroi/crawlers/verify";
import { isPeopleEvent } from "../src/events/deliver.ts";
import type { PeopleEvent, ReportedEvent, VisitEvent } from "../src/events/event.ts";
import { createLicenseKeys, type LicenseKey } from "../src/licenses.ts";

/** A console on this machine, with one site: takes its visits and publishes its policy. */
export interface Console {
  readonly site: string;
  /** The site's key. */
  readonly key: string;
  /** The part of the key that must never be written anywhere. */
  readonly secret: string;
  /** What was reported with the right key. */
  readonly visits: VisitEvent[];
  /** Sums of people whom assistants sent, reported likewise. */
  readonly people: PeopleEvent[];
  /** The headers of each question for the policy, and the status of its answer. */
  readonly questions: { readonly headers: IncomingMessage["headers"]; readonly status: number }[];
  /** Signs a policy and answers with it from now on. Members that are left out are those of a first publication. */
  publish(published: Published): Promise<void>;
  /** Answers with this text, or this status, in place of a signed policy. */
  answerWith(answer: string | number): void;
  /** Says, signed, that the site was removed. */
  remove(): Promise<void>;
  /** Answers the questions for the policy in its place, but those that it leaves. */
  answerBy(listener: (request: IncomingMessage, response: ServerResponse) => "answered" | "left"): void;
  stop(): void;
}

interface Published {
  readonly site?: string;
  readonly version?: unknown;
  readonly mode?: unknown;
  readonly policy: unknown;
  readonly licenseKeys?: unknown;
  readonly withdrawnLicenses?: unknown;
  readonly documents?: unknown;
  readonly market?: unknown;
  readonly at?: unknown;
}

export async function startConsole(): Promise<Console> {
  const site = "b4ksw2mzq7tn6xya";
  const secret = toBase64url(crypto.getRandomValues(new Uint8Array(32)));
  const { privateKey } = await createLicenseKeys();
  const authorization = `Basic ${btoa(`${site}:${secret}`)}`;
  const visits: VisitEvent[] = [];
  const people: PeopleEvent[] = [];
  const questions: Console["questions"] = [];
  let published: string | number = 204;
  let answerFirst: Parameters<Console["answerBy"]>[0] = () => "left";
  let removal = "";

  function answerPolicy(request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request;
    if (answerFirst(request, response) === "answered") {
      questions.push({ headers, status: response.statusCode });
      return;
    }
    const etag = `"${published}"`;
    const isSigned = typeof published === "string";
    if (isSigned) response.setHeader("etag", etag);
    if (typeof published === "number") response.statusCode = published;
    else if (headers["if-none-match"] === etag) response.statusCode = 304;
    questions.push({ headers, status: response.statusCode });
    response.end(response.statusCode === 200 ? published : removal);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.headers.authorization !== authorization) response.writeHead(401).end();
    else if (request.url?.startsWith("/v1/policy")) answerPolicy(request, response);
    else {
      for (const line of body.trimEnd().split("\n")) {
        const event: ReportedEvent = JSON.parse(line);
        if (isPeopleEvent(event)) people.push(event);
        else visits.push(event);
      }
      response.end();
    }
  }

  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    site,
    key: `http://${site}:${secret}@127.0.0.1:${port}/${privateKey.x}`,
    secret,
    visits,
    people,
    questions,
    async publish(members) {
      const first = { site, version: 1, mode: "enforce", at: "2026-11-18T06:00:00.000Z" };
      published = await sign({ ...first, ...members }, privateKey);
    },
    answerWith(other) {
      published = other;
    },
    async remove() {
      removal = await sign({ site, gone: true }, privateKey);
      published = 410;
    },
    answerBy(listener) {
      answerFirst = listener;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A compact JWS, signed with Ed25519. */
export async function sign(payload: object, { d = "", x = "" }: LicenseKey): Promise<string> {
  const part = (value: object) => toBase64url(new TextEncoder().encode(JSON.stringify(value)));
  const signed = `${part({ alg: "EdDSA" })}.${part(payload)}`;
  const jwk = { kty: "OKP", crv: "Ed25519", d, x };
  const key = await crypto.subtle.importKey("jwk", jwk, { name: "Ed25519" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("Ed25519", key, new TextEncoder().encode(signed));
  return `${signed}.${toBase64url(new Uint8Array(signature))}`;
}
