import { type KnownCrawler, knownCrawler } from "@octroi/crawlers/identify";

/** Which visits are counted. */
export interface VisitFilter {
  /** Days since 1 January 1970, both included. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** Undefined: whoever came. */
  readonly tokens: ReadonlySet<KnownCrawler["token"]> | undefined;
}

export const everyVisit: VisitFilter = {
  firstDay: Number.NEGATIVE_INFINITY,
  lastDay: Number.POSITIVE_INFINITY,
  tokens: undefined,
};

interface FilterOptions {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly crawlers?: readonly string[] | undefined;
}

/** Throws an error that names what is no day, or no crawler. */
export function visitFilter({ since, until, crawlers }: FilterOptions): VisitFilter {
  return {
    firstDay: since === undefined ? everyVisit.firstDay : dayNumber("since", since),
    lastDay: until === undefined ? everyVisit.lastDay : dayNumber("until", until),
    tokens: crawlers && new Set(crawlers.map(tokenOf)),
  };
}

function dayNumber(option: string, text: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse takes 30 February for 2 March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw new RangeError(`${option} takes a day such as 2026-10-31, not “${text}”`);
  }
  return time / 86_400_000;
}

function tokenOf(name: string): string {
  const crawler = knownCrawler(name);
  if (crawler === undefined) throw new RangeError(`there is no crawler “${name}” in the registry`);
  return crawler.token;
}
