import type { Purpose } from "@octroi/crawlers";
import { knownCrawler } from "@octroi/crawlers/identify";
import type { Identity } from "@octroi/crawlers/verify";
import type { Counted, Days } from "./ledger.ts";
import { outcomeOf, type VisitOutcome } from "./outcome.ts";
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
  visits: number;
  purposes: Figures<Purpose>;
  identities: Figures<Identity>;
  outcomes: Figures<VisitOutcome>;
  pages: Figures<PageGroup>;
  /** The most frequent first. */
  crawlers: CrawlerSummary[];
  /** Days without a visit are left out. */
  days: { day: string; purposes: Figures<Purpose> }[];
}

export function emptySummary({ from, to }: Days): LedgerSummary {
  return {
    from,
    to,
    visits: 0,
    purposes: {},
    identities: {},
    outcomes: {},
    pages: {},
    crawlers: [],
    days: [],
  };
}

/** What several counts come to. A crawler that has left the registry since is not in it. */
export function summaryOf(days: Days, counts: readonly Counted[]): LedgerSummary {
  const summary = emptySummary(days);
  const crawlers = new Map<string, CrawlerSummary>();
  const byDay = new Map<string, Figures<Purpose>>();
  for (const { day, crawler, visits } of counts.flatMap((count) => count.byDay)) {
    const known = knownCrawler(crawler);
    if (known === undefined) continue;
    const purposesOfDay = byDay.get(day) ?? {};
    byDay.set(day, purposesOfDay);
    add(purposesOfDay, known.purpose, visits);
    add(summary.purposes, known.purpose, visits);
    summary.visits += visits;
  }
  for (const { crawler, identity, decision, status, visits } of counts.flatMap((count) => count.byAnswer)) {
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
    row.visits += visits;
    const outcome = outcomeOf(decision, status);
    for (const { identities, outcomes } of [row, summary]) {
      add(identities, identity, visits);
      add(outcomes, outcome, visits);
    }
  }
  for (const { crawler, pages, visits } of counts.flatMap((count) => count.byPages)) {
    if (knownCrawler(crawler) !== undefined) add(summary.pages, pages, visits);
  }
  summary.crawlers = [...crawlers.values()].sort(
    (a, b) => b.visits - a.visits || (a.crawler < b.crawler ? -1 : 1),
  );
  summary.days = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, each]) => ({ day, purposes: each }));
  return summary;
}

function add<Name extends string>(figures: Figures<Name>, name: Name, visits: number): void {
  const before: number | undefined = figures[name];
  // The name is one of those that the figures are for.
  Object.assign(figures, { [name]: (before ?? 0) + visits });
}
