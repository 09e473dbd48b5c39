import { analyze, type LogFile } from "@octroi/logs";

/** Visits of a crawler on a day, by the clocks of the site. */
export interface LogDay {
  day: string;
  crawler: string;
  visits: number;
}

/** What known crawlers did by the day. Nothing of a line is kept. */
export async function readLogs(files: readonly LogFile[], timeZone: string): Promise<LogDay[]> {
  let days: LogDay[] = [];
  for await (const { report } of analyze(files, { timeZone, every: Number.POSITIVE_INFINITY })) {
    days = report.crawlers.flatMap(({ token, days: visits }) =>
      report.days.map(({ day }, index) => ({ day, crawler: token, visits: visits[index] ?? 0 })),
    );
  }
  return days.filter(({ visits }) => visits > 0);
}
