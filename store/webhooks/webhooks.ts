import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import { isSqlite } from "@octroi/database/many-rows";
import { isLanguage } from "@octroi/ui/language/language";
import type { Selectable, Transaction } from "kysely";
import type { WebhookEvent } from "../../domain/webhooks/event.ts";
import {
  isEventKind,
  isFormat,
  testKind,
  type Webhook,
  webhookLimits,
} from "../../domain/webhooks/webhook.ts";
import type { ChangeKind } from "../../domain/workspaces/changes.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import { lockWorkspace } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { addEventTo, idsIn } from "./events.ts";

type Trx = Transaction<Schema>;

/** Sealed: `address` and `secret`. */
export type NewWebhook = Pick<Webhook, "id" | "workspaceId" | "format" | "address" | "host" | "language"> &
  WebhookChoice & { secret: string | undefined };

export type WebhookChoice = Pick<Webhook, "kinds" | "sites">;

export type DeliveryState = "waiting" | "delivered" | "failed";

/** An event on its way to an endpoint. */
export interface Delivery {
  event: WebhookEvent;
  state: DeliveryState;
  /** Attempts since it was owed, or sent again. */
  tries: number;
  /** Of what waits. */
  dueAt: string;
  doneAt: string | undefined;
}

export interface DeliveryAttempt {
  at: string;
  tookMs: number;
  /** `delivered`, or why not. */
  outcome: string;
  status: number | undefined;
  answer: string;
}

