import { publishedAddresses } from "@octroi/crawlers/verify";
import { createGate, type Gate, type GateOptions, type Mode } from "@octroi/edge";
import type { Policy } from "@octroi/policy";
import { type IsTrusted, visitorAddress } from "@octroi/web/http/client-address";
import type { NodeEnv } from "@octroi/web/http/request-listener";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { MiddlewareHandler } from "hono";

interface GateSettings {
  policy: Policy;
  mode: Mode;
  /** Keys of the licenses that open what is charged for. */
  licenseKeys: GateOptions["licenseKeys"];
  /** Where crawlers’ visits are reported: to the console, as those of every site. Left out, nowhere. */
  report?: GateOptions["report"];
  log: Pick<Log, "warn">;
}

/** The console is near, and whoever tries the gate looks at the ledger at once. */
const reportEveryMs = 1_000;

/** The gate that we sell, for our own site. It is given all that it knows, and reads no environment. */
export function createSiteGate({ policy, mode, licenseKeys, report, log }: GateSettings): Gate {
  return createGate({
    policy,
    mode,
    ...(licenseKeys && { licenseKeys }),
    ...(report !== undefined && { report, reportEvery: reportEveryMs }),
    addressLists: publishedAddresses,
    // Pages are cached with them: see `pages/policy-statements.ts`.
    pageHeaders: false,
    failed: (error) => log.warn({ reason: reasonOf(error) }, "gate: failed, visits pass"),
  });
}

/** Lets the gate answer in place of the site. It reads the target as it was sent, as the site does. */
export function withGate(gate: Gate, isTrusted: IsTrusted): MiddlewareHandler<NodeEnv> {
  return async (c, next) => {
    const { incoming } = c.env;
    const { method, headers, url } = c.req.raw;
    const forwardedFor = c.req.header("x-forwarded-for");
    const address = () => visitorAddress(incoming?.socket.remoteAddress, forwardedFor, isTrusted)?.toString();
    const response = await gate.protect(
      { method, headers, url: incoming?.url ?? url },
      { address },
      async () => {
        await next();
        return c.res;
      },
    );
    if (response === c.res) return;
    // Set over another, a response takes the other's headers on in place of its own.
    c.res = undefined;
    c.res = response;
  };
}
