import type { Database } from "@octroi/database/database";
import { isMode } from "../../domain/rules/mode.ts";
import { type ConnectorSeen, ruleLimits } from "../../domain/rules/rules.ts";
import { lockSite } from "../locks.ts";
import type { Schema } from "../schema.ts";

export function connectorsIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    async noteConnector(
      site: string,
      {
        instance,
        version,
        sent,
        software,
        ownMode,
      }: Omit<ConnectorSeen, "seenAt" | "ownMode"> & Partial<Pick<ConnectorSeen, "ownMode">>,
    ): Promise<void> {
      const row = {
        version: version ?? null,
        sent_version: sent ?? null,
        software,
        own_mode: ownMode ?? null,
        seen_at: now().toISOString(),
      };
      await transact(async (trx) => {
        if ((await lockSite(trx, site)) === undefined) return;
        await trx
          .insertInto("policy_connector")
          .values({ site, instance, ...row })
          .onConflict((conflict) => conflict.columns(["site", "instance"]).doUpdateSet(row))
          .execute();
        // Instances of a serverless site are many and short-lived: those seen last stand for all.
        await trx
          .deleteFrom("policy_connector")
          .where("site", "=", site)
          .where("instance", "not in", (eb) =>
            eb
              .selectFrom("policy_connector")
              .select("instance")
              .where("site", "=", site)
              .orderBy("seen_at", "desc")
              .orderBy("instance")
              .limit(ruleLimits.connectors),
          )
          .execute();
      });
    },

    /** Those seen last first. */
    async connectors(site: string): Promise<ConnectorSeen[]> {
      const rows = await db
        .selectFrom("policy_connector")
        .selectAll()
        .where("site", "=", site)
        .orderBy("seen_at", "desc")
        .orderBy("instance")
        .execute();
      return rows.map(({ instance, version, sent_version, software, own_mode, seen_at }) => ({
        instance,
        version: version ?? undefined,
        sent: sent_version ?? undefined,
        software,
        ownMode: isMode(own_mode) ? own_mode : undefined,
        seenAt: seen_at,
      }));
    },
  };
}
