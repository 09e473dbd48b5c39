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
import type { Language } from "@octroi/ui/language/language";
import * as v from "valibot";
import { alertLetter } from "../../../console/app/reports/alert-letter.ts";
import { digestLetter } from "../../../console/app/reports/digest-letter.ts";
import { instantLetter } from "../../../console/app/reports/instant-letter.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Letter } from "../../../domain/mail/letter.ts";
import { isEmpty, loadAlert } from "../../../domain/reports/alert.ts";
import { loadDigest } from "../../../domain/reports/digest.ts";
import { lastSeenAt } from "../../../domain/reports/load.ts";
import type { MailList, Stoppable } from "../../../domain/reports/mail-lists.ts";
import {
  alertKind,
  digestKind,
  instantAlertKind,
  messageIdOf,
  queuedDigest,
  queuedInstantAlert,
  queuedMail,
  reportKind,
} from "../../../domain/reports/queued-mail.ts";
import type { Subscription } from "../../../domain/reports/reports.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Site } from "../../../domain/sites/site.ts";
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

interface Written {
  list: MailList;
  to: string;
  letter: Letter;
  unsubscribeUrl: string;
  /** Noted before the job is done: a crash between the two sends it again, and notes it again. */
  onSent?: () => Promise<void>;
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

  async function attempt(job: Job, { deadline }: AttemptSignals): Promise<Attempt> {
    const { kind, key } = job;
    const written = await writtenOf(job);
    if (written === "unreadable") return unreadable;
    if (written === undefined) return { outcome: "done" };
    const { list, to, letter, unsubscribeUrl, onSent } = written;
    const host = hostOf(from);
    const message = {
      id: messageIdOf(kind, key, host),
      from,
      to,
      letter,
      headers: {
        "List-Id": `<${list}.${host}>`,
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    };
    const result = await deliver(message, { transport, brand, signal: deadline });
    if (result.outcome === "done") await onSent?.();
    return result;
  }

  function writtenOf(job: Job): Promise<Written | undefined | "unreadable"> {
    if (job.kind === digestKind) return digestOf(job);
    return job.kind === instantAlertKind ? instantAlertOf(job) : mailAbout(job);
  }

  /** What was found on a site, for whoever wants to hear of it as it happens. */
  async function instantAlertOf({ payload }: Job): Promise<Written | undefined | "unreadable"> {
    const parsed = v.safeParse(queuedInstantAlert, payload);
    if (!parsed.success) return "unreadable";
    const { personId, siteId, alertId } = parsed.output;
    const subscription = await store.reports.find(personId, siteId);
    const event = await store.reports.findAlert(alertId);
    if (subscription === undefined || event === undefined) return undefined;
    const { person, site, workspace, choice, isStopped } = subscription;
    if (isStopped || !choice.alerts || workspace.suspendedAt !== undefined) return undefined;
    const { language } = person;
    const unsubscribeUrl = unsubscribeUrlFor({ list: "alerts", about: siteId, personId }, options);
    const places = { ...options, unsubscribeUrl: inLanguage(unsubscribeUrl, language) };
    const letter = instantLetter({ language, site, event }, places);
    return { list: "alerts", to: person.email, letter, unsubscribeUrl };
  }

  /** About the sites of a workspace that somebody wants to read about, as they are now. */
  async function digestOf({ payload }: Job): Promise<Written | undefined | "unreadable"> {
    const parsed = v.safeParse(queuedDigest, payload);
    if (!parsed.success) return "unreadable";
    const { personId, workspaceId, day, dueAt } = parsed.output;
    const subscriptions = await store.reports.subscriptionsIn(personId, workspaceId);
    const wanted = subscriptions.filter(
      // Whoever stopped it meanwhile gets nothing; a site that came since then is in the next one.
      ({ choice, isStopped, site }) => choice.reports && !isStopped && site.createdAt <= dueAt,
    );
    return writtenDigest(wanted, new Date(dueAt), () =>
      store.reports.noteReported(personId, workspaceId, day),
    );
  }

  async function writtenDigest(
    subscriptions: readonly Subscription[],
    dueAt: Date,
    onSent?: () => Promise<void>,
  ): Promise<Written | undefined> {
    const [first] = subscriptions;
    if (first === undefined || first.workspace.suspendedAt !== undefined) return undefined;
    const { person, workspace } = first;
    const { id: personId, language } = person;
    const sites = subscriptions.map(({ site }) => site);
    const digest = await loadDigest(store, { sites, plan: workspace.plan, dueAt });
    const unsubscribeUrl = unsubscribeUrlFor({ list: "digest", about: workspace.id, personId }, options);
    const places = {
      ...options,
      unsubscribeUrl: inLanguage(unsubscribeUrl, language),
      leaveOutUrl: ({ id }: Site) =>
        inLanguage(unsubscribeUrlFor({ list: "reports", about: id, personId }, options), language),
    };
    const letter = digestLetter({ language, workspace, digest }, places);
    return { list: "reports", to: person.email, letter, unsubscribeUrl, ...(onSent && { onSent }) };
  }

  /** An alert, or a report of one site that was owed before a workspace had one for all. */
  async function mailAbout({ kind, payload }: Job): Promise<Written | undefined | "unreadable"> {
    const parsed = v.safeParse(queuedMail, payload);
    if (!parsed.success) return "unreadable";
    const { personId, siteId, dueAt, previousAt } = parsed.output;
    const list = kind === alertKind ? "alerts" : "reports";
    const subscription = await store.reports.find(personId, siteId);
    // Whoever left or stopped it meanwhile gets nothing.
    if (subscription === undefined || subscription.isStopped || !subscription.choice[list]) return undefined;
    if (list === "reports") return writtenDigest([subscription], new Date(dueAt));
    const { person, site, workspace } = subscription;
    const { language } = person;
    const alert = await loadAlert(store.visits, {
      site: siteId,
      zones: site.zones,
      dueAt: new Date(dueAt),
      previousAt: previousAt === null ? undefined : new Date(previousAt),
      lastSeenAt: await lastSeenAt(store, siteId),
    });
    if (isEmpty(alert)) return undefined;
    const unsubscribeUrl = unsubscribeUrlFor({ list, about: siteId, personId }, options);
    const places = { ...options, unsubscribeUrl: inLanguage(unsubscribeUrl, language) };
    const letter = alertLetter({ language, site, timeZone: workspace.timeZone, alert }, places);
    return { list, to: person.email, letter, unsubscribeUrl };
  }

  const stops = [
    [alertKind, instantAlertKind],
    [digestKind, reportKind],
  ].map((kinds) =>
    startWorker<Job>({
      queue: queueOf(store.jobs, kinds),
      attempt,
      batchSize: atOnce,
      ...(pace && { pace }),
      onPostponed: ({ kind, attempts }, reason) => log.warn({ attempts, reason }, `${kind} postponed`),
      onFailed({ kind }, reason) {
        log.warn({ reason }, `${kind} given up`);
        onFailed(kind, reason);
      },
      onError: (error) => log.warn({ reason: failureOf(error) }, `${kinds[0]} postponed`),
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function unsubscribeUrlFor(
  subscription: { list: Stoppable; about: string; personId: string },
  { secrets, consoleUrl }: Pick<ReportSenderOptions, "secrets" | "consoleUrl">,
): string {
  const { list, about, personId: person } = subscription;
  const signature = secrets.unsubscribeToken(subscription);
  return new URL(pathTo("unsubscribe", { list, about, person, signature }), consoleUrl).href;
}

function inLanguage(url: string, language: Language): string {
  return `${url}?language=${language}`;
}
