import type { LedgerReport } from "../../domain/ledger/report.ts";

/** Only the server makes the requests that pages are rendered from: no visitor can send this header. */
const header = "octroi-ledger";

export function headersFor(report: LedgerReport): Record<string, string> {
  return { [header]: encodeURIComponent(JSON.stringify(report)) };
}

/** The ledger as it was when the page was rendered; undefined while it cannot be read. */
export function reportIn(headers: Headers): LedgerReport | undefined {
  const sent = headers.get(header);
  // It was written by the function above.
  return sent === null ? undefined : (JSON.parse(decodeURIComponent(sent)) as LedgerReport);
}
