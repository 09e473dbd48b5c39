import { runPeriodically } from "@octroi/database/periodic";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Reports } from "../../../store/store.ts";

const everyMs = 60_000;

/** Owes the reports and alerts whose morning has come, at start and every minute. Returns what stops it. */
export function startReportPlanner(
  reports: Pick<Reports, "planReports" | "planAlerts">,
  log: Log,
  now: () => Date = () => new Date(),
): () => Promise<void> {
  return runPeriodically(async () => {
    try {
      const planned = {
        // First, as they are fewer, and too late sooner.
        alerts: (await reports.planAlerts(now())).mails,
        reports: (await reports.planReports(now())).mails,
      };
      if (planned.reports + planned.alerts > 0) log.info(planned, "reports planned");
    } catch (error) {
      // What is due stays due: the next minute plans it.
      log.warn({ reason: reasonOf(error) }, "reports could not be planned");
    }
    return everyMs;
  });
}
