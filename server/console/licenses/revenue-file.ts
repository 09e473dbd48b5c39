import { csvRow } from "@octroi/logs/csv";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { License } from "../../../domain/licenses/license.ts";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import { monthOf } from "../../../domain/licenses/statement.ts";
import { todayOf } from "../../../domain/visits/site-zones.ts";
import type { Licenses, Sites } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

interface RevenueServices {
  licenses: Licenses;
  sites: Pick<Sites, "find">;
  now?: () => Date;
}

/** A month's statement for spreadsheets: a row for each license, which says what it came from, and one for each currency that was asked in. */
export function revenueFile({
  licenses,
  sites,
  now = () => new Date(),
}: RevenueServices): Handler<ConsoleEnv> {
  return async (c) => {
    const site = await sites.find(c.get("route").parameters.site ?? "");
    if (site === undefined) throw new Refusal("unknown");
    const month = monthOf(c.req.query("month") ?? null, todayOf(site.zones, now()));
    const [statement] = await loadStatements(licenses, site.id, [month]);
    if (statement === undefined) throw new Error(`Expected a statement of ${month}, found none`);
    const { asked, lines } = statement;
    const header = ["month", "kind", "company", "license", "price", "visits", "gross", "currency", "under"];
    const licensed = lines.map(({ license, visits, gross }) => [
      month,
      "licensed",
      license.company,
      license.id,
      license.price.amount,
      visits,
      gross.amount,
      gross.currency,
      sourceOf(license),
    ]);
    const rows = [
      ...licensed,
      [month, "asked", "", "", "", asked.visits, "", "", ""],
      ...asked.amounts.map(({ amount, currency }) => [
        month,
        "asked amount",
        "",
        "",
        "",
        "",
        amount,
        currency,
        "",
      ]),
    ];
    return c.body([header, ...rows].map(csvRow).join(""), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${site.domain}-${month}.csv"`,
    });
  };
}

/** What a license came from. */
function sourceOf({ agreement, purchase }: License): "agreement" | "purchase" | "license" {
  if (agreement !== undefined) return "agreement";
  return purchase === undefined ? "license" : "purchase";
}
