import type { Context, MiddlewareHandler } from "hono";
import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { waitUntilIn } from "../events/reporter.ts";

export interface HonoOptions extends AdapterOptions {
  /** The visitor's address: `(c) => getConnInfo(c).remote.address`, with your runtime's `getConnInfo`. */
  readonly address?: (context: Context) => string | undefined;
}

/**
 * The gate as Hono's middleware. `flush` sends the reports that wait, for a server about to stop.
 *
 * @example
 * app.use(octroi({ policy, address: (c) => getConnInfo(c).remote.address }));
 */
export function octroi({ address, ...options }: HonoOptions = {}) {
  const gate = lazyGate(options, { adapter: "hono" });
  const middleware: MiddlewareHandler = async (c, next) => {
    const context = { address: () => address?.(c), waitUntil: waitUntilIn(() => c.executionCtx) };
    const response = await gate().protect(c.req.raw, context, async () => {
      await next();
      return c.res;
    });
    if (response === c.res) return;
    // Set over another, a response takes the other's headers on in place of its own.
    c.res = undefined;
    c.res = response;
  };
  return Object.assign(middleware, { flush: () => gate().flush() });
}
