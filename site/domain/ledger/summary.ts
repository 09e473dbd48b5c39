import type { Purpose } from "@octroi/crawlers";
import { knownCrawler } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import { outcomeOf, type VisitOutcome } from "@octroi/ui/words/outcome";
import type { Days, LedgerEntry } from "./ledger.ts";
import type { PageGroup } from "./page-group.ts";

/** A name with a figure for each. What is nothing is left out. */
type Figures<Name extends string> = Partial<Record<Name, number>>;

export interface CrawlerSummary {
  crawler: string;
  operator: string | null;
  purpose: Purpose;
  visits: number;
  identities: Figures<Identity>;
  outcomes: Figures<VisitOutcome>;
}

/** Who came in some days, as the page shows it and `/ledger.json` tells it. */
export interface LedgerSummary extends Days {
  /** All of them, under whatever name: anyone can use a crawler's name, so anyone can make this figure grow. */
  visits: number;
  /** Those whose crawler proved who it is, how many such crawlers there were, and what they were answered. */
  verified: { visits: number; crawlers: number; outcomes: Figures<VisitOutcome> };
  purposes: Figures<Purpose>;
  identities: Figures<Identity>;
  outcomes: Figures<VisitOutcome>;
  pages: Figures<PageGroup>;
  /** Those with the most verified visits first; among equals, those with the most visits. */
  crawlers: CrawlerSummary[];
  /** Days without a visit are left out. */
  days: { day: string; purposes: Figures<Purpose> }[];
}

export function emptySummary({ from, to }: Days): LedgerSummary {
  return {
    from,
    to,
    visits: 0,
    verified: { visits: 0, crawlers: 0, outcomes: {} },
    purposes: {},
    identities: {},
    outcomes: {},
    pages: {},
    crawlers: [],
    days: [],
  };
}

/** What entries come to. A crawler that has left the registry since is not in it. */
export function summaryOf(days: Days, entries: readonly LedgerEntry[]): LedgerSummary {
  const summary = emptySummary(days);
  const { verified } = summary;
  const crawlers = new Map<string, CrawlerSummary>();
  const byDay = new Map<string, Figures<Purpose>>();
  for (const { day, crawler, identity, decision, status, pages, visits } of entries) {
    const known = knownCrawler(crawler);
    if (known === undefined) continue;
    const { token, operator, purpose } = known;
    const row = crawlers.get(token) ?? {
      crawler: token,
      operator,
      purpose,
      visits: 0,
      identities: {},
      outcomes: {},
    };
    crawlers.set(token, row);
    const purposesOfDay = byDay.get(day) ?? {};
    byDay.set(day, purposesOfDay);
    const outcome = outcomeOf(decision, status);
    for (const total of [row, summary]) {
      total.visits += visits;
      add(total.identities, identity, visits);
      add(total.outcomes, outcome, visits);
    }
    add(purposesOfDay, purpose, visits);
    add(summary.purposes, purpose, visits);
    add(summary.pages, pages, visits);
    if (identity !== "verified") continue;
    verified.visits += visits;
    add(verified.outcomes, outcome, visits);
  }
  summary.crawlers = [...crawlers.values()].sort(byVerifiedVisits);
  verified.crawlers = summary.crawlers.filter(({ identities }) => identities.verified !== undefined).length;
  summary.days = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, purposes]) => ({ day, purposes }));
  return summary;
}

function byVerifiedVisits(a: CrawlerSummary, b: CrawlerSummary): number {
  return (
    (b.identities.verified ?? 0) - (a.identities.verified ?? 0) ||
    b.visits - a.visits ||
    (a.crawler < b.crawler ? -1 : 1)
  );
}

function add<Name extends string>(figures: Figures<Name>, name: Name, visits: number): void {
  const before: number | undefined = figures[name];
  // The name is one of those that the figures are for.
  Object.assign(figures, { [name]: (before ?? 0) + visits });
}
