import type { Purpose } from "@octroi/crawlers";
import type { Identity } from "@octroi/crawlers/verify";
import type { VisitOutcome } from "@octroi/ui/words/outcome";
import type { StatusRoute } from "../pages/routes.ts";
import type { PageGroup } from "./page-group.ts";

/** What the gate does with what it decides. */
export type GateMode = "observe" | "enforce" | "off";

export const identities = ["verified", "outside", "unverifiable"] as const satisfies readonly Identity[];

/** A name with a figure for each. What is nothing is left out. */
type Figures<Name extends string> = Partial<Record<Name, number>>;

export interface CrawlerSummary {
  /** The registry's token. */
  crawler: string;
  operator: string | null;
  purpose: Purpose;
  visits: number;
  identities: Figures<Identity>;
  outcomes: Figures<VisitOutcome>;
}

/** Who came to this site in the last days, as the page shows it and `/ledger.json` tells it. */
export interface LedgerReport {
  /** Goes up when a field is removed, renamed or changes its meaning; a new field does not change it. */
  schemaVersion: 1;
  documentation: string;
  /** The same visits as the console shows them to everybody. */
  dashboard: string;
  mode: GateMode;
  /** Such as `2026-11-16`; both included. By the clocks of the public site: UTC, unless an owner chose another zone. */
  from: string;
  to: string;
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
  /**
   * What operators read and how many people their assistants sent, at least, as the dashboard says it; null where nobody
   * was ever counted. A figure is null where it cannot be told: AI answers of a search engine's operator look like search.
   */
  takeAndSend: {
    from: string;
    to: string;
    people: number;
    operators: {
      operator: string;
      pagesRead: number;
      peopleAtLeast: number | null;
      pagesForEachPerson: number | null;
    }[];
  } | null;
  /** Days without a visit are left out. */
  days: { day: string; purposes: Figures<Purpose> }[];
}

/** How many days the page shows. */
export const shownDays = 30;

/** Where programs ask for it. */
export const ledgerFile = "/ledger.json" satisfies StatusRoute;
