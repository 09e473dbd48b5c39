import type { Handler } from "hono";
import type { LedgerReport } from "../../domain/ledger/report.ts";
import { forAnyone } from "../pages/crawler-data.ts";
import { responseFor } from "../pages/negotiation.ts";
import { type Resource, resourceOf } from "../pages/resource.ts";
import type { LedgerView } from "./ledger-view.ts";

/** The ledger for programs. */
export function ledgerFileHandler(view: LedgerView): Handler {
  const made = new WeakMap<LedgerReport, Resource>();
  return async (c) => {
    const report = await view().catch(() => undefined);
    if (report === undefined) {
      return c.json({ error: "The ledger cannot be read right now. Please try again in a moment." }, 503, {
        "retry-after": "5",
        ...forAnyone,
      });
    }
    const resource = made.get(report) ?? fileOf(report);
    made.set(report, resource);
    return responseFor(c.req.raw, resource);
  };
}

function fileOf(report: LedgerReport): Resource {
  return resourceOf(
    `${JSON.stringify(report)}\n`,
    {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=5",
      ...forAnyone,
    },
    { kept: false },
  );
}
