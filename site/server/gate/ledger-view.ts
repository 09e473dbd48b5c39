import { dayOf, type Ledger, lastDays, shownDays } from "../../domain/ledger/ledger.ts";
import type { GateMode, LedgerReport } from "../../domain/ledger/report.ts";
import { summaryOf } from "../../domain/ledger/summary.ts";
import { pages } from "../../domain/pages/pages.ts";

/** Days that are over hardly change: another server may have written its last visits a little late. */
const pastFreshForMs = 5 * 60_000;
/** However many look, the storage is asked this often. */
const usualFreshForMs = 1_500;

/** Who came in the last days, as it is now or was a moment ago. Rejects while the storage does not answer. */
export type LedgerView = () => Promise<LedgerReport>;

interface ViewOptions {
  siteUrl: URL;
  mode: GateMode;
  now?: () => Date;
  freshForMs?: number;
}

/** What the ledger says, read from the storage no more often than it is worth. */
export function ledgerView(
  ledger: Pick<Ledger, "counted">,
  { siteUrl, mode, now = () => new Date(), freshForMs = usualFreshForMs }: ViewOptions,
): LedgerView {
  const past = remembered(pastFreshForMs, (from: string, to: string) => ledger.counted({ from, to }));
  return remembered(freshForMs, async () => {
    const moment = now();
    const days = lastDays(moment, shownDays);
    const yesterday = new Date(moment);
    yesterday.setUTCDate(yesterday.getUTCDate() - 1);
    const counts = await Promise.all([
      past(days.from, dayOf(yesterday)),
      ledger.counted({ from: days.to, to: days.to }),
    ]);
    return {
      schemaVersion: 1 as const,
      documentation: siteUrl.origin + pages.ledger,
      mode,
      ...summaryOf(days, counts),
    };
  });
}

/** The last answer for as long as it is fresh, and one reading for all who ask meanwhile. */
function remembered<Question extends string[], T>(
  freshForMs: number,
  read: (...question: Question) => Promise<T>,
): (...question: Question) => Promise<T> {
  let last: { question: string; until: number; answer: Promise<T> } | undefined;
  return (...asked) => {
    const question = asked.join(" ");
    if (last?.question === question && performance.now() < last.until) return last.answer;
    const reading = { question, until: performance.now() + freshForMs, answer: read(...asked) };
    last = reading;
    reading.answer.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.answer;
  };
}
