import type { Database } from "@octroi/database/database";
import { anyOf } from "@octroi/database/many-rows";
import type { Kysely, Transaction } from "kysely";
import type { Person } from "../../domain/accounts/person.ts";
import { defaultChoice, type MailChoice, type MailList } from "../../domain/reports/mail-lists.ts";
import type { Subscription } from "../../domain/reports/reports.ts";
import { lockSite } from "../locks.ts";
import { personOf } from "../people.ts";
import type { Schema } from "../schema.ts";
import { siteOf } from "../sites.ts";
import { workspaceOf } from "../workspaces.ts";

interface Scope {
  personId?: string;
  siteId?: string;
  workspaceId?: string;
}

interface ChoiceRow {
  reports: number | null;
  alerts: number | null;
  instant: number | null;
  reports_stopped_at: string | null;
}

/** Each person of a workspace with each of its sites, and what they chose for it. */
const choicesIn = (db: Kysely<Schema>) =>
  db
    .selectFrom("membership")
    .innerJoin("site", "site.workspace_id", "membership.workspace_id")
    .leftJoin("mail_choice", (join) =>
      join
        .onRef("mail_choice.person_id", "=", "membership.person_id")
        .onRef("mail_choice.site_id", "=", "site.id"),
    );

export function subscriptionsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  now: () => Date,
) {
  /** Of one person, one site or one workspace, or of what is common to them. */
  async function read({ personId, siteId, workspaceId }: Scope): Promise<Subscription[]> {
    const pairs = await choicesIn(db)
      .select([
        "membership.person_id",
        "membership.workspace_id",
        "membership.reports_stopped_at",
        "membership.reported_day",
        "site.id as site_id",
        "mail_choice.reports",
        "mail_choice.alerts",
        "mail_choice.instant",
      ])
      .$if(personId !== undefined, (query) => query.where("membership.person_id", "=", personId ?? ""))
      .$if(siteId !== undefined, (query) => query.where("site.id", "=", siteId ?? ""))
      .$if(workspaceId !== undefined, (query) =>
        query.where("membership.workspace_id", "=", workspaceId ?? ""),
      )
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
    const personWith = new Map(people.map((person) => [person.id, person]));
    const siteWith = new Map(sites.map((site) => [site.id, site]));
    const workspaceWith = new Map(workspaces.map((workspace) => [workspace.id, workspace]));
    return pairs.flatMap((pair) => {
      const person = personWith.get(pair.person_id);
      const site = siteWith.get(pair.site_id);
      const workspace = workspaceWith.get(pair.workspace_id);
      // Somebody deleted one of them between two of the queries.
      if (person === undefined || site === undefined || workspace === undefined) return [];
      return [
        {
          person: personOf(person),
          site: siteOf(site),
          workspace: workspaceOf(workspace),
          choice: choiceOf(pair),
          isStopped: person.mails_stopped_at !== null,
          reportedDay: pair.reported_day ?? undefined,
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
    /** Those of a person in a workspace, by domain. */
    subscriptionsIn: (personId: string, workspaceId: string): Promise<Subscription[]> =>
      read({ personId, workspaceId }),
    /** Who reads about one of the sites of a workspace or more, by when they joined. */
    async readersOf(workspaceId: string): Promise<Person[]> {
      const wanted = (await read({ workspaceId })).filter(
        ({ choice, isStopped }) => choice.reports && !isStopped,
      );
      return [...new Map(wanted.map(({ person }) => [person.id, person])).values()];
    },
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
        const row = await choicesIn(trx)
          .select(["mail_choice.reports", "mail_choice.alerts", "mail_choice.instant"])
          .select("membership.reports_stopped_at")
          .where("membership.person_id", "=", personId)
          .where("site.id", "=", siteId)
          .executeTakeFirst();
        if (row !== undefined) await write(trx, personId, siteId, { ...choiceOf(row), [list]: false });
      });
    },

    /** The weekly report of all sites of a workspace, those to come included, until one of them is chosen again. */
    async stopDigest(personId: string, workspaceId: string): Promise<void> {
      await transact(async (trx) => {
        await trx
          .updateTable("membership")
          .set({ reports_stopped_at: now().toISOString() })
          .where("person_id", "=", personId)
          .where("workspace_id", "=", workspaceId)
          .execute();
        await trx
          .updateTable("mail_choice")
          .set({ reports: 0 })
          .where("person_id", "=", personId)
          .where("site_id", "in", (eb) =>
            eb.selectFrom("site").select("id").where("workspace_id", "=", workspaceId),
          )
          .execute();
      });
    },

    /** Notes that a mail server took the report of a week for them. */
    async noteReported(personId: string, workspaceId: string, day: number): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("membership")
          .set({ reported_day: day })
          .where("person_id", "=", personId)
          .where("workspace_id", "=", workspaceId)
          .execute(),
      );
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
  const site = await lockSite(trx, siteId);
  if (site === undefined) return;
  const member = await trx
    .selectFrom("membership")
    .innerJoin("site", "site.workspace_id", "membership.workspace_id")
    .select("site.id")
    .where("person_id", "=", personId)
    .where("site.id", "=", siteId)
    .executeTakeFirst();
  if (member === undefined) return;
  if (choice.reports) {
    await trx
      .updateTable("membership")
      .set({ reports_stopped_at: null })
      .where("person_id", "=", personId)
      .where("workspace_id", "=", site.workspaceId)
      .where("reports_stopped_at", "is not", null)
      .execute();
  }
  const values = {
    reports: Number(choice.reports),
    alerts: Number(choice.alerts),
    instant: Number(choice.instant),
  };
  await trx
    .insertInto("mail_choice")
    .values({ person_id: personId, site_id: siteId, ...values })
    .onConflict((conflict) => conflict.columns(["person_id", "site_id"]).doUpdateSet(values))
    .execute();
}

/** Of a row that may not be there, whose person may have stopped what they did not choose. */
export function choiceOf({ reports, alerts, instant, reports_stopped_at: stoppedAt }: ChoiceRow): MailChoice {
  return {
    reports: reports === null ? defaultChoice.reports && stoppedAt === null : reports !== 0,
    alerts: alerts === null ? defaultChoice.alerts : alerts !== 0,
    instant: instant === null ? defaultChoice.instant : instant !== 0,
  };
}
