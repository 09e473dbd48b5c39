import { knownCrawler } from "@octroi/crawlers/identify";
import * as v from "valibot";
import { parseDay } from "./day.ts";
import type { ImportedDay, LeftOutDays } from "./visits.ts";

/** What an import may hold: every crawler on every day of a few years. */
const maxRows = 50_000;
const maxVisits = 1_000_000_000;
/** Figures from before are a broken clock. */
const firstDay = parseDay("2000-01-01") ?? 0;

/** The daily totals of an access log: nothing else leaves the browser that read it. */
const importSchema = v.object({
  days: v.pipe(
    v.array(
      v.object({
        day: v.string(),
        crawler: v.pipe(v.string(), v.maxLength(200)),
        visits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxVisits)),
      }),
    ),
    v.maxLength(maxRows),
  ),
});

/** What can be counted, one row for each day and known crawler, and how many days cannot; undefined where it is no import. */
export function parseImport(
  value: unknown,
  today: number,
  firstDayKept = firstDay,
): { days: ImportedDay[]; leftOut: LeftOutDays } | undefined {
  const { success, output } = v.safeParse(importSchema, value);
  if (!success) return undefined;
  const rows = new Map<string, ImportedDay>();
  const [future, expired] = [new Set<number>(), new Set<number>()];
  for (const { day: text, crawler: name, visits } of output.days) {
    const day = parseDay(text);
    const crawler = knownCrawler(name)?.token;
    if (day === undefined || crawler === undefined) continue;
    if (day > today) future.add(day);
    else if (day < firstDayKept) expired.add(day);
    else {
      const key = `${day} ${crawler}`;
      rows.set(key, { day, crawler, visits: Math.min(maxVisits, (rows.get(key)?.visits ?? 0) + visits) });
    }
  }
  return { days: [...rows.values()], leftOut: { future: future.size, expired: expired.size } };
}
