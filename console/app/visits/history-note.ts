import { intlFormatter } from "@octroi/ui/language/format-intl";
import { isoDay } from "../../../domain/visits/day.ts";
import { endOfGrace } from "../../../domain/visits/history.ts";
import type { LoadedReport } from "../../../domain/visits/load.ts";
import { filled } from "../page/words.ts";
import type { VisitsPage } from "./visits-page.ts";

/** Why there are no figures from before; undefined where there are. */
export function historyNote(
  { report: { range }, firstDay, firstDayKept }: LoadedReport,
  { language, copy, subject, leftProAt }: VisitsPage,
): string | undefined {
  if (firstDay === undefined) return undefined;
  const { began, ends, why, grace } = copy.history;
  const { date } = intlFormatter(language);
  const firstShown = range.unit === "hour" ? Math.floor(range.from / 24) : range.from;
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
