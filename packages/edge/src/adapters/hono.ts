import type { Context, MiddlewareHandler } from "hono";
import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";

export interface HonoOptions extends AdapterOptions {
  /** The visitor's address: `(c) => getConnInfo(c).remote.address`, with your runtime's `getConnInfo`. */
  readonly address?: (context: Context) => string | undefined;
}

/**
 * The gate as Hono's middleware.
 *
 * @example
 * app.use(octroi({ policy, address: (c) => getConnInfo(c).remote.address }));
 */
export function octroi({ address, ...options }: HonoOptions = {}): MiddlewareHandler {
  const gate = lazyGate(options);
  return async (c, next) => {
    const response = await gate().pass(c.req.raw, { address: () => address?.(c) }, async () => {
      await next();
      return c.res;
    });
    if (response === c.res) return;
    // Set over another, a response takes the other's headers on in place of its own.
    c.res = undefined;
    c.res = response;
  };
}
