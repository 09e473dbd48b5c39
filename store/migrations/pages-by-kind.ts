import { isSqlite } from "@octroi/database/many-rows";
import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import type { Schema } from "../schema.ts";

export const pageKindMigrations: Migrations<Schema> = {
  /**
   * Pages are counted by identity and answer too. What was counted before is not told apart (−1), and neither is the
   * day of the change: a cut by both holds from the day after.
   */
  "0018-pages-by-kind": async (trx) => {
    if (isSqlite(trx)) {
      // SQLite gives a table no other key.
      await sql`create table "page_day_copy" ("site" text not null, "day" integer not null, "page" integer not null,
        "crawler" integer not null, "identity" integer not null default -1, "decision" integer not null default -1,
        "status" integer not null default -1, "visits" integer not null, constraint "page_day_key"
        primary key ("site", "day", "page", "crawler", "identity", "decision", "status")) without rowid`.execute(
        trx,
      );
      await sql`insert into page_day_copy (site, day, page, crawler, visits)
        select site, day, page, crawler, visits from page_day`.execute(trx);
      await sql`drop table page_day`.execute(trx);
      await sql`alter table page_day_copy rename to page_day`.execute(trx);
    } else {
      await sql`alter table page_day add column identity integer not null default -1,
        add column decision integer not null default -1, add column status integer not null default -1`.execute(
        trx,
      );
      await sql`alter table page_day drop constraint page_day_key`.execute(trx);
      await sql`alter table page_day add constraint page_day_key
        primary key (site, day, page, crawler, identity, decision, status)`.execute(trx);
    }
    await sql`alter table visit_site add column page_kinds_since integer`.execute(trx);
    await sql`update visit_site set page_kinds_since =
      (select max(day) + 1 from page_day where page_day.site = visit_site.site)`.execute(trx);
  },
};
