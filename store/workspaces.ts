import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Kysely, Transaction } from "kysely";
import type { Person } from "../domain/accounts/person.ts";
import { historyMail } from "../domain/mail/mail.ts";
import { defaultTimeZone } from "../domain/time-zone.ts";
import { endOfGrace } from "../domain/visits/history.ts";
import type { Change, ChangeKind } from "../domain/workspaces/changes.ts";
import {
  isPlan,
  isRole,
  type Membership,
  type Plan,
  type Role,
  type Workspace,
} from "../domain/workspaces/workspace.ts";
import type { Actor, OwnWorkspace } from "../domain/workspaces/workspaces.ts";
import { addChange } from "./changes.ts";
import { lockSite, lockWorkspace } from "./locks.ts";
import { languageIn } from "./people.ts";
import type { Schema } from "./schema.ts";
import { resumeDeliveries } from "./webhooks/deliver.ts";

export function workspacesIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** Where the person is now: where they were last, else the first of theirs, else a new one of their own. */
    async currentOf(person: Person, own?: OwnWorkspace): Promise<Membership> {
      const all = await membershipsOf(db, person.id);
      const current = all.find(({ id }) => id === person.workspaceId) ?? all[0];
      return current ?? transact((trx) => createFor(trx, person, own, now()));
    },

    of: (personId: string): Promise<Membership[]> => membershipsOf(db, personId),

    async find(id: string): Promise<Workspace | undefined> {
      const row = await db.selectFrom("workspace").selectAll().where("id", "=", id).executeTakeFirst();
      return row && workspaceOf(row);
    },

    roleOf: (personId: string, workspaceId: string) => roleInWorkspace(db, workspaceId, personId),

    /** Makes one of the person's workspaces their current one. */
    async enter(personId: string, workspaceId: string): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("person")
          .set({ workspace_id: workspaceId })
          .where("id", "=", personId)
          .where("id", "in", (eb) =>
            eb.selectFrom("membership").select("person_id").where("workspace_id", "=", workspaceId),
          )
          .execute(),
      );
    },

    /** `gone`, here and below: it was deleted meanwhile. */
    rename: (id: string, name: string, by: Actor): Promise<"changed" | "gone"> =>
      transact(async (trx) => {
        if (!(await lockWorkspace(trx, id))) return "gone";
        await trx.updateTable("workspace").set({ name }).where("id", "=", id).execute();
        await addChange(trx, { workspaceId: id, by, kind: "workspace-renamed", value: name, at: now() });
        return "changed";
      }),

    setTimeZone: (id: string, timeZone: string, by: Actor): Promise<"changed" | "gone"> =>
      transact(async (trx) => {
        if (!(await lockWorkspace(trx, id))) return "gone";
        await trx.updateTable("workspace").set({ time_zone: timeZone }).where("id", "=", id).execute();
        await addChange(trx, { workspaceId: id, by, kind: "time-zone-changed", value: timeZone, at: now() });
        return "changed";
      }),

    /** From Pro to free, its owners are owed a mail that says until when their history is there. */
    setPlan: (id: string, plan: Plan, by: Actor): Promise<"changed" | "gone"> =>
      transact(async (trx) => {
        const at = now();
        if (!(await lockWorkspace(trx, id))) return "gone";
        const before = await planOf(trx, id);
        if (plan === "pro") {
          await trx.updateTable("workspace").set({ plan, left_pro_at: null }).where("id", "=", id).execute();
        } else if (before === "pro") await leavePro(trx, jobs, id, at);
        await addChange(trx, { workspaceId: id, by, kind: "plan-changed", value: plan, at });
        return "changed";
      }),

    /**
     * Nobody in it sees or changes anything, and it gets no mails, until it is resumed. Its gates go on as before, and what its
     * webhooks are owed waits.
     */
    async setSuspended(id: string, isSuspended: boolean, by: Actor): Promise<void> {
      await transact(async (trx) => {
        const at = now();
        const changed = await trx
          .updateTable("workspace")
          .set({ suspended_at: isSuspended ? at.toISOString() : null })
          .where("id", "=", id)
          .where("suspended_at", isSuspended ? "is" : "is not", null)
          .returning("id")
          .executeTakeFirst();
        if (changed === undefined) return;
        if (!isSuspended) await resumeDeliveries(trx, id, at);
        const kind = isSuspended ? "workspace-suspended" : "workspace-resumed";
        await addChange(trx, { workspaceId: id, by, kind, at });
      });
    },

    /** Latest first; all of them, where no limit is given. */
    async changes(id: string, limit?: number): Promise<Change[]> {
      const rows = await db
        .selectFrom("change")
        .leftJoin("person", "person.id", "change.by_person_id")
        .leftJoin("api_token", "api_token.id", "change.by_token_id")
        .select(["at", "kind", "subject", "value", "person.name", "person.email", "api_token.name as token"])
        .where("change.workspace_id", "=", id)
        .orderBy("at", "desc")
        .orderBy("change.id")
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute();
      return rows.map((row) => ({
        at: row.at,
        by: row.name ?? row.email ?? undefined,
        token: row.token ?? undefined,
        // Written by `addChange` alone.
        kind: row.kind as ChangeKind,
        subject: row.subject ?? undefined,
        value: row.value ?? undefined,
      }));
    },
  };
}

