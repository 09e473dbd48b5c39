import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gate } from "./gate.ts";
import type { PageHeaders } from "./page-headers.ts";
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
  url = request.url,
): void {
  const seen = gate.visit(new NodeRequest(request, url), { address });
  if (seen instanceof Promise) seen.then((visit) => settle(visit, response, site));
  else settle(seen, response, site);
}

function settle({ visitor, answer, headers, done }: Visit, response: ServerResponse, site: () => void): void {
  if (visitor !== undefined) response.once("finish", () => done(response.statusCode));
  // While the gate was looking, a time limit may have passed and been told.
  if (response.headersSent) return;
  if (answer !== undefined) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  if (Object.keys(headers).length > 0) setToStay(response, headers);
  site();
}

/** Sets headers that stay: what the site says under the same names would replace them, and is added to them. */
function setToStay(response: ServerResponse, headers: PageHeaders): void {
  const { setHeader, removeHeader } = response;
  for (const name in headers) {
    const value = headers[name] ?? "";
    // A list of values costs more to send than one, and the gate is mostly the first to say anything.
    if (response.hasHeader(name)) response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.setHeader = (name, value) => {
    const ours = headers[name.toLowerCase()];
    const isAdded = ours !== undefined && !String(value).includes(ours);
    return setHeader.call(response, name, isAdded ? `${ours}, ${value}` : value);
  };
  // `writeHead` removes what it is given a list for, and then appends.
  response.removeHeader = (name) => {
    removeHeader.call(response, name);
    const ours = headers[name.toLowerCase()];
    if (ours !== undefined) setHeader.call(response, name, ours);
  };
}

/** Reads what it is asked for from the headers as they came: most visits are asked for one or two. */
class NodeRequest implements VisitRequest, VisitHeaders {
  readonly headers = this;
  readonly url: string;
  readonly #request: IncomingMessage;

  constructor(request: IncomingMessage, url = "/") {
    this.#request = request;
    this.url = url;
  }

  get method(): string {
    return this.#request.method ?? "GET";
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
