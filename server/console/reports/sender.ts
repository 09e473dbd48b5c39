import type { Job } from "@octroi/database/jobs";
import {
  type Attempt,
  type AttemptSignals,
  type Pace,
  type QueuedJobs,
  queueOf,
  startWorker,
  unreadable,
} from "@octroi/database/worker";
import * as v from "valibot";
import { alertLetter } from "../../../console/app/reports/alert-letter.ts";
import { reportLetter } from "../../../console/app/reports/report-letter.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Letter } from "../../../domain/mail/letter.ts";
import { isEmpty, loadAlert } from "../../../domain/reports/alert.ts";
import { lastSeenAt, loadReportOf } from "../../../domain/reports/load.ts";
import type { MailList } from "../../../domain/reports/mail-lists.ts";
import {
  alertKind,
  messageIdOf,
  type QueuedMail,
  queuedMail,
  reportKind,
} from "../../../domain/reports/queued-mail.ts";
import type { Subscription } from "../../../domain/reports/reports.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Store } from "../../../store/store.ts";
import { deliver, failureOf, hostOf } from "../../mail/deliver.ts";
import type { MailFailed, MailLog } from "../../mail/sender.ts";
import type { Transport } from "../../mail/transport.ts";

interface ReportSenderOptions {
  store: Pick<Store, "reports" | "visits" | "rules" | "siteKeys" | "dnsConnections"> & { jobs: QueuedJobs };
  transport: Transport;
  from: string;
  brand: string;
  consoleUrl: URL;
  siteUrl: URL;
  secrets: Pick<Secrets, "unsubscribeToken">;
  log: MailLog;
  onFailed: MailFailed;
  pace?: Pace;
}

/** How many are under way at once, of each kind: a crash repeats as many at most. */
const atOnce = 5;

/**
 * Sends the reports and alerts that are owed, each beside the other and beside the other mails: on a Monday morning
 * neither a code nor an alert waits behind reports. A crash between sending one and noting it sends it once more, under
 * the same id. Returns what stops it.
 */
export function startReportSender(options: ReportSenderOptions): () => Promise<void> {
  const { store, transport, from, brand, log, onFailed, pace } = options;

  async function attempt({ kind, key, payload }: Job, { deadline }: AttemptSignals): Promise<Attempt> {
    const parsed = v.safeParse(queuedMail, payload);
    if (!parsed.success) return unreadable;
    const owed = parsed.output;
    const list = kind === alertKind ? "alerts" : "reports";
    const subscription = await store.reports.find(owed.personId, owed.siteId);
    // Whoever left or stopped it meanwhile gets nothing.
    if (subscription === undefined || subscription.isStopped || !subscription.choice[list]) {
      return { outcome: "done" };
    }
    const unsubscribeUrl = unsubscribeUrlFor(list, owed, options);
    const letter = await letterFor(list, owed, subscription, unsubscribeUrl);
    if (letter === undefined) return { outcome: "done" };
    const host = hostOf(from);
    const message = {
      id: messageIdOf(kind, key, host),
      from,
      to: subscription.person.email,
      letter,
      headers: {
        "List-Id": `<${list}.${host}>`,
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
    return deliver(message, { transport, brand, signal: deadline });
  }

  async function letterFor(
    list: MailList,
    { siteId, dueAt, previousAt }: QueuedMail,
    { person, site, workspace }: Subscription,
    unsubscribeUrl: string,
  ): Promise<Letter | undefined> {
    const { language } = person;
    const places = { ...options, unsubscribeUrl: `${unsubscribeUrl}?language=${language}` };
    if (list === "reports") {
      const loaded = await loadReportOf(store, {
        site: siteId,
        plan: workspace.plan,
        dueAt: new Date(dueAt),
      });
      return reportLetter({ language, site, workspace, ...loaded }, places);
    }
    const alert = await loadAlert(store.visits, {
      site: siteId,
      dueAt: new Date(dueAt),
      previousAt: previousAt === null ? undefined : new Date(previousAt),
      lastSeenAt: await lastSeenAt(store, siteId),
    });
    if (isEmpty(alert)) return undefined;
    return alertLetter({ language, site, timeZone: workspace.timeZone, alert }, places);
  }

  const stops = [alertKind, reportKind].map((kind) =>
    startWorker<Job>({
      queue: queueOf(store.jobs, [kind]),
      attempt,
      batchSize: atOnce,
      ...(pace && { pace }),
      onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, `${kind} postponed`),
      onFailed(_, reason) {
        log.warn({ reason }, `${kind} given up`);
        onFailed(kind, reason);
      },
      onError: (error) => log.warn({ reason: failureOf(error) }, `${kind} postponed`),
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

export function unsubscribeUrlFor(
  list: MailList,
  { personId, siteId }: Pick<QueuedMail, "personId" | "siteId">,
  { secrets, consoleUrl }: Pick<ReportSenderOptions, "secrets" | "consoleUrl">,
): string {
  const signature = secrets.unsubscribeToken({ list, siteId, personId });
  const path = pathTo("unsubscribe", { list, site: siteId, person: personId, signature });
  return new URL(path, consoleUrl).href;
}
