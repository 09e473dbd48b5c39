import type { VisitEvent } from "@octroi/edge";
import type { Logger } from "pino";
import type { Metrics } from "../operations/metrics.ts";
import { loggedPath } from "../operations/request-log.ts";
import type { LedgerKeeper } from "./keep-ledger.ts";

/** Notes crawlers' visits in the ledger and in the metrics, and in the log those that the site never saw. */
export function visitCounter(
  ledger: Pick<LedgerKeeper, "visited">,
  metrics: Pick<Metrics, "crawled">,
  log: Pick<Logger, "info">,
): (events: readonly VisitEvent[]) => void {
  return (events) => {
    ledger.visited(events);
    for (const { method, path, status, crawler, purpose, identity, decision, refusal, mode } of events) {
      metrics.crawled({ purpose, identity, decision });
      if (refusal === null || mode !== "enforce") continue;
      log.info(
        { method, path: loggedPath(path), status, crawler, identity, decision },
        "refused at the gate",
      );
    }
  };
}
