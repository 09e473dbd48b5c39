import { intlFormatter } from "@octroi/ui/language/format-intl";
import { isoDay, msPerHour } from "../../../domain/visits/day.ts";
import { endOfGrace } from "../../../domain/visits/history.ts";
import type { LoadedReport } from "../../../domain/visits/load.ts";
import type { TimeRange } from "../../../domain/visits/period.ts";
import { dayAt, zoneChanges } from "../../../domain/visits/site-zones.ts";
import { filled } from "../page/words.ts";
import { zoneName } from "../page/zone-name.ts";
import type { VisitsPage } from "./visits-page.ts";

/** Why there are no figures from before, and by which clocks the days are where these changed; undefined for neither. */
export function historyNote(loaded: LoadedReport, page: VisitsPage): string | undefined {
  const notes = [beginning(loaded, page), zoneNote(loaded.report.range, page)];
  return notes.filter((note) => note !== undefined).join(" ") || undefined;
}

/** Says of the days of a range which are by other clocks; undefined where all are by one place's. */
export function zoneNote(
  { unit, from, to }: Pick<TimeRange, "unit" | "from" | "to">,
  { language, copy, subject: { zones } }: Pick<VisitsPage, "language" | "copy" | "subject">,
): string | undefined {
  const { date } = intlFormatter(language);
  const notes = zoneChanges(zones)
    .filter((change) => unit === "day" && change.day >= from && change.day <= to)
    .map(({ day, before, after }) =>
      filled(copy.zones, { date: date(isoDay(day)), before: zoneName(before), after: zoneName(after) }),
    );
  return notes.join(" ") || undefined;
}

function beginning(
  { report: { range }, firstDay, firstDayKept }: LoadedReport,
  { language, copy, subject, leftProAt }: VisitsPage,
): string | undefined {
  if (firstDay === undefined) return undefined;
  const { began, ends, why, grace } = copy.history;
  const { date } = intlFormatter(language);
  const firstShown = range.unit === "hour" ? dayAt(subject.zones, range.from * msPerHour) : range.from;
  // 90 days are the most that the free plan shows of its three months.
  const isLongest = subject.period === "90d" || subject.period === "all";
  if (firstDay === firstDayKept && isLongest) {
    const graceEnd = leftProAt === undefined ? undefined : endOfGrace(leftProAt);
    const isInGrace = graceEnd !== undefined && subject.now < graceEnd;
    return [
      filled(ends, { date: date(isoDay(firstDay)) }),
      isInGrace ? filled(grace, { date: date(graceEnd.toISOString()) }) : why,
    ]
      .join(" ")
      .trim();
  }
  if (subject.period === "all") return undefined;
  return firstDay > firstShown ? filled(began, { date: date(isoDay(firstDay)) }) : undefined;
}
