import { issueLicense, licenseChecker } from "@octroi/edge/licenses";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import { isOwnTrial, type Order } from "../../../domain/market/order.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Store } from "../../../store/store.ts";
import type { ConsoleEnv } from "../../console/env.ts";
import { licenseKeysOf } from "../../console/licenses/token.ts";
import type { Askers } from "../askers.ts";
import type { OrderPayments } from "./orders.ts";

interface TrialServices {
  askers: Pick<Askers, "countReader">;
  store: { orders: Pick<Store["orders"], "find">; payments: Pick<Store["payments"], "requirementsOf"> };
  payments: Pick<OrderPayments, "ask" | "signedIn" | "take">;
}

/**
 * What a publisher’s own program pays for, to see that buying works: 402, and its answer to what was signed. Without a secret,
 * since all that can be done here is to give that publisher money that is worth nothing.
 */
export function trialHandler({ askers, store, payments }: TrialServices): Handler<ConsoleEnv> {
  return async (c) => {
    await askers.countReader(c);
    const order = await store.orders.find(c.get("route").parameters.trial ?? "");
    if (order === undefined || !isOwnTrial(order) || order.rail !== "x402") throw new Refusal("unknown");
    const network = (await store.payments.requirementsOf(order))?.network;
    // The publisher is paid on another network by now, where the same would cost something.
    if (network !== undefined && paymentNetwork(network)?.isTest !== true) throw new Refusal("unknown");
    const signed = payments.signedIn(c);
    return signed === undefined ? payments.ask(c, order) : payments.take(c, order, signed);
  };
}

/** Whether what a buyer of this would be given passes the check of the site’s gate. What is made to see it is given to nobody. */
export async function isTokenGood(
  secrets: Pick<Secrets, "licenseKeyOf">,
  { id, domain, workspaceId, paths }: Pick<Order, "id" | "domain" | "workspaceId" | "paths">,
  now: Date,
): Promise<boolean> {
  // Of a pattern, the shortest address that it is about.
  const path = paths[0]?.replaceAll(/[*$]/g, "") ?? "/";
  const origin = `https://${domain}`;
  const token = await issueLicense(secrets.licenseKeyOf(workspaceId).export({ format: "jwk" }), {
    id: `trial-${id}`,
    issuer: origin,
    audience: origin,
    licensee: "trial",
    paths: [...paths],
    from: new Date(now.getTime() - 1_000),
    until: new Date(now.getTime() + 60_000),
  });
  const check = licenseChecker(await licenseKeysOf(secrets, workspaceId));
  return (await check(token, { issuer: origin, audience: origin, path, now: now.getTime() })).valid;
}
