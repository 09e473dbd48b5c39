import type { MarketPage, MarketSite } from "@octroi/ui/market/facts";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { marketPage, marketSite, parseListingCursor } from "../../../domain/market/market-json.ts";
import type { MarketFacts } from "../../../site/app/page/context.ts";
import { marketQueryOf, marketSearch } from "../../../site/domain/market/address.ts";
import type { Repositories } from "../../../store/store.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";

/** However many look, each page of the market is read this often. */
const freshForMs = 2_000;
/** Few enough that a flood of made-up addresses fills no memory. */
const maxRemembered = 500;
const sitesAPage = 30;
/** Three addresses each: a sitemap may hold 50,000. */
const maxListed = 10_000;

export interface MarketSettings {
  siteUrl: URL;
  consoleUrl: URL;
}

/** What the market shows, as it is by now. Rejects while the storage does not answer. */
export function marketCache(
  listings: Pick<Repositories["listings"], "page" | "selling">,
  { siteUrl, consoleUrl }: MarketSettings,
) {
  const kept = { ms: freshForMs, entries: maxRemembered };
  return {
    page: ttlCache(kept, async (search): Promise<MarketPage> => {
      const { topic, language, cursor } = marketQueryOf(search);
      const after = parseListingCursor(cursor);
      const found = await listings.page({ topic, language, after, limit: sitesAPage + 1 });
      return marketPage(found, sitesAPage, { siteUrl });
    }),
    /** The domains of sites that want to be found and sell something, those that came last first. */
    async listed(): Promise<string[]> {
      return (await listings.page({ limit: maxListed })).map(({ domain }) => domain);
    },
    site: ttlCache(kept, async (domain): Promise<MarketSite | undefined> => {
      const selling = await listings.selling({ domain });
      return selling && marketSite(selling, { siteUrl, consoleUrl });
    }),
  };
}

export type MarketCache = ReturnType<typeof marketCache>;

/** What one address of the market shows; undefined while that cannot be read. */
export async function marketFacts(
  reading: MarketCache,
  domain: string | undefined,
  search: string,
): Promise<MarketFacts | undefined> {
  try {
    if (domain !== undefined) return { site: await reading.site(domain) };
    return { page: await reading.page(marketSearch(marketQueryOf(search))) };
  } catch {
    return undefined;
  }
}

/** Whether a program asks: people’s browsers ask for HTML, and what asks for anything gets it too. */
export function asksForJson(c: Context): boolean {
  const type = accepts(c, {
    header: "Accept",
    supports: ["text/html", "application/json"],
    default: "text/html",
  });
  return type === "application/json";
}

/** The same facts for programs, wherever they run. */
export function marketJson(c: Context, facts: MarketFacts | undefined): Promise<Response> {
  if (facts === undefined) {
    return answer(c, { error: "The market is unavailable right now. Please try again in a moment." }, 503, {
      "retry-after": "5",
    });
  }
  const found = facts.page ?? facts.site;
  if (found === undefined) return answer(c, { error: "No site of that name sells anything here." }, 404);
  return answer(c, found, 200, { "cache-control": "public, max-age=5" });
}

function answer(c: Context, body: unknown, status: number, headers: Record<string, string> = {}) {
  const file: Resource = resourceOf(
    `${JSON.stringify(body)}\n`,
    {
      "content-type": "application/json; charset=utf-8",
      vary: "Accept",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      ...headers,
    },
    { status, thorough: false },
  );
  return resourceResponse(c.req.raw, file);
}
