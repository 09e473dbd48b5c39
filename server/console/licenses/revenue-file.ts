import { csvRow } from "@octroi/logs/csv";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import { decimal } from "../../../domain/books/statement.ts";
import { isSignedByHand } from "../../../domain/licenses/license.ts";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import { monthOf } from "../../../domain/licenses/statement.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import type { Licenses, Repositories, Sites } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

interface RevenueServices {
  licenses: Licenses;
  siteBooks: Repositories["siteBooks"];
  sites: Pick<Sites, "find">;
  now?: () => Date;
}

/** A month of a site for spreadsheets and for programs, with every decimal. */
export function revenueFiles({ licenses, siteBooks, sites, now = () => new Date() }: RevenueServices): {
  siteRevenueCsv: Handler<ConsoleEnv>;
  siteRevenueJson: Handler<ConsoleEnv>;
} {
  async function revenueOf(c: Context<ConsoleEnv>) {
    const site = await sites.find(c.get("route").parameters.site ?? "");
    if (site === undefined) throw new Refusal("unknown");
    const month = monthOf(c.req.query("month") ?? null, dayOf(now().getTime()));
    const [statement] = await loadStatements(licenses, site.id, [month]);
    if (statement === undefined) throw new Error(`Expected a statement of ${month}, found none`);
    const { agreements, offers } = await siteBooks.ofMonth(site.id, month);
    const licensed = [
      ...agreements.map(({ company, price, visits, gross, share, currency }) => ({
        ...{ under: "agreement", company, license: null, price: price.amount, visits },
        ...{ gross: decimal(gross), share: decimal(share), currency },
      })),
      ...offers.map(({ company = "", price, visits, earned, currency }) => ({
        ...{ under: "purchase", company, license: null, price: price?.amount ?? null, visits },
        ...{ gross: decimal(earned), share: decimal(earned), currency },
      })),
      ...statement.lines
        .filter(({ license }) => isSignedByHand(license))
        .map(({ license, visits, gross }) => ({
          ...{ under: "license", company: license.company, license: license.id, price: license.price.amount },
          ...{ visits, gross: gross.amount, share: null, currency: gross.currency },
        })),
    ];
    const { asked } = statement;
    return { domain: site.domain, month, licensed, asked };
  }
  const named = ({ domain, month }: { domain: string; month: string }, extension: string) => ({
    "content-disposition": `attachment; filename="${domain}-${month}.${extension}"`,
  });
  return {
    async siteRevenueCsv(c) {
      const revenue = await revenueOf(c);
      return c.body(revenueCsv(revenue), 200, {
        "content-type": "text/csv; charset=utf-8",
        ...named(revenue, "csv"),
      });
    },
    async siteRevenueJson(c) {
      const revenue = await revenueOf(c);
      return c.body(`${JSON.stringify({ version: 1, ...revenue }, null, 2)}\n`, 200, {
        "content-type": "application/json",
        ...named(revenue, "json"),
      });
    },
  };
}

interface Revenue {
  month: string;
  licensed: readonly {
    under: string;
    company: string;
    license: string | null;
    price: string | null;
    visits: number;
    gross: string;
    /** Null where it is the publisher’s to invoice. */
    share: string | null;
    currency: string;
  }[];
  asked: { visits: number; amounts: readonly { amount: string; currency: string }[] };
}

/** A row for each source, and one for each currency that was asked in. */
function revenueCsv({ month, licensed, asked }: Revenue): string {
  const header = [
    ...["month", "kind", "company", "license", "price"],
    ...["visits", "gross", "currency", "under", "share"],
  ];
  const rows = licensed.map(({ under, company, license, price, visits, gross, share, currency }) => [
    ...[month, "licensed", company, license ?? "", price ?? ""],
    ...[visits, gross, currency, under, share ?? ""],
  ]);
  return [
    header,
    ...rows,
    [month, "asked", "", "", "", asked.visits, "", "", "", ""],
    ...asked.amounts.map(({ amount, currency }) => [
      ...[month, "asked amount", "", "", "", "", amount, currency, "", ""],
    ]),
  ]
    .map(csvRow)
    .join("");
}
