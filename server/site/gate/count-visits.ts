import { setTimeout as delay } from "node:timers/promises";
import type { VisitEvent } from "@octroi/edge";
import { statusClassOf } from "@octroi/ui/words/outcome";
import { type Log, reasonOf, throttleLog } from "@octroi/web/operations/log";
import { loggedPath } from "@octroi/web/operations/request-log";
import type { Ledger, LedgerKey } from "../../../site/domain/ledger/ledger.ts";
import { pageGroupOf } from "../../../site/domain/ledger/page-group.ts";
import { createTally } from "../../../site/domain/ledger/tally.ts";
import type { Metrics } from "../operations/metrics.ts";

/** A process that is killed loses what it counted since it last wrote. */
const writeEveryMs = 2_000;

export interface VisitCounter {
  /** Counts crawlers' visits in memory and in the metrics, and logs those that the site never saw. */
  count(events: readonly VisitEvent[]): void;
  /** Writes what is left, and stops. */
  close(): Promise<void>;
}

/** Adds up crawlers' visits in memory, and writes them to the ledger every few seconds in one statement. */
export function countVisits(
  ledger: Pick<Ledger, "add">,
  metrics: Pick<Metrics, "crawled">,
  log: Log,
  everyMs = writeEveryMs,
): VisitCounter {
  const tally = createTally();
  const stopping = new AbortController();
  const warnRefused = throttleLog((more, reason) =>
    log.warn({ reason, ...(more > 0 && { more }) }, "ledger: storage unavailable, visits stay in memory"),
  );

  async function write(): Promise<void> {
    const entries = tally.take();
    if (entries.length === 0) return;
    try {
      await ledger.add(entries);
    } catch (error) {
      for (const { visits, ...key } of entries) tally.add(key, visits);
      warnRefused(reasonOf(error));
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await delay(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      await write();
    }
  }

  const running = run();
  return {
    count(events) {
      for (const event of events) {
        const { method, path, status, crawler, purpose, identity, decision, refusal, mode } = event;
        tally.add(keyOf(event));
        metrics.crawled({ purpose, identity, decision });
        if (refusal === null || mode !== "enforce") continue;
        log.info(
          { method, path: loggedPath(path), status, crawler, identity, decision },
          "refused at the gate",
        );
      }
    },
    async close() {
      stopping.abort();
      await running;
      await write();
      const lost = tally.take().reduce((sum, { visits }) => sum + visits, 0);
      if (lost > 0) log.error({ lost }, "ledger: visits could not be written before the end");
    },
  };
}

function keyOf({ time, crawler, identity, decision, status, path }: VisitEvent): LedgerKey {
  return {
    day: time.slice(0, 10),
    crawler,
    identity,
    decision,
    status: statusClassOf(status ?? 200),
    pages: pageGroupOf(path),
  };
}
