import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { Refusal } from "@octroi/web/http/refusal";
import { resourceOf } from "@octroi/web/http/resource";
import type { Handler } from "hono";
import type { Share } from "../../../domain/shares/share.ts";
import { sharedFigures } from "../../../domain/shares/shared-figures.ts";
import { parseView, subjectOf, viewQuery } from "../../../domain/visits/view.ts";
import type { VisitQueries } from "../../../domain/visits/visits.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import type { ConsoleEnv } from "../env.ts";
import { askedSubject } from "../visits/asked-subject.ts";

const freshMs = 30_000;

/** The figures of a shared dashboard for programs, of any site: the address is all that is asked for. */
export function sharedFile({ visits }: { visits: VisitQueries }): Handler<ConsoleEnv> {
  const file = ttlCache({ ms: freshMs, entries: 100 }, async (key, share: Share) => {
    const { site, plan } = share;
    const view = parseView(new URLSearchParams(key.slice(0, key.indexOf(" "))));
    const { subject } = subjectOf(view, { site: site.id, zones: site.zones, plan, now: new Date() });
    return resourceOf(
      JSON.stringify(await sharedFigures(visits, share, subject)),
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
    const { site, plan } = share;
    askedSubject(c, { site: site.id, zones: site.zones, plan, now: new Date() });
    const view = parseView(new URL(c.req.url).searchParams);
    const key = `${viewQuery(view)} ${JSON.stringify(share)}`;
    return resourceResponse(c.req.raw, await file(key, share));
  };
}
