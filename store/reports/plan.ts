import type { Database } from "@octroi/database/database";
import type { Jobs, NewJob } from "@octroi/database/jobs";
import type { Transaction } from "kysely";
import type { MailList } from "../../domain/reports/mail-lists.ts";
import {
  alertKind,
  digestKind,
  maxDelayMs,
  type QueuedDigest,
  type QueuedMail,
  queueKey,
} from "../../domain/reports/queued-mail.ts";
import type { Planned } from "../../domain/reports/reports.ts";
import { lastMondayMorning, lastMorning, type Morning, morningBefore } from "../../domain/time-zone.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { choiceOf } from "./subscriptions.ts";

const workspacesAtOnce = 100;

/** A morning of a workspace, and the one before where its mails were planned too. */
interface Due {
  morning: Morning;
  previousAt: string | null;
}

interface Schedule {
  kind: typeof digestKind | typeof alertKind;
  /** Up to which day a workspace has been planned. */
  mark: "reported_day" | "alerted_day";
  morning: (zone: string, now: Date) => Morning;
  jobs: (trx: Transaction<Schema>, workspaceId: string, due: Due) => Promise<Owed[]>;
}

type Owed = Pick<NewJob, "key" | "payload" | "about">;

const schedules = {
  reports: { kind: digestKind, mark: "reported_day", morning: lastMondayMorning, jobs: digestsIn },
  alerts: { kind: alertKind, mark: "alerted_day", morning: lastMorning, jobs: alertsIn },
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

  async function planZone(
    { kind, mark, jobs: owedIn }: Schedule,
    zone: string,
    morning: Morning,
  ): Promise<number> {
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
          const expiresAt = new Date(morning.at.getTime() + maxDelayMs[kind]);
          for (const owed of await owedIn(trx, id, { morning, previousAt })) {
            const outcome = await jobs.add(trx, { kind, ...owed, expiresAt });
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

/** One for each person who wants to read about a site or more. */
async function digestsIn(trx: Transaction<Schema>, workspaceId: string, { morning }: Due): Promise<Owed[]> {
  const { at, day } = morning;
  const wanted = await recipientsIn(trx, "reports", workspaceId, morning);
  return [...new Set(wanted.map(({ personId }) => personId))].map((personId) => {
    const payload: QueuedDigest = { personId, workspaceId, day, dueAt: at.toISOString() };
    return { key: queueKey(workspaceId, personId, morning), payload, about: [personId, workspaceId] };
  });
}

async function alertsIn(
  trx: Transaction<Schema>,
  workspaceId: string,
  { morning, previousAt }: Due,
): Promise<Owed[]> {
  const wanted = await recipientsIn(trx, "alerts", workspaceId, morning);
  return wanted.map(({ personId, siteId }) => {
    const payload: QueuedMail = { personId, siteId, dueAt: morning.at.toISOString(), previousAt };
    return { key: queueKey(siteId, personId, morning), payload, about: [personId, siteId] };
  });
}

/** Who wants which mail. Whoever, and whatever site, came after the morning has none of that morning. */
async function recipientsIn(
  trx: Transaction<Schema>,
  list: MailList,
  workspaceId: string,
  { at }: Morning,
): Promise<{ personId: string; siteId: string }[]> {
  const moment = at.toISOString();
  const rows = await trx
    .selectFrom("membership")
    .innerJoin("person", "person.id", "membership.person_id")
    .innerJoin("site", "site.workspace_id", "membership.workspace_id")
    .leftJoin("mail_choice", (join) =>
      join.onRef("mail_choice.person_id", "=", "person.id").onRef("mail_choice.site_id", "=", "site.id"),
    )
    .select([
      "person.id as personId",
      "site.id as siteId",
      "mail_choice.reports",
      "mail_choice.alerts",
      "mail_choice.instant",
      "membership.reports_stopped_at",
    ])
    .where("membership.workspace_id", "=", workspaceId)
    .where("membership.created_at", "<=", moment)
    .where("site.created_at", "<=", moment)
    .where("person.terms", "is not", null)
    .where("person.mails_stopped_at", "is", null)
    .orderBy("site.id")
    .orderBy("person.id")
    .execute();
  return rows.filter((row) => {
    const choice = choiceOf(row);
    // Who is told at once has heard of it by the morning.
    return choice[list] && !(list === "alerts" && choice.instant);
  });
}
