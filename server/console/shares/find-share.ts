import { clientAddress, type IsTrusted } from "@octroi/web/http/client-address";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import type { Share } from "../../../domain/shares/share.ts";
import type { Store } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";
import { countAgainst } from "../rate-limits.ts";

/** The dashboard that is shared at an address. */
export type FindShare = (c: Context<ConsoleEnv>, address: string) => Promise<Share | undefined>;

/** More than a person opens, less than somebody who tries addresses needs. */
const allowance = { requests: 120, seconds: 60 };

export function shareFinder(
  store: Pick<Store, "shares" | "rateLimit">,
  { rateLimit, isTrusted }: { rateLimit: boolean; isTrusted: IsTrusted },
): FindShare {
  const limits = rateLimit ? [store.rateLimit("share-minute", allowance)] : [];
  return async (c, address) => {
    const tooMany = await countAgainst(limits, clientAddress(c, isTrusted));
    if (tooMany !== undefined) {
      throw new Refusal("tooMany", { headers: { "retry-after": String(tooMany.retryAfterSeconds) } });
    }
    return store.shares.find(address);
  };
}
