import { knownCrawlers } from "@octroi/crawlers/identify";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import type { Handler } from "hono";
import { ownSiteId } from "../../../domain/sites/own-site.ts";
import { loadRange, type Subject } from "../../../domain/visits/load.ts";
import { pageLimits } from "../../../domain/visits/pages.ts";
import type { TimeRange } from "../../../domain/visits/period.ts";
import { publishedTakeAndSend } from "../../../domain/visits/published-take-and-send.ts";
import type { VisitQueries } from "../../../domain/visits/visits.ts";
import type { GateMode, LedgerReport } from "../../../site/domain/ledger/report.ts";
import { pages as pagePaths } from "../../../site/domain/pages/pages.ts";
import type { Repositories } from "../../../store/store.ts";
import { ttlCache } from "../../connectors/ttl-cache.ts";
import type { LivePage } from "../pages/page-cache.ts";
import { ledgerFigures } from "./report.ts";

/** However many look, at the page or the file, the storage is read, and the page rendered, this often. */
const defaultFreshForMs = 2_000;

/**
 * Who came to this site in the last days, as its dashboard in the console shows it. Rejects while the storage does not
 * answer, and where the dashboard was made private.
 */
export type LedgerView = () => Promise<LedgerReport>;

export interface LedgerOptions {
  siteUrl: URL;
  consoleUrl: URL;
  gate: GateMode;
  now?: () => Date;
  freshForMs?: number;
}

const tokens = knownCrawlers.map(({ token }) => token);
/** As many as there can be. */
const maxPages = pageLimits.pages + pageLimits.sections + 1;

export function ledgerView(
  { shares, visits }: { shares: Pick<Repositories["shares"], "find">; visits: VisitQueries },
  { siteUrl, consoleUrl, gate, now = () => new Date(), freshForMs = defaultFreshForMs }: LedgerOptions,
): LedgerView {
  const read = ttlCache({ ms: freshForMs, entries: 1 }, async (site): Promise<LedgerReport> => {
    const share = await shares.find(site);
    if (share === undefined) throw new Error("The dashboard of the public site is not public.");
    const { zones } = share.site;
    const subject = { site, zones, plan: share.plan, period: "30d", now: now() } as const;
    const { range } = await loadRange(visits, subject);
    const totals = await visits.totals(site, range);
    const pages = await visits.pages(site, range, tokens, maxPages);
    return {
      schemaVersion: 1,
      documentation: new URL(pagePaths.ledger, siteUrl).href,
      dashboard: new URL(`/share/${site}`, consoleUrl).href,
      mode: gate,
      ...ledgerFigures(range, totals, pages),
      takeAndSend: await takeAndSendIn(visits, subject, range),
    };
  });
  return () => read(ownSiteId);
}

/** Operators of known crawlers alone, without the pages: what the dashboard adds is a link away. */
async function takeAndSendIn(
  visits: VisitQueries,
  subject: Subject,
  range: TimeRange,
): Promise<LedgerReport["takeAndSend"]> {
  const found = await publishedTakeAndSend(visits, subject, { range });
  if (found === null) return null;
  const { from, to, people, operators } = found;
  return {
    from,
    to,
    people,
    operators: operators.map(({ operator, pagesRead, peopleAtLeast, pagesForEachPerson }) => ({
      operator,
      pagesRead,
      peopleAtLeast,
      pagesForEachPerson,
    })),
  };
}

/** The page of it. Whoever looks on loads it again. */
export function ledgerPage(view: LedgerView): LivePage {
  return {
    path: pagePaths.ledger,
    freshForMs: defaultFreshForMs,
    report: () => view().catch(() => undefined),
  };
}

/** The same for programs. */
export function ledgerFileHandler(view: LedgerView): Handler {
  const files = new WeakMap<LedgerReport, Resource>();
  return async (c) => {
    const report = await view().catch(() => undefined);
    if (report === undefined) {
      return c.json({ error: "The ledger cannot be read right now. Please try again in a moment." }, 503, {
        "retry-after": "5",
      });
    }
    const file = files.get(report) ?? fileOf(report);
    files.set(report, file);
    return resourceResponse(c.req.raw, file);
  };
}

function fileOf(report: LedgerReport): Resource {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=5",
  };
  return resourceOf(`${JSON.stringify(report)}\n`, headers, { thorough: false });
}
