import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import { isSqlite } from "@octroi/database/many-rows";
import type { Transaction } from "kysely";
import {
  type OperatorChange,
  type OperatorChangeKind,
  operatorChangeKinds,
} from "../domain/books/operator-changes.ts";
import type { Actor } from "../domain/workspaces/workspaces.ts";
import type { Schema } from "./schema.ts";

export interface Operator {
  email: string;
  name: string | undefined;
  since: string;
}

/** Who keeps the books by the console's pages, and what was done to them. Whoever has the machine names operators. */
export function operatorsIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    /** By the address of their account, which has to be there. */
    add: (email: string): Promise<"added" | "repeated" | "unknown"> =>
      transact(async (trx) => {
        const person = await trx
          .selectFrom("person")
          .select("id")
          .where("email", "=", email)
          .$if(!isSqlite(trx), (query) => query.forKeyShare())
          .executeTakeFirst();
        if (person === undefined) return "unknown";
        const added = await trx
          .insertInto("operator")
          .values({ person_id: person.id, since: now().toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .returning("person_id")
          .executeTakeFirst();
        return added === undefined ? "repeated" : "added";
      }),

    /** From their next request on. */
    remove: (email: string): Promise<"removed" | "unknown"> =>
      transact(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("operator")
          .where("person_id", "in", (eb) => eb.selectFrom("person").select("id").where("email", "=", email))
          .executeTakeFirst();
        return numDeletedRows === 0n ? "unknown" : "removed";
      }),

    /** The first one first. */
    async list(): Promise<Operator[]> {
      const rows = await db
        .selectFrom("operator")
        .innerJoin("person", "person.id", "operator.person_id")
        .select(["person.email", "person.name", "operator.since"])
        .orderBy("operator.since")
        .orderBy("person.email")
        .execute();
      return rows.map(({ email, name, since }) => ({ email, name: name ?? undefined, since }));
    },

    /** Since when somebody is an operator; undefined of whoever is none. */
    async since(personId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom("operator")
        .select("since")
        .where("person_id", "=", personId)
        .executeTakeFirst();
      return row?.since;
    },

    /** The latest first; one person's, or everybody's. */
    async changes(limit: number, personId?: string): Promise<OperatorChange[]> {
      let query = db
        .selectFrom("operator_change as change")
        .leftJoin("person", "person.id", "change.by_person_id")
        .select(["change.at", "change.is_command", "change.kind", "change.subject"])
        .select(["person.name", "person.email"])
        .orderBy("change.at", "desc")
        .orderBy("change.id")
        .limit(limit);
      if (personId !== undefined) query = query.where("change.by_person_id", "=", personId);
      const rows = await query.execute();
      return rows.flatMap(({ at, is_command, kind: stored, subject, name, email }) => {
        // A later version may have written kinds that this one has no words for.
        const kind = operatorChangeKinds.find((known) => known === stored);
        if (kind === undefined) return [];
        return [{ at, by: is_command === 1 ? null : (name ?? email ?? undefined), kind, subject }];
      });
    },
  };
}

interface NewOperatorChange {
  /** Undefined: whoever has the machine, by a command. */
  by: Actor;
  kind: OperatorChangeKind;
  subject: string;
  at: Date;
}

/** In the transaction of what was done. */
export async function addOperatorChange(
  trx: Transaction<Schema>,
  { by, kind, subject, at }: NewOperatorChange,
): Promise<void> {
  await trx
    .insertInto("operator_change")
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      by_person_id: by ?? null,
      is_command: by === undefined ? 1 : 0,
      kind,
      subject,
    })
    .execute();
}
