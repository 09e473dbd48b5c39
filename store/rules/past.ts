import type { Database } from "@octroi/database/database";
import { sql } from "kysely";
import { mergeTotals, type Past } from "../../domain/rules/replay.ts";
import type { Schema } from "../schema.ts";
import { identityCodes } from "../visits/codes.ts";

/** Pages beyond these are counted together. */
const maxPages = 5_000;

export function pastIn({ db }: Pick<Database<Schema>, "db">) {
  return {
    /** What came on these days, for a policy to be tried on. */
    async pastVisits(site: string, { from, to }: { from: number; to: number }): Promise<Past> {
      const visits = sql<number | string>`sum(visits)`.as("visits");
      const counted = await db
        .selectFrom("visit_day")
        .innerJoin("crawler", "crawler.id", "visit_day.crawler")
        .select(["crawler.token", "identity", visits])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(["crawler.token", "identity"])
        .execute();
      const imported = await db
        .selectFrom("imported_day")
        .innerJoin("crawler", "crawler.id", "imported_day.crawler")
        .select(["crawler.token", visits])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy("crawler.token")
        .execute();
      const pages = await db
        .selectFrom("page_day")
        .innerJoin("crawler", "crawler.id", "page_day.crawler")
        .innerJoin("page", (join) =>
          join.onRef("page.site", "=", "page_day.site").onRef("page.id", "=", "page_day.page"),
        )
        .select(["crawler.token", "page.path", visits])
        .where("page_day.site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(["crawler.token", "page.path"])
        .orderBy(sql`sum(visits)`, "desc")
        .limit(maxPages)
        .execute();
      return {
        totals: mergeTotals([
          ...counted.map((row) => ({
            crawler: row.token,
            identity: identityCodes.word(row.identity),
            visits: Number(row.visits),
          })),
          // An access log tells no identity.
          ...imported.map((row) => ({
            crawler: row.token,
            identity: "unverifiable" as const,
            visits: Number(row.visits),
          })),
        ]),
        pages: pages.map((row) => ({ crawler: row.token, path: row.path, visits: Number(row.visits) })),
      };
    },
  };
}
