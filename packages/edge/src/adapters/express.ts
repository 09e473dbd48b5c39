import type { IncomingMessage, ServerResponse } from "node:http";
import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { answer } from "../node-visit.ts";

interface ExpressRequest extends IncomingMessage {
  /** As `app.set("trust proxy", …)` has it. */
  readonly ip?: string | undefined;
  /** The whole path, where the middleware was mounted under one. */
  readonly originalUrl?: string | undefined;
}

/**
 * The gate as middleware of Express, and of what takes the same. Use it before everything else. `flush` sends the reports that wait, for a server
 * about to stop.
 *
 * @example
 * app.use(octroi({ policy }));
 */
export function octroi(options: AdapterOptions = {}) {
  const gate = lazyGate(options, { adapter: "express" });
  const middleware = (request: ExpressRequest, response: ServerResponse, next: () => void): void => {
    const address = () => request.ip ?? request.socket.remoteAddress;
    answer(gate(), request, response, address, next, request.originalUrl);
  };
  return Object.assign(middleware, { flush: () => gate().flush() });
}
