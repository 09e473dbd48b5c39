import type { Migrations } from "@octroi/database/migrate";
import { addJobSubjects } from "@octroi/database/tables";
import { sql, type Transaction } from "kysely";
import { digestOf } from "../../domain/secrets/tokens.ts";
import { msPerDay, msPerHour } from "../../domain/visits/day.ts";
import type { Schema } from "../schema.ts";

export const jobMigrations: Migrations<Schema> = {
  "0013-job-subjects": async (trx) => {
    await addJobSubjects(trx);
    const { rows } =
      await sql<OldJob>`select id, kind, key, payload from job where done_at is null or payload <> 'null'`.execute(
        trx,
      );
    for (const job of rows) await nameSubjects(trx, job);
  },
  "0013-indexes-of-people": async ({ schema }) => {
    await schema.createIndex("change_by_person").on("change").column("by_person_id").execute();
    await schema.createIndex("change_by_subject").on("change").column("subject").execute();
    await schema
      .createIndex("policy_version_by_person")
      .on("policy_version")
      .column("by_person_id")
      .execute();
    await schema.createIndex("policy_draft_by_person").on("policy_draft").column("by_person_id").execute();
    await schema.createIndex("challenge_by_person").on("challenge").column("person_id").execute();
    await schema.createIndex("challenge_by_email").on("challenge").column("email").execute();
    await schema.createIndex("invitation_by_email").on("invitation").column("email").execute();
  },
};

interface OldJob {
  id: string;
  kind: string;
  key: string;
  payload: string;
}

interface Subjects {
  about: readonly unknown[];
  /** In ms; of what cannot be read, in a month. */
  expiresAt?: number;
  /** Where it is to be another. */
  payload?: object;
}

/** Gives a job that waits, or is kept for an operator, the ids of whom and what it is about; names leave it. */
async function nameSubjects(trx: Transaction<Schema>, { id, payload, ...job }: OldJob): Promise<void> {
  const subjects = await subjectsOf(trx, job, parsed(payload));
  const expiresAt = subjects.expiresAt ?? Number.NaN;
  const end = new Date(Number.isNaN(expiresAt) ? Date.now() + 30 * msPerDay : expiresAt).toISOString();
  const text = subjects.payload === undefined ? payload : JSON.stringify(subjects.payload);
  await sql`update job set expires_at = ${end}, payload = ${text} where id = ${id}`.execute(trx);
  for (const about of new Set(subjects.about)) {
    if (typeof about !== "string") continue;
    await sql`insert into job_about (about, job) values (${about}, ${id})`.execute(trx);
  }
}

async function subjectsOf(
  trx: Transaction<Schema>,
  { kind, key }: Pick<OldJob, "kind" | "key">,
  payload: Record<string, unknown>,
): Promise<Subjects> {
  const { siteId, personId, dueAt, until } = payload;
  if (kind === "report") return { about: [personId, siteId], expiresAt: timeOf(dueAt) + 2 * msPerDay };
  if (kind === "alert") return { about: [personId, siteId], expiresAt: timeOf(dueAt) + 6 * msPerHour };
  if (kind === "dns-watch") return { about: [siteId], expiresAt: timeOf(until) + msPerHour };
  const {
    to,
    challengeId,
    invitationId,
    inviter: _inviter,
    role: _role,
    workspace: _name,
    ...kept
  } = payload;
  const about = typeof to === "string" ? [digestOf(to)] : [];
  const expiresAt = timeOf(payload["expiresAt"]);
  // The keys of mails to people end in ids: `history <workspace> <person> <when>`, `dns-through <site> <person>`.
  const [, first, second] = key.split(" ");
  switch (payload["about"]) {
    case "code": {
      const { rows } = await sql<{ person_id: string | null }>`
        select person_id from challenge where id = ${String(challengeId).replace(/ old$/, "")}`.execute(trx);
      return { about: [...about, rows[0]?.person_id], expiresAt };
    }
    case "invitation": {
      const { rows } = await sql<{ workspace_id: string; by_person_id: string | null }>`
        select invitation.workspace_id, change.by_person_id from invitation left join change
        on change.workspace_id = invitation.workspace_id and change.kind = 'person-invited'
        and change.subject = invitation.email and change.at = invitation.created_at
        where invitation.id = ${invitationId}`.execute(trx);
      const inviterId = rows[0]?.by_person_id ?? undefined;
      return {
        about: [...about, invitationId, rows[0]?.workspace_id],
        expiresAt,
        payload: { ...kept, to, invitationId, inviterId },
      };
    }
    case "workspace-deletion":
    case "history":
      return { about: [...about, first, second], expiresAt, payload: { ...kept, to, workspaceId: first } };
    case "dns-through":
      return { about: [...about, first, second], expiresAt };
    default:
      return { about, expiresAt };
  }
}

function parsed(payload: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(payload));
  } catch {
    return {};
  }
}

/** In ms; not a number where it is no time. */
function timeOf(moment: unknown): number {
  return Date.parse(String(moment));
}
