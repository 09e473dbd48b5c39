import { pages } from "../../../site/domain/pages/pages.ts";
import type { LivePage } from "../pages/page-cache.ts";
import type { LedgerView } from "./ledger-view.ts";

/** The ledger's page: whoever runs no script sees it as it was within the last minute. */
export function liveLedger(view: LedgerView): LivePage {
  return { path: pages.ledger, freshForMs: 60_000, report: () => view().catch(() => undefined) };
}
