import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { sql, type Transaction } from "kysely";
import { defaultChoice, type MailList } from "../../domain/reports/mail-lists.ts";
import {
  alertKind,
  maxDelayMs,
  type QueuedMail,
  queueKey,
  reportKind,
} from "../../domain/reports/queued-mail.ts";
import type { Planned } from "../../domain/reports/reports.ts";
import {
  lastMondayMorning,
  lastMorning,
  type Morning,
  morningBefore,
} from "../../domain/reports/time-zone.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";

const workspacesAtOnce = 100;

interface Schedule {
  list: MailList;
  kind: typeof reportKind | typeof alertKind;
  /** Up to which day a workspace has been planned. */
  mark: "reported_day" | "alerted_day";
  morning: (zone: string, now: Date) => Morning;
}

const schedules = {
  reports: { list: "reports", kind: reportKind, mark: "reported_day", morning: lastMondayMorning },
  alerts: { list: "alerts", kind: alertKind, mark: "alerted_day", morning: lastMorning },
} as const satisfies Record<MailList, Schedule>;

/** Owes mails workspace by workspace: what is planned is marked in the transaction that owes it. */
export function planningIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
) {
  async function plan(schedule: Schedule, now: Date): Promise<Planned> {
    const zones = await db.selectFrom("workspace").select("time_zone").distinct().execute();
    let mails = 0;
    for (const { time_zone: zone } of zones) {
      const morning = schedule.morning(zone, now);
      if (now.getTime() - morning.at.getTime() <= maxDelayMs[schedule.kind]) {
        mails += await planZone(schedule, zone, morning);
      }
    }
    return { mails };
  }

  async function planZone({ list, kind, mark }: Schedule, zone: string, morning: Morning): Promise<number> {
    let mails = 0;
    let after = "";
    for (;;) {
      const workspaces = await db
        .selectFrom("workspace")
        .select("id")
        .where("time_zone", "=", zone)
        .where("suspended_at", "is", null)
        .where((eb) => eb.or([eb(mark, "is", null), eb(mark, "<", morning.day)]))
        .where("id", ">", after)
        .orderBy("id")
        .limit(workspacesAtOnce)
        .execute();
      for (const { id } of workspaces) {
        mails += await transact(async (trx) => {
          const before = await markPlanned(trx, mark, id, morning.day);
          if (before === "planned") return 0;
          const isNext = before === morning.day - 1;
          const previousAt = isNext ? morningBefore(zone, morning).at.toISOString() : null;
          let added = 0;
          for (const owed of await recipientsIn(trx, list, id, morning)) {
            const payload: QueuedMail = { ...owed, dueAt: morning.at.toISOString(), previousAt };
            const job = { kind, key: queueKey(owed, morning), payload, about: [owed.personId, owed.siteId] };
            const expiresAt = new Date(morning.at.getTime() + maxDelayMs[kind]);
            const outcome = await jobs.add(trx, { ...job, expiresAt });
            if (outcome === "added") added += 1;
          }
          return added;
        });
        after = id;
      }
      if (workspaces.length < workspacesAtOnce) return mails;
    }
  }

  return {
    /** Owes the reports whose Monday morning has come, each once, however often and by however many it is asked. */
    planReports: (now: Date): Promise<Planned> => plan(schedules.reports, now),
    /** Owes a look, for whoever wants alerts, at each morning that has come. */
    planAlerts: (now: Date): Promise<Planned> => plan(schedules.alerts, now),
  };
}

/** The mark before it; `planned` where another server was first, for which this one has waited. */
async function markPlanned(
  trx: Transaction<Schema>,
  mark: Schedule["mark"],
  workspaceId: string,
  day: number,
): Promise<number | null | "planned"> {
  // So that what is read next is still so when it is written.
  await lockWorkspace(trx, workspaceId);
  const row = await trx.selectFrom("workspace").select(mark).where("id", "=", workspaceId).executeTakeFirst();
  const before = row?.[mark] ?? null;
  if (row === undefined || (before !== null && before >= day)) return "planned";
  await trx
    .updateTable("workspace")
    .set({ [mark]: day })
    .where("id", "=", workspaceId)
    .execute();
  return before;
}

/** Who wants which mail. Whoever, and whatever site, came after the morning has none of that morning. */
async function recipientsIn(
  trx: Transaction<Schema>,
  list: MailList,
  workspaceId: string,
  { at }: Morning,
): Promise<Pick<QueuedMail, "personId" | "siteId">[]> {
  const moment = at.toISOString();
  const rows = await trx
    .selectFrom("membership")
    .innerJoin("person", "person.id", "membership.person_id")
    .innerJoin("site", "site.workspace_id", "membership.workspace_id")
    .leftJoin("mail_choice", (join) =>
      join.onRef("mail_choice.person_id", "=", "person.id").onRef("mail_choice.site_id", "=", "site.id"),
    )
    .select(["person.id as personId", "site.id as siteId"])
    .where("membership.workspace_id", "=", workspaceId)
    .where("membership.created_at", "<=", moment)
    .where("site.created_at", "<=", moment)
    .where("person.terms", "is not", null)
    .where("person.mails_stopped_at", "is", null)
    .where((eb) =>
      eb(eb.fn.coalesce(`mail_choice.${list}`, sql.lit(Number(defaultChoice[list]))), "=", sql.lit(1)),
    )
    .orderBy("site.id")
    .orderBy("person.id")
    .execute();
  return rows;
}
