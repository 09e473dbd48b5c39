import { type Ledger, lastDays, shownDays } from "../../../site/domain/ledger/ledger.ts";
import type { GateMode, LedgerReport } from "../../../site/domain/ledger/report.ts";
import { summaryOf } from "../../../site/domain/ledger/summary.ts";
import { pages } from "../../../site/domain/pages/pages.ts";

/** However many look, at the page, the file or the stream, the storage is read this often. */
const defaultFreshForMs = 2_000;

/** Who came in the last days, as it is now or was a moment ago. Rejects while the storage does not answer. */
export type LedgerView = () => Promise<LedgerReport>;

interface ViewOptions {
  siteUrl: URL;
  mode: GateMode;
  now?: () => Date;
  freshForMs?: number;
}

/** The last report for as long as it is fresh, and one reading for all who ask meanwhile. */
export function ledgerView(
  ledger: Pick<Ledger, "entriesWithin">,
  { siteUrl, mode, now = () => new Date(), freshForMs = defaultFreshForMs }: ViewOptions,
): LedgerView {
  let last: { until: number; report: Promise<LedgerReport> } | undefined;

  async function read(): Promise<LedgerReport> {
    const days = lastDays(now(), shownDays);
    const summary = summaryOf(days, await ledger.entriesWithin(days));
    return { schemaVersion: 1, documentation: siteUrl.origin + pages.ledger, mode, ...summary };
  }

  return () => {
    if (last !== undefined && performance.now() < last.until) return last.report;
    const reading = { until: performance.now() + freshForMs, report: read() };
    last = reading;
    reading.report.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.report;
  };
}
