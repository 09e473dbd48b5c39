import { knownCrawlers } from "@octroi/crawlers/identify";
import type { Plan } from "../workspaces/workspace.ts";
import { type Cut, cutsCrawlers, cutsPages, isWhole, noCut } from "./cut.ts";
import { msPerHour } from "./day.ts";
import { type Finding, findingIn } from "./finding.ts";
import { firstDayKept } from "./history.ts";
import { type GoneCrawler, goneCrawlers, type NewCrawler, newCrawlers, weeksBeforeSilence } from "./news.ts";
import { overTime, sumsOf } from "./over-time.ts";
import type { PageRow } from "./pages.ts";
import { type Compare, type Period, rangeBefore, rangeOf, type TimeRange } from "./period.ts";
import { isAi } from "./purpose.ts";
import { type EarlierTotal, reportOf, type VisitReport } from "./report.ts";
import { dayAt, type SiteZones, todayOf } from "./site-zones.ts";
import type { CrawlerSeen } from "./totals.ts";
import type { RecentVisit, VisitQueries } from "./visits.ts";

export const aiCrawlers = knownCrawlers.map(({ token }) => token).filter(isAi);

/** What one looks at: a site, for as long as its plan keeps figures. */
export interface Subject {
  site: string;
  zones: SiteZones;
  plan: Plan;
  period: Period;
  /** Beside which other time; the time before where it is left out. */
  compare?: Compare | undefined;
  /** Which visits; all where it is left out. */
  cut?: Cut | undefined;
  now: Date;
}

export interface LoadedReport {
  report: VisitReport;
  /** The first day with a visit that is shown; undefined before the first visit. */
  firstDay: number | undefined;
  /** The first day that the plan keeps; undefined where it keeps all. */
  firstDayKept: number | undefined;
  /** The time beside it, and its visits, each where there is one. */
  earlier: { range: TimeRange; totals: readonly EarlierTotal[] | undefined } | undefined;
  /** When each crawler came, whatever the time. */
  seen: readonly CrawlerSeen[];
}

/** The time that is shown, and what bounds it. */
export async function loadRange(
  visits: VisitQueries,
  { site, zones, plan, period, now, cut = noCut }: Subject,
) {
  const kept = firstDayKept(plan, todayOf(zones, now));
  const counted = await visits.firstDay(site);
  const firstDay = counted === undefined ? undefined : Math.max(counted, kept ?? counted);
  const range = rangeOf(period, now, zones, { firstDay, firstDayKept: kept });
  return { range: cutsPages(cut) ? inDays(range, zones) : range, firstDay, firstDayKept: kept };
}

/** Pages are counted by the day: 24 hours are the days that they touch. */
function inDays(range: TimeRange, zones: SiteZones): TimeRange {
  return range.unit === "day" ? range : { unit: "day", ...daysWith(zones, range), step: 1 };
}

export async function loadReport(visits: VisitQueries, subject: Subject): Promise<LoadedReport> {
  const { site, zones, period, compare, cut = noCut } = subject;
  const { range, ...bounds } = await loadRange(visits, subject);
  const earlier = rangeBefore(range, period, bounds.firstDayKept, compare);
  const { firstDay = Number.POSITIVE_INFINITY } = bounds;
  const isCounted = earlier?.unit !== "hour" || daysWith(zones, earlier).from >= firstDay;
  const before = isCounted && earlier ? await visits.visitsBefore(site, earlier, cut) : undefined;
  const seen = await visits.crawlers(site);
  const report = reportOf({
    range,
    totals: await visits.totals(site, range, cut),
    imported: await visits.imported(site, range, cut),
    unclassified: await visits.unclassified(site, range, cut),
    before,
    crawlers: seen,
  });
  return { report, earlier: earlier && { range: earlier, totals: before }, seen, ...bounds };
}

/** All visits of the time beside, by as many steps as the time that is shown; undefined where none is counted. */
export async function loadBeside(
  visits: VisitQueries,
  { site, cut = noCut }: Pick<Subject, "site" | "cut">,
  { report, earlier }: Pick<LoadedReport, "report" | "earlier">,
): Promise<number[] | undefined> {
  if (earlier?.totals === undefined) return undefined;
  const { range } = earlier;
  const rows = [...(await visits.totals(site, range, cut)), ...(await visits.unclassified(site, range, cut))];
  const sums = sumsOf(overTime(range, rows, await visits.imported(site, range, cut)));
  // A year may be a day longer than the other.
  return report.overTime.points.map((_, index) => sums[index] ?? 0);
}

export interface Overview extends LoadedReport {
  finding: Finding;
  news: NewCrawler[];
  gone: GoneCrawler[];
  /** What AI crawlers asked for most. */
  pages: PageRow[];
  /** The newest first. */
  recent: RecentVisit[];
}

const shownOnOverview = { pages: 6, recent: 10 };

export async function loadOverview(visits: VisitQueries, subject: Subject): Promise<Overview> {
  const { site, zones, now, cut = noCut } = subject;
  const loaded = await loadReport(visits, subject);
  const { report, firstDay, seen } = loaded;
  const today = todayOf(zones, now);
  const pages = await loadPages(visits, subject, report.range, shownOnOverview.pages + 1);
  // What is new on the site is none of a part of it.
  const isNews = isWhole(cut);
  return {
    ...loaded,
    finding: findingIn(report),
    news: isNews ? newCrawlers(report.crawlers, seen, { today, firstDay }) : [],
    gone: isNews
      ? goneCrawlers(await visits.totals(site, weeksBeforeSilence(today)), seen, today, zones)
      : [],
    pages: pages.filter(({ path }) => path !== "").slice(0, shownOnOverview.pages),
    recent: await visits.recent(site, shownOnOverview.recent),
  };
}

/** What AI crawlers asked for most, or the crawlers that the cut is about. */
export function loadPages(
  visits: VisitQueries,
  { site, zones, cut = noCut }: Pick<Subject, "site" | "zones" | "cut">,
  range: TimeRange,
  limit: number,
): Promise<PageRow[]> {
  return visits.pages(site, inDays(range, zones), cutsCrawlers(cut) ? undefined : aiCrawlers, limit, cut);
}

/** The site's days that have one of these hours. */
export function daysWith(zones: SiteZones, hours: { from: number; to: number }) {
  return { from: dayAt(zones, hours.from * msPerHour), to: dayAt(zones, (hours.to + 1) * msPerHour - 1) };
}
