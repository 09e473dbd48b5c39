import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gate } from "./gate.ts";
import type { VisitHeaders, VisitRequest } from "./request.ts";
import type { Visit } from "./visit.ts";

/**
 * Answers a request of `node:http` in place of the site, or calls it where the visit passes. People's visits are
 * settled at once, without a promise: they are most of what a server does.
 */
export function answer(
  gate: Gate,
  request: IncomingMessage,
  response: ServerResponse,
  address: () => string | undefined,
  site: () => void,
  target = request.url,
): void {
  const seen = gate.visit(new NodeRequest(request, target), { address });
  if (seen instanceof Promise) seen.then((visit) => settle(visit, response, site));
  else settle(seen, response, site);
}

function settle({ visitor, answer, headers, done }: Visit, response: ServerResponse, site: () => void): void {
  if (visitor !== undefined) response.once("finish", () => done(response.statusCode));
  if (answer !== undefined) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  for (const name in headers) {
    const value = headers[name] ?? "";
    // A list of values costs more to send than one, and the gate is mostly the first to say anything.
    if (response.hasHeader(name)) response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  site();
}

/** Reads what it is asked for from the headers as they came: most visits are asked for one or two. */
class NodeRequest implements VisitRequest, VisitHeaders {
  readonly headers = this;
  readonly target: string;
  readonly #request: IncomingMessage;
  #url: string | undefined;

  constructor(request: IncomingMessage, target = "/") {
    this.#request = request;
    this.target = target;
  }

  get method(): string {
    return this.#request.method ?? "GET";
  }

  get url(): string {
    this.#url ??= this.#address();
    return this.#url;
  }

  #address(): string {
    // Proxies may be asked for whole addresses, and a server may be asked about itself (`*`).
    if (!this.target.startsWith("/")) return this.target;
    const scheme = "encrypted" in this.#request.socket ? "https" : "http";
    return `${scheme}://${this.get("host") ?? "localhost"}${this.target}`;
  }

  get(name: string): string | null {
    const lines = this.#request.rawHeaders;
    let found: string | null = null;
    for (let at = 0; at < lines.length; at += 2) {
      const line = lines[at] ?? "";
      if (line.length !== name.length || line.toLowerCase() !== name) continue;
      const value = lines[at + 1] ?? "";
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }

  *[Symbol.iterator](): Iterator<readonly [string, string]> {
    const lines = this.#request.rawHeaders;
    for (let at = 0; at < lines.length; at += 2) yield [lines[at] ?? "", lines[at + 1] ?? ""];
  }
}
