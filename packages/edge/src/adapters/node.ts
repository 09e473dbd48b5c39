import type { IncomingMessage, RequestListener } from "node:http";
import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { answer } from "../node-visit.ts";

export interface NodeOptions extends AdapterOptions {
  /** The visitor's address, where the connection's is not: from a header of a proxy that you trust. */
  readonly address?: (request: IncomingMessage) => string | undefined;
}

/**
 * The gate in front of a `node:http` server. Behind a proxy, name the header that it puts the visitor's address
 * in (`addressHeader`). `flush` sends the reports that wait, for a server about to stop.
 *
 * @example
 * createServer(octroi({ policy }, (request, response) => response.end("Hello"))).listen(3000);
 */
export function octroi(
  { address = ({ socket }) => socket.remoteAddress, ...options }: NodeOptions,
  site: RequestListener,
): RequestListener & { flush(): Promise<void> } {
  const gate = lazyGate(options, { adapter: "node" });
  const listener: RequestListener = (request, response) => {
    const pass = () => site(request, response);
    answer(gate(), request, response, () => address(request), pass);
  };
  return Object.assign(listener, { flush: () => gate().flush() });
}
