import { gateOnce } from "../gate-once.ts";
import type { GateOptions } from "../options.ts";

interface HonoContext {
  readonly req: { readonly raw: Request };
  res: Response;
}
export interface HonoOptions<C> extends GateOptions {
  /** The visitor's address: `(c) => getConnInfo(c).remote.address`, with your runtime's `getConnInfo`. */
  readonly address?: (context: C) => string | undefined;
}

/**
 * The gate as Hono's middleware.
 *
 * @example
 * app.use(octroi({ policy, address: (c) => getConnInfo(c).remote.address }));
 */
export function octroi<C extends HonoContext>({ address, ...options }: HonoOptions<C> = {}) {
  const gate = gateOnce(options);
  return async (c: C, next: () => Promise<void>): Promise<Response> =>
    gate().pass(c.req.raw, { address: () => address?.(c) }, async () => {
      await next();
      return c.res;
    });
}
