import { isoDay } from "./day.ts";
import { loadPages, loadReport, type Subject } from "./load.ts";
import { publishedTakeAndSend } from "./published-take-and-send.ts";
import { timeName, zoneChanges, zoneOf } from "./site-zones.ts";
import type { VisitQueries } from "./visits.ts";

const maxPages = 1_000;

/** What the pages about visits show, for programs. */
export async function publishedFigures(visits: VisitQueries, domain: string, subject: Subject) {
  const { report, firstDay, earlier } = await loadReport(visits, subject);
  const { range, overTime, ...figures } = report;
  const time = timeName(subject.zones, range.unit);
  return {
    schemaVersion: 1,
    site: domain,
    period: typeof subject.period === "string" ? subject.period : "dates",
    unit: range.unit,
    timeZone: zoneOf(subject, subject.now),
    timeZones: zoneChanges(subject.zones).map(({ from, before, after }) => ({
      until: new Date(from).toISOString(),
      before,
      after,
    })),
    from: time(range.from),
    to: time(range.to),
    countedSince: firstDay === undefined ? null : isoDay(firstDay),
    ...figures,
    overTime: overTime.points.map((point, index) => ({
      [range.unit]: time(point),
      visits: Object.fromEntries(overTime.series.map(({ key, visits: each }) => [key, each[index]])),
    })),
    takeAndSend: await publishedTakeAndSend(visits, subject, { ...report, earlier }),
    pages: await loadPages(visits, subject, range, maxPages),
  };
}
