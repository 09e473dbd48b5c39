import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import { ownSiteId } from "../../domain/sites/own-site.ts";
import { zoneStart } from "../../domain/visits/site-zones.ts";
import type { Schema } from "../schema.ts";

export const siteZoneMigrations: Migrations<Schema> = {
  "0018-site-zones": async (trx) => {
    await trx.schema
      .alterTable("site")
      .addColumn("zones", "text", (column) => column.notNull().defaultTo('[{"from":0,"zone":"UTC"}]'))
      .execute();
    // Until now every day was one of UTC: what was counted stays so, and the workspace's clocks are those from now on.
    const from = String(zoneStart(new Date()));
    const zone = sql`(select time_zone from workspace where workspace.id = site.workspace_id)`;
    await sql`update site set zones = case
        when exists (select 1 from visit_site where visit_site.site = site.id)
          or exists (select 1 from imported_day where imported_day.site = site.id)
        then '[{"from":0,"zone":"UTC"},{"from":' || ${sql.lit(from)} || ',"zone":"' || ${zone} || '"}]'
        else '[{"from":0,"zone":"' || ${zone} || '"}]' end
      where id <> ${ownSiteId} and ${zone} <> 'UTC'`.execute(trx);
  },
};
