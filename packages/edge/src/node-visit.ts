import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gate } from "./gate.ts";
import { emptyInspection, type Inspection } from "./inspection.ts";
import type { PageHeaders } from "./page-headers.ts";
import type { GateRequest } from "./request.ts";

/**
 * Answers a request of `node:http` in place of the site, or calls it where the visit passes. People's visits are
 * answered at once, without a promise: they are most of what a server does.
 */
export function answer(
  gate: Gate,
  request: IncomingMessage,
  response: ServerResponse,
  address: () => string | undefined,
  site: () => void,
  url = request.url,
): void {
  const seen = gate.inspect(new NodeRequest(request, url), { address });
  if (seen instanceof Promise) seen.then((visit) => respond(visit, response, site));
  else respond(seen, response, site);
}

function respond(
  { visitor, answer, headers, done }: Inspection,
  response: ServerResponse,
  site: () => void,
): void {
  // While the gate was looking, a time limit may have passed and been told.
  const isAnswered = response.headersSent;
  if (done !== emptyInspection.done && (visitor !== undefined || !isAnswered)) {
    response.once("finish", () => done(response.statusCode));
  }
  if (isAnswered) return;
  if (answer !== undefined) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  if (Object.keys(headers).length > 0) addWhenSent(response, headers);
  site();
}

/**
 * Adds headers at the moment when the site's are sent, whichever way it has set them: before, what it says under the
 * same names would replace them. Node sends headers through `writeHead`, also where the site does not call it.
 */
function addWhenSent(response: ServerResponse, headers: PageHeaders): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.writeHead = writeHead;
    const message = typeof rest[0] === "string" ? rest.shift() : undefined;
    setAll(response, rest[0]);
    for (const name in headers) {
      const value = headers[name] ?? "";
      const own = [response.getHeader(name) ?? []].flat().map(String);
      if (!own.some((each) => each.includes(value))) response.setHeader(name, [...own, value].join(", "));
    }
    return message === undefined ? response.writeHead(status) : response.writeHead(status, String(message));
  };
}

/** What `writeHead` is given besides the status: an object, or names and values in turn, which replace what was set. */
function setAll(response: ServerResponse, headers: unknown): void {
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
    return;
  }
  const pairs = Array.from({ length: headers.length / 2 }, (_, at) => headers.slice(2 * at, 2 * at + 2));
  for (const [name] of pairs) response.removeHeader(name);
  for (const [name, value] of pairs) response.appendHeader(name, value);
}

/** Reads what it is asked for from the headers as they came: most visits are asked for one or two. */
class NodeRequest implements GateRequest {
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
    return this.#find(name) ?? (name === "host" ? this.#find(":authority") : null);
  }

  #find(name: string): string | null {
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
