import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { claimDue, type Lease } from "@octroi/database/leases";
import { isSqlite } from "@octroi/database/many-rows";
import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { instantAlertKind, maxDelayMs, type QueuedInstantAlert } from "../../domain/reports/queued-mail.ts";
import type { Finding } from "../../domain/reports/watch.ts";
import { msPerHour } from "../../domain/visits/day.ts";
import type { NewEvent, WebhookEvent } from "../../domain/webhooks/event.ts";
import { watchedKinds } from "../../domain/webhooks/webhook.ts";
import { keepWorkspaceOf } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { addEvent } from "../webhooks/events.ts";

/** A site to look at, claimed by this process. Its id is that of the site. */
export interface Watch extends Lease {
  since: Date;
}

/** Between two looks at a site. */
export const watchEveryMs = 60_000;
/** Nobody looked for so long: connectors could not have been heard either, and what they say now is of before. */
const awayMs = msPerHour;
const sitesAtOnce = 500;

export function watchIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** Brings the list of sites that are looked at to what somebody wants to hear of as it happens. */
    async planWatch(): Promise<void> {
      for (;;) {
        const moment = now().toISOString();
        const added = await transact(async (trx) => {
          const sites = await trx
            .selectFrom("site")
            .select("id")
            .where(isWanted)
            .where((eb) =>
              eb.not(eb.exists(eb.selectFrom("site_watch").select("site").whereRef("site", "=", "site.id"))),
            )
            .orderBy("id")
            .limit(sitesAtOnce)
            .execute();
          if (sites.length === 0) return 0;
          await trx
            .insertInto("site_watch")
            .values(sites.map(({ id }) => ({ site: id, since: moment, due_at: moment })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          return sites.length;
        });
        if (added < sitesAtOnce) break;
      }
      await transact((trx) =>
        trx
          .deleteFrom("site_watch")
          .where("site", "not in", (eb) => eb.selectFrom("site").select("id").where(isWanted))
          .execute(),
      );
    },

    claimWatch: (limit: number, leaseMs: number): Promise<Watch[]> =>
      transact(async (trx) => {
        const moment = now();
        await trx
          .updateTable("site_watch")
          .set({ since: moment.toISOString() })
          .where("due_at", "<", new Date(moment.getTime() - awayMs).toISOString())
          .execute();
        const leases = await claimDue(trx, {
          table: "site_watch",
          id: "site",
          limit,
          leaseMs,
          now: moment,
          skipsLocked,
        });
        if (leases.length === 0) return [];
        const rows = await trx
          .selectFrom("site_watch")
          .select(["site", "since"])
          .where(
            "site",
            "in",
            leases.map(({ id }) => id),
          )
          .execute();
        const since = new Map(rows.map((row) => [row.site, new Date(row.since)]));
        return leases.map((lease) => ({ ...lease, since: since.get(lease.id) ?? moment }));
      }),

    /**
     * Owes what was found to whoever wants to hear of it, once: in the transaction that notes it. Nothing, where another
     * process has claimed the site since.
     */
    settleWatch: (watch: Lease, findings: readonly Finding[]): Promise<void> =>
      transact(async (trx) => {
        const at = now();
        const workspaceId = findings.length === 0 ? undefined : await keepSite(trx, watch.id);
        const { numUpdatedRows } = await trx
          .updateTable("site_watch")
          .set({ due_at: new Date(at.getTime() + watchEveryMs).toISOString() })
          .where("site", "=", watch.id)
          .where("attempts", "=", watch.attempts)
          .executeTakeFirst();
        if (numUpdatedRows === 0n || workspaceId === undefined) return;
        for (const finding of findings) await tell(trx, { site: watch.id, workspaceId, finding, at });
      }),

    /** What a mail is about; undefined once it is forgotten, or its site is. */
    async findAlert(id: string): Promise<WebhookEvent | undefined> {
      const row = await db
        .selectFrom("site_alert")
        .innerJoin("site", "site.id", "site_alert.site")
        .selectAll("site_alert")
        .select("site.workspace_id")
        .where("site_alert.id", "=", id)
        .executeTakeFirst();
      const kind = watchedKinds.find((each) => each === row?.kind);
      if (row === undefined || kind === undefined) return undefined;
      const { site, at, workspace_id: workspaceId } = row;
      // Only `tell` writes it, with the facts of its kind.
      return { id, workspaceId, site, kind, facts: JSON.parse(row.facts), at } as WebhookEvent;
    },
  };

  async function tell(
    trx: Transaction<Schema>,
    { site, workspaceId, finding, at }: { site: string; workspaceId: string; finding: Finding; at: Date },
  ): Promise<void> {
    const { kind, about, facts } = finding;
    const row = await trx
      .insertInto("site_alert")
      .values({ site, kind, about, id: randomUUID(), facts: JSON.stringify(facts), at: at.toISOString() })
      .onConflict((conflict) => conflict.columns(["site", "kind", "about"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (row === undefined) return;
    // The kind and its facts belong together, as they did in the finding.
    const event = { kind, workspaceId, site, about: `${site} ${about}`, facts, at } as NewEvent;
    await addEvent(trx, event);
    const expiresAt = new Date(at.getTime() + maxDelayMs[instantAlertKind]);
    for (const personId of await readersOf(trx, site)) {
      const payload: QueuedInstantAlert = { personId, siteId: site, alertId: row.id };
      const key = `${row.id} ${personId}`;
      await jobs.add(trx, { kind: instantAlertKind, key, payload, about: [personId, site], expiresAt });
    }
  }
}

/** The workspace of a site that nobody deletes until the transaction ends. */
async function keepSite(trx: Transaction<Schema>, site: string): Promise<string | undefined> {
  await keepWorkspaceOf(trx, site);
  const row = await trx
    .selectFrom("site")
    .select("workspace_id")
    .where("id", "=", site)
    .$if(!isSqlite(trx), (query) => query.forKeyShare())
    .executeTakeFirst();
  return row?.workspace_id;
}

async function readersOf(trx: Transaction<Schema>, site: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("mail_choice")
    .innerJoin("person", "person.id", "mail_choice.person_id")
    .select("person.id")
    .where("mail_choice.site_id", "=", site)
    .where("mail_choice.alerts", "=", 1)
    .where("mail_choice.instant", "=", 1)
    .where("person.terms", "is not", null)
    .where("person.mails_stopped_at", "is", null)
    .orderBy("person.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether somebody wants to hear of a site: by mail, or an endpoint that is on. Both lists were written by us, as JSON. */
function isWanted(eb: ExpressionBuilder<Schema, "site">) {
  const tellsOf = sql<boolean>`(${sql.join(
    watchedKinds.map((kind) => sql`webhook.kinds like ${`%"${kind}"%`}`),
    sql` or `,
  )})`;
  const isItsSite = sql<boolean>`(webhook.sites is null or webhook.sites like '%"' || site.id || '"%')`;
  return eb.and([
    eb.exists(
      eb
        .selectFrom("workspace")
        .select("workspace.id")
        .whereRef("workspace.id", "=", "site.workspace_id")
        .where("workspace.suspended_at", "is", null),
    ),
    eb.or([
      eb.exists(
        eb
          .selectFrom("webhook")
          .select("webhook.id")
          .whereRef("webhook.workspace_id", "=", "site.workspace_id")
          .where("webhook.disabled_at", "is", null)
          .where(tellsOf)
          .where(isItsSite),
      ),
      eb.exists(
        eb
          .selectFrom("mail_choice")
          .select("mail_choice.site_id")
          .whereRef("mail_choice.site_id", "=", "site.id")
          .where("mail_choice.alerts", "=", 1)
          .where("mail_choice.instant", "=", 1),
      ),
    ]),
  ]);
}
