import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import { anyOf } from "@octroi/database/many-rows";
import type { Selectable } from "kysely";
import type { FoundSession } from "../domain/accounts/people.ts";
import { type Session, sessionLimits } from "../domain/accounts/session.ts";
import { digestOf, randomToken } from "../domain/secrets/tokens.ts";
import { personOf } from "./people.ts";
import type { Schema } from "./schema.ts";

export function sessionsIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();

  /** Gives the browser another token. Of several requests that come at once, one hands it over. */
  async function rotate({ id, token_digest }: SessionRow, digest: string): Promise<string | undefined> {
    const token = randomToken();
    const { numUpdatedRows } = await transact((trx) =>
      trx
        .updateTable("session")
        .set({ token_digest: digestOf(token), previous_digest: digest, rotated_at: now().toISOString() })
        .where("id", "=", id)
        .where("token_digest", "=", token_digest)
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n ? token : undefined;
  }

  /** The token that was handed over has arrived. */
  async function endPrevious(id: string, digest: string): Promise<void> {
    await transact((trx) =>
      trx
        .updateTable("session")
        .set({ previous_digest: null })
        .where("id", "=", id)
        .where("token_digest", "=", digest)
        .execute(),
    );
  }

  async function touch(id: string): Promise<void> {
    await transact((trx) =>
      trx.updateTable("session").set({ last_seen_at: now().toISOString() }).where("id", "=", id).execute(),
    );
  }

  return {
    async start(personId: string, browser: string): Promise<{ session: Session; token: string }> {
      const token = randomToken();
      const moment = now().toISOString();
      const row = {
        id: randomUUID(),
        person_id: personId,
        token_digest: digestOf(token),
        previous_digest: null,
        rotated_at: moment,
        browser,
        created_at: moment,
        last_seen_at: moment,
        proven_at: moment,
      };
      await transact((trx) => trx.insertInto("session").values(row).execute());
      return { session: sessionOf(row), token };
    },

    async find(token: string): Promise<FoundSession | undefined> {
      const digest = digestOf(token);
      const row = await db
        .selectFrom("session")
        .selectAll()
        .where((eb) => eb.or([eb("token_digest", "=", digest), eb("previous_digest", "=", digest)]))
        .where("last_seen_at", ">", before(sessionLimits.idleMs))
        .where("created_at", ">", before(sessionLimits.lifetimeMs))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const person = await db
        .selectFrom("person")
        .selectAll()
        .where("id", "=", row.person_id)
        .executeTakeFirst();
      if (person === undefined) return undefined;
      if (row.last_seen_at < before(sessionLimits.touchMs)) await touch(row.id);
      const isCurrent = row.token_digest === digest;
      const isUnderWay = row.rotated_at > before(sessionLimits.graceMs);
      if (isCurrent && row.previous_digest !== null && !isUnderWay) await endPrevious(row.id, digest);
      // Where the one before it still comes, the answer that handed its successor over was lost.
      const isDue = isCurrent ? row.rotated_at < before(sessionLimits.rotateMs) : !isUnderWay;
      return {
        session: sessionOf(row),
        person: personOf(person),
        nextToken: isDue ? await rotate(row, digest) : undefined,
      };
    },

    /** Which of some sites whoever has each of these sessions may see. */
    async sitesOf(
      ids: readonly string[],
      sites: readonly string[],
    ): Promise<Map<string, ReadonlySet<string>>> {
      const rows = await db
        .selectFrom("session")
        .innerJoin("membership", "membership.person_id", "session.person_id")
        .innerJoin("site", "site.workspace_id", "membership.workspace_id")
        .select(["session.id as session", "site.id as site"])
        .where("session.id", "in", anyOf(db, ids))
        .where("site.id", "in", anyOf(db, sites))
        .where("session.last_seen_at", ">", before(sessionLimits.idleMs))
        .where("session.created_at", ">", before(sessionLimits.lifetimeMs))
        .execute();
      const bySession = Map.groupBy(rows, ({ session }) => session);
      return new Map([...bySession].map(([session, of]) => [session, new Set(of.map(({ site }) => site))]));
    },

    /** The person has just proven who they are. */
    async prove(id: string): Promise<void> {
      await transact((trx) =>
        trx.updateTable("session").set({ proven_at: now().toISOString() }).where("id", "=", id).execute(),
      );
    },

    /** Last seen first. */
    async list(personId: string): Promise<Session[]> {
      const rows = await db
        .selectFrom("session")
        .selectAll()
        .where("person_id", "=", personId)
        .where("last_seen_at", ">", before(sessionLimits.idleMs))
        .where("created_at", ">", before(sessionLimits.lifetimeMs))
        .orderBy("last_seen_at", "desc")
        .execute();
      return rows.map(sessionOf);
    },

    /** One of the person's own. */
    async end(personId: string, id: string): Promise<void> {
      await transact((trx) =>
        trx.deleteFrom("session").where("person_id", "=", personId).where("id", "=", id).execute(),
      );
    },

    /** All of them, but for one. */
    async endAll(personId: string, exceptId?: string): Promise<void> {
      await transact((trx) =>
        trx
          .deleteFrom("session")
          .where("person_id", "=", personId)
          .$if(exceptId !== undefined, (query) => query.where("id", "<>", exceptId ?? ""))
          .execute(),
      );
    },
  };
}

type SessionRow = Selectable<Schema["session"]>;

function sessionOf(row: SessionRow): Session {
  return {
    id: row.id,
    personId: row.person_id,
    browser: row.browser,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    provenAt: row.proven_at,
  };
}
