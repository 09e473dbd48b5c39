import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { Refusal } from "@octroi/web/http/refusal";
import { resourceOf } from "@octroi/web/http/resource";
import type { Handler } from "hono";
import type { Share } from "../../../domain/shares/share.ts";
import { sharedFigures } from "../../../domain/shares/shared-figures.ts";
import { periodOf } from "../../../domain/visits/period.ts";
import type { VisitReading } from "../../../domain/visits/visits.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import type { ConsoleEnv } from "../env.ts";

const freshMs = 30_000;

/** The figures of a shared dashboard for programs, of any site: the address is all that is asked for. */
export function sharedFile({ visits }: { visits: VisitReading }): Handler<ConsoleEnv> {
  const file = ttlCache({ ms: freshMs, entries: 100 }, async (key, share: Share) => {
    const period = periodOf(key.slice(0, key.indexOf(" ")));
    return resourceOf(
      JSON.stringify(await sharedFigures(visits, share, period, new Date())),
      {
        "content-type": "application/json",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        ...(!share.isIndexed && { "x-robots-tag": "noindex" }),
      },
      { thorough: false },
    );
  });
  return async (c) => {
    const { share } = c.get("caller");
    if (share === undefined) throw new Refusal("unknown");
    const key = `${periodOf(c.req.query("period") ?? null)} ${JSON.stringify(share)}`;
    return resourceResponse(c.req.raw, await file(key, share));
  };
}
