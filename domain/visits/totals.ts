import type { Identity } from "@octroi/crawlers/verify";
import type { Action } from "@octroi/policy";
import { outcomeOf, type StatusClass, statusClassOf, type VisitOutcome } from "@octroi/ui/words/outcome";
import type { AskedDay, LicensedDay } from "../licenses/licenses.ts";
import { hourOf } from "./day.ts";
import { dayAt, type SiteZones } from "./site-zones.ts";
import type { RobotsVerdict, Visit } from "./visit.ts";

/** What visits that are counted together have in common. Every word is one of a few, whatever visitors invent. */
export interface VisitKind {
  crawler: string;
  identity: Identity;
  decision: Action;
  status: StatusClass;
  robots: RobotsVerdict;
}

/** How many visits of a kind there were in an hour, a day, or several days. */
export interface KindTotal extends VisitKind {
  visits: number;
}

export interface TimedTotal extends KindTotal {
  /** Of the day, or of the hour. */
  at: number;
}

/** How often a crawler asked for a page on a day, as whom, and what it got. */
export interface PageTotal extends Omit<VisitKind, "robots"> {
  day: number;
  path: string;
  visits: number;
  /** Whether it is a page's, as far as one can tell. Paths that visitors make up become no pages. */
  found: boolean;
}

/** When a crawler came. */
export interface CrawlerSeen {
  crawler: string;
  firstDay: number;
  lastTime: number;
}

/** All that is kept of a batch, beside its last visits. */
export interface BatchTotals {
  days: TimedTotal[];
  hours: TimedTotal[];
  pages: PageTotal[];
  crawlers: CrawlerSeen[];
  asked: AskedDay[];
  licensed: LicensedDay[];
  names: NamedDay[];
}

/** How often a crawler came on a day that no list knows, by the name it gives; without one, all that give none. */
export interface NamedDay {
  day: number;
  name: string;
  visits: number;
}

export function totalsOf(visits: readonly Visit[], zones: SiteZones): BatchTotals {
  const days = new Map<string, TimedTotal>();
  const hours = new Map<string, TimedTotal>();
  const pages = new Map<string, PageTotal>();
  const crawlers = new Map<string, CrawlerSeen>();
  const asked = new Map<string, AskedDay>();
  const licensed = new Map<string, LicensedDay>();
  const names = new Map<string, NamedDay>();
  for (const visit of visits) {
    const { crawler, time, path, price, license, name: given } = visit;
    const day = dayAt(zones, time);
    const kind = kindOf(visit);
    const name = nameOf(kind);
    count(days, `${day} ${name}`, () => ({ at: day, ...kind, visits: 0 }));
    const hour = hourOf(time);
    count(hours, `${hour} ${name}`, () => ({ at: hour, ...kind, visits: 0 }));
    const { identity, decision, status } = kind;
    const page = count(pages, `${day} ${crawler} ${identity} ${decision} ${status} ${path}`, () => ({
      ...{ day, path, crawler, identity, decision, status },
      visits: 0,
      found: false,
    }));
    const outcome = outcomeOf(kind.decision, kind.status);
    page.found ||= isPage(visit, kind.status, outcome);
    if (outcome === "charged") {
      count(asked, `${day} ${price?.amount} ${price?.currency}`, () => ({ day, price, visits: 0 }));
    }
    if (license !== undefined) count(licensed, `${day} ${license}`, () => ({ day, license, visits: 0 }));
    if (given !== undefined) count(names, `${day} ${given}`, () => ({ day, name: given, visits: 0 }));
    const seen = crawlers.get(crawler) ?? { crawler, firstDay: day, lastTime: time };
    seen.firstDay = Math.min(seen.firstDay, day);
    seen.lastTime = Math.max(seen.lastTime, time);
    crawlers.set(crawler, seen);
  }
  return {
    days: sorted(days),
    hours: sorted(hours),
    pages: sorted(pages),
    crawlers: sorted(crawlers),
    asked: sorted(asked),
    licensed: sorted(licensed),
    names: sorted(names),
  };
}

/**
 * An answer with a page, or with word that it has not changed, says that something is there. Of what is refused nobody
 * knows, and made-up paths with a slash at their end are redirected too; a crawler that comes from its
 * operator's own addresses does not make paths up, and what it wanted is what its publisher could sell.
 */
function isPage({ path, identity, status }: Visit, kind: StatusClass, outcome: VisitOutcome): boolean {
  if (path === "/" || kind === "2xx" || status === 304) return true;
  return identity === "verified" && (outcome !== "passed" || kind === "3xx");
}

export function kindOf({ crawler, identity, decision, status, robots }: Visit): VisitKind {
  return { crawler, identity, decision, status: statusClassOf(status), robots };
}

function nameOf({ crawler, identity, decision, status, robots }: VisitKind): string {
  return `${crawler} ${identity} ${decision} ${status} ${robots}`;
}

function count<Total extends { visits: number }>(
  totals: Map<string, Total>,
  name: string,
  create: () => Total,
): Total {
  let total = totals.get(name);
  if (total === undefined) {
    total = create();
    totals.set(name, total);
  }
  total.visits += 1;
  return total;
}

/** In one order everywhere: two servers that each wait for a row of the other's would wait for ever. */
function sorted<Total>(totals: ReadonlyMap<string, Total>): Total[] {
  return [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
}
