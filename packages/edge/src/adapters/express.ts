import type { IncomingMessage, ServerResponse } from "node:http";
import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { answer } from "../node-visit.ts";

interface ExpressRequest extends IncomingMessage {
  /** As `app.set("trust proxy", …)` has it. */
  readonly ip?: string | undefined;
  readonly originalUrl: string;
}

/**
 * The gate as Express's middleware. Use it before everything else.
 *
 * @example
 * app.use(octroi({ policy }));
 */
export function octroi(options: AdapterOptions = {}) {
  const gate = lazyGate(options);
  return (request: ExpressRequest, response: ServerResponse, next: () => void): void => {
    answer(gate(), request, response, () => request.ip, next, request.originalUrl);
  };
}
