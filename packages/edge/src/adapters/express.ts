import type { IncomingMessage, ServerResponse } from "node:http";
import { gateOnce } from "../gate-once.ts";
import { answer } from "../node-visit.ts";
import type { GateOptions } from "../options.ts";

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
export function octroi(options: GateOptions = {}) {
  const gate = gateOnce(options);
  return (request: ExpressRequest, response: ServerResponse, next: () => void): void => {
    answer(gate(), request, response, () => request.ip, next, request.originalUrl);
  };
}
