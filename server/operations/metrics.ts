import { tooLate } from "@octroi/database/jobs";
import {
  Counter,
  createServerMetrics,
  Gauge,
  type ServerGauges,
  type ServerMetrics,
} from "@octroi/web/operations/metrics";
import { routeAt } from "../../domain/access/paths.ts";
import { routes } from "../../domain/access/routes.ts";
import { mailKind } from "../../domain/mail/mail.ts";
import { alertKind, digestKind, instantAlertKind } from "../../domain/reports/queued-mail.ts";
import { statuses } from "../../domain/sites/site.ts";
import type { StoreGauges } from "../../store/gauges.ts";

/** What a path is called where others may read it: paths hold tokens, the secrets of keys and the ids of sites. */
export function routeName(path: string): string {
  if (path.startsWith("/assets/")) return "/assets/*";
  const match = routeAt(path);
  return match === undefined ? "*" : routes[match.id].path;
}

/** Of the visits that gates report, the first two are counted and the others are not. */
export const visitOutcomes = [
  "accepted",
  "unknown",
  "repeated",
  "late",
  "malformed",
  "over-allowance",
] as const;
export type VisitCounts = Readonly<Partial<Record<(typeof visitOutcomes)[number], number>>>;

/** What is asked anew each time someone looks. */
interface Gauges extends ServerGauges {
  /** Undefined while the storage does not answer. */
  stored: StoreGauges | undefined;
}

export interface Metrics extends Omit<ServerMetrics, "text"> {
  visitsReported(counts: VisitCounts): void;
  /** A mail of this kind was given up, and why. */
  mailFailed(kind: string, reason: string): void;
  /** Everything counted so far, in Prometheus's text format. */
  text(gauges: Gauges): Promise<string>;
}

export function createMetrics(): Metrics {
  const server = createServerMetrics({ routeOf: routeName });
  const { registers } = server;
  const visits = new Counter({
    name: "octroi_reported_visits_total",
    help: "Visits that gates reported, by what became of them.",
    labelNames: ["outcome"],
    registers,
  });
  // An alert sees growth only from a number that was there before.
  for (const outcome of visitOutcomes) visits.inc({ outcome }, 0);
  const jobs = new Gauge({
    name: "octroi_jobs",
    help: "Mails and other work, by kind: waiting, retrying after a failure, or failed for good.",
    labelNames: ["kind", "state"],
    registers,
  });
  const overdue = new Gauge({
    name: "octroi_job_overdue_seconds",
    help: "How long the job that is due first has been due.",
    registers,
  });
  const sites = new Gauge({
    name: "octroi_sites",
    help: "Sites, by status.",
    labelNames: ["status"],
    registers,
  });
  const payments = new Gauge({
    name: "octroi_payments_unanswered",
    help: "Payments of which nobody could say for a day how they ended.",
    registers,
  });
  const failedMails = new Counter({
    name: "octroi_mails_failed_total",
    help: "Mails given up: too late, or refused for good. The command “mail” lists them.",
    labelNames: ["kind", "reason"],
    registers,
  });
  for (const kind of [mailKind, alertKind, instantAlertKind, digestKind]) {
    for (const reason of ["late", "refused"]) failedMails.inc({ kind, reason }, 0);
  }
  return {
    ...server,
    mailFailed: (kind, reason) => failedMails.inc({ kind, reason: reason === tooLate ? "late" : "refused" }),
    visitsReported(counts) {
      for (const outcome of visitOutcomes) visits.inc({ outcome }, counts[outcome] ?? 0);
    },
    text({ stored, ...gauges }) {
      jobs.reset();
      sites.reset();
      overdue.remove();
      payments.remove();
      if (stored !== undefined) {
        for (const { count, ...labels } of stored.jobs) jobs.set(labels, count);
        for (const status of statuses) sites.set({ status }, 0);
        for (const { count, status } of stored.sites) sites.set({ status }, count);
        overdue.set(stored.overdueSeconds);
        payments.set(stored.unansweredPayments);
      }
      return server.text(gauges);
    },
  };
}
