import type { ApiRoute, StatusRoute } from "../pages/routes.ts";
import type { LedgerSummary } from "./summary.ts";

/** What the gate does with what it decides. */
export type GateMode = "observe" | "enforce" | "off";

/** The ledger as the page shows it and programs read it. */
export interface LedgerReport extends LedgerSummary {
  /** Goes up when a field is removed, renamed or changes its meaning; a new field does not change it. */
  schemaVersion: 1;
  documentation: string;
  mode: GateMode;
}

/** Where programs ask for it, and where pages are told of every change. */
export const ledgerFile = "/ledger.json" satisfies StatusRoute;
export const ledgerEvents = "/api/ledger" satisfies ApiRoute;
