import type { IncomingMessage, ServerResponse } from "node:http";
import type { Gate } from "./gate.ts";

/** Answers a request of `node:http` in place of the site. False where the visit passes. */
export async function answered(
  gate: Gate,
  request: IncomingMessage,
  response: ServerResponse,
  { url = request.url, address }: { url?: string; address: () => string | undefined },
): Promise<boolean> {
  const { visitor, answer, headers, done } = await gate.visit(visitRequest(request, url), { address });
  if (visitor !== undefined) response.once("finish", () => done(response.statusCode));
  if (answer !== undefined) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return true;
  }
  for (const name in headers) response.appendHeader(name, headers[name] ?? "");
  return false;
}

function visitRequest({ method = "GET", headers, rawHeaders, socket }: IncomingMessage, target = "/") {
  const scheme = "encrypted" in socket ? "https" : "http";
  return {
    method,
    // Proxies may be asked for whole addresses, and a server may be asked about itself (`*`).
    url: target.startsWith("/") ? `${scheme}://${headers.host ?? "localhost"}${target}` : target,
    headers: {
      get(name: string): string | null {
        const value = headers[name];
        return Array.isArray(value) ? value.join(", ") : (value ?? null);
      },
      *[Symbol.iterator](): Iterator<readonly [string, string]> {
        for (let at = 0; at < rawHeaders.length; at += 2)
          yield [rawHeaders[at] ?? "", rawHeaders[at + 1] ?? ""];
      },
    },
  };
}