/** Whatever writes them locks the workspace first: they come one by one. */
export function webhooksIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  async function find(workspaceId: string, id: string): Promise<Webhook | undefined> {
    const row = await db
      .selectFrom("webhook")
      .selectAll()
      .where("workspace_id", "=", workspaceId)
      .where("id", "=", id)
      .executeTakeFirst();
    return row && webhookOf(row);
  }

  /** Changes one that is there, and notes it in the log of the workspace. False where it is not. */
  const change = (
    { workspaceId, id, kind, by }: { workspaceId: string; id: string; kind: ChangeKind; by: Actor },
    write: (trx: Trx, at: Date) => Promise<{ host: string } | undefined>,
  ): Promise<boolean> =>
    transact(async (trx) => {
      const at = now();
      if (!(await lockWorkspace(trx, workspaceId))) return false;
      const changed = await write(trx, at);
      if (changed === undefined) return false;
      // Rooms of a chat have one host: the first letters of the id tell two of them apart.
      const subject = changed.host;
      await addChange(trx, { workspaceId, by, kind, subject, value: id.slice(0, 8), at });
      return true;
    });

  const update = (
    trx: Trx,
    workspaceId: string,
    id: string,
    values: Partial<Selectable<Schema["webhook"]>>,
  ) =>
    trx
      .updateTable("webhook")
      .set(values)
      .where("workspace_id", "=", workspaceId)
      .where("id", "=", id)
      .returning("host")
      .executeTakeFirst();

  return {
    find,

    async list(workspaceId: string): Promise<Webhook[]> {
      const rows = await db
        .selectFrom("webhook")
        .selectAll()
        .where("workspace_id", "=", workspaceId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map(webhookOf);
    },

    add: (added: NewWebhook, by: Actor): Promise<"added" | "too-many" | "workspace-gone"> =>
      transact(async (trx) => {
        const at = now();
        const { id, workspaceId, host, kinds, sites, secret, ...rest } = added;
        if (!(await lockWorkspace(trx, workspaceId))) return "workspace-gone";
        const { total } = await trx
          .selectFrom("webhook")
          .select((eb) => eb.fn.countAll().as("total"))
          .where("workspace_id", "=", workspaceId)
          .executeTakeFirstOrThrow();
        if (Number(total) >= webhookLimits.perWorkspace) return "too-many";
        await trx
          .insertInto("webhook")
          .values({
            ...rest,
            id,
            workspace_id: workspaceId,
            host,
            kinds: JSON.stringify(kinds),
            sites: sites === undefined ? null : JSON.stringify(sites),
            secret: secret ?? null,
            created_at: at.toISOString(),
          })
          .execute();
        const value = id.slice(0, 8);
        await addChange(trx, { workspaceId, by, kind: "webhook-added", subject: host, value, at });
        return "added";
      }),

    choose: (workspaceId: string, id: string, { kinds, sites }: WebhookChoice, by: Actor) =>
      change({ workspaceId, id, kind: "webhook-changed", by }, (trx) =>
        update(trx, workspaceId, id, {
          kinds: JSON.stringify(kinds),
          sites: sites === undefined ? null : JSON.stringify(sites),
        }),
      ),

    /** The secret before it signs too, for a while, and those before that one whose while is not over. */
    rotate: (workspaceId: string, id: string, secret: string, by: Actor) =>
      change({ workspaceId, id, kind: "webhook-secret-changed", by }, async (trx, at) => {
        const row = await trx
          .selectFrom("webhook")
          .select(["secret", "previous_secret", "previous_until"])
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", id)
          .executeTakeFirst();
        if (row === undefined || row.secret === null) return undefined;
        // Whoever never got the answer with the new one asks again: their receiver still has the first.
        const previous = [row.secret, ...previousSecretsOf(row, at)].slice(0, webhookLimits.previousSecrets);
        return update(trx, workspaceId, id, {
          secret,
          previous_secret: previous.join(" "),
          previous_until: new Date(at.getTime() + webhookLimits.rotationMs).toISOString(),
        });
      }),

    enable: (workspaceId: string, id: string, by: Actor) =>
      change({ workspaceId, id, kind: "webhook-enabled", by }, (trx) =>
        update(trx, workspaceId, id, { disabled_at: null, failing_since: null }),
      ),

    remove: (workspaceId: string, id: string, by: Actor) =>
      change({ workspaceId, id, kind: "webhook-removed", by }, (trx) =>
        trx
          .deleteFrom("webhook")
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", id)
          .returning("host")
          .executeTakeFirst(),
      ),

    /** Owes it an event that tells of nothing but itself. */
    test: (workspaceId: string, id: string): Promise<string | undefined> =>
      transact(async (trx) => {
        const row = await trx
          .selectFrom("webhook")
          .select("id")
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", id)
          .where("disabled_at", "is", null)
          .$if(!isSqlite(trx), (query) => query.forKeyShare())
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const event = { kind: testKind, workspaceId, about: randomUUID(), facts: {}, at: now() } as const;
        return addEventTo(trx, [id], event);
      }),

    /** Those of an endpoint, the latest event first. */
    async deliveries(webhook: string, limit: number): Promise<Delivery[]> {
      const rows = await deliveryRows()
        .where("delivery.webhook", "=", webhook)
        .orderBy("event.at", "desc")
        .orderBy("event.id")
        .limit(limit)
        .execute();
      return rows.flatMap((row) => deliveryOf(row) ?? []);
    },

    /** One of them, and every attempt at it, the latest first. */
    async delivery(
      webhook: string,
      event: string,
    ): Promise<(Delivery & { attempts: DeliveryAttempt[] }) | undefined> {
      const row = await deliveryRows()
        .where("delivery.webhook", "=", webhook)
        .where("delivery.event", "=", event)
        .executeTakeFirst();
      const delivery = row && deliveryOf(row);
      if (row === undefined || delivery === undefined) return undefined;
      const attempts = await db
        .selectFrom("webhook_attempt")
        .selectAll()
        .where("delivery", "=", row.delivery)
        .orderBy("number", "desc")
        .execute();
      return {
        ...delivery,
        attempts: attempts.map(({ at, took_ms, outcome, status, answer }) => ({
          at,
          tookMs: took_ms,
          outcome,
          status: status ?? undefined,
          answer,
        })),
      };
    },

    /** Sends one again that is over, under the id that it had. False where it waits already, or its endpoint is off. */
    replay: (workspaceId: string, id: string, event: string): Promise<boolean> =>
      transact(async (trx) => {
        const at = now();
        const row = await trx
          .selectFrom("webhook")
          .select("id")
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", id)
          .where("disabled_at", "is", null)
          .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
          .executeTakeFirst();
        if (row === undefined) return false;
        const { numUpdatedRows } = await trx
          .updateTable("webhook_delivery")
          .set({
            due_at: at.toISOString(),
            tries: 0,
            expires_at: new Date(at.getTime() + webhookLimits.triesMs).toISOString(),
            done_at: null,
            outcome: null,
          })
          .where("webhook", "=", id)
          .where("event", "=", event)
          .where("done_at", "is not", null)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
  };

  function deliveryRows() {
    return db
      .selectFrom("webhook_delivery as delivery")
      .innerJoin("webhook_event as event", "event.id", "delivery.event")
      .selectAll("event")
      .select(["delivery.id as delivery", "delivery.tries", "delivery.due_at", "delivery.done_at"])
      .select("delivery.outcome");
  }
}

/** Those that sign at a moment beside the one in use, each sealed. */
export function previousSecretsOf(
  row: Pick<Selectable<Schema["webhook"]>, "previous_secret" | "previous_until">,
  at: Date,
): string[] {
  const isOver = row.previous_until === null || row.previous_until <= at.toISOString();
  return isOver || row.previous_secret === null ? [] : row.previous_secret.split(" ");
}

export function webhookOf(row: Selectable<Schema["webhook"]>): Webhook {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    format: isFormat(row.format) ? row.format : "signed",
    address: row.address,
    host: row.host,
    language: isLanguage(row.language) ? row.language : "en",
    kinds: idsIn(row.kinds).filter(isEventKind),
    sites: row.sites === null ? undefined : idsIn(row.sites),
    createdAt: row.created_at,
    failingSince: row.failing_since ?? undefined,
    disabledAt: row.disabled_at ?? undefined,
    previousUntil: row.previous_until ?? undefined,
  };
}

/** Undefined of a kind that a later version wrote. */
export function eventOf(row: Selectable<Schema["webhook_event"]>): WebhookEvent | undefined {
  const kind: string = row.kind;
  if (!isEventKind(kind) && kind !== testKind) return undefined;
  const event = {
    id: row.id,
    workspaceId: row.workspace,
    site: row.site ?? undefined,
    kind,
    facts: JSON.parse(row.facts),
    at: row.at,
  };
  // Only `addEvent` writes it, with the facts of its kind.
  return event as WebhookEvent;
}

function deliveryOf(
  row: Selectable<Schema["webhook_event"]> &
    Pick<Selectable<Schema["webhook_delivery"]>, "tries" | "due_at" | "done_at" | "outcome">,
): Delivery | undefined {
  const event = eventOf(row);
  return (
    event && {
      event,
      state: row.done_at === null ? "waiting" : row.outcome === "delivered" ? "delivered" : "failed",
      tries: row.tries,
      dueAt: row.due_at,
      doneAt: row.done_at ?? undefined,
    }
  );
}
