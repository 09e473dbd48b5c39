import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import type { Handler } from "hono";
import type { LedgerReport } from "../../../site/domain/ledger/report.ts";
import type { LedgerView } from "./ledger-view.ts";

/** The ledger for programs. */
export function ledgerFileHandler(view: LedgerView): Handler {
  const files = new WeakMap<LedgerReport, Resource>();
  return async (c) => {
    const report = await view().catch(() => undefined);
    if (report === undefined) {
      return c.json({ error: "The ledger cannot be read right now. Please try again in a moment." }, 503, {
        "retry-after": "5",
      });
    }
    const file = files.get(report) ?? fileOf(report);
    files.set(report, file);
    return resourceResponse(c.req.raw, file);
  };
}

function fileOf(report: LedgerReport): Resource {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=5",
  };
  return resourceOf(`${JSON.stringify(report)}\n`, headers, { thorough: false });
}
