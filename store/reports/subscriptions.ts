import type { Database } from "@octroi/database/database";
import { anyOf } from "@octroi/database/many-rows";
import type { Transaction } from "kysely";
import { defaultChoice, type MailChoice, type MailList } from "../../domain/reports/mail-lists.ts";
import type { Subscription } from "../../domain/reports/reports.ts";
import { lockSite } from "../locks.ts";
import { personOf } from "../people.ts";
import type { Schema } from "../schema.ts";
import { siteOf } from "../sites.ts";
import { workspaceOf } from "../workspaces.ts";

export function subscriptionsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  now: () => Date,
) {
  /** Of one person, one site, or both. */
  async function read({ personId, siteId }: { personId?: string; siteId?: string }): Promise<Subscription[]> {
    const pairs = await db
      .selectFrom("membership")
      .innerJoin("site", "site.workspace_id", "membership.workspace_id")
      .leftJoin("mail_choice", (join) =>
        join
          .onRef("mail_choice.person_id", "=", "membership.person_id")
          .onRef("mail_choice.site_id", "=", "site.id"),
      )
      .select([
        "membership.person_id",
        "membership.workspace_id",
        "site.id as site_id",
        "mail_choice.reports",
        "mail_choice.alerts",
      ])
      .$if(personId !== undefined, (query) => query.where("membership.person_id", "=", personId ?? ""))
      .$if(siteId !== undefined, (query) => query.where("site.id", "=", siteId ?? ""))
      .orderBy("membership.created_at")
      .orderBy("membership.workspace_id")
      .orderBy("site.bare_domain")
      .orderBy("membership.person_id")
      .execute();
    if (pairs.length === 0) return [];
    const people = await db
      .selectFrom("person")
      .selectAll()
      .where("id", "in", anyOf(db, [...new Set(pairs.map((pair) => pair.person_id))]))
      .execute();
    const sites = await db
      .selectFrom("site")
      .selectAll()
      .where("id", "in", anyOf(db, [...new Set(pairs.map((pair) => pair.site_id))]))
      .execute();
    const workspaces = await db
      .selectFrom("workspace")
      .selectAll()
      .where("id", "in", anyOf(db, [...new Set(pairs.map((pair) => pair.workspace_id))]))
      .execute();
    return pairs.flatMap((pair) => {
      const person = people.find(({ id }) => id === pair.person_id);
      const site = sites.find(({ id }) => id === pair.site_id);
      const workspace = workspaces.find(({ id }) => id === pair.workspace_id);
      // Somebody deleted one of them between two of the queries.
      if (person === undefined || site === undefined || workspace === undefined) return [];
      return [
        {
          person: personOf(person),
          site: siteOf(site),
          workspace: workspaceOf(workspace),
          choice: choiceOf(pair),
          isStopped: person.mails_stopped_at !== null,
        },
      ];
    });
  }

  async function setStopped(personId: string, stoppedAt: string | null): Promise<void> {
    await transact((trx) =>
      trx.updateTable("person").set({ mails_stopped_at: stoppedAt }).where("id", "=", personId).execute(),
    );
  }

  return {
    /** Those of a person, by workspace and domain. */
    subscriptionsOf: (personId: string): Promise<Subscription[]> => read({ personId }),
    /** Those about a site, by when people joined. */
    subscriptionsTo: (siteId: string): Promise<Subscription[]> => read({ siteId }),
    /** Undefined where the person does not belong to the site's workspace. */
    find: async (personId: string, siteId: string): Promise<Subscription | undefined> =>
      (await read({ personId, siteId }))[0],

    /** Nothing happens for a site that is not theirs. */
    async choose(personId: string, siteId: string, choice: MailChoice): Promise<void> {
      await transact((trx) => write(trx, personId, siteId, choice));
    },

    async stop(personId: string, siteId: string, list: MailList): Promise<void> {
      await transact(async (trx) => {
        await lockSite(trx, siteId);
        const row = await trx
          .selectFrom("mail_choice")
          .select(["reports", "alerts"])
          .where("person_id", "=", personId)
          .where("site_id", "=", siteId)
          .executeTakeFirst();
        const choice = choiceOf(row ?? { reports: null, alerts: null });
        await write(trx, personId, siteId, { ...choice, [list]: false });
      });
    },

    /** For all sites, those to come included, until `resumeAll`. */
    stopAll: (personId: string): Promise<void> => setStopped(personId, now().toISOString()),
    resumeAll: (personId: string): Promise<void> => setStopped(personId, null),
  };
}

async function write(
  trx: Transaction<Schema>,
  personId: string,
  siteId: string,
  choice: MailChoice,
): Promise<void> {
  if ((await lockSite(trx, siteId)) === undefined) return;
  const member = await trx
    .selectFrom("membership")
    .innerJoin("site", "site.workspace_id", "membership.workspace_id")
    .select("site.id")
    .where("person_id", "=", personId)
    .where("site.id", "=", siteId)
    .executeTakeFirst();
  if (member === undefined) return;
  const values = { reports: Number(choice.reports), alerts: Number(choice.alerts) };
  await trx
    .insertInto("mail_choice")
    .values({ person_id: personId, site_id: siteId, ...values })
    .onConflict((conflict) => conflict.columns(["person_id", "site_id"]).doUpdateSet(values))
    .execute();
}

function choiceOf({ reports, alerts }: { reports: number | null; alerts: number | null }): MailChoice {
  return {
    reports: reports === null ? defaultChoice.reports : reports !== 0,
    alerts: alerts === null ? defaultChoice.alerts : alerts !== 0,
  };
}
