import type { Site } from "../sites/site.ts";
import { changeOf } from "../visits/figures.ts";
import { aiCrawlers } from "../visits/load.ts";
import type { TimeRange } from "../visits/period.ts";
import { silentDaysIn } from "../visits/silent-days.ts";
import { utc } from "../visits/site-zones.ts";
import type { SiteDay, VisitQueries } from "../visits/visits.ts";
import type { Plan } from "../workspaces/workspace.ts";
import { type Advice, adviceKinds } from "./advice.ts";
import { loadReportOf, type ReportSources } from "./load.ts";
import { type Week, weekBefore } from "./week.ts";

/** A site's week, and what there is to do there. */
export interface SiteWeek {
  site: Site;
  week: Week;
  advice: Advice;
}

/** What the weekly report of a workspace says. */
export interface Digest {
  range: TimeRange;
  /** How many sites it is about, those that wait included. */
  siteCount: number;
  /** What AI crawlers asked for, on all of them. */
  visits: number;
  /** In percent; undefined where the two weeks do not compare. */
  change: number | undefined;
  /** How many of the sites were counted on a part of the two weeks alone. */
  gaps: number;
  /** What changed most first, and no more than one reads. */
  sites: SiteWeek[];
  /** The sites that are not among them. */
  others: { count: number; visits: number };
  /** The one of them that is told in full: where there is most to do, else where most changed. */
  first: SiteWeek | undefined;
  /** Sites without a visit so far. */
  waiting: Site[];
}

export interface DigestSources extends ReportSources {
  visits: VisitQueries & {
    siteDays(
      sites: readonly string[],
      days: { from: number; to: number },
      crawlers: readonly string[],
    ): Promise<SiteDay[]>;
    firstDays(sites: readonly string[]): Promise<Map<string, number>>;
  };
}

/** More lines than this nobody reads in a mail; it also bounds how many sites are looked at one by one. */
const maxSites = 10;

const daysInWeek = 7;

/** What the report that is due at a moment says: two statements over all sites, then the few that it names. */
export async function loadDigest(
  sources: DigestSources,
  { sites, plan, dueAt }: { sites: readonly Site[]; plan: Plan; dueAt: Date },
): Promise<Digest> {
  const weeks = sites.map(({ zones }) => weekBefore(dueAt, zones));
  const whole = {
    from: Math.min(...weeks.map((week) => week.from - daysInWeek)),
    to: Math.max(...weeks.map(({ to }) => to)),
  };
  const ids = sites.map(({ id }) => id);
  const days = Map.groupBy(
    sites.length === 0 ? [] : await sources.visits.siteDays(ids, whole, aiCrawlers),
    ({ site }) => site,
  );
  const firstDays = await sources.visits.firstDays(ids);
  const rows = sites.map((site) => {
    // Each site's days are by its own clocks: to one far away, it may be another day still.
    const range = weekBefore(dueAt, site.zones);
    const from = range.from - daysInWeek;
    const own = (days.get(site.id) ?? []).filter(({ day }) => day >= from && day <= range.to);
    const firstDay = firstDays.get(site.id);
    const sum = (isIn: (day: number) => boolean) =>
      own.filter(({ day }) => isIn(day)).reduce((total, { visits }) => total + visits, 0);
    const visits = sum((day) => day >= range.from);
    const before = sum((day) => day < range.from);
    const isWhole = firstDay !== undefined && firstDay <= from;
    const gap = isWhole ? silentDaysIn(own.map(({ day, visits: count }) => ({ at: day, visits: count }))) : 0;
    return { site, firstDay, visits, before, isWhole, gap };
  });
  const isWaiting = ({ firstDay }: (typeof rows)[number]) => firstDay === undefined;
  const counted = rows
    // The report about a single site says of it that it waits.
    .filter((row) => !isWaiting(row) || rows.length === 1)
    .sort(
      (a, b) =>
        Math.abs(b.visits - b.before) - Math.abs(a.visits - a.before) ||
        b.visits - a.visits ||
        (a.site.domain < b.site.domain ? -1 : 1),
    );
  const named: SiteWeek[] = [];
  for (const { site } of counted.slice(0, maxSites)) {
    named.push({ site, ...(await loadReportOf(sources, { site: site.id, zones: site.zones, plan, dueAt })) });
  }
  const others = counted.slice(maxSites);
  const total = (column: "visits" | "before") => counted.reduce((sum, row) => sum + row[column], 0);
  const gapsNamed = named.filter(({ week }) => week.silentDays > 0).length;
  const gaps = gapsNamed + others.filter(({ gap }) => gap > 0).length;
  const compares = gaps === 0 && counted.every(({ isWhole, visits }) => isWhole || visits === 0);
  return {
    range: weeks[0] ?? weekBefore(dueAt, utc),
    siteCount: sites.length,
    visits: total("visits"),
    change: compares ? changeOf(total("visits"), total("before")) : undefined,
    gaps,
    sites: named,
    others: { count: others.length, visits: others.reduce((sum, { visits }) => sum + visits, 0) },
    first: mostPressing(named),
    waiting: rows.filter(isWaiting).map(({ site }) => site),
  };
}

function mostPressing(sites: readonly SiteWeek[]): SiteWeek | undefined {
  const rank = ({ advice }: SiteWeek) => adviceKinds.indexOf(advice.kind);
  // The sort is stable: of two with the same to do, the one that changed more stays first.
  return sites.toSorted((a, b) => rank(a) - rank(b))[0];
}
