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
  for (const name in headers) response.appendHeader(name, headers[name] ?? "");
  site();
}

/** Reads what it is asked for from the headers as they came: most visits are asked for one or two. */
class NodeRequest implements VisitRequest, VisitHeaders {
  readonly method: string;
  readonly url: string;
  readonly headers = this;
  readonly #lines: readonly string[];

  constructor({ method = "GET", rawHeaders, socket }: IncomingMessage, target = "/") {
    this.method = method;
    this.#lines = rawHeaders;
    const scheme = "encrypted" in socket ? "https" : "http";
    // Proxies may be asked for whole addresses, and a server may be asked about itself (`*`).
    this.url = target.startsWith("/") ? `${scheme}://${this.get("host") ?? "localhost"}${target}` : target;
  }

  get(name: string): string | null {
    let found: string | null = null;
    for (let at = 0; at < this.#lines.length; at += 2) {
      const line = this.#lines[at] ?? "";
      if (line.length !== name.length || line.toLowerCase() !== name) continue;
      const value = this.#lines[at + 1] ?? "";
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }

  *[Symbol.iterator](): Iterator<readonly [string, string]> {
    for (let at = 0; at < this.#lines.length; at += 2) {
      yield [this.#lines[at] ?? "", this.#lines[at + 1] ?? ""];
    }
  }
}