async function membershipsOf(db: Kysely<Schema>, personId: string): Promise<Membership[]> {
  const rows = await db
    .selectFrom("membership")
    .innerJoin("workspace", "workspace.id", "membership.workspace_id")
    .selectAll("workspace")
    .select("membership.role")
    .where("person_id", "=", personId)
    .orderBy("membership.created_at")
    .orderBy("workspace.id")
    .execute();
  return rows.map((row) => ({ ...workspaceOf(row), role: roleIn(row) }));
}

/** The first of two requests that come at once makes it; the other one finds it. */
async function createFor(
  trx: Transaction<Schema>,
  person: Person,
  own: OwnWorkspace | undefined,
  at: Date,
): Promise<Membership> {
  await trx
    .updateTable("person")
    .set((eb) => ({ email: eb.ref("email") }))
    .where("id", "=", person.id)
    .execute();
  const existing = (await membershipsOf(trx, person.id))[0];
  if (existing !== undefined) return existing;
  const created_at = at.toISOString();
  const workspace = {
    id: randomUUID(),
    name: own?.name ?? person.name ?? person.email,
    plan: "free",
    created_at,
    time_zone: own?.timeZone ?? defaultTimeZone,
    delete_at: null,
    left_pro_at: null,
    suspended_at: null,
  };
  await trx.insertInto("workspace").values(workspace).execute();
  await trx
    .insertInto("membership")
    .values({ workspace_id: workspace.id, person_id: person.id, role: "owner", created_at })
    .execute();
  await addChange(trx, { workspaceId: workspace.id, by: person.id, kind: "workspace-created", at });
  return { ...workspaceOf(workspace), role: "owner" };
}

/** Puts a workspace that the transaction has locked on Free, and tells its owners. */
export async function leavePro(
  trx: Transaction<Schema>,
  jobs: Pick<Jobs<Schema>, "add">,
  id: string,
  at: Date,
): Promise<void> {
  const left = at.toISOString();
  await trx.updateTable("workspace").set({ plan: "free", left_pro_at: left }).where("id", "=", id).execute();
  await trx
    .updateTable("pro_agreement")
    .set({ ended_at: left })
    .where("workspace_id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  await queueHistoryMails(trx, jobs, id, at);
}

/** Tells the owners until when what the free plan does not keep is still there. */
async function queueHistoryMails(
  trx: Transaction<Schema>,
  jobs: Pick<Jobs<Schema>, "add">,
  id: string,
  at: Date,
): Promise<void> {
  const owners = await trx
    .selectFrom("membership")
    .innerJoin("person", "person.id", "membership.person_id")
    .select(["person.id", "person.email", "person.language"])
    .where("membership.workspace_id", "=", id)
    .where("membership.role", "=", "owner")
    .execute();
  const expiresAt = endOfGrace(at.toISOString()).toISOString();
  for (const owner of owners) {
    const recipient = { personId: owner.id, email: owner.email, language: languageIn(owner) };
    await jobs.add(trx, historyMail(at, { ...recipient, workspaceId: id, expiresAt }));
  }
}

interface WorkspaceRow {
  id: string;
  name: string;
  plan: string;
  created_at: string;
  time_zone: string;
  delete_at: string | null;
  left_pro_at: string | null;
  suspended_at: string | null;
}

export function workspaceOf(row: WorkspaceRow): Workspace {
  return {
    id: row.id,
    name: row.name,
    plan: planIn(row),
    createdAt: row.created_at,
    timeZone: row.time_zone,
    deleteAt: row.delete_at ?? undefined,
    leftProAt: row.left_pro_at ?? undefined,
    suspendedAt: row.suspended_at ?? undefined,
  };
}

export async function planOf(trx: Transaction<Schema>, workspaceId: string): Promise<Plan> {
  const row = await trx
    .selectFrom("workspace")
    .select("plan")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return planIn(row);
}

/** Locks a site that may sell: one of a workspace on Pro, whose domain is proven. Else what it lacks. */
export async function lockSellingSite(
  trx: Transaction<Schema>,
  site: string,
): Promise<{ workspaceId: string; domain: string } | "unknown" | "needs-pro" | "unproven"> {
  const locked = await lockSite(trx, site);
  if (locked === undefined) return "unknown";
  if ((await planOf(trx, locked.workspaceId)) !== "pro") return "needs-pro";
  const { proven_at } = await trx
    .selectFrom("site")
    .select("proven_at")
    .where("id", "=", site)
    .executeTakeFirstOrThrow();
  return proven_at === null ? "unproven" : locked;
}

/** A plan that a later version wrote is the one that lets least. */
export function planIn({ plan }: { plan: string }): Plan {
  return isPlan(plan) ? plan : "free";
}

export async function roleInWorkspace(
  db: Kysely<Schema>,
  workspaceId: string,
  personId: string,
): Promise<Role | undefined> {
  const row = await db
    .selectFrom("membership")
    .select("role")
    .where("workspace_id", "=", workspaceId)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return row && roleIn(row);
}

/** A role that a later version wrote is the least of those that this one knows. */
export function roleIn({ role }: { role: string }): Role {
  return isRole(role) ? role : "reader";
}
