import type { Job } from "@octroi/database/jobs";
import {
  type Attempt,
  type Pace,
  type QueuedJobs,
  queueOf,
  startWorker,
  unreadable,
} from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import * as v from "valibot";
import { dnsWatch, dnsWatchKind } from "../../../domain/dns/watch.ts";
import type { DnsConnections, Sites } from "../../../store/store.ts";
import type { DnsTester } from "./test-dns.ts";

interface WatchOptions {
  jobs: QueuedJobs;
  sites: Pick<Sites, "find">;
  connections: Pick<DnsConnections, "queueRoutedMail">;
  tester: Pick<DnsTester, "look">;
  log: Log;
  pace?: Pace;
  now?: () => Date;
}

/** Often enough that a domain is noticed within minutes of its change. */
const defaultPace: Pace = { idleMs: 5_000, firstRetryMs: 15_000, maxRetryMs: 2 * 60_000 };

/** Looks at domains until they lead to us, and owes their people a mail then. Returns what stops it. */
export function startDnsWatch(options: WatchOptions): () => Promise<void> {
  const { jobs, sites, connections, tester, log, pace = defaultPace, now = () => new Date() } = options;

  async function attempt({ payload }: Job): Promise<Attempt> {
    const watch = v.safeParse(dnsWatch, payload);
    if (!watch.success) return unreadable;
    const { siteId, until } = watch.output;
    const site = await sites.find(siteId);
    if (site === undefined || site.status === "protected" || until <= now().toISOString()) {
      return { outcome: "done" };
    }
    const redirection = await tester.look(site);
    if (redirection.state !== "through" || redirection.waitsFor.length > 0) {
      return { outcome: "postponed", reason: redirection.state };
    }
    await connections.queueRoutedMail(siteId);
    return { outcome: "done" };
  }

  return startWorker<Job>({
    queue: queueOf(jobs, [dnsWatchKind]),
    attempt,
    pace,
    // What is expected of a domain that has not changed.
    onPostponed: () => {},
    onError: (error) => log.warn({ reason: reasonOf(error) }, "a domain could not be looked at"),
  });
}
