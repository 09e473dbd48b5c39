import type { ServerResponse } from "node:http";

/** An answer of the proxy's own. Never kept by a cache. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(text);
}
