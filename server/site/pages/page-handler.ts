import type { Language } from "@octroi/ui/language/language";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { QueueFull } from "@octroi/web/http/job-queue";
import type { Resource } from "@octroi/web/http/resource";
import type { Context } from "hono";
import type { MarketFacts } from "../../../site/app/page/context.ts";
import { asksSort } from "../../../site/domain/directory/sort.ts";
import { asksEstimate } from "../../../site/domain/estimate/address.ts";
import { marketAt, marketQueryOf, marketSearch } from "../../../site/domain/market/address.ts";
import { pages as pagePaths, splitPath } from "../../../site/domain/pages/pages.ts";
import { asksSelection } from "../../../site/domain/robots/bot-selection.ts";
import { joinedQuery } from "../../../site/domain/waitlist/address.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import { asksForJson, type MarketCache, marketFacts, marketJson } from "../market/market.ts";
import { canonicalPath, crawlerRedirect, pageLanguage } from "./addresses.ts";
import type { Files } from "./files.ts";
import type { Pages } from "./page-cache.ts";

interface PageHandlerOptions {
  files: Files;
  pages: Pages;
  market: MarketCache;
}

/** Answers every GET that no other route answers: files, pages, other spellings of their addresses, 404. */
export function createPageHandler({ files, pages, market }: PageHandlerOptions) {
  const rendered = ttlCache(
    { ms: 2_000, entries: 200 },
    (_key, address: string, language: Language, facts: MarketFacts | undefined) =>
      pages.getLive(address, { language, market: facts }),
  );
  return async (c: Context): Promise<Response> => {
    const { path } = c.req;
    const { search } = new URL(c.req.url);
    const found = files.get(path) ?? (await pageAt(c, path, search));
    if (found instanceof Response) return found;
    return resourceResponse(c.req.raw, found);
  };

  async function pageAt(c: Context, path: string, search: string): Promise<Resource | Response> {
    const language = pageLanguage(c);
    const sold = canonicalPath(path) === path ? marketAt(path) : undefined;
    if (sold !== undefined) return marketPageAt(c, path, search, sold.domain);
    const isJoined = search === joinedQuery && splitPath(path).path === pagePaths.waitlist;
    const address = isJoined ? path + joinedQuery : path;
    if (dependsOnQuery(path, search)) {
      // Where too many ask at once, the page that everyone gets has a form to ask again.
      const page = await pages.getPrivate(path + search, { language }).catch(undefinedWhenFull);
      if (page) return page;
    }
    const cached = pages.cached(address, language);
    if (cached) return cached;
    const moved = movedTo(path);
    if (moved) return c.body(null, moved.status, { location: moved.path + search });
    const page = await pages.get(address, language).catch(undefinedWhenFull);
    return page ?? c.text(tooManyVisits, 503, { "retry-after": "1" });
  }

  /** By what is asked for, a page or its facts. */
  async function marketPageAt(
    c: Context,
    path: string,
    search: string,
    domain: string | undefined,
  ): Promise<Response> {
    const facts = await marketFacts(market, domain, search);
    if (asksForJson(c)) return marketJson(c, facts);
    const language = pageLanguage(c);
    // Where nothing is sold, it is one page for all addresses.
    const isNothing = domain !== undefined && facts !== undefined && facts.site === undefined;
    const address = isNothing ? path.slice(0, -domain.length) + nothingSold : path;
    const asked = domain === undefined ? marketSearch(marketQueryOf(search)) : "";
    const key = `${language} ${address}${asked}`;
    const page = await rendered(key, address + asked, language, facts).catch(undefinedWhenFull);
    if (page === undefined) return c.text(tooManyVisits, 503, { "retry-after": "1" });
    const response = await resourceResponse(c.req.raw, page);
    response.headers.append("vary", "Accept");
    return response;
  }
}

function undefinedWhenFull(error: unknown): undefined {
  if (!(error instanceof QueueFull)) throw error;
}

/** Whether the page shows what its query asks for before any script has run. */
function dependsOnQuery(path: string, search: string): boolean {
  return asksEstimate(path, search) || asksSelection(path, search) || asksSort(path, search);
}

function movedTo(path: string): { path: string; status: 301 | 308 } | undefined {
  const canonical = canonicalPath(path);
  if (canonical !== path) return { path: canonical, status: 308 };
  const crawler = crawlerRedirect(path);
  return crawler === undefined ? undefined : { path: crawler, status: 301 };
}

/** In a name’s place: no domain is called so. */
const nothingSold = "404";

const tooManyVisits =
  "Trop de visites à la fois. Réessayez dans un instant.\nToo many visits at once. Please try again in a moment.\n";
